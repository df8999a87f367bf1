import { createRng } from '../../random/rng.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import { surfaceOf } from '../../render/surface.ts';
import type { Scene } from '../../scene/scene.ts';
import type { Plot } from '../family.ts';
import { almondLattice } from './almond-lattice.ts';
import { borderedField } from './bordered-field.ts';
import { drawDyes } from './dyes.ts';
import { favouredRings } from './favoured-rings.ts';
import { roundelGrid } from './roundel-grid.ts';
import { createSheet } from './sheet.ts';
import { starGrid } from './star-grid.ts';
import type { AjrakhTask } from './task.ts';

export const ajrakhLayouts = ['roundel', 'star-grid', 'almond', 'borders'] as const;

const drawLayout: Record<string, (task: AjrakhTask) => void> = {
  roundel: roundelGrid,
  'star-grid': starGrid,
  almond: almondLattice,
  borders: borderedField,
};

/** How far, in units, the resist block may sit off the dye blocks. */
const offRegister = 1.1;

export function planAjrakh(recipe: Recipe, plot: Plot): Scene {
  const root = createRng(recipe.seed).fork('ajrakh').fork(recipe.layout);
  const slip = root.fork('registration');
  const sheet = createSheet(plot, {
    x: slip.between(-offRegister, offRegister),
    y: slip.between(-offRegister, offRegister),
  });
  const line = Math.min(4.6, Math.max(2.3, plot.hero * 0.0115)) * recipe.line;
  const draw = drawLayout[recipe.layout];
  if (draw === undefined) throw new RangeError(`Expected a layout of ajrakh but received ${recipe.layout}`);
  draw({
    recipe,
    plot,
    rng: root.fork('geo'),
    dyes: drawDyes(root.fork('col')),
    pen: { line, thin: line * 0.66, dot: Math.min(5, Math.max(2.4, plot.hero * 0.0135)) },
    sheet,
    ...favouredRings(recipe),
  });
  return sheet.scene(surfaceOf(recipe, plot.perCm, [{ shader: 'block-ink', params: { voids: 0.75, mottle: 0.09 } }]));
}
