import type { Rng } from '../../random/rng.ts';
import type { Ink } from '../../scene/scene.ts';
import type { Run } from '../weaving/draft.ts';
import { lifts } from '../weaving/lifts.ts';
import type { Check, CheckTask } from './task.ts';

const broad = [14, 18, 24, 30] as const;
const fine = [2, 3, 4] as const;

/** Unsymmetric plaid in plain weave whose vegetable dyes run: other orders in warp and weft, soft edges, uneven yarns. */
export function madras({ recipe, rng, dyes, perCm }: CheckTask): Check {
  const repeatCm = Math.min(26, Math.max(recipe.heroCm, 7 + 2.4 * recipe.heroCm) * rng.between(0.9, 1.2));
  const cast = dyes.shuffle<Ink>(['a1', 'a2', 'a3', 'a4']);
  const bands = Math.max(4, Math.round(4 + recipe.density * 3));
  return {
    warp: order(rng.fork('warp'), cast, bands),
    weft: order(rng.fork('weft'), [...cast.slice(1), ...cast.slice(0, 1)], bands),
    lift: lifts.plain,
    repeatCm,
    yarn: { bleed: Math.max(1, Math.round(perCm * 0.13)), tone: 0.08, slub: 0.06 },
    motif: 'check',
  };
}

/** Broad bands that never stand beside their like, most with a fine line of another dye within or between. */
function order(rng: Rng, cast: readonly Ink[], bands: number): Run[] {
  const runs: Run[] = [{ ink: 'ground', yarns: 10 }];
  for (let i = 0; i < bands; i++) {
    const ink = i % 3 === 2 ? 'ground' : (cast[(i - Math.floor(i / 3)) % cast.length] ?? 'a1');
    const other = cast[(i + 2) % cast.length] ?? 'a2';
    const width = rng.pick(broad);
    const line = rng.pick(fine);
    switch (rng.whole(0, 3)) {
      case 0:
        runs.push({ ink, yarns: width });
        break;
      case 1:
        runs.push(
          { ink, yarns: Math.round(width * 0.4) },
          { ink: other, yarns: line },
          { ink, yarns: Math.round(width * 0.6) },
        );
        break;
      case 2:
        runs.push({ ink: 'light', yarns: line }, { ink, yarns: width }, { ink: 'dark', yarns: 2 });
        break;
      default:
        runs.push({ ink, yarns: width }, { ink: 'light', yarns: line }, { ink: other, yarns: line * 2 });
    }
  }
  return [...runs, { ink: 'ground', yarns: 10 }];
}
