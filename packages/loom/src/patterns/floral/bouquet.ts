import { halfDropLattice } from '../../layout/lattice.ts';
import { steady } from '../../number/steady.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import type { Scene } from '../../scene/scene.ts';
import type { Habit } from '../botanical/cast.ts';
import { createEasel } from '../botanical/easel.ts';
import { fillGaps } from '../botanical/fill-gaps.ts';
import { fitLattice } from '../botanical/fit-lattice.ts';
import { sceneOf } from '../botanical/scene-of.ts';
import type { Plot } from '../family.ts';
import { crescent, domed, nosegay, tussie } from './bunch-designs.ts';
import { floralHand } from './hand.ts';
import { setBunch } from './set-bunch.ts';

const habit: Habit = {
  hero: { rosette: 4, blossom: 1.2, carnation: 0, lotus: 0, palmette: 0, bud: 0, paisley: 0 },
  secondary: { blossom: 2, rosette: 2, palmette: 1.2 },
  filler: { blossom: 0.7, bud: 4, trefoil: 2 },
};

/** Centimetres: narrower bunches have a few round flowers instead of many parts, and flowers strewn between rather than twigs. */
const fine = 3.2;
const fineHabit: Habit = { ...habit, filler: { blossom: 2.4, bud: 2.6, trefoil: 0.5 } };

/** Tied bouquets in half-drop, two kinds by turns, each column facing the other way; little sprays strewn between. */
export function planBouquet(recipe: Recipe, plot: Plot): Scene {
  const isFine = recipe.heroCm < fine;
  const easel = createEasel(recipe, plot, floralHand, isFine ? fineHabit : habit);
  const air = 1.36 - 0.36 * recipe.density;
  const lattice = fitLattice(halfDropLattice, plot.torus, { stepX: plot.hero * air, stepY: plot.hero * air * 1.12 });
  const radius = Math.min(plot.hero / 2, lattice.stepX * 0.58, lattice.stepY * 0.5);
  const [even, odd] = isFine ? [nosegay, tussie] : [domed, crescent];
  for (const [i, site] of lattice.sites.entries()) {
    const own = easel.rng.fork('bunches').fork(i);
    setBunch(
      easel,
      (site.row + site.column) % 2 === 0 ? even : odd,
      {
        x: site.x,
        y: site.y,
        radius,
        facing: site.column % 2 === 0 ? 1 : -1,
        turn: recipe.freedom * 0.12 * own.normal(),
      },
      own,
    );
  }
  fillGaps(easel, {
    heroRadius: radius * 0.62,
    gap: 3.5 + 12 * steady.power(1 - recipe.density, 1.4),
    min: 11 + 8 * steady.power(1 - recipe.density, 1.4),
    isStrewn: true,
  });
  return sceneOf(easel);
}
