import type { Family } from '@naksha/contract';
import { generateParams } from '@naksha/contract';
import type { Recipe } from '../src/recipe/recipe.ts';
import { engineVersion } from '../src/recipe/recipe.ts';
import type { FamilyDefinition } from '../src/vocabulary/families/family.ts';
import type { FamilyVocabulary } from '../src/vocabulary/families/family-vocabulary.ts';
import { floral } from '../src/vocabulary/families/floral/floral.ts';
import { kalamkari } from '../src/vocabulary/families/kalamkari/kalamkari.ts';
import { vocabularies } from '../src/vocabulary/families/vocabularies.ts';

const families: readonly (readonly [Family, FamilyDefinition])[] = [
  ['kalamkari', kalamkari],
  ['floral', floral],
];

/** Whether a layout is for whatever is named: one that is made for leaves alone has no flowers to lead, and one picture is as large as its panel. */
const isForAny = (family: Family, layout: string) => {
  const layouts: FamilyVocabulary['layouts'] = vocabularies[family].layouts;
  return layouts[layout]?.of === undefined && layout !== 'placed';
};

/** Every layout of the cloths of plants. */
export const plantCloths = families.flatMap(([family, definition]) =>
  definition.layouts.filter((layout) => isForAny(family, layout)).map((layout) => ({ family, layout, definition })),
);
export type PlantCloth = (typeof plantCloths)[number];

/** 1024 px at 96 dpi are 27 cm of cloth: one module. */
export function plainRecipe({ family, layout, definition }: PlantCloth, changes: Partial<Recipe> = {}): Recipe {
  const roles = definition.palettes[0]?.roles;
  if (!roles) throw new RangeError('a family has palettes');
  return {
    v: 1,
    engine: 'loom',
    engineVersion,
    seed: 'plants',
    title: layout,
    source: { params: generateParams.parse({ trainedPattern: family }), understood: [] },
    tile: { widthPx: 1024, heightPx: 1024, dpi: 96 },
    repeat: 'straight',
    family,
    layout,
    heroCm: 6,
    density: 0.65,
    detail: 3,
    freedom: 0.5,
    line: 1,
    motifs: { include: [], exclude: [], weight: {} },
    palette: { scheme: 'plain', roles, locked: [] },
    finish: { hand: 1, cloth: 'cotton', weave: 0.5, mottle: 0.4, age: 0 },
    ...changes,
  };
}
