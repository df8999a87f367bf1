import { fixed } from '../../geometry/fixed.ts';
import { place } from '../../geometry/place.ts';
import type { Point } from '../../geometry/point.ts';
import type { Motif } from '../../motifs/motif.ts';
import type { Ink, Shape } from '../../scene/scene.ts';
import { flatten } from './flatten.ts';

/** How dark a part is: paper, shaded at its side, shaded, cross-hatched, solid. */
type Tone = 0 | 1 | 2 | 3 | 4;

const byRole: Readonly<Record<string, Tone>> = {
  light: 0,
  ground: 0,
  a1: 2,
  a2: 1,
  a3: 1,
  a4: 3,
  leaf1: 2,
  leaf2: 2,
  leaf3: 1,
  line: 4,
  dark: 4,
};
/** Parts narrower than this, in units, are paper or ink: no line fits inside. */
const narrow = 5;
const ornaments = 12;
const slant = -0.6;

/** A motif as on copper: paper inside its outlines, tone by hatching alone, light from the upper left. */
export function engraved(motif: Motif): Motif {
  return (params, rng) => {
    const symbol = motif(params, rng);
    const step = Math.max(2.7, Math.min(4.4, params.radius * 0.045)) / (0.82 + params.detail * 0.06);
    const pen = Math.max(0.95, Math.min(1.5, step * 0.36)) * params.line;
    return { radius: symbol.radius, shapes: symbol.shapes.flatMap((shape) => engravedShape(shape, step, pen)) };
  };
}

function engravedShape({ d, fill, stroke, strokeWidth = 1, evenOdd }: Shape, step: number, pen: number): Shape[] {
  const shapes: Shape[] = [];
  const outline =
    stroke === undefined
      ? {}
      : { stroke: inkOf(toneOf(stroke)), strokeWidth: Math.max(0.7, Math.round(strokeWidth * 104) / 100) };
  if (fill === undefined) return [{ d, ...outline }];
  const tone = toneOf(fill);
  const even = evenOdd ? { evenOdd } : {};
  if (tone === 0 || tone === 4) return [{ d, fill: inkOf(tone), ...outline, ...even }];
  // Many parts in one path are veins, beads, strokes: too fine to hatch.
  const polygons = d.split('M').length > ornaments ? [] : flatten(d, 3);
  const broad = polygons.filter((points) => breadth(points) >= narrow);
  const isNarrow = broad.length === 0;
  shapes.push({
    d,
    fill: inkOf(isNarrow && tone > 1 ? 4 : 0),
    ...outline,
    ...even,
  });
  if (isNarrow) return shapes;
  const lines =
    hatch(broad, slant, step, tone === 1 ? 0.42 : tone === 2 ? 0.72 : 1) +
    (tone === 3 ? hatch(broad, slant + 1.25, step * 1.15, 0.6) : '');
  if (lines !== '') shapes.push({ d: lines, stroke: 'line', strokeWidth: Math.round(pen * 100) / 100 });
  return shapes;
}

function inkOf(tone: Tone): Ink {
  return tone === 4 ? 'line' : 'ground';
}

/** Mixed towards light a part is a step paler, towards dark a step darker or, far gone, a line. */
function toneOf(ink: Ink): Tone {
  const [from = '', to = '', share = '0'] = ink.split(/[>:]/);
  const tone = byRole[from] ?? 2;
  const far = Number(share);
  if (to === 'light' || to === 'ground')
    return tone === 4 ? (far > 0.4 ? 0 : 4) : far > 0.45 ? 0 : (Math.max(1, tone - 1) as Tone);
  if (to === 'dark' || to === 'line') return far > 0.55 ? 4 : (Math.min(3, tone + 1) as Tone);
  return tone;
}

function breadth(points: readonly Point[]): number {
  let [left, right] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  let [top, bottom] = [left, right];
  for (const [x, y] of points) {
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return Math.min(right - left, bottom - top);
}

/** Parallel strokes within polygons (non-zero), each from the shaded side over a share of the way, long and short in turn. */
function hatch(polygons: readonly (readonly Point[])[], angle: number, step: number, share: number): string {
  let d = '';
  for (const points of polygons) {
    const turned = place(points, 0, 0, -angle);
    const ys = turned.map(([, y]) => y);
    const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
    for (let k = Math.ceil(top / step); k * step < bottom; k++) {
      const y = k * step + 0.01;
      const cuts: number[] = [];
      let before = turned.at(-1);
      for (const point of turned) {
        if (before && before[1] > y !== point[1] > y)
          cuts.push(before[0] + ((point[0] - before[0]) * (y - before[1])) / (point[1] - before[1]));
        before = point;
      }
      cuts.sort((a, b) => a - b);
      for (let i = 0; i + 1 < cuts.length; i += 2) {
        const [from = 0, to = 0] = [cuts[i], cuts[i + 1]];
        if (to - from < step * 0.4) continue;
        const reach = share >= 1 ? 1 : share * (k % 2 === 0 ? 1 : 0.72);
        const [a = [0, 0], b = [0, 0]] = place(
          [
            [to - (to - from) * reach, y],
            [to, y],
          ],
          0,
          0,
          angle,
        );
        d += `M${fixed(a[0])} ${fixed(a[1])}L${fixed(b[0])} ${fixed(b[1])}`;
      }
    }
  }
  return d;
}
