import type { EffectTransferParams } from '@naksha/contract';
import { layTechnique, mixIn, type Plain, transferLook } from '@naksha/crafts';

/** Pixels as a canvas has them: four bytes each. */
interface Copy {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

/** What would come of a small copy of a picture, on white: the server's own arithmetic, with as many threads to its side. */
export function previewEffect(picture: Copy, look: Copy | undefined, params: EffectTransferParams) {
  const { technique, keepPalette: keepsPalette, size, strength, tileable } = params;
  const { width, height } = picture;
  const plain = opaque(picture, tileable);
  const changed =
    technique !== undefined
      ? layTechnique(plain, technique, { size, keepsPalette }, () => undefined)
      : look === undefined
        ? plain.pixels
        : transferLook(plain, opaque(look, false), { keepsPalette }, () => undefined);
  const laid = mixIn(changed.slice(), plain.pixels, strength / 100);
  const pixels = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let at = 0; at < width * height; at++) pixels.set(laid.subarray(at * 3, at * 3 + 3), at * 4);
  return { pixels, width, height };
}

function opaque({ data, width, height }: Copy, wraps: boolean): Plain {
  const pixels = new Uint8Array(width * height * 3);
  for (let at = 0; at < width * height; at++) pixels.set(data.subarray(at * 4, at * 4 + 3), at * 3);
  return { width, height, pixels, wraps };
}
