import { layoutsOf, type Planner } from '../../drawing/planner.ts';
import type { Ink, Scene } from '../../drawing/scene.ts';
import { combLattice } from './comb-lattice.ts';
import { eyeDazzler } from './eye-dazzler.ts';
import { kilimBands } from './figured-bands.ts';
import { medallions } from './medallions.ts';
import { saddle } from './saddle.ts';
import { stripBlocks } from './strip-blocks.ts';

const draws = {
  medallions,
  'kilim-bands': kilimBands,
  'strip-blocks': stripBlocks,
  saddle,
  'eye-dazzler': eyeDazzler,
  'comb-lattice': combLattice,
} satisfies Record<string, (planner: Planner, wools: readonly Ink[]) => void>;

/** The layouts of kilims. */
export const kilimLayouts = layoutsOf(draws, (planner, draw): Scene => {
  draw(planner, planner.col.shuffle<Ink>(['a1', 'a2', 'a3', 'a4']));
  return planner.finish([{ id: 'field', name: 'Wefts', kind: 'field' }], { finish: { hand: 0.4 } });
});
