import type { Recipe } from '../../recipe/recipe.ts';
import type { Scene } from '../../scene/scene.ts';
import type { FamilyDefinition, Plot } from '../family.ts';
import { planArcs } from './arcs.ts';
import { planBrush } from './brush.ts';
import { planCutOuts } from './cut-outs.ts';
import { planMarble } from './marble.ts';
import { planMemphis } from './memphis.ts';
import { abstractPalettes } from './palettes.ts';
import { planTerrazzo } from './terrazzo.ts';

const planners: Readonly<Record<string, (recipe: Recipe, plot: Plot) => Scene>> = {
  brush: planBrush,
  'cut-outs': planCutOuts,
  marble: planMarble,
  arcs: planArcs,
  terrazzo: planTerrazzo,
  memphis: planMemphis,
};

/** Paint and paper without a subject: what a contemporary print studio shows. */
export const abstract: FamilyDefinition = {
  version: 1,
  layouts: ['brush', 'cut-outs', 'marble', 'arcs', 'terrazzo', 'memphis'],
  heroCm: [5, 10],
  moduleCm: 30,
  density: 0.6,
  hand: 0.7,
  cloth: 'cotton',
  palettes: abstractPalettes,
  plan: (recipe, plot) => (planners[recipe.layout] ?? planBrush)(recipe, plot),
};
