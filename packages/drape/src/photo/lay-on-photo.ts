import { linearToSrgb } from '@naksha/colour';
import { linearOf, type Placement, type Print, samplePrint } from '../print.ts';
import type { PhotoCloth } from './read-photo.ts';

/** A design to be laid on the cloth of a photograph. */
export interface Laying {
  readonly cloth: PhotoCloth;
  readonly print: Print;
  readonly placement: Placement;
  /** How wide the cloth is that is seen, in cm. */
  readonly clothCm: number;
}

/** Steps of linear light that are distinguished. */
const steps = 4096;
const bytes = Uint8Array.from({ length: steps + 1 }, (_, step) => Math.round(linearToSrgb(step / steps) * 255));

/**
 * Lays a design on some rows of a photograph of `width` × `height` pixels, in place: RGB or RGBA rows from `top` on. What is no cloth, and what lies
 * beside a print that lies there once, keeps its bytes.
 */
export function layOnPhoto(
  { cloth, print, placement, clothCm }: Laying,
  photo: { readonly width: number; readonly height: number },
  top: number,
  rows: Uint8Array,
  channels: 3 | 4,
): void {
  const { width, height } = photo;
  const count = rows.length / (width * channels);
  const [stepX, stepY] = [cloth.width / width, cloth.height / height];
  const colour = new Float32Array(3);
  const at = { place: 0, right: 0, below: 0, across: 0, down: 0 };
  const between = (values: Float32Array) => {
    const upper = (values[at.place] ?? 0) * (1 - at.across) + (values[at.place + at.right] ?? 0) * at.across;
    const lower =
      (values[at.place + at.below] ?? 0) * (1 - at.across) + (values[at.place + at.below + at.right] ?? 0) * at.across;
    return upper * (1 - at.down) + lower * at.down;
  };
  for (let row = 0; row < count; row++) {
    const y = Math.max(0, Math.min(cloth.height - 1, (top + row + 0.5) * stepY - 0.5));
    for (let column = 0; column < width; column++) {
      const x = Math.max(0, Math.min(cloth.width - 1, (column + 0.5) * stepX - 0.5));
      const [i, j] = [Math.floor(x), Math.floor(y)];
      at.place = j * cloth.width + i;
      at.right = i + 1 < cloth.width ? 1 : 0;
      at.below = j + 1 < cloth.height ? cloth.width : 0;
      at.across = x - i;
      at.down = y - j;
      const cover = between(cloth.cover);
      if (cover <= 0) continue;
      const [u, v] = [between(cloth.u) * clothCm, between(cloth.v) * clothCm];
      const [across, down] = [(u - placement.x) / placement.widthCm, (v - placement.y) / placement.heightCm];
      if (placement.isOnce && (across < 0 || across >= 1 || down < 0 || down >= 1)) continue;
      samplePrint(print, placement, u, v, cmPerPixel(cloth, at) * clothCm * stepX, colour);
      const light = between(cloth.light);
      const into = (row * width + column) * channels;
      for (let channel = 0; channel < 3; channel++) {
        const before = linearOf[rows[into + channel] ?? 0] ?? 0;
        const laid = (colour[channel] ?? 0) * light;
        const value = before + (Math.min(1, laid) - before) * Math.min(1, cover);
        rows[into + channel] = bytes[Math.round(value * steps)] ?? 0;
      }
    }
  }
}

/** How much cloth lies in one pixel of the copy, as a share of its width. */
function cmPerPixel({ u, v }: PhotoCloth, { place, right, below }: { place: number; right: number; below: number }) {
  const across = Math.hypot((u[place + right] ?? 0) - (u[place] ?? 0), (v[place + right] ?? 0) - (v[place] ?? 0));
  const down = Math.hypot((u[place + below] ?? 0) - (u[place] ?? 0), (v[place + below] ?? 0) - (v[place] ?? 0));
  return Math.min(1, Math.max(across, down));
}
