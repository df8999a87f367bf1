import { generateParams } from '@naksha/contract';
import {
  bringSubjects,
  composeRecipe,
  engineVersion,
  families,
  type Recipe,
  recipe as recipeSchema,
} from '@naksha/loom';

export interface Asked {
  readonly text?: string | undefined;
  readonly isRecipe: boolean;
  readonly family?: string | undefined;
  readonly layout?: string | undefined;
  readonly seed: string;
  readonly palette: string;
  readonly set: readonly string[];
}

/** The recipe asked for on the command line: a file's, composed from parameters, or a family's defaults. */
export async function recipeOf(asked: Asked): Promise<Recipe> {
  const made = asked.isRecipe
    ? JSON.parse(asked.text ?? '')
    : asked.family === undefined
      ? await composed(asked)
      : plain(asked.family, asked.layout, asked.seed, Number(asked.palette));
  for (const change of asked.set) assign(made, change);
  return recipeSchema.parse(made);
}

async function composed(asked: Asked): Promise<Recipe> {
  const params = generateParams.parse(JSON.parse(asked.text ?? ''));
  await bringSubjects(params.prompt, params.language);
  return composeRecipe(params, params.seed ?? asked.seed);
}

/** A family's defaults, as if nothing particular had been asked for. 1024 px at 96 dpi: 27 cm of cloth. */
export function plain(name: string, layout: string | undefined, seed: string, palette: number): Recipe {
  const family = Object.entries(families).find(([key]) => key === name)?.[1];
  if (family === undefined) throw new Error(`Expected one of ${Object.keys(families).join(', ')} but received ${name}`);
  const dyes = family.palettes[palette % family.palettes.length];
  return recipeSchema.parse({
    v: 1,
    engine: 'loom',
    engineVersion,
    seed,
    title: name,
    source: { params: generateParams.parse({ trainedPattern: name }), understood: [] },
    tile: { widthPx: 1024, heightPx: 1024, dpi: 96 },
    repeat: 'straight',
    family: name,
    layout: layout ?? family.layouts[0],
    heroCm: (family.heroCm[0] + family.heroCm[1]) / 2,
    density: family.density,
    detail: 3,
    freedom: 0.5,
    line: 1,
    motifs: { include: [], exclude: [], weight: {} },
    palette: { scheme: dyes?.name ?? '', roles: dyes?.roles, locked: [] },
    finish: { hand: family.hand, cloth: family.cloth, weave: 0.5, mottle: 0.4, age: 0 },
  });
}

function assign(target: Record<string, unknown>, change: string): void {
  const [path = '', value = ''] = change.split('=');
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  let place = target;
  for (const key of keys) place = place[key] as Record<string, unknown>;
  place[last] =
    value.startsWith('[') || value.startsWith('{') || !Number.isNaN(Number(value)) ? JSON.parse(value) : value;
}
