import { generateParams } from '@naksha/contract';
import { paisleyPalettes } from '../src/patterns/paisley/palettes.ts';
import { engineVersion, type Recipe } from '../src/recipe/recipe.ts';

/** A paisley of the family's habits on 27 cm of cloth, with some things changed. */
export function paisleyRecipe(changed: Partial<Recipe> = {}): Recipe {
  const [dyes] = paisleyPalettes;
  if (!dyes) throw new Error('paisley has no palette');
  return {
    v: 1,
    engine: 'loom',
    engineVersion,
    seed: '1',
    title: '',
    source: { params: generateParams.parse({ trainedPattern: 'paisley' }), understood: [] },
    tile: { widthPx: 1024, heightPx: 1024, dpi: 96 },
    repeat: 'straight',
    family: 'paisley',
    layout: 'mirrored-half-drop',
    heroCm: 11,
    density: 0.72,
    detail: 3,
    freedom: 0.5,
    line: 1,
    motifs: { include: [], exclude: [], weight: {} },
    palette: { scheme: dyes.name, roles: { ...dyes.roles }, locked: [] },
    finish: { hand: 1, cloth: 'cotton', weave: 0.5, mottle: 0.4, age: 0 },
    ...changed,
  } as Recipe;
}
