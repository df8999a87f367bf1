import type { TiffDirectory } from '../tiff-directory.ts';

const tag = { bits: 258, photometric: 262, planar: 284, sampleFormat: 339, profile: 34_675 } as const;
const greys: readonly number[] = [0, 1];
const cieLab = 8;
const iccLab = 9;
const whole = 1;
const floating = 3;

/**
 * Kinds of TIFF that the decoder refuses or shows in colours that are not the file's, though their samples can be had from it. `lab`:
 * CIELAB of eight bits with signed a and b; `iccLab`: the same with a and b from 0; `long`: whole numbers of 32 bits; `grey`: grey
 * in floating point, linear from 0 to 1.
 */
export type MisreadKind = 'lab' | 'iccLab' | 'long' | 'grey';

/** Which of these a picture is; undefined for every other. */
export function misreadKind(directory: TiffDirectory | undefined): MisreadKind | undefined {
  const value = (entry: number) => directory?.get(entry);
  const bits = value(tag.bits) ?? 1;
  const format = value(tag.sampleFormat) ?? whole;
  const photometric = value(tag.photometric) ?? 0;
  if (bits === 8 && photometric === cieLab) return 'lab';
  if (bits === 8 && photometric === iccLab) return 'iccLab';
  if (bits === 32 && format === whole && (photometric === 2 || greys.includes(photometric))) return 'long';
  return bits === 32 && format === floating && greys.includes(photometric) ? 'grey' : undefined;
}
