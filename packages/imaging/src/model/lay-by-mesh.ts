import { placeOf, type Warp } from '@naksha/colour';
import type { Mesh } from '@naksha/contract';
import { encodedOf, lightAt, type WholePicture } from './whole-picture.ts';

/** Pixels of a side, at most. */
const longest = 4096;

/** The part of a picture under a mesh, laid flat as large as it is seen; what is inside goes along. */
export function layByMesh(picture: WholePicture, inside: Uint8Array | undefined, { columns, rows, points }: Mesh) {
  const warp: Warp = {
    from: { x: 0, y: 0 },
    finer: 1,
    columns,
    rows,
    xs: Float64Array.from(points, ([x]) => x * picture.width - 0.5),
    ys: Float64Array.from(points, ([, y]) => y * picture.height - 0.5),
  };
  const width = sideOf(warp, rows, columns, (line, knot) => line * columns + knot);
  const height = sideOf(warp, columns, rows, (line, knot) => knot * columns + line);
  const pixels = new Uint8Array(width * height * 3);
  const covered = new Uint8Array(width * height).fill(1);
  const place = { x: 0, y: 0 };
  const light = new Float64Array(3);
  for (let at = 0; at < covered.length; at++) {
    const [u, v] = [((at % width) + 0.5) / width, (Math.floor(at / width) + 0.5) / height];
    placeOf(warp, u * (columns - 1), v * (rows - 1), place);
    const isThere = lightAt(picture, place.x, place.y, light);
    for (let c = 0; c < 3; c++) pixels[at * 3 + c] = isThere ? Math.round(encodedOf(light[c] ?? 0)) : 255;
    const from = Math.round(place.y) * picture.width + Math.round(place.x);
    covered[at] = isThere && (inside === undefined || inside[from] === 1) ? 1 : 0;
  }
  return { picture: { width, height, pixels }, inside: covered };
}

/** The longest of the lines of a mesh along one side, in pixels. */
function sideOf({ xs, ys }: Warp, lines: number, knots: number, at: (line: number, knot: number) => number): number {
  let most = 1;
  for (let line = 0; line < lines; line++) {
    let length = 0;
    for (let knot = 0; knot + 1 < knots; knot++) {
      const [one, other] = [at(line, knot), at(line, knot + 1)];
      length += Math.hypot((xs[other] ?? 0) - (xs[one] ?? 0), (ys[other] ?? 0) - (ys[one] ?? 0));
    }
    most = Math.max(most, length);
  }
  return Math.min(longest, Math.max(16, Math.round(most)));
}
