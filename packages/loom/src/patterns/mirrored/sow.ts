import { circle } from '../../geometry/circle.ts';
import { blossom } from '../../motifs/blossom.ts';
import { leaf } from '../../motifs/leaf.ts';
import { ringOf } from '../../motifs/ring-of.ts';
import { createSketch } from '../../motifs/sketch.ts';
import { trefoil } from '../../motifs/trefoil.ts';
import type { Rng } from '../../random/rng.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import type { Room } from './fill-half.ts';
import type { Looks } from './looks.ts';
import type { Plant } from './plant.ts';

const unit = 20;

/** Sets small things into free rooms by their size: flowers, leaves, trefoils, five dots, dots. Few symbols, scaled. */
export function sow(
  plant: Plant,
  rooms: readonly Room[],
  { looks, recipe }: { looks: Looks; recipe: Recipe },
  rng: Rng,
): void {
  const params = { radius: unit, inks: looks.inks(0), detail: looks.detail, line: looks.line * 0.9 };
  const { exclude } = recipe.motifs;
  const dots = createSketch();
  dots.area(ringOf(5, unit * 0.62, unit * 0.32), looks.stem);
  dots.area(circle(0, 0, unit * 0.25), looks.inks(1).body);
  const dot = createSketch();
  dot.area(circle(0, 0, unit * 0.62), looks.stem);
  const kinds = {
    flower: { motif: 'blossom', symbol: looks.finish(blossom(params, rng.fork('flower'))) },
    bright: { motif: 'blossom', symbol: looks.finish(blossom({ ...params, inks: looks.inks(1) }, rng.fork('bright'))) },
    leaf: { motif: 'leaf', symbol: looks.finish(leaf({ ...params, inks: looks.inks(2) }, rng.fork('leaf'))) },
    trefoil: { motif: 'trefoil', symbol: looks.finish(trefoil(params, rng.fork('trefoil'))) },
    dots: { motif: 'dot', symbol: looks.finish(dots.done(unit)) },
    dot: { motif: 'dot', symbol: looks.finish(dot.done(unit)) },
  };
  for (const [k, { x, y, r }] of rooms.entries()) {
    const choice = rng.fork(k).next();
    let kind =
      r > 15
        ? choice < 0.55
          ? kinds.flower
          : kinds.bright
        : r > 9.5
          ? choice < 0.4
            ? kinds.flower
            : choice < 0.75
              ? kinds.leaf
              : kinds.trefoil
          : r > 6
            ? choice < 0.7
              ? kinds.dots
              : kinds.trefoil
            : kinds.dot;
    if (exclude.some((name) => name === kind.motif)) kind = r > 6 ? kinds.dots : kinds.dot;
    if (exclude.some((name) => name === kind.motif)) continue;
    const turn = kind === kinds.leaf && x !== 0 ? rng.fork(`turn/${k}`).between(0.3, 1.1) : 0;
    const part = {
      layer: 'fill' as const,
      symbol: kind.symbol,
      at: { x, y, turn, scale: r / unit },
      note: { motif: kind.motif, r, rank: 'filler' as const },
    };
    if (x === 0) plant.add(part);
    else plant.pair(part);
  }
}
