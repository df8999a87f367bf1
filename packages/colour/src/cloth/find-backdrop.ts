import { blurredWithin, type ClothPicture } from './cloth-field.ts';
import { partsOf } from './parts-of.ts';

/** Bytes that neighbours of one surface differ by at most, however its light falls. */
const sameSurface = 9;
/** Share of the picture's edge that a surface runs along at least, and that all of them do together. */
const alongEdge = { each: 0.08, all: 0.4 };
/** What stands before a backdrop hangs together: of a cloth on whose ground motifs lie most is not in one part. */
const inOnePart = 0.6;
/** Shares of the picture that stand before it. */
const stands = { least: 0.02, most: 0.92 };

/**
 * Where a picture shows a plain wall, a table or paper behind what was photographed, as 1 in a mask of its size: surfaces without a drawing that run
 * along its edges, however light falls on them, with the soft rim of what stands before them. All 0 where there is none.
 */
export function findBackdrop(picture: Omit<ClothPicture, 'inside'>): Uint8Array {
  const { width, height, pixels } = picture;
  const none = new Uint8Array(width * height);
  const isNext = (at: number, next: number) =>
    [0, 1, 2].every(
      (channel) => Math.abs((pixels[at * 3 + channel] ?? 0) - (pixels[next * 3 + channel] ?? 0)) <= sameSurface,
    );
  const { labels, sizes } = partsOf(width, height, () => true, isNext);
  const edges = new Float64Array(sizes.length);
  for (let x = 0; x < width; x++) for (const at of [x, (height - 1) * width + x]) count(edges, labels[at]);
  for (let y = 0; y < height; y++) for (const at of [y * width, y * width + width - 1]) count(edges, labels[at]);
  const whole = 2 * (width + height);
  const surfaces = edges.map((length) => (length >= alongEdge.each * whole ? length : 0));
  if (surfaces.reduce((sum, length) => sum + length, 0) < alongEdge.all * whole) return none;
  const isBehind = Float32Array.from(labels, (label) => ((surfaces[label] ?? 0) > 0 ? 1 : 0));
  const before = partsOf(width, height, (at) => isBehind[at] === 0);
  const stand = before.sizes.reduce((sum, size) => sum + size, 0);
  if (stand < stands.least * none.length || stand > stands.most * none.length) return none;
  if (Math.max(...before.sizes) < inOnePart * stand) return none;
  const rim = blurredWithin(isBehind, new Uint8Array(none.length).fill(1), width, height, 1);
  return Uint8Array.from(rim, (share) => (share > 0.05 ? 1 : 0));
}

function count(edges: Float64Array, label: number | undefined): void {
  if (label !== undefined) edges[label] = (edges[label] ?? 0) + 1;
}
