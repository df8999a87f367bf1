import { bezier } from '../../geometry/bezier.ts';
import type { Point } from '../../geometry/point.ts';
import { poissonPoints } from '../../layout/poisson.ts';
import { steady } from '../../number/steady.ts';
import type { Rng } from '../../random/rng.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import type { Ink, Item, Scene, SceneSymbol } from '../../scene/scene.ts';
import { createCanvas } from '../canvas.ts';
import type { Plot } from '../family.ts';
import { bristleStroke } from './bristle-stroke.ts';
import { paintBeside, paints } from './colours.ts';

const shapes = 4;

/** Strokes of a flat brush laid over one another: broad pale ones, full ones across them, small dabs last. */
export function planBrush(recipe: Recipe, plot: Plot): Scene {
  const canvas = createCanvas(recipe, plot);
  const { rng } = canvas;
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
    const symbols = new Map<string, number>();
    const symbolOf = (fill: Ink, shape: number) => {
      const name = `${fill}/${shape}`;
      const ready =
        symbols.get(name) ??
        canvas.add(stroke(length, length * tier.thick, fill, tier.dry, recipe.detail, own.fork(shape)));
      symbols.set(name, ready);
      return ready;
    };
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
      canvas.census.push({ x, y, r: length * 0.3, motif: 'stroke', rank: tier.rank });
    }
    canvas.layer(tier.id, tier.name, 'motifs', items);
  }
  return canvas.done('ground');
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
