import { createNeighbours } from '../../drawing/layout/neighbours.ts';
import { createOccupancy } from '../../drawing/layout/occupancy.ts';
import type { Planner } from '../../drawing/planner.ts';
import type { Ink, Item, Scene, Shape } from '../../drawing/scene.ts';
import { circle, curve, fixed, polyline } from '../../numbers/geometry/path.ts';
import type { Point } from '../../numbers/geometry/point.ts';
import type { Rng } from '../../numbers/rng.ts';
import { steady } from '../../numbers/steady.ts';
import { paintBeside, paints } from './colours.ts';

/** Plain shapes thrown together, great, middling and crumbs, none beside its like in form or colour. */
export function planMemphis(planner: Planner): Scene {
  const { recipe, plot, rng } = planner;
  const occupancy = createOccupancy(plot.torus, 7);
  const near = createNeighbours<{ ink: Ink; kind: string }>(plot.torus, plot.hero);
  const items: Item[] = [];
  const air = 1.04 + 0.3 * (1 - recipe.density);
  const ranks = [
    { rank: 'hero', from: 0.27, to: 0.4, menu: memphisShapes, share: 0.8 },
    { rank: 'secondary', from: 0.12, to: 0.19, menu: memphisShapes, share: 3 },
    { rank: 'filler', from: 0.03, to: 0.055, menu: memphisCrumbs, share: 9 },
  ] as const;
  const area = (plot.torus.w * plot.torus.h) / plot.hero ** 2;
  occupancy.add(rng.between(0, plot.torus.w), rng.between(0, plot.torus.h), 1);
  for (const { rank, from, to, menu, share } of ranks) {
    const names = Object.keys(menu);
    for (let k = 0; k < Math.ceil(area * share); k++) {
      const free = occupancy.max();
      if (free.r < plot.hero * from * air) break;
      const own = rng.fork(rank).fork(k);
      const r = Math.min(plot.hero * own.between(from, to), free.r / air);
      const play = Math.max(0, Math.min(free.r - r * air, r * 1.2));
      const [x, y] = [free.x + own.between(-0.6, 0.6) * play, free.y + own.between(-0.6, 0.6) * play];
      const around = near.within(x, y, plot.hero * 1.1).map(({ value }) => value);
      const fresh = names.filter((name) => !around.some(({ kind }) => kind === name));
      const kind = own.pick(fresh.length > 0 ? fresh : names);
      const body = paintBeside(
        around.map(({ ink }) => ink),
        own,
        paints,
      );
      const inks = { body, second: paintBeside([body], own, [...paints.slice(0, 5), 'light']), line: 'dark' } as const;
      const draw = menu[kind];
      if (!draw) continue;
      if (rank !== 'filler') near.add(x, y, { ink: body, kind });
      const turn = own.whole(0, 7) * (Math.PI / 4) + recipe.freedom * 0.4 * own.normal();
      items.push({
        symbol: planner.add({ shapes: draw(r, inks, own.fork('draw'), recipe.detail), radius: Math.ceil(r * 1.25) }),
        x,
        y,
        turn,
        scale: 1,
      });
      planner.census.push({ x, y, r, motif: 'shape', rank });
      occupancy.add(x, y, r * air);
    }
  }
  planner.lay('shapes', 'Shapes', 'motifs', items);
  return planner.finish();
}

interface MemphisInks {
  readonly body: Ink;
  readonly second: Ink;
  readonly line: Ink;
}

type Draw = (r: number, inks: MemphisInks, rng: Rng, detail: number) => Shape[];

const third = (2 * Math.PI) / 3;

function triangleAt(r: number): Point[] {
  return [0, 1, 2].map((k): Point => [r * steady.sin(k * third), -r * steady.cos(k * third)]);
}

/** Shapes about the origin within the radius: the drawer of a studio in Milan. */
const memphisShapes: Readonly<Record<string, Draw>> = {
  squiggle: (r, { body }, rng) => {
    const turns = rng.pick([3, 4, 5]);
    const points = Array.from(
      { length: turns * 2 + 1 },
      (_, k): Point => [(2 * r * k) / (turns * 2) - r, (k % 2 === 0 ? 1 : -1) * r * 0.26],
    );
    return [{ d: rng.chance(0.5) ? curve(points) : polyline(points), stroke: body, strokeWidth: round(r * 0.17) }];
  },
  triangle: (r, { body, second }, rng, detail) => {
    const lines = Array.from({ length: 5 }, (_, k) => {
      const y = -r * 0.6 + (k * r * 1.02) / 4.4;
      const half = ((y + r) / (1.5 * r)) * r * 0.84;
      return `M${fixed(-half)} ${fixed(y)}H${fixed(half)}`;
    }).join('');
    const solid: Shape = { d: polyline(triangleAt(r), true), fill: body };
    if (detail < 2 || rng.chance(0.4)) return [solid];
    return [
      { ...solid, d: polyline(triangleAt(r), true) },
      { d: lines, stroke: second, strokeWidth: round(r * 0.08) },
    ];
  },
  half: (r, { body, second }, rng) => {
    const d = `M${fixed(-r)} 0A${fixed(r)} ${fixed(r)} 0 0 1 ${fixed(r)} 0Z`;
    const inner = `M${fixed(-r * 0.5)} 0A${fixed(r * 0.5)} ${fixed(r * 0.5)} 0 0 1 ${fixed(r * 0.5)} 0Z`;
    return rng.chance(0.5)
      ? [{ d, fill: body }]
      : [
          { d, fill: body },
          { d: inner, fill: second },
        ];
  },
  ring: (r, { body }) => [{ d: circle(0, 0, r * 0.78), stroke: body, strokeWidth: round(r * 0.3) }],
  dots: (r, { line }) => {
    let d = '';
    for (let i = -2; i <= 2; i++) for (let j = -2; j <= 2; j++) d += circle(i * r * 0.34, j * r * 0.34, r * 0.085);
    return [{ d, fill: line }];
  },
  cross: (r, { body }) => {
    const a = fixed(r * 0.24);
    const b = fixed(r * 0.86);
    return [{ d: `M-${a} -${b}H${a}V-${a}H${b}V${a}H${a}V${b}H-${a}V${a}H-${b}V-${a}H-${a}Z`, fill: body }];
  },
  grid: (r, { body, line }) => {
    const b = fixed(r * 0.7);
    const lines = [-0.42, -0.14, 0.14, 0.42]
      .map((k) => `M-${b} ${fixed(k * r * 1.25)}H${b}M${fixed(k * r * 1.25)} -${b}V${b}`)
      .join('');
    return [
      { d: `M-${b} -${b}H${b}V${b}H-${b}Z`, fill: body },
      { d: lines, stroke: line, strokeWidth: round(r * 0.06) },
    ];
  },
  bar: (r, { body, second }, rng) => {
    const a = fixed(r * 0.2);
    const b = fixed(r * 0.8);
    const pill = `M-${b} -${a}H${b}A${a} ${a} 0 0 1 ${b} ${a}H-${b}A${a} ${a} 0 0 1 -${b} -${a}Z`;
    const stripes = [-0.5, -0.2, 0.1, 0.4]
      .map((k) => `M${fixed(k * r)} -${a}L${fixed(k * r + r * 0.16)} ${a}`)
      .join('');
    return rng.chance(0.5)
      ? [{ d: pill, fill: body }]
      : [
          { d: pill, fill: body },
          { d: stripes, stroke: second, strokeWidth: round(r * 0.1) },
        ];
  },
  disc: (r, { body, second }, rng) => {
    const solid: Shape = { d: circle(0, 0, r * 0.9), fill: body };
    const split = `M${fixed(-r * 0.9)} 0A${fixed(r * 0.9)} ${fixed(r * 0.9)} 0 0 1 ${fixed(r * 0.9)} 0Z`;
    return rng.chance(0.5) ? [solid] : [solid, { d: split, fill: second }];
  },
  arch: (r, { body, second, line }) =>
    [body, second, line].map((ink, k) => {
      const s = r * (0.92 - 0.29 * k);
      return {
        d: `M${fixed(-s)} ${fixed(r * 0.8)}V0A${fixed(s)} ${fixed(s)} 0 0 1 ${fixed(s)} 0V${fixed(r * 0.8)}Z`,
        fill: ink,
      };
    }),
};

/** Crumbs for the smallest gaps. */
const memphisCrumbs: Readonly<Record<string, Draw>> = {
  dash: (r, { body }) => [
    { d: `M${fixed(-r * 0.85)} 0H${fixed(r * 0.85)}`, stroke: body, strokeWidth: round(r * 0.42) },
  ],
  dot: (r, { body }) => [{ d: circle(0, 0, r * 0.7), fill: body }],
  tri: (r, { body }) => [{ d: polyline(triangleAt(r * 0.9), true), fill: body }],
  arc: (r, { body }) => [
    {
      d: `M${fixed(-r * 0.75)} ${fixed(r * 0.3)}A${fixed(r * 0.75)} ${fixed(r * 0.75)} 0 0 1 ${fixed(r * 0.75)} ${fixed(r * 0.3)}`,
      stroke: body,
      strokeWidth: round(r * 0.34),
    },
  ],
};

function round(width: number): number {
  return Math.round(width * 100) / 100;
}
