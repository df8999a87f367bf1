import type { Planner } from '../../drawing/planner.ts';
import type { Ink, Item, Scene } from '../../drawing/scene.ts';
import { clothoid, normals } from '../../numbers/geometry/line.ts';
import { curve, polyline } from '../../numbers/geometry/path.ts';
import { type Point, place } from '../../numbers/geometry/point.ts';
import type { Rng } from '../../numbers/rng.ts';
import { steady } from '../../numbers/steady.ts';
import type { Torus } from '../../numbers/torus.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import type { MotifId } from '../../vocabulary/motif-ids.ts';
import { paintBeside, paints } from './colours.ts';

type Cut = keyof typeof cutShapes;
const heroes: readonly Cut[] = ['algae', 'algae', 'palm', 'bloom', 'leaf'];
const seconds: readonly Cut[] = ['leaf', 'pebble', 'algae', 'bloom'];
/** What people see in the shapes; stones are no motif. */
const seen: Partial<Record<Cut, MotifId>> = { algae: 'leaf', palm: 'leaf', leaf: 'leaf', bloom: 'blossom' };

/** Those that are wanted, else those that are not refused, else stones. */
function allowed(cuts: readonly Cut[], { motifs }: Recipe): readonly Cut[] {
  const left = cuts.filter((cut) => !motifs.exclude.some((motif) => motif === seen[cut]));
  const wanted = left.filter((cut) => motifs.include.some((motif) => motif === seen[cut]));
  return wanted.length > 0 ? wanted : left.length > 0 ? left : ['pebble'];
}

/** Painted papers side by side, a shape cut from another paper laid on each, some over the edge. */
export function planCutOuts(planner: Planner): Scene {
  const { recipe, plot, rng } = planner;
  const { torus, hero } = plot;
  const papers = papersOn(
    torus.w,
    torus.h,
    hero * (1.15 - 0.35 * recipe.density),
    recipe.freedom,
    rng.fork('papers'),
    torus.brickX !== 0 || torus.dropY !== 0,
  );
  const grounds: Ink[] = [];
  const sheets: Item[] = [];
  const shapes: Item[] = [];
  const choice: readonly Ink[] = ['ground', ...paints.slice(0, 6)];
  for (const [k, paper] of papers.entries()) {
    const { x, y, w, h } = paper;
    const own = rng.fork('sheets').fork(k);
    const ground = paintBeside(
      [
        ...grounds.slice(-1),
        ...papers.flatMap((other, i) => (i < k && touches(other, paper, torus) ? (grounds[i] ?? []) : [])),
      ],
      own,
      choice,
    );
    grounds.push(ground);
    const slack = () => own.between(-1, 1) * hero * 0.02 * recipe.freedom;
    const [right, below] = [w / 2 + 1.5, h / 2 + 1.5];
    const d = polyline(
      [
        [-right + slack(), -below + slack()],
        [right + slack(), -below + slack()],
        [right + slack(), below + slack()],
        [-right + slack(), below + slack()],
      ],
      true,
    );
    sheets.push({
      symbol: planner.add({
        shapes: [{ d, fill: ground }],
        radius: Math.ceil(Math.sqrt(w * w + h * h) / 2 + hero * 0.06),
      }),
      x,
      y,
      turn: 0,
      scale: 1,
    });
    const size = Math.min(Math.min(w, h) * 0.6, Math.max(w, h) * 0.48);
    const kind = own.pick(allowed(heroes, recipe));
    const ink = paintBeside([ground], own, [...paints, 'light', 'ground']);
    const lies = w > h * 1.25;
    shapes.push({
      symbol: planner.add({
        shapes: [{ d: cutShapes[kind](size, own.fork('shape')), fill: ink }],
        radius: Math.ceil(size * 1.4),
      }),
      x: x + own.between(-0.06, 0.06) * w,
      y: y + own.between(-0.06, 0.06) * h,
      turn:
        (lies ? Math.PI / 2 : 0) +
        own.pick([0, Math.PI, 0.35, -0.3]) * (lies ? 0.4 : 1) +
        0.2 * recipe.freedom * own.normal(),
      scale: 1,
      flip: own.chance(0.5),
    });
    planner.census.push({ x, y, r: size * 0.8, motif: seen[kind] ?? 'stone', rank: 'hero' });
    if (recipe.detail >= 2) shapes.push(...accents(planner.add, paper, [ground, ink], own.fork('accents'), recipe));
  }
  planner.lay('papers', 'Papers', 'field', sheets);
  planner.lay('shapes', 'Cut shapes', 'motifs', shapes);
  return planner.finish();
}

/** One or two small cut pieces in the corners of a paper. */
function accents(
  add: (symbol: { shapes: { d: string; fill: Ink }[]; radius: number }) => number,
  { x, y, w, h }: Paper,
  beside: readonly Ink[],
  rng: Rng,
  recipe: Recipe,
): Item[] {
  const size = Math.min(w, h) * 0.11;
  return Array.from({ length: rng.whole(1, Math.min(3, recipe.detail - 1)) }, (_, k) => {
    const own = rng.fork(k);
    const kind = own.pick(allowed(seconds, recipe));
    const [sx, sy] = [own.chance(0.5) ? 1 : -1, own.chance(0.5) ? 1 : -1];
    const fill = paintBeside(beside, own, [...paints, 'light']);
    return {
      symbol: add({ shapes: [{ d: cutShapes[kind](size, own), fill }], radius: Math.ceil(size * 1.4) }),
      x: x + sx * w * own.between(0.3, 0.38),
      y: y + sy * h * own.between(0.3, 0.38),
      turn: own.between(0, 6.28),
      scale: 1,
    };
  });
}

/** Path data of shapes cut freely with scissors, about the origin, within the radius. */
const cutShapes: Readonly<
  Record<'algae' | 'palm' | 'leaf' | 'pebble' | 'bloom', (radius: number, rng: Rng) => string>
> = {
  algae,
  palm,
  leaf,
  pebble,
  bloom,
};

/** Round fingers to both sides of a bent stem. */
function algae(radius: number, rng: Rng): string {
  return fingers(radius, { pairs: rng.pick([4, 5, 5, 6]), reach: 0.66, thick: 0.6, bend: rng.between(-0.7, 0.7) }, rng);
}

/** The same, slimmer and more of them. */
function palm(radius: number, rng: Rng): string {
  return fingers(radius, { pairs: rng.pick([6, 7, 8]), reach: 0.6, thick: 0.52, bend: rng.between(-0.9, 0.9) }, rng);
}

function fingers(
  radius: number,
  { pairs, reach, thick, bend }: { pairs: number; reach: number; thick: number; bend: number },
  rng: Rng,
): string {
  const steps = pairs * 2 + 2;
  const raw = clothoid(1, -bend, bend * 2, steps);
  const [ex, ey] = raw.at(-1) ?? [0, -1];
  const spine = place(raw, 0, radius, -steady.atan2(ex, -ey), (1.72 * radius) / steady.hypot(ex, ey));
  const sides = normals(spine);
  const pitch = (1.72 * radius) / pairs;
  const sideOf = (side: number): Point[] => {
    const points: Point[] = [];
    for (let k = 0; k < pairs; k++) {
      const at = 2 * k + (side > 0 ? 1 : 2);
      const [x, y] = spine[at] ?? [0, 0];
      const [nx, ny] = sides[at] ?? [1, 0];
      const rise = steady.sin(Math.PI * (0.2 + (0.72 * k) / Math.max(1, pairs - 1)));
      const long = radius * reach * rise * rng.between(0.85, 1.12);
      const up = long * rng.between(0.3, 0.62);
      // Away from the stem, and on towards the tip.
      const tip: Point = [x + side * nx * long + ny * up, y + side * ny * long - nx * up];
      const half = (pitch * thick) / 2;
      const across = (share: number, lift: number): Point => [
        x + (tip[0] - x) * share + ny * lift * half,
        y + (tip[1] - y) * share - nx * lift * half,
      ];
      points.push(
        across(0.16, -1.9),
        across(0.55, -1),
        across(0.93, -0.75),
        across(1.02, 0.25),
        across(0.8, 1.05),
        across(0.4, 0.95),
      );
    }
    return points;
  };
  const [tx, ty] = spine.at(-1) ?? [0, -radius];
  const foot: Point = [0, radius];
  const right = sideOf(1);
  const left = sideOf(-1).reverse();
  const tip: Point[] = [
    [tx + pitch * 0.16, ty + pitch * 0.1],
    [tx, ty - pitch * 0.3],
    [tx - pitch * 0.16, ty + pitch * 0.1],
  ];
  return curve([[foot[0] + pitch * 0.12, foot[1]], ...right, ...tip, ...left, [foot[0] - pitch * 0.12, foot[1]]], true);
}

/** A plain leaf with one bent side. */
function leaf(radius: number, rng: Rng): string {
  const [a, b] = [rng.between(0.28, 0.5), rng.between(0.2, 0.42)];
  return curve(
    [
      [0, radius],
      [radius * a * 0.8, radius * 0.4],
      [radius * a, -radius * 0.1],
      [radius * a * 0.5, -radius * 0.7],
      [radius * 0.02, -radius],
      [-radius * b * 0.6, -radius * 0.65],
      [-radius * b, 0],
      [-radius * b * 0.7, radius * 0.5],
    ],
    true,
  );
}

/** A soft stone. */
function pebble(radius: number, rng: Rng): string {
  const start = rng.between(0, 7);
  const points = Array.from({ length: 8 }, (_, k): Point => {
    const angle = start + (k * Math.PI) / 4;
    const r = radius * rng.between(0.72, 0.96);
    return [r * steady.cos(angle), r * steady.sin(angle) * 0.86];
  });
  return curve(points, true);
}

/** Petals cut in one piece. */
function bloom(radius: number, rng: Rng): string {
  const petals = rng.pick([5, 6, 7]);
  const points: Point[] = [];
  for (let k = 0; k < petals; k++) {
    const long = radius * rng.between(0.82, 1);
    for (const [f, share] of [
      [-0.5, 0.34],
      [-0.27, 0.8],
      [0, 1],
      [0.27, 0.84],
    ] as const) {
      const angle = ((k + f) * 2 * Math.PI) / petals;
      points.push([long * share * steady.sin(angle), -long * share * steady.cos(angle)]);
    }
  }
  return curve(points, true);
}

interface Paper {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** Columns of unequal width, each divided at heights of its own. Skewed tori get equal columns, which meet at the edges. */
function papersOn(w: number, h: number, step: number, freedom: number, rng: Rng, isSkewed: boolean): Paper[] {
  const columns = Math.max(2, 2 * Math.round(w / step / 2));
  const papers: Paper[] = [];
  const free = isSkewed ? 0 : freedom;
  const widths = shares(columns, free, rng.fork('widths')).map((share) => share * w);
  let left = 0;
  for (const [c, width] of widths.entries()) {
    const own = rng.fork(c);
    const rows = Math.max(2, Math.round(h / step) + (free > 0.3 ? own.whole(-1, 1) : 0));
    const start = isSkewed ? 0 : own.between(0, h);
    let top = start;
    for (const share of shares(isSkewed ? 2 * Math.max(1, Math.round(rows / 2)) : rows, free, own)) {
      papers.push({ x: left + width / 2, y: top + (share * h) / 2, w: width, h: share * h });
      top += share * h;
    }
    left += width;
  }
  return papers;
}

function shares(count: number, freedom: number, rng: Rng): number[] {
  const raw = Array.from({ length: count }, () => 1 + freedom * rng.between(-0.55, 0.7));
  const sum = raw.reduce((all, share) => all + share, 0);
  return raw.map((share) => share / sum);
}

/** Whether two papers have an edge or a corner in common, over the joined edges too. */
function touches(a: Paper, b: Paper, { w, h }: Torus): boolean {
  const dx = Math.abs(a.x - b.x);
  const dy = Math.abs(a.y - b.y) % h;
  return Math.min(dx, w - dx) < (a.w + b.w) / 2 + 3 && Math.min(dy, h - dy) < (a.h + b.h) / 2 + 3;
}
