// Makes the tables of subjects out of the libraries of drawings and names, unless they were made of these very versions: some two seconds.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { besides, excluded, groups, settingOf } from './choose-drawings.ts';
import { bodyOf, type OwnDrawing } from './draw-layers.ts';
import { everydayNames } from './everyday-names.ts';
import { namedIcons } from './name-icons.ts';
import { namesOf } from './names-of.ts';
import type { drawingOf } from './outline-of.ts';
import { adornmentDrawings } from './own-adornments.ts';
import { afieldDrawings } from './own-afield.ts';
import { bazaarDrawings } from './own-bazaar.ts';
import { birdDrawings } from './own-birds.ts';
import { bloomDrawings } from './own-blooms.ts';
import { bountyDrawings } from './own-bounty.ts';
import { classicDrawings } from './own-classics.ts';
import { creatureDrawings } from './own-creatures.ts';
import { everydayDrawings } from './own-everyday.ts';
import { festiveDrawings } from './own-festive.ts';
import { fieldflowerDrawings } from './own-fieldflowers.ts';
import { figureDrawings } from './own-figures.ts';
import { flowerDrawings } from './own-flowers.ts';
import { fruitDrawings } from './own-fruit.ts';
import { gardenDrawings } from './own-gardens.ts';
import { habitDrawings } from './own-habits.ts';
import { hedgerowDrawings } from './own-hedgerow.ts';
import { keepsakeDrawings } from './own-keepsakes.ts';
import { kitchenDrawings } from './own-kitchen.ts';
import { stageDrawings } from './own-landmarks.ts';
import { musicDrawings } from './own-music.ts';
import { namesakeDrawings } from './own-namesakes.ts';
import { outdoorDrawings } from './own-outdoors.ts';
import { pairDrawings } from './own-pairs.ts';
import { plantDrawings } from './own-plants.ts';
import { playerDrawings } from './own-players.ts';
import { sceneDrawings } from './own-scenes.ts';
import { shoreDrawings } from './own-shore.ts';
import { streetDrawings } from './own-streets.ts';
import { waterDrawings } from './own-waters.ts';
import { wildDrawings } from './own-wild.ts';
import { visitorDrawings } from './own-winged.ts';
import { workshopDrawings } from './own-workshop.ts';
import { yardDrawings } from './own-yard.ts';

const shelves = 32;
const packages = ['@iconify-json/fluent-emoji-flat', '@iconify-json/game-icons', 'cldr-annotations-full', 'svgpath'];

/** What we drew, which stands before what a library has of the same name. */
export const ownDrawings: readonly OwnDrawing[] = [
  ...kitchenDrawings,
  ...outdoorDrawings,
  ...festiveDrawings,
  ...creatureDrawings,
  ...wildDrawings,
  ...birdDrawings,
  ...plantDrawings,
  ...gardenDrawings,
  ...flowerDrawings,
  ...waterDrawings,
  ...sceneDrawings,
  ...pairDrawings,
  ...yardDrawings,
  ...figureDrawings,
  ...visitorDrawings,
  ...stageDrawings,
  ...classicDrawings,
  ...bloomDrawings,
  ...habitDrawings,
  ...musicDrawings,
  ...adornmentDrawings,
  ...streetDrawings,
  ...playerDrawings,
  ...namesakeDrawings,
  ...fruitDrawings,
  ...keepsakeDrawings,
  ...shoreDrawings,
  ...afieldDrawings,
  ...fieldflowerDrawings,
  ...bazaarDrawings,
  ...hedgerowDrawings,
  ...workshopDrawings,
  ...bountyDrawings,
  ...everydayDrawings,
];
const ownIds = new Set(ownDrawings.map(({ id }) => id));

interface Made {
  readonly id: string;
  readonly names: readonly [en: readonly string[], hi: readonly string[], gu: readonly string[]];
  readonly outline: string;
}

/** Writes `names.js` and the shelves of drawings under `folder` where they are not there as these libraries and this script make them. */
export async function makeSubjects(root: string, folder = join(root, 'packages/loom/made')): Promise<void> {
  const stamp = stampOf(root);
  const path = join(folder, 'made-from');
  if (existsSync(path) && readFileSync(path, 'utf8') === stamp) return;
  const fresh = `${folder}-${process.pid}`;
  mkdirSync(fresh, { recursive: true });
  const all = await drawings(root);
  const rows = all.map(({ id, names }, index) => JSON.stringify([id, index % shelves, ...names]));
  writeFileSync(join(fresh, 'names.js'), `export default [\n${rows.join(',\n')}\n];\n`);
  for (let shelf = 0; shelf < shelves; shelf++) {
    const own = all.filter((_, index) => index % shelves === shelf).map(({ outline }) => outline);
    writeFileSync(join(fresh, `shelf-${shelf}.js`), `export default [\n${own.join(',\n')}\n];\n`);
  }
  writeFileSync(join(fresh, 'made-from'), stamp);
  rmSync(folder, { recursive: true, force: true });
  renameSync(fresh, folder);
}

function stampOf(root: string): string {
  const hash = createHash('sha256');
  for (const name of packages)
    hash.update(JSON.parse(readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8')).version);
  const own = join(root, 'scripts/subjects');
  const drawing = ['vocabulary/subjects/outline', 'drawing/subjects/polygons', 'drawing/subjects/region-map'].map(
    (name) => join(root, `packages/loom/src/${name}.ts`),
  );
  for (const path of [
    ...readdirSync(own)
      .sort()
      .map((name) => join(own, name)),
    ...drawing,
  ])
    hash.update(readFileSync(path));
  return hash.digest('hex');
}

async function drawings(root: string): Promise<Made[]> {
  // The loom is loaded only where there is something to make.
  const { drawingOf, twoLayers } = await import('./outline-of.ts');
  const read = (path: string) => JSON.parse(readFileSync(join(root, 'node_modules/@iconify-json', path), 'utf8'));
  const { icons } = read('fluent-emoji-flat/icons.json');
  const { categories } = read('fluent-emoji-flat/metadata.json');
  const emoji = new Map<string, string>(
    Object.entries<string>(read('fluent-emoji-flat/chars.json')).map(([codes, name]) => [
      name,
      String.fromCodePoint(...codes.split('-').map((code) => Number.parseInt(code, 16))),
    ]),
  );
  const chosen = [
    ...groups.flatMap((group) => categories[group].map((name: string) => ({ name, group }))),
    ...besides.map((name) => ({ name, group: 'Objects' })),
  ].filter(({ name }) => !excluded.has(name) && !ownIds.has(name) && icons[name] !== undefined);
  const names = namesOf(
    root,
    chosen.map(({ name }) => name),
    emoji,
  );
  const coloured = chosen.flatMap(({ name, group }): Made[] => {
    const own = names.get(name);
    if (own === undefined || own.en.length === 0) return [];
    return made(
      name,
      settingOf(name, group),
      [own.en, own.hi, own.gu],
      drawingOf(icons[name].body, group === 'Animals & Nature'),
    );
  });
  const taken = new Set(coloured.map(({ id }) => id));
  const cut = read('game-icons/icons.json').icons;
  return [
    ...coloured,
    ...namedIcons.flatMap(({ icon, names: own }) =>
      ownIds.has(icon)
        ? []
        : made(
            taken.has(icon) ? `${icon}-cut` : icon,
            settingOf(icon, ''),
            own,
            drawingOf(twoLayers(cut[icon].body), false),
          ),
    ),
    ...ownDrawings.flatMap(({ id, setting, names: own, layers, leastCells, isBeast }) =>
      made(
        id,
        setting,
        [listOf(own[0]), listOf(own[1]), listOf(own[2])],
        drawingOf(bodyOf(layers), isBeast === true, leastCells),
      ),
    ),
  ];
}

const listOf = (names: string) => names.split(', ');

function made(id: string, setting: string, names: Made['names'], drawing: ReturnType<typeof drawingOf>): Made[] {
  if (drawing === undefined) return [];
  const [en, hi, gu] = everydayNames.get(id) ?? [[], [], []];
  const all: Made['names'] = [unite(id, names[0], en), unite(id, names[1], hi), unite(id, names[2], gu)];
  return [{ id, names: all, outline: JSON.stringify({ id, setting, ...drawing }) }];
}

/** Whose name of every day a word is; what we drew ourselves comes first. */
const claimed = new Map([
  ...[...everydayNames].flatMap(([id, columns]) => columns.flat().map((name) => [name, id] as const)),
  ...ownDrawings.flatMap(({ id, names }) => names.flatMap(listOf).map((name) => [name, id] as const)),
]);
const ofOurs = new Set(ownDrawings.flatMap(({ names }) => names.flatMap(listOf)));

/** Its own names and those of every day, less what another thing is called every day; a library's first name is left it where no drawing of ours has it. */
function unite(id: string, own: readonly string[], everyday: readonly string[]): string[] {
  const isKept = (name: string) => (claimed.get(name) ?? id) === id || (name === own[0] && !ofOurs.has(name));
  return [...new Set([...own, ...everyday])].filter(isKept);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await makeSubjects(resolve(import.meta.dirname, '../..'));
