import { type Plain, placed, shrunk } from './picture.ts';

/** In which direction the lines of a picture run at a place: a unit vector, written into `into`. */
export type Flow = (x: number, y: number, into: [number, number]) => void;

const longestPx = 224;
/** Directions are brought together over these many cells; where the nearer ones say nothing, the farther do. */
const radii = [2, 4, 9, 18];

/**
 * The direction of lines all over a picture, from its structure tensor (Bigün and Granlund 1987): where nothing is drawn it is that of
 * what is drawn around. Halves of angles are taken by square roots, which every machine rounds alike.
 */
export function findFlow(picture: Plain): Flow {
  const share = Math.min(1, longestPx / Math.max(picture.width, picture.height));
  const width = Math.max(1, Math.round(picture.width * share));
  const height = Math.max(1, Math.round(picture.height * share));
  const { pixels, wraps } = shrunk(picture, width, height);
  const count = width * height;
  const light = Float32Array.from(
    { length: count },
    (_, at) => (3 * (pixels[at * 3] ?? 0) + 6 * (pixels[at * 3 + 1] ?? 0) + (pixels[at * 3 + 2] ?? 0)) / 10,
  );
  const [xx, xy] = [new Float32Array(count), new Float32Array(count)];
  const size = { width, height, wraps };
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const of = (column: number, row: number) =>
        light[placed(row, height, wraps) * width + placed(column, width, wraps)] ?? 0;
      const dx = of(x + 1, y) - of(x - 1, y);
      const dy = of(x, y + 1) - of(x, y - 1);
      xx[y * width + x] = dx * dx - dy * dy;
      xy[y * width + x] = 2 * dx * dy;
    }
  }
  const [cosine, sine] = [new Float32Array(count), new Float32Array(count)];
  let weight = 1;
  for (const radius of radii) {
    const one = blurred(blurred(xx, size, radius), size, radius);
    const other = blurred(blurred(xy, size, radius), size, radius);
    for (let at = 0; at < count; at++) {
      // Along the lines, not across them: the double angle turned half round.
      cosine[at] = (cosine[at] ?? 0) - weight * (one[at] ?? 0);
      sine[at] = (sine[at] ?? 0) - weight * (other[at] ?? 0);
    }
    weight *= 0.4;
  }
  for (let at = 0; at < count; at++) {
    const [c, s] = [cosine[at] ?? 0, sine[at] ?? 0];
    const length = Math.sqrt(c * c + s * s);
    cosine[at] = length > 1e-6 ? c / length : 1;
    sine[at] = length > 1e-6 ? s / length : 0;
  }
  return (x, y, into) => {
    const column = (x * width) / picture.width - 0.5;
    const row = (y * height) / picture.height - 0.5;
    const [left, top] = [Math.floor(column), Math.floor(row)];
    const [right, below] = [column - left, row - top];
    let [c, s] = [0, 0];
    for (let corner = 0; corner < 4; corner++) {
      const [dx, dy] = [corner & 1, corner >> 1];
      const at = placed(top + dy, height, wraps) * width + placed(left + dx, width, wraps);
      const part = (dx === 1 ? right : 1 - right) * (dy === 1 ? below : 1 - below);
      c += part * (cosine[at] ?? 0);
      s += part * (sine[at] ?? 0);
    }
    const length = Math.sqrt(c * c + s * s);
    const turned = length > 1e-6 ? c / length : 1;
    into[0] = Math.sqrt(Math.max(0, (1 + turned) / 2));
    into[1] = Math.sqrt(Math.max(0, (1 - turned) / 2)) * (s < 0 ? -1 : 1);
  };
}

/** The mean of a square around each cell. */
export function blurred(
  values: Float32Array,
  { width, height, wraps }: { width: number; height: number; wraps: boolean },
  radius: number,
): Float32Array {
  const across = new Float32Array(values.length);
  const out = new Float32Array(values.length);
  const whole = 2 * radius + 1;
  for (let y = 0; y < height; y++) {
    const of = (x: number) => values[y * width + placed(x, width, wraps)] ?? 0;
    let sum = 0;
    for (let x = -radius; x <= radius; x++) sum += of(x);
    for (let x = 0; x < width; x++) {
      across[y * width + x] = sum / whole;
      sum += of(x + radius + 1) - of(x - radius);
    }
  }
  for (let x = 0; x < width; x++) {
    const of = (y: number) => across[placed(y, height, wraps) * width + x] ?? 0;
    let sum = 0;
    for (let y = -radius; y <= radius; y++) sum += of(y);
    for (let y = 0; y < height; y++) {
      out[y * width + x] = sum / whole;
      sum += of(y + radius + 1) - of(y - radius);
    }
  }
  return out;
}
