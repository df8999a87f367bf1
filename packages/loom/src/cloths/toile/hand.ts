import type { Colourway, Hand } from '../../drawing/botanical/hand.ts';
import { createCarver } from '../../drawing/motifs/figures/carver.ts';
import { motifLibrary } from '../../drawing/motifs/library.ts';
import type { Motif } from '../../drawing/motifs/motif.ts';
import { leaflet } from '../../drawing/motifs/plants/leaf-pair.ts';
import type { Ink, Shape } from '../../drawing/scene.ts';
import { fixed } from '../../numbers/geometry/path.ts';
import { type Point, place } from '../../numbers/geometry/point.ts';
import { steady } from '../../numbers/steady.ts';

const line: Colourway = { body: 'a1', second: 'a2', third: 'a3', heart: 'a4' };

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

const [zero, nine, point, minus] = [48, 57, 46, 45];

/** A cut spray to strew: bent stem, leaves to both sides, a bell or an open flower at its tip. */
const sprig: Motif = (params, rng) => {
  const carver = createCarver(params);
  const { inks } = params;
  const bend = rng.between(-0.3, 0.3);
  const at = (t: number) => [bend * steady.sin(Math.PI * t * 0.9), 0.98 - 1.5 * t] as const;
  carver.line(inks.contour, [at(0), at(0.33), at(0.66), at(1)], 1.2);
  const pairs = rng.pick([3, 4]);
  for (let k = 0; k < pairs; k++) {
    const t = 0.2 + (0.62 * k) / pairs;
    const [x, y] = at(t);
    for (const side of [-1, 1]) leaflet(carver, inks.leaf, x, y, side * (0.85 - 0.12 * k), 0.46 - 0.06 * k, 0.2);
  }
  const [x, y] = at(1);
  if (rng.chance(0.5)) {
    for (const turn of [-0.5, 0.5, 0]) leaflet(carver, inks.body, x, y + 0.06, turn, 0.44, 0.26);
    return carver.done();
  }
  for (let k = 0; k < 5; k++) {
    const a = (k / 5) * 2 * Math.PI + bend;
    carver.disc(inks.body, x + steady.sin(a) * 0.17, y - steady.cos(a) * 0.17, 0.14, true);
  }
  carver.disc(inks.heart, x, y, 0.1, true);
  return carver.done();
};

/** The graver: every motif in one ink, tone by hatching. Colourways differ in what is dark. */
export const toileHand: Hand = {
  motifs: Object.fromEntries(Object.entries(motifLibrary).map(([id, motif]) => [id, engraved(motif)])),
  sprig: engraved(sprig),
  flowers: [
    line,
    { body: 'a2', second: 'a1', third: 'a4', heart: 'a4' },
    { body: 'light', second: 'a1', third: 'a1', heart: 'a4' },
  ],
  leaves: [
    { body: 'leaf3', second: 'leaf1', third: 'leaf1', heart: 'leaf3' },
    { body: 'leaf1', second: 'leaf3', third: 'leaf1', heart: 'leaf3' },
  ],
  dots: ['line'],
  contour: () => 'line',
  stem: { fill: 'ground', lit: 'ground', shade: 'line', contour: 'line' },
  smallest: 12,
};

/** How dark a part is: paper, shaded at its side, shaded, cross-hatched, solid. */
type Tone = 0 | 1 | 2 | 3 | 4;

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

/** Path data as polygons, one for each subpath; curves in `steps` pieces. Knows what the loom's motifs write: M L C S Q Z and circles' arcs. */
export function flatten(d: string, steps = 4): Point[][] {
  const polygons: Point[][] = [];
  let points: Point[] = [];
  let handle: Point = [0, 0];
  for (const [, command, list = ''] of d.matchAll(/([MaLCSQ])([^MaLCSQZ]*)/g)) {
    const numbers = pathNumbers(list);
    if (command === 'M') {
      handle = [numbers[0] ?? 0, numbers[1] ?? 0];
      points = [handle];
      polygons.push(points);
      continue;
    }
    if (command === 'a') {
      // The first of a circle's two halves shows all of it.
      if (points.length === 1) points.splice(0, 1, ...round(points[0] ?? handle, numbers[0] ?? 0));
      continue;
    }
    const size = command === 'C' ? 6 : command === 'Q' || command === 'S' ? 4 : 2;
    for (let i = 0; i + size <= numbers.length; i += size) {
      const at = (k: number): Point => [numbers[i + 2 * k] ?? 0, numbers[i + 2 * k + 1] ?? 0];
      const from = points.at(-1) ?? handle;
      if (size === 2) {
        points.push(at(0));
        handle = from;
        continue;
      }
      // A handle that is not written mirrors the one before.
      const first: Point = command === 'S' ? [2 * from[0] - handle[0], 2 * from[1] - handle[1]] : at(0);
      const second = command === 'C' ? at(1) : command === 'S' ? at(0) : undefined;
      const to = command === 'C' ? at(2) : at(1);
      for (let k = 1; k <= steps; k++) points.push(along(k / steps, from, first, second, to));
      handle = second ?? first;
    }
  }
  return polygons;
}

/** A circle from its leftmost point. */
function round([x, y]: Point, r: number): Point[] {
  return Array.from({ length: 12 }, (_, i): Point => {
    const a = (i * Math.PI) / 6;
    return [x + r - r * steady.cos(a), y - r * steady.sin(a)];
  });
}

/** De Casteljau; with one handle or two. */
function along(t: number, from: Point, first: Point, second: Point | undefined, to: Point): Point {
  const axis = (a: number, b: number, c: number, d: number) => {
    const ab = a + (b - a) * t;
    const bc = b + (c - b) * t;
    const abc = ab + (bc - ab) * t;
    if (second === undefined) return abc;
    const bcd = bc + (c + (d - c) * t - bc) * t;
    return abc + (bcd - abc) * t;
  };
  const [cx, cy] = second ?? to;
  return [axis(from[0], first[0], cx, to[0]), axis(from[1], first[1], cy, to[1])];
}

/**
 * The numbers in a stretch of path data without letters. Read as whole ones and divided by their power of ten, which rounds as reading
 * decimals does.
 */
function pathNumbers(list: string): number[] {
  const numbers: number[] = [];
  for (let i = 0; i < list.length; ) {
    let digits = 0;
    let whole = 0;
    let power = 0;
    const isNegative = list.charCodeAt(i) === minus;
    if (isNegative) i++;
    for (; i < list.length; i++) {
      const code = list.charCodeAt(i);
      if (code === point) power = 1;
      else if (code >= zero && code <= nine) {
        whole = whole * 10 + code - zero;
        power *= 10;
        digits++;
      } else break;
    }
    if (digits === 0) i++;
    else numbers.push((isNegative ? -whole : whole) / (power || 1));
  }
  return numbers;
}
