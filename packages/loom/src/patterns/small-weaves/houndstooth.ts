import type { Run } from '../weaving/draft.ts';
import { lifts } from '../weaving/lifts.ts';
import { readRuns } from '../weaving/read-sett.ts';
import { rotateDraft } from '../weaving/rotate-draft.ts';
import type { SmallWeave, SmallWeaveTask } from './task.ts';

/** Teeth between two lines of the overcheck. */
const teethInPane = 4;

/**
 * Four dark and four light yarns both ways in two-and-two twill: the tooth is what comes of it. With a third dye every
 * other dark stripe it is the gun club; with a line over every few teeth, an overcheck.
 */
export function houndstooth({ recipe, rng, dyes }: SmallWeaveTask): SmallWeave {
  const cm = recipe.heroCm;
  const kind = dyes.whole(0, 4);
  const tooth = readRuns('a1 4, ground 4');
  const runs: Run[] =
    kind === 4
      ? readRuns('a1 4, ground 4, a2 4, ground 4')
      : kind === 3
        ? [...readRuns('a2 4, ground 4'), ...Array.from({ length: teethInPane - 1 }, () => tooth).flat()]
        : tooth;
  const teeth = kind === 4 ? 2 : kind === 3 ? teethInPane : 1;
  const lift = rng.chance(0.5) ? lifts.twill : lifts.twill.map((pick) => pick.toReversed());
  return {
    ...rotateDraft({ warp: runs, weft: runs, lift }, 2),
    repeatCm: Math.min(4, cm) * teeth,
    motif: 'weave',
  };
}
