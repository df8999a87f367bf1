import { clothLayers, layoutsOf } from '../../drawing/planner.ts';
import { chainWidth } from '../../drawing/stitching/chain-shapes.ts';
import { buti } from './buti.ts';
import { chakla } from './chakla.ts';
import { closeGround } from './close-ground.ts';
import { jaal } from './jaal.ts';
import { patti } from './patti.ts';
import { drawThreads, type KutchTask } from './task.ts';
import { vel } from './vel.ts';

const draws = { buti, jaal, patti, chakla, vel } satisfies Record<string, (task: KutchTask) => void>;

/** A row of chain: cm of cloth, and its bounds in units. */
const chain = { cm: 0.11, least: 2.6, most: 4.2, toHero: 34, broad: 1.1 };

/** The layouts of Kutch embroidery. */
export const kutchLayouts = layoutsOf(draws, (planner, draw) => {
  const { recipe, plot, geo, col } = planner;
  const width = chainWidth(recipe, plot, chain);
  const task = { recipe, plot, planner, rng: geo, width, threads: drawThreads(recipe, col) };
  draw(task);
  closeGround(task);
  return planner.finish(clothLayers);
});
