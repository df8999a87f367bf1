import { createInkParting, type Rendering, readPress } from '@naksha/colour';
import type { PixelLayout } from '../bands/pixel-layout.ts';
import { onWhite } from '../flat/on-white.ts';
import { pressProfile } from './press-profile.ts';

/**
 * Parts 8-bit rows into cyan, magenta, yellow and black, transparency on white. The pixels are changed where they lie; the inks are
 * the caller's until the next rows come.
 */
export function inkRows(
  { channels }: Pick<PixelLayout, 'channels'>,
  rendering: Rendering,
): (rows: Uint8Array) => Uint8Array {
  const part = createInkParting(readPress(pressProfile()), rendering);
  let room = new Uint8Array();
  return (rows) => {
    const length = (rows.length / channels) * 4;
    if (room.length < length) room = new Uint8Array(length);
    const inks = room.subarray(0, length);
    part(onWhite(rows, channels), channels, inks);
    return inks;
  };
}
