import { type Net, netOn } from '../../drawing/layout/net.ts';
import { createSketch } from '../../drawing/motifs/sketch.ts';
import type { Planner } from '../../drawing/planner.ts';
import { circle, polyline } from '../../numbers/geometry/path.ts';
import type { Point } from '../../numbers/geometry/point.ts';
import { steady } from '../../numbers/steady.ts';
import { figureSets } from '../../vocabulary/figure-sets.ts';
import type { MotifId } from '../../vocabulary/motif-ids.ts';
import type { Role } from '../../vocabulary/roles.ts';
import { createCarving, discPart, midrib, petalPart } from './carve.ts';
import { castOf, inksOf, penOf, print, set } from './print.ts';

type Kind = 'figures' | 'creeper' | 'arches' | 'teeth' | 'dots';
interface Strip {
  readonly kind: Kind;
  /** Share of the cycle. */
  readonly height: number;
  /** Printed ground of the strip; none is cloth. */
  readonly ground?: Role;
}

const standing: readonly MotifId[] = [...figureSets.creatures, 'dancer', 'temple', 'tree', 'palm', 'cypress'];

/** Borders set side by side: a broad row of figures, creepers, arches and teeth between double lines. */
export function strips(planner: Planner): void {
  const { plot, geo: rng, col, recipe, origin } = planner;
  const broad = plot.hero * (1.28 - 0.3 * recipe.density) * rng.between(0.9, 1.15);
  const kinds: readonly { kind: Kind; height: number }[] = [
    { kind: 'figures', height: 1 },
    { kind: 'teeth', height: 0.2 },
    { kind: recipe.motifs.exclude.includes('vine') ? 'arches' : 'creeper', height: rng.between(0.5, 0.66) },
    { kind: 'dots', height: 0.17 },
    ...(rng.chance(0.65)
      ? ([
          { kind: 'figures', height: 0.7 },
          { kind: 'arches', height: 0.36 },
        ] as const)
      : ([{ kind: 'arches', height: 0.4 }] as const)),
    { kind: 'teeth', height: 0.2 },
  ];
  const total = kinds.reduce((sum, strip) => sum + strip.height, 0);
  // Beasts keep their feet down.
  const isDown = rng.chance(0.25) && !recipe.motifs.include.some((motif) => standing.includes(motif));
  const along: Point = isDown ? [0, broad * 0.76] : [broad * 0.76, 0];
  const across: Point = isDown ? [-broad * total, 0] : [0, broad * total];
  const net = netOn(plot.torus, along, across);
  const grounds = col.shuffle(['a1', 'a3', undefined, undefined] as const);
  let from = 0;
  for (const [n, { kind, height }] of kinds.entries()) {
    const ground = kind === 'figures' || kind === 'dots' ? undefined : grounds[n % grounds.length];
    const strip: Strip = { kind, height: height / total, ...(ground === undefined ? {} : { ground }) };
    for (const { x, y, i, j } of net.sites)
      lay(planner, net, strip, n, from, { x: x + origin.x, y: y + origin.y, odd: (i + j) & 1 });
    from += strip.height;
  }
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly odd: number;
}

function lay(planner: Planner, { u, v }: Net, strip: Strip, n: number, from: number, { x, y, odd }: Place): void {
  const { recipe } = planner;
  const length = steady.hypot(u[0], u[1]);
  const tall = (Math.abs(u[0] * v[1] - u[1] * v[0]) / length) * strip.height;
  const turn = steady.atan2(u[1], u[0]);
  const at = (t: number, h: number): { x: number; y: number } => ({
    x: x + u[0] * t + v[0] * (from + strip.height * h),
    y: y + u[1] * t + v[1] * (from + strip.height * h),
  });
  const start = at(0, 0);
  const ink: Role = strip.ground === undefined ? 'a1' : 'light';
  if (strip.ground !== undefined) band(planner, `band/${n}`, strip.ground, length, tall, start, turn);
  const name = `${strip.kind}/${n}`;
  if (strip.kind === 'figures') {
    const cast = castOf(
      planner,
      n === 0 ? ['blossom', 'lotus', 'paisley', 'carnation'] : ['rosette', 'paisley', 'bud'],
    );
    const radius = tall * 0.43;
    const count = Math.max(1, Math.round(length / (radius * 2.25)));
    // Of several that were wished for each comes, in turn along the row and across the rows.
    const wished = cast.filter((motif) => recipe.motifs.include.includes(motif)).length;
    const kinds = Math.min(2, count > 1 && count % 2 === 0 ? cast.length : 1);
    for (let k = 0; k < count; k++) {
      const motif = cast[wished > 1 ? (k + odd + (n === 0 ? 0 : 1)) % wished : k % kinds] ?? cast[0];
      print(planner, {
        ...at((k + 0.5) / count, 0.5),
        radius: Math.min(radius, length / count / 1.66),
        motif,
        inks: inksOf(n + k),
        rank: n === 0 ? 'hero' : 'secondary',
        turn,
        cut: n,
      });
    }
  } else if (strip.kind === 'creeper') {
    planner.note({ ...at(0.5, 0.5), r: tall * 0.4, motif: 'vine', rank: 'secondary' });
    set(
      planner,
      creeper(length, tall, ink, strip.ground === undefined ? 'line' : 'light', penOf(tall * 0.4, recipe.line)),
      name,
      { ...start, turn },
    );
  } else {
    const carved =
      strip.kind === 'arches'
        ? arches(length, tall, ink)
        : strip.kind === 'teeth'
          ? teeth(length, tall, ink)
          : dots(length, tall);
    const symbol = planner.symbol(name, () => {
      const sketch = createSketch();
      for (const [role, d] of carved) sketch.area(d, role);
      return sketch.done(length + tall);
    });
    planner.put('marks', { symbol, ...start, turn, scale: 1 });
  }
  const rule = planner.symbol(`rule/${n}`, () => {
    const sketch = createSketch();
    sketch.line(
      polyline([
        [-1, 1],
        [length + 1, 1],
      ]),
      'line',
      1.7,
    );
    sketch.line(
      polyline([
        [-1, 4.6],
        [length + 1, 4.6],
      ]),
      'line',
      0.9,
    );
    return sketch.done(length + 8);
  });
  planner.put('marks', { symbol: rule, ...start, turn, scale: 1 });
}

function band(
  planner: Planner,
  name: string,
  role: Role,
  length: number,
  tall: number,
  at: { x: number; y: number },
  turn: number,
): void {
  const symbol = planner.symbol(name, () => {
    const sketch = createSketch();
    sketch.area(
      polyline(
        [
          [-0.6, 0],
          [length + 0.6, 0],
          [length + 0.6, tall],
          [-0.6, tall],
        ],
        true,
      ),
      role,
    );
    return sketch.done(length + tall);
  });
  planner.put('bands', { symbol, ...at, turn, scale: 1 });
}

/** A running creeper: one wave, a flower in each bend, leaves along. */
function creeper(length: number, tall: number, body: Role, outline: Role, pen: number) {
  const c = createCarving(pen, outline);
  const waves = Math.max(1, Math.round(length / (tall * 2.1)));
  const at = (t: number): Point => [length * t, tall * (0.52 + 0.24 * steady.sin(2 * Math.PI * waves * t))];
  c.line(
    Array.from({ length: 16 * waves + 1 }, (_, k) => at(k / (16 * waves))),
    1.9,
  );
  const leaf: Role = outline === 'light' ? 'leaf3' : 'leaf1';
  for (let k = 0; k < waves * 2; k++) {
    const t = (k + 0.5) / (waves * 2);
    const [x, y] = at(t);
    const side = y < tall * 0.52 ? 1 : -1;
    const centre: Point = [x, y + side * tall * 0.4];
    for (let n = 0; n < 6; n++)
      c.part(n % 2 === 0 ? body : 'a2', petalPart('round', centre, (n * Math.PI) / 3, tall * 0.2, tall * 0.19));
    c.over('a4', discPart(...centre, tall * 0.06));
    for (const step of [-0.3, -0.14, 0.14, 0.3]) {
      const [lx, ly] = at(t + step / (waves * 2));
      const angle = (side > 0 ? 0 : Math.PI) + (step < 0 ? -1 : 1) * 0.5 * side;
      const size = tall * (Math.abs(step) > 0.2 ? 0.3 : 0.22);
      c.part(leaf, petalPart('point', [lx, ly], angle, size, size * 0.44));
      c.line(midrib([lx, ly], angle, size), 0.7);
    }
  }
  return c.done(length + tall);
}

type Carved = readonly (readonly [Role, string])[];

function arches(length: number, tall: number, ink: Role): Carved {
  const count = Math.max(2, Math.round(length / (tall * 0.8)));
  const step = length / count;
  const row = (grow: number) =>
    Array.from(
      { length: count },
      (_, k) => petalPart('ogee', [(k + 0.5) * step, tall * 0.97], 0, tall * 0.86 * grow, step * 0.94 * grow).d,
    ).join('');
  const beads = Array.from({ length: count }, (_, k) => circle(k * step, tall * 0.3, tall * 0.055)).join('');
  return [
    [ink, row(1)],
    ['line', row(0.78)],
    ['a4', row(0.6)],
    ['a1', row(0.34)],
    [ink, beads],
  ];
}

function teeth(length: number, tall: number, ink: Role): Carved {
  const count = Math.max(4, 2 * Math.round(length / (tall * 1.9)));
  const step = length / count;
  const row = (up: boolean) =>
    Array.from({ length: count }, (_, k) => {
      const base = up ? tall * 0.94 : tall * 0.3;
      const tip = up ? tall * 0.4 : tall * 0.84;
      const shift = up ? 0 : step / 2;
      return polyline(
        [
          [k * step + shift, base],
          [(k + 0.5) * step + shift, tip],
          [(k + 1) * step + shift, base],
        ],
        true,
      );
    }).join('');
  return [
    [ink, row(true)],
    ['a4', row(false)],
  ];
}

function dots(length: number, tall: number): Carved {
  const count = Math.max(4, Math.round(length / (tall * 0.7)));
  const step = length / count;
  const row = (size: number) =>
    Array.from({ length: count }, (_, k) => circle((k + 0.5) * step, tall * 0.58, tall * size)).join('');
  return [
    ['a3', row(0.28)],
    ['a4', row(0.13)],
  ];
}
