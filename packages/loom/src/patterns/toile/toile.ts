import type { Recipe } from '../../recipe/recipe.ts';
import type { Scene } from '../../scene/scene.ts';
import type { FamilyDefinition, Plot } from '../family.ts';
import { planColumns } from './columns.ts';
import { planIslands } from './islands.ts';
import { planMedallions } from './medallions.ts';
import { toilePalettes } from './palettes.ts';
import { planTrellis } from './trellis.ts';

const planners: Readonly<Record<string, (recipe: Recipe, plot: Plot) => Scene>> = {
  islands: planIslands,
  medallions: planMedallions,
  columns: planColumns,
  trellis: planTrellis,
};

/** Copper-plate print in one ink: small scenes on islands, garlands between, all tone by hatching. */
export const toile: FamilyDefinition = {
  version: 1,
  layouts: ['islands', 'medallions', 'columns', 'trellis'],
  heroCm: [6.5, 13],
  moduleCm: 32,
  density: 0.72,
  hand: 0.6,
  cloth: 'linen',
  palettes: toilePalettes,
  ink: 'line',
  plan: (recipe, plot) => (planners[recipe.layout] ?? planIslands)(recipe, plot),
};
