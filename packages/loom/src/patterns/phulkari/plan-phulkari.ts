import { createRng } from '../../random/rng.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import type { Scene } from '../../scene/scene.ts';
import type { Plot } from '../family.ts';
import { createStage } from '../stage.ts';
import { bagh } from './bagh.ts';
import { buti } from './buti.ts';
import { chope } from './chope.ts';
import { panchranga } from './panchranga.ts';
import { sainchi } from './sainchi.ts';
import { drawSilks } from './silks.ts';
import type { PhulkariTask } from './task.ts';
import { vari } from './vari.ts';

export const phulkariLayouts = ['bagh', 'panchranga', 'vari', 'chope', 'buti', 'sainchi'] as const;

const layouts: Readonly<Record<string, (task: PhulkariTask) => void>> = {
  bagh,
  panchranga,
  vari,
  chope,
  buti,
  sainchi,
};

/** Counted cells are as large as a stitch's width allows: finer with detail, in units. */
const cellOf = (detail: number) => 7.4 - 0.55 * detail;

export function planPhulkari(recipe: Recipe, plot: Plot): Scene {
  const root = createRng(recipe.seed).fork('phulkari').fork(recipe.layout);
  const draw = layouts[recipe.layout];
  if (draw === undefined) throw new RangeError(`Expected a layout of phulkari but received ${recipe.layout}`);
  const stage = createStage(recipe, plot);
  draw({
    recipe,
    plot,
    stage,
    rng: root.fork('geo'),
    silks: drawSilks(root.fork('col')),
    cell: cellOf(recipe.detail) * (recipe.line > 1.2 ? 1.15 : 1),
  });
  return stage.scene('ground', [{ shader: 'floss', params: { thread: 2.9, stitch: 17 } }]);
}
