import { pitchAsked } from '../../recipe/colours-asked.ts';
import type { LatticeAsk } from '../layout/lattice.ts';
import type { Planner } from '../planner.ts';

/** Neighbours in a half-drop stand as far apart across as down at this share of a square cell's area. */
const cell = 0.866;
/** Motifs do not come nearer than this share of the usual step. */
const nearest = 0.7;

/** The steps at the distance that the words give to motifs, in their usual shape; as they are where none was given. */
export function atPitch<Ask extends LatticeAsk>({ recipe, plot }: Planner, ask: Ask): Ask {
  const pitch = pitchAsked(recipe);
  if (pitch === undefined) return ask;
  const area = (pitch * plot.perCm) ** 2 * cell;
  const factor = Math.max(nearest, Math.sqrt(area / (ask.stepX * ask.stepY)));
  return { ...ask, stepX: ask.stepX * factor, stepY: ask.stepY * factor };
}
