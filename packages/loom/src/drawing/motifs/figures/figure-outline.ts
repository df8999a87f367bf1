import { endsOfPath } from '../../../numbers/geometry/ends-of-path.ts';
import { fixed } from '../../../numbers/geometry/path.ts';
import type { Point } from '../../../numbers/geometry/point.ts';
import type { Outline } from '../../../vocabulary/subjects/outline.ts';
import { outlineReach } from '../../../vocabulary/subjects/outline.ts';
import type { Ink } from '../../scene.ts';
import { scaled } from '../../subjects/draw-printed.ts';
import { edgeStations } from '../../subjects/edge-stations.ts';
import { polygonsOf, spansAt } from '../../subjects/polygons.ts';
import type { Motif, MotifInks, MotifParams } from '../motif.ts';
import { createSketch, penFor } from '../sketch.ts';
import { tonesOf } from '../tones.ts';
import { haloOf } from './carver.ts';

const names = ['body', 'deep', 'bright', 'second', 'third', 'heart', 'light', 'ink', 'leaf', 'skin', 'wood'] as const;
type PartName = (typeof names)[number];

/** An outline whose regions have names. With a tilde they are marks within others and take no contour. */
export interface FigureOutline extends Outline {
  readonly parts: readonly (PartName | `${PartName}~`)[];
}

/** An outline reaches a little past the circle of a motif: animals do not fill theirs. */
const reach = 1.06;
/** Parts from this share on are hatched on their shaded side, in percent. */
const leastShaded = 7;
/** How much one drawing is taller or longer than another of the same beast. */
const build = 0.018;

/** A figure of one or several poses, looking to the right, in the inks of a motif. */
export function figureOf(...poses: readonly FigureOutline[]): Motif {
  return (params, rng) => {
    const { radius, inks, detail, halo = 0 } = params;
    const pose = rng.fork('pose').pick(poses);
    const pen = penFor(params);
    const sketch = createSketch();
    const isFine = detail >= 2 && radius > 13;
    const isRich = detail >= 3 && radius > 26;
    const scale = (radius * reach * (1 + build * (rng.next() * 2 - 1))) / outlineReach;
    const rounds: Point[][] = [];
    for (const [at, { d: own, share, isEvenOdd }] of pose.regions.entries()) {
      const [name, isMark] = partOf(pose.parts[at] ?? 'body');
      if (isMark && !isFine) continue;
      const d = scaled(own, scale, [0, 0], true);
      const fill = inkOf(name, inks);
      if (isMark) {
        sketch.area(d, fill);
        continue;
      }
      if (halo > 0 && share > 1) rounds.push(...roundsOf(d));
      // One contour about all that is grown together, and a finer one about what lies on it.
      const width = name === 'body' || share > leastShaded ? pen.contour : pen.inner;
      sketch.line(d, inks.contour, width * (share > 1 ? 2 : 1.3));
      sketch.area(d, fill);
      if (isRich && share >= leastShaded) sketch.line(shade(d, radius, isEvenOdd), shadeOf(name, inks), pen.fine);
    }
    const drawn = sketch.done(radius * reach + pen.contour);
    if (halo <= 0) return drawn;
    return {
      shapes: [...haloOf(rounds, halo, pen, params), ...drawn.shapes],
      radius: drawn.radius + Math.ceil(halo + pen.contour),
    };
  };
}

function partOf(part: FigureOutline['parts'][number]): readonly [name: PartName, isMark: boolean] {
  const name = names.find((each) => part === each || part === `${each}~`) ?? 'body';
  return [name, part.endsWith('~')];
}

function inkOf(name: PartName, inks: MotifInks): Ink {
  const body = tonesOf(inks.body, inks.second);
  // White on white is drawn in the ground.
  const light = inks.body === inks.light ? 'ground' : inks.light;
  const all: Readonly<Record<PartName, Ink>> = {
    body: body.fill,
    deep: body.deep,
    bright: body.bright,
    second: inks.second,
    third: inks.third,
    heart: inks.heart,
    light,
    ink: inks.contour,
    leaf: inks.leaf,
    wood: `${inks.leaf}>dark:0.6`,
    skin: inks.body === inks.light ? light : 'light>a1:0.42',
  };
  return all[name];
}

function shadeOf(name: PartName, inks: MotifParams['inks']): Ink {
  const role =
    name === 'second' ? inks.second : name === 'third' ? inks.third : name === 'heart' ? inks.heart : inks.body;
  return tonesOf(role, inks.contour === role ? inks.light : inks.second).vein;
}

/** The round of each of its parts, few points each. */
function roundsOf(d: string): Point[][] {
  return d
    .split('M')
    .slice(1)
    .map((part) => [...endsOfPath(`M${part}`)])
    .filter((points) => points.length > 3);
}

/** Light comes from the upper right, where the figure looks. */
const away: Point = [-0.55, 0.83];

/** Strokes from the edges that lie in the shade inwards, long and short in turn. */
function shade(d: string, radius: number, isEvenOdd = false): string {
  const polygons = polygonsOf(d);
  const step = Math.max(2.2, radius * 0.026);
  let strokes = '';
  for (const [k, { at, inward }] of edgeStations(polygons, step).entries()) {
    const facing = -(inward[0] * away[0] + inward[1] * away[1]);
    if (facing < 0.1) continue;
    const length = radius * 0.085 * (0.4 + 0.6 * facing) * (k % 3 === 0 ? 1 : k % 3 === 1 ? 0.55 : 0.75);
    const end: Point = [at[0] + (inward[0] + inward[1] * 0.3) * length, at[1] + (inward[1] - inward[0] * 0.3) * length];
    // Where parts overlap an edge lies within: strokes begin on the edge of all of them.
    const outside: Point = [at[0] - inward[0] * 1.2, at[1] - inward[1] * 1.2];
    if (!isWithin(polygons, end, isEvenOdd) || isWithin(polygons, outside, isEvenOdd)) continue;
    strokes += `M${fixed(at[0])} ${fixed(at[1])}L${fixed(end[0])} ${fixed(end[1])}`;
  }
  return strokes;
}

function isWithin(polygons: readonly (readonly Point[])[], [x, y]: Point, isEvenOdd: boolean): boolean {
  const spans = spansAt(polygons, y + 0.003, isEvenOdd);
  for (let i = 0; i + 1 < spans.length; i += 2) if ((spans[i] ?? 0) <= x && (spans[i + 1] ?? 0) >= x) return true;
  return false;
}
