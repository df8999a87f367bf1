import type { Layouts } from '../../drawing/planner.ts';
import { planFishPond } from './fish-pond.ts';
import { planKohbar } from './kohbar.ts';
import { planPanels } from './panels.ts';
import { planPeacockTree } from './peacock-tree.ts';
import { planProcession } from './procession.ts';
import { planShoal } from './shoal.ts';

/** Each layout has a planner of its own. */
export const madhubaniLayouts = {
  'fish-pond': planFishPond,
  'peacock-tree': planPeacockTree,
  kohbar: planKohbar,
  panels: planPanels,
  procession: planProcession,
  shoal: planShoal,
} satisfies Layouts;
