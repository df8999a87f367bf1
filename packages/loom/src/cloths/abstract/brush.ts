import { poissonPoints } from '../../drawing/layout/poisson.ts';
import type { Planner } from '../../drawing/planner.ts';
import type { Ink, Item, Scene, SceneSymbol } from '../../drawing/scene.ts';
import { bezier, normals } from '../../numbers/geometry/line.ts';
import { fixed } from '../../numbers/geometry/path.ts';
import type { Point } from '../../numbers/geometry/point.ts';
import type { Rng } from '../../numbers/rng.ts';
import { steady } from '../../numbers/steady.ts';
import { paintBeside, paints } from './colours.ts';

const shapes = 4;

/** Strokes of a flat brush laid over one another: broad pale ones, full ones across them, small dabs last. */
export function planBrush(planner: Planner): Scene {
  const { recipe, plot, rng } = planner;
  const main = rng.fork('lean').pick([0.15, -0.5, 0.85, 1.45]);
  const tiers = [
    {
      id: 'washes',
      name: 'Washes',
      size: 1.15,
      gap: 0.74,
      thick: 0.46,
      dry: 0.85,
      pale: 0.62,
      turn: main + 1.2,
      rank: 'hero',
    },
    {
      id: 'strokes',
      name: 'Strokes',
      size: 0.86,
      gap: 0.64,
      thick: 0.27,
      dry: 0.45,
      pale: 0,
      turn: main,
      rank: 'hero',
    },
    {
      id: 'dabs',
      name: 'Dabs',
      size: 0.34,
      gap: 0.5,
      thick: 0.11,
      dry: 0.3,
      pale: 0,
      turn: main + 0.5,
      rank: 'secondary',
    },
  ] as const;
  for (const [n, tier] of tiers.entries()) {
    const own = rng.fork(tier.id);
    const length = plot.hero * tier.size;
    const inks = paints.slice(0, n === 2 ? 7 : 5);
    const symbolOf = (fill: Ink, shape: number) =>
      planner.symbol(`${tier.id}/${fill}/${shape}`, () =>
        stroke(length, length * tier.thick, fill, tier.dry, recipe.detail, own.fork(shape)),
      );
    const air = tier.gap * (1.25 - 0.5 * recipe.density);
    const items: Item[] = [];
    const near: { x: number; y: number; ink: Ink }[] = [];
    for (const [k, { x, y }] of poissonPoints(plot.torus, own.fork('places'), plot.hero * air, 300).entries()) {
      const each = own.fork('place').fork(k);
      const last = near.slice(-2).map(({ ink }) => ink);
      const paint = paintBeside(last, each, inks);
      near.push({ x, y, ink: paint });
      const ink: Ink = tier.pale === 0 ? paint : (`${paint}>ground:${tier.pale}` as Ink);
      const turn = tier.turn + (0.18 + 0.5 * recipe.freedom) * each.normal() * 0.6 + (each.chance(0.5) ? Math.PI : 0);
      items.push({
        symbol: symbolOf(ink, each.whole(1, shapes)),
        x,
        y,
        turn,
        scale: each.between(0.86, 1.1),
        flip: each.chance(0.5),
      });
      planner.census.push({ x, y, r: length * 0.3, motif: 'stroke', rank: tier.rank });
    }
    planner.lay(tier.id, tier.name, 'motifs', items);
  }
  return planner.finish();
}

function stroke(length: number, width: number, fill: Ink, dry: number, detail: number, rng: Rng): SceneSymbol {
  const bow = rng.between(-0.14, 0.14) * length;
  const half = length / 2;
  const spine: Point[] = bezier(
    [-half, 0],
    [-half * 0.3, bow],
    [half * 0.3, -bow * rng.between(-0.5, 1)],
    [half, steady.sin(bow)],
    12,
  );
  return bristleStroke({ spine, width, fill, trace: `${fill.split('>')[0]}>light:0.45` as Ink, dry, detail }, rng);
}

interface StrokeAsk {
  /** The brush's way, at even steps, about the origin. */
  readonly spine: readonly Point[];
  /** Width of the brush. */
  readonly width: number;
  readonly fill: Ink;
  /** Paint left in the brush from before. */
  readonly trace: Ink;
  /** 0 wet … 1 dry. */
  readonly dry: number;
  readonly detail: number;
}

/** A stroke of a flat brush: hairs that touch and lift one by one, bare streaks where the brush runs dry. */
function bristleStroke({ spine, width, fill, trace, dry, detail }: StrokeAsk, rng: Rng): SceneSymbol {
  const sides = normals(spine);
  const hairs = 9 + detail * 4;
  const body: string[] = [];
  const streaks: string[] = [];
  const reach = Math.max(...spine.map(([x, y]) => steady.hypot(x, y))) + width;
  const ragged = rng.between(0.02, 0.07);
  for (let k = 0; k < hairs; k++) {
    const own = rng.fork(k);
    const side = (k + 0.5) / hairs - 0.5;
    const rim = 2 * Math.abs(side);
    const thick = (width / hairs) * (own.between(0.62, 0.8) + 0.1);
    const from = own.between(0, ragged) + 0.03 * rim * rim;
    const to = 1 - own.next() ** 2 * (0.06 + 0.3 * dry) - 0.05 * rim * rim;
    const drift = own.between(-0.4, 0.4) / hairs;
    body.push(hair(spine, sides, from, to, (t) => width * (side + drift * t), thick, own));
    if (own.chance(0.2 + 0.12 * detail * (0.4 + dry))) {
      const start = own.between(0.05, 0.6);
      const end = Math.min(to, start + own.between(0.15, 0.5));
      streaks.push(hair(spine, sides, start, end, (t) => width * (side + drift * t), thick * 0.34, own));
    }
  }
  // The heart of the stroke is wet: hairs alone would show the ground all through.
  const wet = 1 - 0.5 * dry;
  for (let k = 0; k < 5; k++) {
    const own = rng.fork('wet').fork(k);
    const side = (k - 2) * 0.19;
    const end = wet * own.between(0.7, 0.95);
    body.push(hair(spine, sides, own.between(0.01, 0.05), end, () => width * side, width * 0.24, own));
  }
  return {
    shapes: [{ d: body.join(''), fill }, ...(streaks.length > 0 ? [{ d: streaks.join(''), fill: trace }] : [])],
    radius: Math.ceil(reach),
  };
}

function hair(
  spine: readonly Point[],
  sides: readonly Point[],
  from: number,
  to: number,
  off: (t: number) => number,
  thick: number,
  rng: Rng,
): string {
  const last = spine.length - 1;
  const count = Math.max(2, Math.round((to - from) * 9));
  const right: string[] = [];
  const left: string[] = [];
  for (let i = 0; i <= count; i++) {
    const t = from + ((to - from) * i) / count;
    const at = Math.max(0, Math.min(last - 1e-6, t * last));
    const k = Math.floor(at);
    const f = at - k;
    const [ax, ay] = spine[k] ?? [0, 0];
    const [bx, by] = spine[k + 1] ?? [ax, ay];
    const [nx, ny] = sides[k] ?? [0, 0];
    const [mx, my] = sides[k + 1] ?? [nx, ny];
    const sx = nx + (mx - nx) * f;
    const sy = ny + (my - ny) * f;
    const middle = off(t);
    const half = (thick / 2) * (i === 0 || i === count ? 0.35 : rng.between(0.85, 1.2));
    const x = ax + (bx - ax) * f + sx * middle;
    const y = ay + (by - ay) * f + sy * middle;
    right.push(`${fixed(x + sx * half)} ${fixed(y + sy * half)}`);
    left.push(`${fixed(x - sx * half)} ${fixed(y - sy * half)}`);
  }
  return `M${right.join('L')}L${left.reverse().join('L')}Z`;
}
