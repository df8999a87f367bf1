import { clothLayers, layoutsOf } from '../../drawing/planner.ts';
import { steady } from '../../numbers/steady.ts';
import { buti } from './buti.ts';
import { chakla } from './chakla.ts';
import { jaal } from './jaal.ts';
import { patti } from './patti.ts';
import { drawThreads, type KutchTask } from './task.ts';
import { vel } from './vel.ts';

const draws = { buti, jaal, patti, chakla, vel } satisfies Record<string, (task: KutchTask) => void>;

/** A row of chain in cm of cloth, and its bounds in units. */
const rowCm = 0.11;
const narrowest = 2.6;
const widest = 4.2;

/** The layouts of Kutch embroidery. */
export const kutchLayouts = layoutsOf(draws, (planner, draw) => {
  const { recipe, plot, geo, col } = planner;
  const row = Math.min(widest, Math.max(narrowest, Math.min(rowCm * plot.perCm, plot.hero / 34)));
  const width = row * steady.power(recipe.line, 0.4) * (1.1 - 0.04 * recipe.detail);
  draw({ recipe, plot, planner, rng: geo, width, threads: drawThreads(col) });
  return planner.finish(clothLayers);
});
