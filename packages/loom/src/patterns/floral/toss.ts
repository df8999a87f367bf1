import type { PoissonPoint } from '../../layout/poisson.ts';
import { bestCandidates } from '../../layout/poisson.ts';
import type { Torus } from '../../layout/torus.ts';
import { distance } from '../../layout/torus.ts';
import type { Rng } from '../../random/rng.ts';
import type { MotifId, Recipe } from '../../recipe/recipe.ts';
import type { Scene } from '../../scene/scene.ts';
import type { Habit } from '../botanical/cast.ts';
import { createEasel } from '../botanical/easel.ts';
import { fillGaps } from '../botanical/fill-gaps.ts';
import { sceneOf } from '../botanical/scene-of.ts';
import type { Plot } from '../family.ts';
import { wishedFigures } from '../figures/wished-figures.ts';
import { posy } from './bunch-designs.ts';
import { floralBeasts } from './guests.ts';
import { floralHand } from './hand.ts';
import { setBeast } from './set-beast.ts';
import { setBunch } from './set-bunch.ts';
import { setPlumes } from './set-plumes.ts';
import { shadows } from './shadows.ts';

const habit: Habit = {
  hero: { rosette: 4, blossom: 2, carnation: 0, lotus: 0, palmette: 0.3, bud: 0, paisley: 0 },
  secondary: { blossom: 2.5, rosette: 2, palmette: 1 },
  filler: { blossom: 1.2, bud: 4, trefoil: 1.5, leaf: 1.5 },
};

const scatterings = 14;

/** Posies thrown down in every direction, evenly but without rows; no up and no down, for garments cut both ways. */
export function planToss(recipe: Recipe, plot: Plot): Scene {
  const beasts = wishedFigures(recipe, floralBeasts);
  const isPlumed = wishedFigures(recipe, ['feather']).length > 0;
  // What stands among the posies is no visitor between them.
  const standing: readonly MotifId[] = [...beasts, ...(isPlumed ? (['feather', 'peacock'] as const) : [])];
  const visitors = floralHand.visitors?.filter((motif) => !standing.includes(motif)) ?? [];
  const easel = createEasel(recipe, plot, { ...floralHand, visitors }, habit);
  const { rng } = easel;
  const { w, h } = plot.torus;
  const cover = plot.hero * (1.5 - 0.42 * recipe.density);
  const count = Math.max(1, Math.round((w * h) / (cover * cover)));
  const { places, gap } = evenly(plot.torus, count, rng.fork('places'));
  const radius = Math.min((plot.hero / 2) * 1.36, gap * 0.62);
  const start = rng.fork('turn').between(0, 2 * Math.PI);
  for (const [i, { x, y }] of places.entries()) {
    // Golden angles: all directions equally often, neighbours never alike.
    const where = { x, y, radius, facing: i % 2 === 0 ? 1 : -1, turn: start + i * 2.39996 };
    // Every place lies far from those before it: the first half of them is spread evenly by itself.
    const beast = i < Math.ceil(count / 2) ? beasts[i % beasts.length] : undefined;
    const own = rng.fork('posies').fork(i);
    if (beast !== undefined) setBeast(easel, beast, where, own);
    else if (isPlumed) setPlumes(easel, where, own);
    else setBunch(easel, posy, where, own);
  }
  fillGaps(easel, {
    heroRadius: radius * 0.6,
    gap: 5 + 10 * (1 - recipe.density),
    min: 11 + 7 * (1 - recipe.density),
    isStrewn: true,
  });
  return sceneOf(easel, shadows(easel, radius * 0.6));
}

/** Of several scatterings the one whose nearest two places are farthest apart. */
function evenly(torus: Torus, count: number, rng: Rng): { places: readonly PoissonPoint[]; gap: number } {
  let best = { places: bestCandidates(torus, rng.fork(0), count), gap: 0 };
  for (let k = 1; k <= scatterings; k++) {
    const places = bestCandidates(torus, rng.fork(k), count, { candidates: 30 });
    const gap = Math.min(
      torus.w,
      torus.h,
      ...places.flatMap((a, i) => places.slice(i + 1).map((b) => distance(torus, a.x, a.y, b.x, b.y))),
    );
    if (gap > best.gap) best = { places, gap };
  }
  return best;
}
