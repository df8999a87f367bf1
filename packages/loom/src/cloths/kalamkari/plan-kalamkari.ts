import type { Layouts } from '../../drawing/planner.ts';
import { planButi } from './buti.ts';
import { planGauchari } from './gauchari.ts';
import { planJaal } from './jaal.ts';
import { planRinceau } from './rinceau.ts';
import { planTreeOfLife } from './tree-of-life.ts';

/** Each layout has a planner of its own. */
export const kalamkariLayouts = {
  rinceau: planRinceau,
  jaal: planJaal,
  'tree-of-life': planTreeOfLife,
  buti: planButi,
  gauchari: planGauchari,
} satisfies Layouts;
