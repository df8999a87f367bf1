import { halfDropLattice } from '../../layout/lattice.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import type { Scene } from '../../scene/scene.ts';
import type { Habit } from '../botanical/cast.ts';
import { createEasel } from '../botanical/easel.ts';
import { fillGaps } from '../botanical/fill-gaps.ts';
import { fillingFor } from '../botanical/filling-for.ts';
import { fitLattice } from '../botanical/fit-lattice.ts';
import { sceneOf } from '../botanical/scene-of.ts';
import { sowDots } from '../botanical/sow-dots.ts';
import type { Plot } from '../family.ts';
import { plantDesigns } from '../kalamkari/plant-designs.ts';
import { setPlant } from '../kalamkari/set-plant.ts';
import { crackle } from './crackle.ts';
import { batikHand } from './hand.ts';

const habit: Habit = {
  hero: { rosette: 2, lotus: 1.6, carnation: 1.6, palmette: 1, blossom: 0.6, bud: 0, paisley: 0 },
  secondary: { blossom: 2, bud: 1.4, carnation: 1 },
  filler: { blossom: 2.4, bud: 2, leaf: 3, trefoil: 1.4, dot: 1 },
};

/** The bouquets of Pekalongan: one great spray to each place of a half-drop, the ground filled with dripped dots. */
export function planBuketan(recipe: Recipe, plot: Plot, strength: number): Scene {
  const easel = createEasel(recipe, plot, batikHand, habit);
  const { rng } = easel;
  const air = 1.5 - 0.5 * recipe.density;
  const size = plot.hero * rng.between(1.35, 1.7);
  const lattice = fitLattice(halfDropLattice, plot.torus, { stepX: size * air * 0.95, stepY: size * air * 1.2 });
  const radius = Math.min(size * 0.56, lattice.stepX * 0.62, lattice.stepY * 0.5);
  const first = rng.whole(0, 2);
  for (const [i, site] of lattice.sites.entries()) {
    const own = rng.fork('plants').fork(i);
    const design = plantDesigns[(first + site.column) % plantDesigns.length] ?? plantDesigns[0];
    const lean = (0.06 + recipe.freedom * 0.16) * own.normal();
    const facing = (site.column + site.row) % 2 === 0 ? 1 : -1;
    setPlant(easel, design, { x: site.x, y: site.y, radius, facing, lean }, own);
  }
  const filling = fillingFor(recipe, radius * 0.6);
  fillGaps(easel, { ...filling, min: filling.min + 5, gap: filling.gap + 2 });
  sowDots(easel, 4.5, 12, 1.8);
  const cracks = crackle(plot.torus, rng.fork('crackle'), strength);
  const items = cracks.map(({ x, y, symbol }) => ({ symbol: easel.stock.add(symbol), x, y, turn: 0, scale: 1 }));
  const scene = sceneOf(easel);
  if (items.length === 0) return scene;
  return { ...scene, layers: [...scene.layers, { id: 'crackle', name: 'Crackle', kind: 'lines', items }] };
}
