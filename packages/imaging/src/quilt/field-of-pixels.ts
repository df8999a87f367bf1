import { toOklab } from '@naksha/colour';
import type { Field } from './field.ts';

/** Pixels of eight bits as a small copy to judge by; transparency is not looked at. */
export function fieldOfPixels(
  data: Uint8Array | Uint8ClampedArray,
  channels: number,
  { width, height }: { readonly width: number; readonly height: number },
): Field {
  const lab = new Float32Array(width * height * 3);
  const known = new Map<number, number>();
  const colour: [number, number, number] = [0, 0, 0];
  for (let at = 0; at < width * height; at++) {
    const from = at * channels;
    const [red, green, blue] = [data[from] ?? 0, data[from + 1] ?? 0, data[from + 2] ?? 0];
    const name = (red << 16) | (green << 8) | blue;
    const seen = known.get(name);
    if (seen !== undefined) {
      lab.copyWithin(at * 3, seen, seen + 3);
      continue;
    }
    toOklab(red / 255, green / 255, blue / 255, colour);
    for (let axis = 0; axis < 3; axis++) lab[at * 3 + axis] = (colour[axis] ?? 0) * 100;
    known.set(name, at * 3);
  }
  return { width, height, lab };
}
