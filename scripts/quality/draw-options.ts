import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  ageGroups,
  colorSchemes,
  details,
  elements,
  exportParams,
  type Family,
  families,
  type GenerateInput,
  genders,
  generateParams,
  moods,
  patternNames,
  settings,
  styles,
  type Usage,
  usages,
} from '@naksha/contract';
import { builtin, closePool } from '@naksha/engines';
import { composeRecipe, planScene, type Recipe, weaveWindow } from '@naksha/loom';
import { resvgRasterise } from '@naksha/loom/server';
import sharp from 'sharp';

const usualFamilies: readonly Family[] = ['kalamkari', 'bandhani', 'brocade', 'block-print'];
const seed = 'option';
const size = { width: 384, height: 384 };
/** So coarse that a saree of 5.5 m is a picture of some 1300 pixels. */
const pieceDpi = 6;
const style =
  'body{font:13px system-ui;margin:2rem}table{border-spacing:4px}td,th{vertical-align:top;text-align:left;min-width:256px}img.tile{width:256px;height:256px}img.piece{width:256px;display:block;margin-top:4px}';

/**
 * A page of pictures in `folder` for each of the options: the same cloths from the same seed with each of its values, beside each as it
 * is without. `wanted` names options and families, or neither for all options and the usual families. For usages, the whole goods are
 * drawn beneath the cloth.
 */
export async function drawOptions(folder: string, wanted: readonly string[]): Promise<void> {
  const named = families.filter((family) => wanted.includes(family));
  const cloths = named.length > 0 ? named : usualFamilies;
  const kinds = Object.keys(optionKinds).filter((kind): kind is OptionKind => kind in optionKinds);
  const asked = kinds.filter((kind) => wanted.includes(kind));
  const unknown = wanted.filter((word) => ![...families, ...kinds].some((known) => known === word));
  if (unknown.length > 0) throw new Error(`Expected options (${kinds.join(', ')}) or families but received ${unknown}`);
  await mkdir(folder, { recursive: true });
  for (const kind of asked.length > 0 ? asked : kinds) {
    const rows: string[] = [];
    for (const trainedPattern of cloths) {
      const cells: string[] = [];
      for (const value of [undefined, ...optionKinds[kind]]) {
        const input: GenerateInput = {
          trainedPattern,
          dpi: 96,
          seed,
          ...(value === undefined ? {} : { [kind]: value }),
        };
        const recipe = composeRecipe(generateParams.parse(input));
        const name = `${kind}-${trainedPattern}-${(value ?? 'none').replaceAll(' ', '-')}`;
        const tile = weaveWindow(planScene(recipe), recipe, size, { x: 0, y: 0, ...size }, resvgRasterise);
        await sharp(tile.data, { raw: { ...size, channels: 4 } })
          .webp({ quality: 85 })
          .toFile(join(folder, `${name}.webp`));
        const usage = usages.find((one) => kind === 'usage' && one === value);
        const piece = usage === undefined ? '' : await drawPiece(folder, recipe, usage, name);
        cells.push(
          `<td><img class="tile" src="${name}.webp" alt=""><br>${value ?? 'nothing chosen'}<br>${recipe.layout}, ${recipe.palette.scheme}, ${recipe.heroCm} cm${piece}</td>`,
        );
      }
      rows.push(`<tr><th>${trainedPattern}</th>${cells.join('')}</tr>`);
    }
    const page = `<!doctype html><meta charset="utf-8"><title>${kind}</title><style>${style}</style><h1>${kind}</h1><table>${rows.join('')}</table>`;
    await writeFile(join(folder, `${kind}.html`), page);
    console.log(`${folder}/${kind}.html`);
  }
  await closePool();
}

async function drawPiece(folder: string, recipe: Recipe, usage: Usage, name: string): Promise<string> {
  const workDir = await mkdtemp(join(tmpdir(), 'piece-'));
  try {
    const input = {
      path: '',
      fileName: name,
      width: size.width,
      height: size.height,
      dpi: 96,
      designDefinition: recipe,
    };
    const context = { signal: new AbortController().signal, progress: () => undefined, workDir, seed };
    const params = exportParams.parse({ fileName: name, dpi: pieceDpi, extent: 'piece', usage });
    const { files } = await builtin.export(params, [input], context);
    const [file] = files;
    if (file === undefined) return '';
    await sharp(file.path)
      .webp({ quality: 85 })
      .toFile(join(folder, `${name}-piece.webp`));
    return `<img class="piece" src="${name}-piece.webp" alt="">`;
  } finally {
    await rm(workDir, { recursive: true, force: true });
  }
}

/** The options by the name they have in requests, with their values. */
const optionKinds = {
  styleOptions: styles,
  moodOptions: moods,
  colorSchemeOptions: colorSchemes,
  settingOptions: settings,
  elementOptions: elements,
  patternName: patternNames,
  detailsOption: details,
  genderOptions: genders,
  ageGroupOptions: ageGroups,
  usage: usages,
} as const satisfies Partial<Record<keyof GenerateInput, readonly string[]>>;
type OptionKind = keyof typeof optionKinds;
