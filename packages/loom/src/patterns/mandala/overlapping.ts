import { bestCandidates } from '../../layout/poisson.ts';
import type { MandalaTask } from './task.ts';

/** Sizes of the mandalas that lie on one another, from the undermost: shares of the hero and how many of each. */
const sizes = [
  { share: 1, perHero: 1.3, rank: 'hero' },
  { share: 0.62, perHero: 1.7, rank: 'secondary' },
  { share: 0.34, perHero: 3.2, rank: 'filler' },
] as const;

/** Candidates tried for the places of one size altogether: many places need fewer tries each. */
const tries = 1600;

/** Mandalas of three sizes thrown over one another until the cloth is covered, the small ones on top. */
export function overlapping({ plot, rng, stage, make }: MandalaTask): void {
  const { torus } = plot;
  const r = plot.hero * 0.56;
  const heroes = Math.max(2, (torus.w * torus.h) / (Math.PI * r * r));
  const taken: { x: number; y: number }[] = [];
  for (const [k, { share, perHero, rank }] of sizes.entries()) {
    const count = Math.max(2, Math.round(heroes * perHero));
    const places = bestCandidates(torus, rng.fork(`place/${k}`), count, {
      candidates: Math.min(40, Math.max(6, Math.round(tries / count))),
      taken,
    });
    taken.push(...places);
    const designs = k === 2 ? 1 : 2;
    for (let design = 0; design < designs; design++) {
      const own = places.filter((_, i) => i % designs === design);
      stage.set(
        'motifs',
        make(`${k}/${design}`, r * share * (1 - 0.08 * design), k === 2 ? 8 : undefined, k === 1 ? 3 : 2),
        own,
      );
      for (const { x, y } of own) stage.note({ x, y, r: r * share, motif: 'medallion', rank });
    }
  }
}
