import { bezier } from '../../geometry/bezier.ts';
import { place } from '../../geometry/place.ts';
import type { Point } from '../../geometry/point.ts';
import { tangentAt } from '../../layout/stalk.ts';
import { steady } from '../../number/steady.ts';
import type { Rng } from '../../random/rng.ts';
import { castHero } from '../botanical/cast-hero.ts';
import { colourAt } from '../botanical/colour-at.ts';
import type { Easel } from '../botanical/easel.ts';
import { flowerOf } from '../botanical/flower-of.ts';
import { layStem } from '../botanical/lay-stem.ts';
import { setFlower } from '../botanical/set-flower.ts';
import type { PlantDesign } from './plant-designs.ts';

export interface PlantPlace {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** 1, or −1 for a mirrored plant. */
  readonly facing: number;
  /** Turn of the whole plant, radians. */
  readonly lean: number;
}

const along = 24;

/** Sets a plant after its design: stem, shoots with small flowers, the flower, leaves that keep clear of the flowers. */
export function setPlant(easel: Easel, design: PlantDesign, where: PlantPlace, rng: Rng): void {
  const { radius, facing, lean } = where;
  const { cast, hand } = easel;
  const at = ([px, py]: Point): Point =>
    place([[px * facing * radius, py * radius]], where.x, where.y, lean)[0] ?? [where.x, where.y];
  const [a, b, c, d] = design.stem;
  const stem = bezier(at(a), at(b), at(c), at(d), along);
  const width = Math.max(2.4, radius * 0.05);
  layStem(easel, { points: stem, width: (t) => width * (1.25 - 0.5 * t), air: 1.5 });
  const flowers: { x: number; y: number; r: number }[] = [];

  const [hx, hy] = at([design.head.x, design.head.y]);
  const head = { x: hx, y: hy, radius: radius * design.head.size, turn: design.head.turn * facing + lean, air: 3 };
  setFlower(
    easel,
    { ...head, motif: castHero(easel, rng.fork('motif')), colourway: colourAt(easel, hx, hy), rank: 'hero' },
    rng.fork('head'),
  );
  flowers.push({ x: hx, y: hy, r: head.radius });

  const tint = easel.heroes.at(-1)?.tint;
  const ways = hand.flowers.filter((way) => way.body !== tint);
  const pair = rng.fork('pair');
  const parts = [0, 1].map(() => (cast.secondary.length > 0 ? pair.pick(cast.secondary).motif : undefined));
  const pairWays = [pair.pick(ways), pair.pick(ways)];
  for (const [k, shoot] of design.shoots.entries()) {
    const own = rng.fork('shoots').fork(k);
    const motif = parts[k < 2 ? 0 : 1];
    const start = stem[Math.round(shoot.from * along)] ?? at(a);
    const size = radius * shoot.size;
    const turn = shoot.turn * facing + lean + 0.1 * own.normal();
    const [fx, fy] = at([shoot.x, shoot.y]);
    const foot: Point = [fx - steady.sin(turn) * size, fy + steady.cos(turn) * size];
    const heading = tangentAt(stem, Math.round(shoot.from * along));
    const reach = steady.hypot(foot[0] - start[0], foot[1] - start[1]);
    const points = bezier(
      start,
      [start[0] + steady.cos(heading) * reach * 0.3, start[1] + steady.sin(heading) * reach * 0.3],
      [foot[0] - steady.sin(turn) * reach * 0.5, foot[1] + steady.cos(turn) * reach * 0.5],
      foot,
      14,
    );
    if (!motif) continue;
    layStem(easel, { points, width: (t) => width * (0.8 - 0.35 * t), air: 1.2 });
    setFlower(
      easel,
      {
        motif,
        colourway: pairWays[k < 2 ? 0 : 1] ?? hand.flowers[0],
        x: fx,
        y: fy,
        radius: size,
        turn,
        rank: 'secondary',
        air: 2,
      },
      own.fork('draw'),
    );
    flowers.push({ x: fx, y: fy, r: size });
    for (const side of [-1, 1])
      leafFrom(
        easel,
        points[side < 0 ? 5 : 8] ?? start,
        tangentAt(points, 7) + side * 0.8,
        radius * 0.2,
        flowers,
        own.fork(side),
      );
  }
  for (const [k, leaf] of design.leaves.entries()) {
    const foot = stem[Math.round(leaf.from * along)] ?? at(a);
    const own = rng.fork('leaves').fork(k);
    leafFrom(
      easel,
      foot,
      -Math.PI / 2 + leaf.angle * facing + lean + 0.07 * own.normal(),
      radius * leaf.length * own.between(0.92, 1.06),
      flowers,
      own,
    );
  }
}

/** A leaf from its foot, shortened until it keeps clear of the plant's flowers. */
function leafFrom(
  easel: Easel,
  [x, y]: Point,
  heading: number,
  wished: number,
  flowers: readonly { x: number; y: number; r: number }[],
  rng: Rng,
): void {
  if (!easel.cast.has('leaf')) return;
  const [dx, dy] = [steady.cos(heading), steady.sin(heading)];
  for (const length of [wished, wished * 0.8, wished * 0.62]) {
    const touches = flowers.some((flower) =>
      [0.45, 0.7, 1].some(
        (t) => steady.hypot(x + dx * length * t - flower.x, y + dy * length * t - flower.y) < flower.r + length * 0.16,
      ),
    );
    if (touches) continue;
    const { symbol, scale } = flowerOf(easel, 'leaf', rng.pick(easel.hand.leaves), length / 2, rng);
    easel.drawn.leaves.push({
      symbol,
      x: x + (dx * length) / 2,
      y: y + (dy * length) / 2,
      turn: heading + Math.PI / 2,
      scale,
      flip: dx > 0,
    });
    easel.occupancy.chain(
      [0.2, 0.5, 0.8, 1].map((t): Point => [x + dx * length * t, y + dy * length * t]),
      length * 0.17,
    );
    return;
  }
}
