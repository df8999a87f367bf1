import type { Easel } from '../botanical/easel.ts';
import { setFigure } from './set-figure.ts';

/** Radii as shares of the hero's: the largest a visitor becomes, and the smallest after the first. */
const size = { most: 0.58, least: 0.24 } as const;
/** One to so many squares of the hero's diameter. */
const spread = 1.9;
const flying = ['butterfly', 'feather', 'kite', 'shell'];

/** Birds, butterflies and things that are wished for, upright in the largest gaps between the flowers, each at least once. */
export function setVisitors(easel: Easel, heroRadius: number): void {
  const { hand, recipe, cast, occupancy, plot, rng } = easel;
  const wished = recipe.motifs.include.filter((motif) => hand.visitors?.includes(motif) && cast.has(motif));
  if (wished.length === 0) return;
  const own = rng.fork('visitors');
  const { w, h } = plot.torus;
  const count = Math.max(wished.length, Math.round((w * h) / (heroRadius * 2 * spread) ** 2) * wished.length);
  for (let k = 0; k < count; k++) {
    const motif = wished[k % wished.length];
    const free = occupancy.max();
    // Corners of a figure's circle are mostly empty: it may reach a little over its neighbours' leaves.
    const radius = Math.min(free.r * 1.12, heroRadius * size.most);
    if (motif === undefined || (k >= wished.length && radius < heroRadius * size.least)) return;
    setFigure(
      easel,
      {
        motif,
        colourway: hand.flowers[k % hand.flowers.length] ?? hand.flowers[0],
        x: free.x,
        y: free.y,
        radius,
        turn: flying.includes(motif) ? own.fork(k).between(-0.8, 0.8) : 0,
        flip: k % 2 === 1,
        rank: 'secondary',
        air: 2,
      },
      own.fork(k),
    );
    occupancy.add(free.x, free.y, radius * 0.5);
  }
}
