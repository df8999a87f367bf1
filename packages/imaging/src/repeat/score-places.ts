import { samplesOf } from '../bands/samples.ts';
import { inverseOf, under } from './affine.ts';
import type { MappedArrangement, Place } from './arrangement.ts';
import type { HeldPicture } from './row-source.ts';
import { createSampler } from './sample-cubic.ts';
import { depthIn, type Side, sidesOf } from './sides-of.ts';

/** Lines beside a join that are looked at, and points of each line. More make no other score. */
const most = { lines: 256, points: 512 };
/** Shorter lines than this share of their join are no measure: a few pixels may step by chance. */
const longEnough = 0.5;
/** Neighbours hold what lies half a pixel beyond a join but for what rounding leaves. */
const slack = 1e-3;

type Step = (inside: Place, outside: Place) => number;

/**
 * How much the made picture steps where places meet, as a share of the worst step along any line beside that join inside the place,
 * for the worst of the joins: these lie aslant, so no row or column can be judged. All places are images of one, so the joins of one are all there are.
 */
export function scorePlaces({ block, place, maps, gap }: MappedArrangement, tile: HeldPicture): number {
  // A gap has no join to judge.
  if (gap > 0) return 0;
  const sides = sidesOf(place);
  const [own] = maps;
  if (own === undefined) return 0;
  const backs = maps.map(inverseOf);
  const { inPlace, acrossJoin } = stepsOf(tile, (outside) => {
    // The block repeats: who leaves it comes in again.
    const [x, y] = under(own, outside);
    const seen: Place = [
      x - Math.floor(x / block.width) * block.width,
      y - Math.floor(y / block.height) * block.height,
    ];
    const neighbour = backs.find((back) => depthIn(sides, ...under(back, seen)) > -slack);
    return neighbour === undefined ? undefined : under(neighbour, seen);
  });
  return Math.max(
    ...sides.map((side) => {
      const join = along(side, 0, 0, 1, acrossJoin);
      if (join === 0) return 0;
      let worst = 0;
      for (const inset of insetsOf(sides, side))
        worst = Math.max(worst, along(side, inset.by, inset.from, inset.to, inPlace));
      return join / worst;
    }),
  );
}

/** Steps of three colours between two points a pixel apart, both in the tile or one beyond the join. */
function stepsOf(tile: HeldPicture, beyond: (outside: Place) => Place | undefined) {
  const { layout } = tile;
  const sample = createSampler(tile);
  const one = samplesOf(new Uint8Array((layout.channels * layout.depth) / 8), layout);
  const other = samplesOf(new Uint8Array((layout.channels * layout.depth) / 8), layout);
  const inPlace: Step = ([x, y], [u, v]) => {
    sample(x - 0.5, y - 0.5, one, 0);
    sample(u - 0.5, v - 0.5, other, 0);
    let sum = 0;
    for (let channel = 0; channel < 3; channel++) sum += Math.abs((one[channel] ?? 0) - (other[channel] ?? 0));
    return sum;
  };
  const acrossJoin: Step = (inside, outside) => {
    const seen = beyond(outside);
    return seen === undefined ? 0 : inPlace(inside, seen);
  };
  return { inPlace, acrossJoin };
}

/** The mean step over a line beside a side, `by` pixels inside, from one share of the side to another. */
function along({ from, to, length, normal }: Side, by: number, start: number, end: number, step: Step): number {
  const points = Math.max(1, Math.min(most.points, Math.round(length * (end - start))));
  let sum = 0;
  for (let i = 0; i < points; i++) {
    const share = start + ((end - start) * (i + 0.5)) / points;
    const x = from[0] + (to[0] - from[0]) * share - normal[0] * by;
    const y = from[1] + (to[1] - from[1]) * share - normal[1] * by;
    const half: Place = [normal[0] / 2, normal[1] / 2];
    sum += step([x - half[0], y - half[1]], [x + half[0], y + half[1]]);
  }
  return sum / points;
}

/** Lines inside a place that run beside one of its sides, each from share to share of it. */
function* insetsOf(sides: readonly Side[], side: Side): Generator<{ by: number; from: number; to: number }> {
  const deepest = Math.max(
    ...sides.flatMap(({ from }) => side.reach - side.normal[0] * from[0] - side.normal[1] * from[1]),
  );
  const every = Math.max(1, deepest / most.lines);
  for (let by = 1; by < deepest; by += every) {
    let [from, to] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
    for (const other of sides) {
      if (other === side) continue;
      const { normal, reach } = other;
      const [x, y] = [side.from[0] - side.normal[0] * by, side.from[1] - side.normal[1] * by];
      const rise = normal[0] * (side.to[0] - side.from[0]) + normal[1] * (side.to[1] - side.from[1]);
      const share = (reach - normal[0] * x - normal[1] * y) / rise;
      if (rise > 0) to = Math.min(to, share);
      else if (rise < 0) from = Math.max(from, share);
    }
    if (to - from >= longEnough) yield { by, from, to };
  }
}
