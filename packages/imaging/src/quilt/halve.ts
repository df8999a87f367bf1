import type { Field } from './field.ts';

/** The field at half its size. */
export function halved({ width, height, lab }: Field): Field {
  const [across, down] = [Math.max(1, width >> 1), Math.max(1, height >> 1)];
  const small = new Float32Array(across * down * 3);
  for (let y = 0; y < down; y++) {
    for (let x = 0; x < across; x++) {
      const at = (2 * y * width + 2 * x) * 3;
      for (let axis = 0; axis < 3; axis++) {
        const right = Math.min(2 * x + 1, width - 1) - 2 * x;
        const below = (Math.min(2 * y + 1, height - 1) - 2 * y) * width;
        small[(y * across + x) * 3 + axis] =
          ((lab[at + axis] ?? 0) +
            (lab[at + right * 3 + axis] ?? 0) +
            (lab[at + below * 3 + axis] ?? 0) +
            (lab[at + (below + right) * 3 + axis] ?? 0)) /
          4;
      }
    }
  }
  return { width: across, height: down, lab: small };
}

/** A mask at half the size of its field: 1 where any of the four was. */
export function halvedMask(mask: Uint8Array, { width, height }: Pick<Field, 'width' | 'height'>): Uint8Array {
  const [across, down] = [Math.max(1, width >> 1), Math.max(1, height >> 1)];
  const small = new Uint8Array(across * down);
  for (let y = 0; y < down; y++) {
    for (let x = 0; x < across; x++) {
      const at = 2 * y * width + 2 * x;
      small[y * across + x] =
        (mask[at] ?? 0) | (mask[at + 1] ?? 0) | (mask[at + width] ?? 0) | (mask[at + width + 1] ?? 0);
    }
  }
  return small;
}
