import { endianness } from 'node:os';
import type { Metadata, Sharp } from 'sharp';
import { isSrgbProfile } from './is-srgb-profile.ts';
import { read } from './sharp.ts';

/** True when the samples of a picture are kept in sixteen bits. */
export function hasSixteenBits({ depth }: Metadata): boolean {
  return depth === 'ushort' && endianness() === 'LE';
}

/** How many samples a pixel has beside its colour: transparency, or channels of a studio's own. */
function samplesBeside({ space, channels }: Metadata): number {
  if (space === 'cmyk') return channels - 4;
  return channels - (space === 'b-w' || space === 'grey16' ? 1 : 3);
}

/** True when a picture may have transparent places. Of several samples beside the colours nothing says which that would be. */
export function showsThrough(head: Metadata): boolean {
  return samplesBeside(head) === 1;
}

/**
 * The pixels of a picture, of which `head` was read, in sRGB: of eight bits or of sixteen. sharp takes P3 for the space in which it
 * works on RGB of sixteen bits, and leaves such pixels there: those whose profile says sRGB are read as they are, and those of other
 * profiles are taken to sRGB on the way out, and so are greys of sixteen bits, whose profile it leaves aside otherwise. There is one sample more where it `showsThrough`.
 */
export function srgbOf(path: string, head: Metadata, bits: 8 | 16): Sharp {
  const pixels = colouredOf(path, head, bits);
  return samplesBeside(head) > 1 ? pixels.removeAlpha() : pixels;
}

function colouredOf(path: string, { space, icc }: Metadata, bits: 8 | 16): Sharp {
  const name = bits === 8 ? 'srgb' : 'rgb16';
  if (space === 'grey16' && icc !== undefined) {
    return read(path)
      .toColourspace(bits === 8 ? 'b-w' : 'grey16')
      .withIccProfile('srgb', { attach: false });
  }
  if (space !== 'rgb16' || icc === undefined) return read(path).toColourspace(name);
  if (isSrgbProfile(icc)) return read(path, { ignoreIcc: true }).toColourspace(name);
  return read(path).toColourspace(name).withIccProfile('srgb', { attach: false });
}
