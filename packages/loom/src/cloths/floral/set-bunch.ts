import { colourAt } from '../../drawing/botanical/colour-at.ts';
import { castHero, type Easel } from '../../drawing/botanical/easel.ts';
import { flowerOf, setFlower } from '../../drawing/botanical/set-flower.ts';
import { layStem } from '../../drawing/botanical/stem.ts';
import { bezier } from '../../numbers/geometry/line.ts';
import { type Point, place } from '../../numbers/geometry/point.ts';
import type { Rng } from '../../numbers/rng.ts';
import { steady } from '../../numbers/steady.ts';
import type { MotifId } from '../../vocabulary/motif-ids.ts';
import type { BunchDesign } from './bunch-designs.ts';

export interface BunchPlace {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly facing: number;
  readonly turn: number;
}

/** Sets flowers that belong together: stems to where they are tied, greenery behind, the flowers in front. */
export function setBunch(easel: Easel, design: BunchDesign, where: BunchPlace, rng: Rng): void {
  const { radius, facing, turn } = where;
  const { cast, hand } = easel;
  const at = ([px, py]: Point): Point =>
    place([[px * facing * radius, py * radius]], where.x, where.y, turn)[0] ?? [where.x, where.y];
  const tie = at(design.tie);
  const width = Math.max(1.8, radius * 0.026);
  const secondary = rng.fork('cast');
  const parts: (MotifId | undefined)[] = [0, 1].map(() =>
    cast.secondary.length > 0 ? secondary.pick(cast.secondary).motif : undefined,
  );
  const [hx, hy] = at([design.head.x, design.head.y]);
  const colourway = colourAt(easel, hx, hy);
  const ways = hand.flowers.filter((way) => way.body !== colourway.body);
  const pair = [secondary.pick(ways), secondary.pick(ways)];
  const small: MotifId | undefined = (['bud', 'blossom', 'trefoil'] as const).find((id) => cast.has(id));

  for (const leaf of cast.has('leaf') ? design.leaves : []) {
    const own = rng.fork('leaves').fork(Math.round(leaf.angle * 100 + leaf.x * 1000));
    const isSpray = leaf.isSpray && cast.has('trefoil');
    const length = radius * leaf.length * own.between(0.92, 1.06);
    const [fx, fy] = at([leaf.x, leaf.y]);
    const angle = leaf.angle * facing + turn + 0.06 * own.normal();
    const made = flowerOf(easel, isSpray ? 'trefoil' : 'leaf', own.pick(hand.leaves), length / 2, own);
    const [x, y] = [fx + (steady.sin(angle) * length) / 2, fy - (steady.cos(angle) * length) / 2];
    easel.drawn.leaves.push({
      symbol: made.symbol,
      x,
      y,
      turn: angle,
      scale: made.scale,
      flip: leaf.angle * facing > 0,
    });
    easel.occupancy.chain(
      [0.35, 0.65, 0.95].map((t): Point => [fx + steady.sin(angle) * length * t, fy - steady.cos(angle) * length * t]),
      length * 0.13,
    );
  }
  const flowers = [
    { ...design.head, motif: castHero(easel, rng.fork('motif')), rank: 'hero' as const, way: colourway },
    ...design.seconds.map((flower, k) => ({
      ...flower,
      motif: parts[k % 2],
      rank: 'secondary' as const,
      way: pair[k % 2] ?? colourway,
    })),
    ...design.smalls.map((flower, k) => ({
      ...flower,
      motif: small,
      rank: 'filler' as const,
      way: pair[(k + 1) % 2] ?? colourway,
    })),
  ];
  for (const [k, flower] of flowers.entries()) {
    if (flower.motif === undefined) continue;
    const own = rng.fork('flowers').fork(k);
    const [x, y] = at([flower.x, flower.y]);
    const size = radius * flower.size;
    const lean = flower.turn * facing + turn + 0.08 * own.normal();
    const foot: Point = [x - steady.sin(lean) * size * 0.85, y + steady.cos(lean) * size * 0.85];
    const reach = steady.hypot(foot[0] - tie[0], foot[1] - tie[1]);
    layStem(easel, {
      points: bezier(
        tie,
        step(tie, turn + flower.x * facing * 0.5, reach * 0.4),
        step(foot, lean, -reach * 0.35),
        foot,
        12,
      ),
      width: () => width,
      air: 0.5,
    });
    setFlower(
      easel,
      { motif: flower.motif, colourway: flower.way, x, y, radius: size, turn: lean, rank: flower.rank, air: 1 },
      own,
    );
  }
  for (const [k, [tx, ty]] of design.tails.entries()) {
    const end = at([tx, ty]);
    layStem(easel, {
      points: bezier(tie, step(tie, turn, -radius * 0.08), [end[0], end[1] - radius * 0.1], end, 8),
      width: () => width * (1 + 0.1 * k),
      air: 1,
    });
  }
}

function step([x, y]: Point, turn: number, length: number): Point {
  return [x + steady.sin(turn) * length, y - steady.cos(turn) * length];
}
