import { lifts, type Run } from '../../drawing/weaving/draft.ts';
import { evenBands, fromTheMiddle } from '../../drawing/weaving/even-bands.ts';
import { bandsAsked } from '../../recipe/colours-asked.ts';
import { accentRoles } from '../../vocabulary/roles.ts';
import type { Check, CheckTask } from './task.ts';

/** Squares of just that side, in the dyes that words name, or in one. */
export function measuredSquares({ recipe, perCm }: CheckTask, cm: number, weave: 'plain' | 'twill'): Check {
  const lift = lifts[weave];
  // Two halves of each square, and of three squares the weave has to close too.
  const unit = lift.length;
  const yarns = unit * Math.max(1, Math.round((cm * perCm) / unit));
  const bands = evenBands(recipe, yarns);
  return {
    warp: fromTheMiddle(bands),
    lift,
    repeatCm: cm * bands.length,
    isCounted: true,
    motif: 'check',
  };
}

/** Single lines in twill of the dyes that words name by turns, just so far from one to the next; a line is so much of that. */
export function measuredLines({ recipe, perCm }: CheckTask, cm: number, lineShare: number): Check {
  const unit = lifts.twill.length;
  const yarns = unit * Math.max(2, Math.round((cm * perCm) / unit));
  const line = Math.max(2, Math.round(yarns * lineShare));
  const before = Math.ceil((yarns - line) / 2);
  const inks = accentRoles.slice(0, bandsAsked(recipe) / 2);
  return {
    warp: inks.flatMap((ink): Run[] => [
      { ink: 'ground', yarns: before },
      { ink, yarns: line },
      { ink: 'ground', yarns: yarns - line - before },
    ]),
    lift: lifts.twill,
    repeatCm: cm * inks.length,
    isCounted: true,
    motif: 'check',
  };
}
