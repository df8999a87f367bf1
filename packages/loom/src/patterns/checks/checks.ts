import type { FamilyDefinition } from '../family.ts';
import { checksPalettes } from './palettes.ts';
import { checkLayouts, planChecks } from './plan-checks.ts';

/** Dyed yarns crossed in warp and weft: gingham, tartan, madras, panes, tattersall, gamcha, buffalo. */
export const checks: FamilyDefinition = {
  version: 1,
  layouts: checkLayouts,
  heroCm: [1, 3.2],
  moduleCm: 27,
  density: 0.6,
  hand: 0,
  cloth: 'cotton',
  palettes: checksPalettes,
  plan: planChecks,
};
