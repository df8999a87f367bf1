import { bendsOf, figureShapes } from '../../drawing/goods/figures.ts';
import { edgeOf } from '../../drawing/goods/strip.ts';
import type { Shape } from '../../drawing/scene.ts';
import { rectangle } from '../../numbers/geometry/path.ts';
import type { PlacedThing } from '../../prompt/border-wish.ts';
import type { PanelTask } from './panel-task.ts';
import { sprigOf } from './take-sprig.ts';

/** A stripe with its vine is so many times as broad as the main motif. */
const stripeShare = 0.72;
const [broadest, slimmest] = [0.3, 0.1] as const;
/** Of a step: the stripe of the vine, and of the plain one between two narrow lines. */
const vineShare = 0.62;
/** A vine is drawn in the middle of a border's breadth. */
const vineBreadth = 1.2;

/** Upright stripes over the field: one with a climbing vine and its blossoms, then a plain one between narrow lines. */
export function setVineStripes(task: PanelTask, thing: PlacedThing): void {
  const { recipe, inner, border, lines, perCm, middle } = task;
  const [wide, high] = [(middle[0] - inner.left) * 2, (middle[1] - inner.top) * 2];
  const asked = Math.min(broadest * wide, Math.max(slimmest * wide, recipe.heroCm * perCm * stripeShare));
  const count = Math.max(2, Math.round(wide / (asked / vineShare)));
  const step = wide / count;
  const breadth = step * vineShare;
  const blossom =
    task.thing(thing, breadth * 0.5) ?? sprigOf(task, breadth * 0.5) ?? task.thing({ motif: 'blossom' }, breadth * 0.5);
  const bar = (from: number, to: number): string => rectangle(from, inner.top, to, inner.top + high);
  const plain: string[] = [];
  const fine: string[] = [];
  const vines: Shape[] = [];
  for (let k = 0; k < count; k++) {
    const left = inner.left + k * step;
    const [from, to] = [left + breadth, left + step];
    const thin = (to - from) * 0.09;
    plain.push(bar(from + thin * 2, to - thin * 2));
    fine.push(bar(from, from + thin), bar(to - thin, to));
    const edge = edgeOf('left', 0, high);
    const off = left - (breadth * (vineBreadth - 1)) / 2;
    const at = (along: number, deep: number): [number, number] => {
      // Up the cloth: a vine climbs.
      const [x, y] = edge.at(along, deep);
      return [x + off, inner.top + high - y];
    };
    const run = { edge: { ...edge, at }, start: 0, end: high, breadth: breadth * vineBreadth, dye: border.dye };
    vines.push(...figureShapes('vine', run).map(green));
    if (blossom === undefined) continue;
    for (const { u, v, way, pitch } of bendsOf(run)) {
      const [x, y] = at(u, v);
      task.set(blossom, { x, y, wide: Math.min(breadth * 0.56, pitch * 0.66), isFlipped: way < 0, rank: 'hero' });
    }
  }
  task.census.push({ x: middle[0], y: middle[1], r: breadth / 2, motif: 'vine', rank: 'secondary' });
  lines.push({ d: plain.join(''), fill: border.dye }, { d: fine.join(''), fill: border.dye }, ...vines);
}

/** A border's vine lies in the ground's colour on its dye; here it is green on the ground. */
function green(shape: Shape): Shape {
  return {
    ...shape,
    ...(shape.fill === undefined ? {} : { fill: 'leaf1' as const }),
    ...(shape.stroke === undefined ? {} : { stroke: 'leaf1' as const }),
  };
}
