import { createRng } from '../../random/rng.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import { surfaceOf } from '../../render/surface.ts';
import type { Item, Role, Scene, SceneLayer, SceneSymbol } from '../../scene/scene.ts';
import type { Plot } from '../family.ts';
import { bavanBaug } from './bavan-baug.ts';
import { buti } from './buti.ts';
import { createTask } from './create-task.ts';
import { gharchola } from './gharchola.ts';
import { knotRadius, knotSymbols, knotVariants } from './knot-symbols.ts';
import type { Knot } from './knots.ts';
import { medallion } from './medallion.ts';
import { shikari } from './shikari.ts';
import type { BandhaniTask } from './task.ts';
import { zigzag } from './zigzag.ts';

export const bandhaniLayouts = ['bavan-baug', 'medallion', 'buti', 'zigzag', 'gharchola', 'shikari'] as const;

const tieLayout: Readonly<Record<string, (task: BandhaniTask) => void>> = {
  'bavan-baug': bavanBaug,
  medallion,
  buti,
  zigzag,
  gharchola,
  shikari,
};
const inks: readonly Role[] = ['light', 'a1', 'a2', 'a3'];

/** Ties the layout's knots in the order of their importance and sets a drawing on each. */
export function planBandhani(recipe: Recipe, plot: Plot): Scene {
  const root = createRng(recipe.seed).fork('bandhani').fork(recipe.layout);
  const { task, dyed, woven, census } = createTask(recipe, plot, root);
  const tie = tieLayout[recipe.layout];
  if (tie === undefined) throw new RangeError(`Expected a layout of bandhani but received ${recipe.layout}`);
  tie(task);
  const symbols: SceneSymbol[] = [...dyed.symbols];
  const layers: SceneLayer[] = [{ id: 'ground', name: 'Ground', kind: 'ground', wash: 'ground', items: [] }];
  if (dyed.items.length > 0) layers.push({ id: 'dyed', name: 'Second ground', kind: 'field', items: dyed.items });
  if (woven.length > 0) layers.push({ id: 'zari', name: 'Zari checks', kind: 'field', items: woven });
  for (const ink of inks) {
    const mine = task.knots.all.filter((knot) => knot.ink === ink);
    if (mine.length === 0) continue;
    const first = symbols.length;
    symbols.push(...knotSymbols(root.fork(`drawing/${ink}`), ink));
    layers.push({
      id: `knots-${ink}`,
      name: `Knots (${ink})`,
      kind: 'dots',
      items: laid(mine, first, root.fork(`turn/${ink}`)),
    });
  }
  const surface = surfaceOf(recipe, plot.perCm, [{ shader: 'pucker', params: { pitch: task.knots.pitch, depth: 1 } }]);
  return { torus: plot.torus, columns: plot.columns, rows: plot.rows, symbols, layers, surface, census };
}

function laid(knots: readonly Knot[], first: number, rng: ReturnType<typeof createRng>): Item[] {
  return knots.map(({ x, y, r }) => ({
    symbol: first + rng.whole(0, knotVariants - 1),
    x: Math.round(x * 100) / 100,
    y: Math.round(y * 100) / 100,
    turn: Math.round((rng.whole(0, 7) * (Math.PI / 4) + rng.between(-0.3, 0.3)) * 1000) / 1000,
    scale: Math.round((r / knotRadius) * 1000) / 1000,
  }));
}
