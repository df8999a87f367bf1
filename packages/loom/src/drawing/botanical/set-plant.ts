import { bezier } from '../../numbers/geometry/line.ts';
import { type Point, place } from '../../numbers/geometry/point.ts';
import type { Rng } from '../../numbers/rng.ts';
import { steady } from '../../numbers/steady.ts';
import { tangentAt } from '../layout/stalk.ts';
import { colourAt } from './colour-at.ts';
import { castHero, type Easel } from './easel.ts';
import { flowerOf, setFlower } from './set-flower.ts';
import { layStem } from './stem.ts';

interface PlantPlace {
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

/** A flowering plant in a disc of radius 1: x to the side it faces, y down, foot at the bottom. */
interface PlantDesign {
  /** Cubic Bézier of the main stem, root first. */
  readonly stem: readonly [Point, Point, Point, Point];
  readonly head: { readonly x: number; readonly y: number; readonly size: number; readonly turn: number };
  /** Side shoots: the share of the stem at which they leave it, the flower's place, its radius and turn. */
  readonly shoots: readonly {
    readonly from: number;
    readonly x: number;
    readonly y: number;
    readonly size: number;
    readonly turn: number;
  }[];
  /** Leaves: the share of the stem, angle from "up" (positive to the side it faces), length. */
  readonly leaves: readonly { readonly from: number; readonly angle: number; readonly length: number }[];
}

/** A Mughal plant upright between four shoots; one bowed like a mango; one in a wide S. */
export const plantDesigns: readonly [PlantDesign, ...PlantDesign[]] = [
  {
    stem: [
      [0.02, 0.98],
      [0.16, 0.6],
      [-0.14, 0.35],
      [0, -0.1],
    ],
    head: { x: 0, y: -0.53, size: 0.45, turn: 0 },
    shoots: [
      { from: 0.4, x: 0.68, y: -0.06, size: 0.19, turn: 0.45 },
      { from: 0.5, x: -0.66, y: -0.12, size: 0.18, turn: -0.45 },
      { from: 0.22, x: 0.6, y: 0.36, size: 0.13, turn: 0.8 },
      { from: 0.28, x: -0.58, y: 0.34, size: 0.13, turn: -0.8 },
    ],
    leaves: [
      { from: 0.03, angle: 1.3, length: 0.62 },
      { from: 0.03, angle: -1.3, length: 0.6 },
      { from: 0.12, angle: 0.72, length: 0.42 },
      { from: 0.14, angle: -0.85, length: 0.4 },
      { from: 0.62, angle: 0.75, length: 0.34 },
      { from: 0.66, angle: -0.7, length: 0.34 },
      { from: 0.86, angle: 1.15, length: 0.34 },
      { from: 0.86, angle: -1.15, length: 0.34 },
    ],
  },
  {
    stem: [
      [0.1, 0.98],
      [-0.62, 0.62],
      [-0.66, -0.3],
      [-0.16, -0.44],
    ],
    head: { x: 0.22, y: -0.36, size: 0.43, turn: 1.75 },
    shoots: [
      { from: 0.72, x: -0.4, y: -0.78, size: 0.18, turn: -0.1 },
      { from: 0.45, x: -0.82, y: -0.3, size: 0.16, turn: -0.5 },
      { from: 0.24, x: 0.36, y: 0.38, size: 0.2, turn: 0.7 },
      { from: 0.12, x: 0.66, y: 0.68, size: 0.12, turn: 1.2 },
    ],
    leaves: [
      { from: 0.03, angle: -1.25, length: 0.56 },
      { from: 0.04, angle: 0.75, length: 0.36 },
      { from: 0.22, angle: -1.15, length: 0.46 },
      { from: 0.36, angle: 0.75, length: 0.42 },
      { from: 0.36, angle: -1.05, length: 0.4 },
      { from: 0.55, angle: 1.25, length: 0.34 },
      { from: 0.62, angle: -0.7, length: 0.34 },
      { from: 0.86, angle: 0.15, length: 0.34 },
    ],
  },
  {
    stem: [
      [-0.1, 0.98],
      [0.55, 0.66],
      [-0.6, 0.3],
      [0.06, -0.14],
    ],
    head: { x: 0.14, y: -0.52, size: 0.44, turn: 0.2 },
    shoots: [
      { from: 0.55, x: -0.66, y: -0.1, size: 0.2, turn: -0.45 },
      { from: 0.26, x: 0.66, y: 0.34, size: 0.18, turn: 0.7 },
      { from: 0.66, x: 0.72, y: -0.08, size: 0.14, turn: 0.9 },
      { from: 0.4, x: -0.62, y: 0.42, size: 0.13, turn: -1 },
    ],
    leaves: [
      { from: 0.02, angle: -1.25, length: 0.56 },
      { from: 0.03, angle: 1.45, length: 0.6 },
      { from: 0.22, angle: -0.5, length: 0.4 },
      { from: 0.34, angle: 0.35, length: 0.36 },
      { from: 0.5, angle: 0.75, length: 0.34 },
      { from: 0.74, angle: -0.95, length: 0.32 },
      { from: 0.88, angle: 1.3, length: 0.32 },
      { from: 0.88, angle: -1.2, length: 0.32 },
    ],
  },
];
