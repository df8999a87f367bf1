import { createOccupancy } from '../../drawing/layout/occupancy.ts';
import type { Planner } from '../../drawing/planner.ts';
import type { Item, Scene } from '../../drawing/scene.ts';
import type { Point } from '../../numbers/geometry/point.ts';
import { steady } from '../../numbers/steady.ts';
import { createGrove, type FrondKind } from './grove.ts';
import { setBirds } from './set-birds.ts';

/** Half the width of each leaf against half its length: the room it takes. */
const slim: Readonly<Record<FrondKind, number>> = { monstera: 0.74, fan: 0.8, feather: 0.5, banana: 0.36 };
const order: readonly FrondKind[] = ['monstera', 'feather', 'fan', 'banana', 'feather', 'monstera', 'banana'];
const classes = [0.5, 0.38, 0.28, 0.2, 0.14, 0.1] as const;

/** Leaves thrown down in every direction on the open ground, large to small, flowers among them; a pale plane behind. */
export function planToss(planner: Planner): Scene {
  const grove = createGrove(planner);
  const { recipe, plot, rng } = grove;
  const occupancy = createOccupancy(plot.torus, 7);
  occupancy.add(rng.between(0, plot.torus.w), rng.between(0, plot.torus.h), 1);
  const gap = plot.hero * (0.012 + 0.06 * (1 - recipe.density));
  const birds = setBirds(grove, occupancy, gap);
  const leaves: Item[] = [];
  const flowers: Item[] = [];
  let turn = rng.fork('turn').between(0, 6.28);
  for (let k = 0; k < 420; k++) {
    const free = occupancy.max();
    const own = rng.fork('throw').fork(k);
    const isFlower = grove.kinds.length > 0 && (!grove.hasLeaves || k % 3 === 2);
    const wanted = order[k % order.length] ?? 'feather';
    const room = free.r - gap;
    if (isFlower) {
      const name = grove.kinds[own.whole(0, grove.kinds.length - 1)] ?? 'hibiscus';
      const most = plot.hero * (name === 'plumeria' ? 0.15 : name === 'strelitzia' ? 0.34 : 0.24);
      const radius = Math.min(most, room);
      if (radius < plot.hero * 0.045) break;
      flowers.push(
        grove.flower(
          radius < plot.hero * 0.12 ? smallOf(grove.kinds, name) : name,
          { x: free.x, y: free.y, radius, turn: own.between(0, 6.28), flip: own.chance(0.5) },
          own,
          radius > plot.hero * 0.2 ? 'hero' : 'secondary',
        ),
      );
      occupancy.add(free.x, free.y, radius + gap);
      continue;
    }
    // A leaf is longer than its gap is wide: it may lie along the gap where both its ends are free.
    turn += 2.39996 + 0.3 * own.normal();
    // Where no broad leaf fits a slim one may.
    const [kind, best, radius] = [wanted, 'banana' as const]
      .map((name): [FrondKind, number, number] => {
        const [way, long] = longest(occupancy.at, free.x, free.y, turn, slim[name], room);
        return [name, way, classes.map((share) => share * plot.hero).find((size) => size <= long) ?? 0];
      })
      .reduce((first, second) => (first[2] > 0 ? first : second));
    if (radius === 0) {
      if (free.r < plot.hero * 0.045) break;
      occupancy.add(free.x, free.y, Math.max(2, free.r * 0.5));
      continue;
    }
    const rank = radius > plot.hero * 0.4 ? 'hero' : radius > plot.hero * 0.17 ? 'secondary' : 'filler';
    leaves.push(grove.leaf(kind, 0, { x: free.x, y: free.y, radius, turn: best, flip: own.chance(0.5) }, own, rank));
    const half = radius * slim[kind];
    const along = radius - half * 0.5;
    const [dx, dy] = [steady.sin(best) * along, -steady.cos(best) * along];
    const line: Point[] = [
      [free.x - dx, free.y - dy],
      [free.x, free.y],
      [free.x + dx, free.y + dy],
    ];
    occupancy.chain(line, (i) => (i === 1 ? half : half * 0.45) + gap);
  }
  grove.lay('leaves', 'Leaves', 'leaves', leaves);
  grove.lay('flowers', 'Flowers', 'motifs', flowers);
  grove.lay('birds', 'Birds', 'motifs', birds);
  return grove.finish();
}

function smallOf<T extends string>(kinds: readonly T[], other: T): T {
  return kinds.find((kind) => kind === 'plumeria') ?? other;
}

/** Of six directions the one in which most length is free, and half that length. */
function longest(
  at: (x: number, y: number) => number,
  x: number,
  y: number,
  start: number,
  share: number,
  room: number,
): [turn: number, half: number] {
  let best: [number, number] = [start, 0];
  for (let k = 0; k < 6; k++) {
    const turn = start + (k * Math.PI) / 6;
    const [dx, dy] = [steady.sin(turn), -steady.cos(turn)];
    let reach = room;
    for (let r = room; r < room * 2.6; r += 6) {
      const needs = Math.max(2, r * share * 0.35);
      if (at(x + dx * r, y + dy * r) < needs || at(x - dx * r, y - dy * r) < needs) break;
      reach = r;
    }
    const half = Math.min(reach, room / share);
    if (half > best[1]) best = [turn, half];
  }
  return best;
}
