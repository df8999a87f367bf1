import { atPitch } from '../../drawing/botanical/at-pitch.ts';
import { type Habit, sceneOf } from '../../drawing/botanical/easel.ts';
import { fillGaps } from '../../drawing/botanical/fill-gaps.ts';
import { fitLattice } from '../../drawing/botanical/fit-lattice.ts';
import { halfDropLattice } from '../../drawing/layout/lattice.ts';
import type { Layouts, Planner } from '../../drawing/planner.ts';
import type { Scene } from '../../drawing/scene.ts';
import { steady } from '../../numbers/steady.ts';
import { planBotanical } from './botanical.ts';
import { crescent, domed, nosegay, tussie } from './bunch-designs.ts';
import { planChintz } from './chintz.ts';
import { planDitsy } from './ditsy.ts';
import { planFoliage } from './foliage.ts';
import { floralHand } from './hand.ts';
import { createGarden } from './named-flowers.ts';
import { planNiche } from './niche.ts';
import { planPlaced } from './placed.ts';
import { setBunch } from './set-bunch.ts';
import { planStripe } from './stripe.ts';
import { planToss } from './toss.ts';
import { planVine } from './vine.ts';
import { planWatercolour } from './watercolour.ts';

/** Each layout has a planner of its own. */
export const floralLayouts = {
  vine: planVine,
  toss: planToss,
  bouquet: planBouquet,
  stripe: planStripe,
  watercolour: planWatercolour,
  ditsy: planDitsy,
  botanical: planBotanical,
  chintz: planChintz,
  niche: planNiche,
  foliage: planFoliage,
  placed: planPlaced,
} satisfies Layouts;

const habit: Habit = {
  hero: { rosette: 4, blossom: 1.2, carnation: 0, lotus: 0, palmette: 0, bud: 0, paisley: 0 },
  secondary: { blossom: 2, rosette: 2, palmette: 1.2 },
  filler: { blossom: 0.7, bud: 4, trefoil: 2 },
};

/** Centimetres: narrower bunches have a few round flowers instead of many parts, and flowers strewn between rather than twigs. */
const fine = 3.2;
/** Density above which sprigs are strewn between the bunches. */
const strewn = 0.5;
const fineHabit: Habit = { ...habit, filler: { blossom: 2.4, bud: 2.6, trefoil: 0.5 } };

/** Tied bouquets in half-drop, two kinds by turns, each column facing the other way; little sprays strewn between. */
function planBouquet(planner: Planner): Scene {
  const { recipe, plot } = planner;
  const isFine = recipe.heroCm < fine;
  const easel = createGarden(planner, floralHand, isFine ? fineHabit : habit);
  const air = 1.36 - 0.36 * recipe.density;
  const lattice = fitLattice(
    halfDropLattice,
    plot.torus,
    atPitch(planner, { stepX: plot.hero * air, stepY: plot.hero * air * 1.12 }),
  );
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
  // A buti keeps its ground clear; only a dense cloth has sprigs between its bunches.
  if (recipe.density > strewn)
    fillGaps(easel, {
      heroRadius: radius * 0.62,
      gap: 3.5 + 12 * steady.power(1 - recipe.density, 1.4),
      min: radius * (isFine ? 0.3 : 0.18),
      isStrewn: true,
      isOfSprigs: true,
    });
  return sceneOf(easel);
}
