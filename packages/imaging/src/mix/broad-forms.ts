import { bandRows } from '../bands/each-band.ts';
import { type Field, wrap } from '../quilt/field.ts';
import { fieldOfPixels } from '../quilt/field-of-pixels.ts';

/** The broad forms of a picture: OKLab of each small pixel, smoothed; around the torus for a tile. */
export function smoothed(field: Field, radius: number): Field {
  let lab = field.lab;
  // Three boxes are nearly a Gaussian (Kovesi 2010).
  for (let pass = 0; pass < 3; pass++) lab = boxed(boxed(lab, field, radius, true), field, radius, false);
  return { ...field, lab };
}

function boxed(lab: Float32Array, { width, height }: Field, radius: number, isAcross: boolean): Float32Array {
  const out = new Float32Array(lab.length);
  const [length, lines] = isAcross ? [width, height] : [height, width];
  const [step, jump] = isAcross ? [3, width * 3] : [width * 3, 3];
  const span = 2 * radius + 1;
  for (let line = 0; line < lines; line++) {
    for (let axis = 0; axis < 3; axis++) {
      const start = line * jump + axis;
      let sum = 0;
      for (let i = -radius; i <= radius; i++) sum += lab[start + wrap(i, length) * step] ?? 0;
      for (let i = 0; i < length; i++) {
        out[start + i * step] = sum / span;
        sum +=
          (lab[start + wrap(i + radius + 1, length) * step] ?? 0) - (lab[start + wrap(i - radius, length) * step] ?? 0);
      }
    }
  }
  return out;
}

/** A row of a field at full size: OKLab between its small pixels, around the torus. */
export function rowOf(
  { width, height, lab }: Field,
  y: number,
  size: { width: number; height: number },
  into: Float32Array,
): void {
  const down = ((y + 0.5) * height) / size.height - 0.5;
  const top = Math.floor(down);
  const fall = down - top;
  const [one, two] = [wrap(top, height) * width, wrap(top + 1, height) * width];
  for (let x = 0; x < size.width; x++) {
    const across = ((x + 0.5) * width) / size.width - 0.5;
    const left = Math.floor(across);
    const side = across - left;
    const [a, b] = [wrap(left, width), wrap(left + 1, width)];
    for (let axis = 0; axis < 3; axis++) {
      const upper = (lab[(one + a) * 3 + axis] ?? 0) * (1 - side) + (lab[(one + b) * 3 + axis] ?? 0) * side;
      const lower = (lab[(two + a) * 3 + axis] ?? 0) * (1 - side) + (lab[(two + b) * 3 + axis] ?? 0) * side;
      into[x * 3 + axis] = upper * (1 - fall) + lower * fall;
    }
  }
}

/** The field of rows that are read as they lie on a ground: OKLab of the mean under each small pixel. */
export async function fieldOf(
  read: (y: number, count: number) => Promise<Uint8Array>,
  { width, height }: { width: number; height: number },
  small: { width: number; height: number },
): Promise<Field> {
  const sums = new Float64Array(small.width * small.height * 3);
  const counts = new Float64Array(small.width * small.height);
  const places = Int32Array.from({ length: width }, (_, x) =>
    Math.min(small.width - 1, Math.floor((x * small.width) / width)),
  );
  const step = bandRows({ width, channels: 3, depth: 8 });
  for (let y = 0; y < height; y += step) {
    const count = Math.min(step, height - y);
    const rows = await read(y, count);
    for (let row = 0; row < count; row++) {
      const line = Math.min(small.height - 1, Math.floor(((y + row) * small.height) / height)) * small.width;
      for (let x = 0; x < width; x++) {
        const from = (row * width + x) * 3;
        const at = line + (places[x] ?? 0);
        counts[at] = (counts[at] ?? 0) + 1;
        sums[at * 3] = (sums[at * 3] ?? 0) + (rows[from] ?? 0);
        sums[at * 3 + 1] = (sums[at * 3 + 1] ?? 0) + (rows[from + 1] ?? 0);
        sums[at * 3 + 2] = (sums[at * 3 + 2] ?? 0) + (rows[from + 2] ?? 0);
      }
    }
  }
  const pixels = Uint8Array.from(sums, (sum, i) => Math.round(sum / Math.max(1, counts[Math.floor(i / 3)] ?? 1)));
  return fieldOfPixels(pixels, 3, small);
}
