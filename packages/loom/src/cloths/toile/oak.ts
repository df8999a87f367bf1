import { createSketch } from '../../drawing/motifs/sketch.ts';
import type { SceneSymbol } from '../../drawing/scene.ts';
import { curve, fixed } from '../../numbers/geometry/path.ts';
import type { Point } from '../../numbers/geometry/point.ts';
import type { Rng } from '../../numbers/rng.ts';
import { steady } from '../../numbers/steady.ts';

/** Tufts of the crown, back to front: across, up and reach in shares of the tree's radius. */
const tufts: readonly (readonly [x: number, y: number, r: number])[] = [
  [-0.2, -0.74, 0.22],
  [0.22, -0.72, 0.24],
  [-0.54, -0.52, 0.23],
  [0.56, -0.5, 0.24],
  [0, -0.58, 0.26],
  [-0.34, -0.34, 0.25],
  [0.36, -0.32, 0.26],
  [-0.68, -0.2, 0.2],
  [0.7, -0.18, 0.2],
  [0.02, -0.24, 0.27],
  [-0.44, -0.06, 0.19],
  [0.46, -0.04, 0.19],
];
/** How far below its middle the tree ends, and how broad its stem is to either side, in radii. */
export const oakFoot = 0.94;
export const oakStem = 0.2;

/** A broad tree as on copper: a crown of tufts, each shaded at its lower right, on a stem with scored bark; in one ink. */
export function drawOak(
  radius: number,
  { line, detail }: { readonly line: number; readonly detail: number },
  rng: Rng,
): SceneSymbol {
  const sketch = createSketch();
  const pen = Math.max(0.8, Math.min(1.4, radius * 0.011)) * line;
  const step = Math.max(2.6, Math.min(4.4, radius * 0.034)) / (0.82 + detail * 0.06);
  const at = (x: number, y: number): Point => [x * radius, y * radius];
  const stem = (side: -1 | 1): Point[] => [
    at(side * 0.3, -0.2),
    at(side * 0.14, 0.04),
    at(side * 0.085, 0.34),
    at(side * 0.1, 0.66),
    at(side * 0.24, oakFoot),
  ];
  const roots = [at(-0.13, 0.9), at(-0.05, 0.96), at(0.04, 0.9), at(0.12, 0.95)];
  const outline = `${curve([...stem(-1), ...roots, ...stem(1).reverse()])}Z`;
  sketch.outlined(outline, 'ground', 'line', pen * 1.3);
  let bark = '';
  for (let k = 0; k < 13; k++) {
    const x = -0.05 + 0.125 * rng.between(0, 1);
    const y = rng.between(0.02, 0.8);
    const [from, to] = [at(x * 1.1, y), at(x * 1.25, Math.min(0.88, y + rng.between(0.08, 0.2)))];
    const bow = rng.between(-0.02, 0.02) * radius;
    bark += `M${fixed(from[0])} ${fixed(from[1])}Q${fixed((from[0] + to[0]) / 2 + bow)} ${fixed((from[1] + to[1]) / 2)} ${fixed(to[0])} ${fixed(to[1])}`;
  }
  sketch.line(bark, 'line', pen * 0.75);
  for (const [x, y, r] of tufts) {
    const reach = r * radius * rng.between(0.94, 1.08);
    const [cx, cy] = at(x + rng.between(-0.02, 0.02), y + rng.between(-0.02, 0.02));
    sketch.outlined(scalloped(cx, cy, reach, rng.between(0, 1)), 'ground', 'line', pen);
    sketch.line(leafage(cx, cy, reach, step), 'line', pen * 0.72);
  }
  return { ...sketch.done(radius), motif: 'tree' };
}

/** A closed edge of small bows, as leaves at the rim of a tuft. */
function scalloped(cx: number, cy: number, r: number, from: number): string {
  const count = 11;
  const rim = Array.from({ length: count }, (_, k): Point => {
    const a = from + (2 * Math.PI * k) / count;
    return [cx + steady.cos(a) * r, cy + steady.sin(a) * r * 0.86];
  });
  const [first = [cx, cy]] = rim;
  const bows = rim.map((_, k) => {
    const [to, a] = [rim[(k + 1) % count] ?? first, from + (2 * Math.PI * (k + 0.5)) / count];
    return `Q${fixed(cx + steady.cos(a) * r * 1.34)} ${fixed(cy + steady.sin(a) * r * 1.2)} ${fixed(to[0])} ${fixed(to[1])}`;
  });
  return `M${fixed(first[0])} ${fixed(first[1])}${bows.join('')}Z`;
}

/** Small bows in rows about the middle of a tuft, close at its shaded side, fewer towards the light. */
function leafage(cx: number, cy: number, r: number, step: number): string {
  let d = '';
  const rings = Math.max(4, Math.round((r * 0.72) / (step * 1.5)));
  for (let ring = 0; ring < rings; ring++) {
    const deep = ring / rings;
    const reach = r * (0.9 - 0.72 * deep);
    // From the lower left to the right: each ring is shorter than the one about it.
    const [from, to] = [-0.8 + 0.7 * deep, 2.6 - 0.9 * deep];
    const count = Math.max(2, Math.round(((to - from) * reach) / (step * 1.7)));
    for (let k = 0; k < count; k++) {
      const a = from + ((k + (ring % 2) * 0.5) * (to - from)) / count;
      const [x, y] = [cx + steady.cos(a) * reach, cy + steady.sin(a) * reach * 0.88];
      // Each bow hangs outwards across its ring.
      const [tx, ty] = [-steady.sin(a) * step * 0.62, steady.cos(a) * step * 0.62];
      const [ox, oy] = [steady.cos(a) * step * 0.8, steady.sin(a) * step * 0.8];
      d += `M${fixed(x - tx)} ${fixed(y - ty)}Q${fixed(x + ox)} ${fixed(y + oy)} ${fixed(x + tx)} ${fixed(y + ty)}`;
    }
  }
  return d;
}
