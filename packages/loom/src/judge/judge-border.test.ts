import { families, generateParams, pxToCm } from '@naksha/contract';
import { describe, expect, it } from 'vitest';
import { editRecipe } from '../change/edit/edit-recipe.ts';
import { enlarged, reductionOf } from '../change/goods/reduced.ts';
import { planScene } from '../change/plan-scene.ts';
import { breadthOf } from '../drawing/goods/lay-border.ts';
import { unroll } from '../drawing/goods/unroll.ts';
import { colourDistance } from '../numbers/colour/oklch.ts';
import { readPrompt } from '../prompt/read-prompt.ts';
import { composeRecipe } from '../recipe/compose.ts';
import { type Recipe, recipe as recipeSchema } from '../recipe/recipe.ts';
import { judgeWords } from './judge-words.ts';
import { composeObeyed } from './obey.ts';
import { surveyScene } from './survey-scene.ts';

const weave = (prompt: string) => composeObeyed(generateParams.parse({ prompt, width: 512, height: 512 }), '7');

/** Inks on the tile's edge and in its middle, by samples. */
function inksAt(scene: ReturnType<typeof planScene>, isIn: (x: number, y: number) => boolean): string[] {
  const { width, height, map, inks } = surveyScene(scene);
  return Array.from(map).flatMap((ink, at) =>
    isIn((at % width) / width, Math.floor(at / width) / height) ? [inks[ink] ?? ''] : [],
  );
}

it.each(families)('lays a border at both sides of %s, with the field between', (family) => {
  const params = generateParams.parse({
    prompt: 'narrow border on both sides, red on cream',
    trainedPattern: family,
    width: 512,
    height: 512,
  });
  const recipe = composeRecipe(params, '7');
  const scene = planScene(recipe);
  const intent = readPrompt(params.prompt, 'en', family);
  const ofBorder = judgeWords({ intent, recipe, scene }).filter(({ token }) => token.kind === 'border');
  expect(ofBorder.length).toBeGreaterThan(2);
  expect(ofBorder.filter(({ failing }) => failing !== undefined)).toEqual([]);
  expect(recipe.border?.sides).toEqual(['left', 'right']);
  // The field is planned for what the border leaves, as small as goods are seen, or is the same but for where it lies.
  const { border, ...bare } = recipe;
  const by = border === undefined ? 1 : reductionOf(bare, border);
  const layers = scene.layers.filter(({ id }) => !id.startsWith('border-'));
  expect(layers.map(({ id }) => id)).toEqual(
    expect.arrayContaining(planScene(enlarged(bare, by)).layers.map(({ id }) => id)),
  );
  expect(recipeSchema.parse(recipe)).toEqual(recipe);
});

describe('between borders', () => {
  const across = (prompt: string) => {
    const { recipe, scene } = weave(prompt);
    const { border, ...field } = recipe;
    const heroes = scene.census.filter(({ rank }) => rank === 'hero');
    return { by: border === undefined ? 1 : reductionOf(field, border), heroes, scene, recipe };
  };

  it.each([
    'leopard skin scarf, camel and black, plain border all around',
    'ajrakh stole with roundels, borders on all four sides',
    'kantha throw with fish, border all around',
  ])('several motifs stand abreast, as on the goods: %s', (prompt) => {
    const { by, heroes } = across(prompt);
    expect(by).toBeGreaterThan(1);
    expect(heroes.length).toBeGreaterThanOrEqual(9);
  });

  it('sizes in figures stay as they are, and yarns as thick as the cloth has them', () => {
    expect(across('block print napkin with 6 cm lotuses, border all around').by).toBe(1);
    const { by, scene, recipe } = across('ajrakh stole with roundels, borders on all four sides');
    const { border: _border, ...bare } = recipe;
    const perCm = (of: typeof scene) => of.surface.find(({ shader }) => shader === 'cloth')?.params.perCm ?? 0;
    const share = (perCm(scene) / scene.torus.w) * pxToCm(recipe.tile.widthPx, recipe.tile.dpi);
    const own = planScene(bare);
    expect(by).toBeGreaterThan(2);
    expect(share).toBeCloseTo(
      (perCm(own) / (own.torus.w * own.columns)) * pxToCm(recipe.tile.widthPx, recipe.tile.dpi),
      1,
    );
  });
});

describe('a border', () => {
  it('of its own colour has it alone', () => {
    const { recipe, scene } = weave('kalamkari jaal on cream, bottle green border on all four sides');
    const dye = recipe.border?.dye ?? '';
    expect(recipe.palette.roles.a4).toBe('#1f4a36');
    expect(inksAt(scene, (x, y) => x < 0.05 || y < 0.05)).toContain(dye);
    expect(inksAt(scene, (x, y) => x > 0.3 && x < 0.7 && y > 0.3 && y < 0.7)).not.toContain(dye);
  });

  it.each([
    ['kalamkari saree on green, border of pink lotus', 'lotus'],
    ['block print dupatta, indigo, with a border of yellow marigolds', 'rosette'],
  ])('has the colour that is said of its row on that row, and not on the band: %s', (prompt, motif) => {
    const { recipe, scene } = weave(prompt);
    const dye = recipe.border?.dye ?? '';
    expect(scene.census.some((disc) => disc.motif === motif)).toBe(true);
    const band = scene.layers.find(({ id }) => id === 'border-ground')?.items ?? [];
    const fillsOf = band.flatMap(({ symbol }) => scene.symbols[symbol]?.shapes.map(({ fill }) => fill));
    expect(new Set(fillsOf)).toEqual(new Set(['ground']));
    const row = scene.layers.find(({ id }) => id === 'border-motifs')?.items ?? [];
    const fills = row.flatMap(({ symbol }) => scene.symbols[symbol]?.shapes.map(({ fill = '' }) => fill) ?? []);
    expect(fills.filter((fill) => fill.startsWith(dye)).length).toBeGreaterThan(4);
    expect(fills.filter((fill) => /^a\d/.test(fill) && !fill.startsWith(dye))).toEqual([]);
    expect(judgeWords({ intent: readPrompt(prompt, 'en'), recipe, scene }).filter(({ failing }) => failing)).toEqual(
      [],
    );
  });

  it('of elephants is of elephants, in the hand of its cloth', () => {
    const { scene } = weave('red bandhani with an elephant border all around');
    expect(scene.census.filter(({ motif }) => motif === 'elephant').length).toBeGreaterThan(8);
  });

  it.each([
    'block print butis on cream, wide border on all four sides',
    'brocade saree with butis and a wide border',
    'anchors and boats on white with a navy border all around',
  ])('cuts no motif that stands alone: %s', (prompt) => {
    const { recipe, scene } = weave(prompt);
    const { w, h } = scene.torus;
    const left = breadthOf(scene, recipe.border ?? { breadth: 'usual', sides: [] });
    const isLevel = recipe.border?.sides.length === 4;
    const inField = scene.census.filter(({ rank, x }) => rank === 'hero' && x > left && x < w - left);
    const isCut = (at: number, length: number, r: number) => at - r * 0.85 < left || at + r * 0.85 > length - left;
    expect(inField.length).toBeGreaterThan(1);
    expect(inField.filter(({ x, y, r }) => isCut(x, w, r) || (isLevel && isCut(y, h, r)))).toEqual([]);
  });

  it.each([
    'red patola with elephants and parrots, green border on both sides',
    'black ikat medallions, red temple border on both sides',
  ])('has whole cells between, and as much left at one side as at the other: %s', (prompt) => {
    const { recipe, scene } = weave(prompt);
    const { w } = scene.torus;
    const breadth = breadthOf(scene, recipe.border ?? { breadth: 'usual', sides: [] });
    const edges = scene.census.filter(({ rank }) => rank === 'hero').flatMap(({ x, r }) => [x - r, x + r]);
    const [left, right] = [Math.min(...edges) - breadth, w - breadth - Math.max(...edges)];
    expect(Math.min(left, right)).toBeGreaterThan(-w * 0.01);
    expect(Math.abs(left - right)).toBeLessThan(w * 0.02);
  });
});

describe('a panel', () => {
  const panels: readonly (readonly [prompt: string, places: readonly string[]])[] = [
    ['suzani cushion, one big rosette in the middle, pomegranates in the corners, vine border', ['centre', 'corner']],
    ['silk scarf with a tiger in the centre inside a wreath of roses, gold border', ['centre', 'wreath']],
    ['kantha quilt panel, lotus medallion in the centre, trees at the four corners', ['centre', 'corner']],
    [
      'kalamkari panel: tree of life in the middle, two peacocks on its branches, deer at its foot, floral border',
      ['centre', 'boughs', 'foot'],
    ],
    ['कलमकारी पैनल: बीच में पेड़, डालियों पर दो तोते, नीचे दो हिरण, चारों ओर बेल की किनारी', ['centre', 'boughs', 'foot']],
    ['કાંથા રજાઈ, વચ્ચે મોટો હાથી, ચારે ખૂણે કમળ', ['centre', 'corner']],
  ];

  it.each(panels)('shows what is said to stand where, and misses what is not there: %s', (prompt, places) => {
    const { recipe, scene } = weave(prompt);
    const intent = readPrompt(prompt, 'en');
    const brokenIn = (seen: typeof scene) =>
      judgeWords({ intent, recipe, scene: seen })
        .filter(({ token, failing }) => token.kind === 'border' && failing !== undefined)
        .map(({ token }) => token.value);
    expect(brokenIn(scene)).toEqual([]);
    const emptied = brokenIn({ ...scene, census: [] });
    for (const place of places) expect(emptied).toContain(place);
    expect(recipeSchema.parse(recipe)).toEqual(recipe);
  });

  it('has plain ground in an empty centre, and nothing but the corners on it', () => {
    const { recipe, scene } = weave(
      'tablecloth with a border of lemons and an empty pale blue centre, olives in each corner',
    );
    expect(recipe.border).toMatchObject({ isPlain: true, hasCentre: false, panel: { corner: { subject: 'olive' } } });
    const inks = inksAt(scene, (x, y) => Math.abs(x - 0.5) < 0.12 && Math.abs(y - 0.5) < 0.12);
    expect([...new Set(inks)]).toEqual(['ground']);
  });

  it('of goods is in the cloth of the things that are named, and the border has both of two', () => {
    const { recipe, scene } = weave('tablecloth with a border of elephants and lotuses and a plain cream centre');
    const noted = new Set(scene.census.map(({ motif }) => motif));
    expect([noted.has('elephant'), noted.has('lotus')]).toEqual([true, true]);
    expect(['geometric', 'animal-skin', 'checks', 'stripes']).not.toContain(recipe.family);
  });

  it('fills the field with a net that is asked for in the middle', () => {
    const { recipe } = weave('ajrakh bedsheet, in the middle a lattice of stars, double border');
    expect(recipe.border).toMatchObject({ hasCentre: false, isDouble: true });
  });
});

describe('an edit', () => {
  const { recipe } = weave('kalamkari jaal, red and indigo flowers on cream');

  it('lays a border over the field, which stays to the last item, and takes it off again', () => {
    const laid = editRecipe(recipe, 'add a thin gold border on both sides', 'en');
    expect(laid.done).toMatchObject([{ op: 'border', wish: { placing: 'both', breadth: 'narrow' } }]);
    const field = unroll(planScene(recipe));
    const { layers } = planScene(laid.recipe);
    expect(layers.filter(({ id }) => !id.startsWith('border-')).map(({ items }) => items)).toEqual(
      field.layers.map(({ items }) => items),
    );
    const off = editRecipe(laid.recipe, 'remove the border', 'en');
    expect(off.done).toEqual([{ op: 'border' }]);
    expect(off.recipe.border).toBeUndefined();
  });
});

it('lays what stands on a border in its own colour on the colour of the border, and misses it where it is not', () => {
  const { recipe, scene } = weave('plum border of yellow parrots, cream ground');
  const { border, palette, source } = recipe;
  const { dye = 'ground', row } = border ?? {};
  expect(source.struck ?? []).toEqual([]);
  expect([palette.roles[dye], palette.roles[row?.dye ?? 'ground']]).toEqual(['#5d2a4e', '#e8b21f']);
  const intent = readPrompt('plum border of yellow parrots, cream ground', 'en');
  const parrots = (one: typeof recipe) =>
    judgeWords({ intent, recipe: one, scene }).find(({ token }) => token.word === 'yellow')?.failing;
  expect(parrots(recipe)).toBeUndefined();
  const grey = { ...palette, roles: { ...palette.roles, [row?.dye ?? 'a3']: '#8a8a8a' } };
  expect(parrots({ ...recipe, palette: grey })).toBe('littleColour');
  // Another dye is in the row than the recipe says.
  if (border === undefined) throw new RangeError('expected a border');
  expect(parrots({ ...recipe, border: { ...border, row: { dye: 'leaf3', isOwn: true } } })).toBe('littleColour');
});

it('dyes the border of a design and what stands on it by words, and leaves the field what it was', () => {
  const { recipe } = weave('block print lotus butis, rust on cream');
  const { recipe: edited, unmatched } = editRecipe(recipe, 'make the border navy with white horses', 'en');
  const { border, palette } = edited;
  expect(unmatched).toEqual([]);
  expect([border?.motif, palette.roles[border?.dye ?? 'ground'], palette.roles[border?.row?.dye ?? 'ground']]).toEqual([
    'horse',
    '#1b2747',
    '#f7f3ea',
  ]);
  const plain = editRecipe(edited, 'remove the border', 'en').recipe;
  expect(plain.border).toBeUndefined();
  expect(planScene(plain).symbols).toEqual(planScene(recipe).symbols);
});

it('dyes a pallu in its own colour, with figures that stand off from it, and misses it where it is not', () => {
  const prompt = 'green brocade saree, plain field with gold butis, wine border and a purple pallu with parrots';
  const { recipe, scene } = weave(prompt);
  const { pallu } = recipe.border ?? {};
  const { roles } = recipe.palette;
  expect(recipe.source.struck ?? []).toEqual([]);
  expect(pallu?.motif).toBe('parrot');
  expect(roles[pallu?.dye ?? 'ground']).toBe('#5b2a6e');
  expect(colourDistance(roles[pallu?.worn ?? 'ground'], roles[pallu?.dye ?? 'ground'])).toBeGreaterThan(0.2);
  expect(inksAt(scene, (_, y) => y > 0.75)).toContain(pallu?.dye);
  expect(inksAt(scene, (x, y) => x > 0.3 && x < 0.7 && y < 0.5)).not.toContain(pallu?.dye);
  const intent = readPrompt(prompt, 'en');
  const bare = { ...scene, layers: scene.layers.filter(({ id }) => !/^border-(?:lines|motifs)$/.test(id)) };
  const purple = judgeWords({ intent, recipe, scene: bare }).find(({ token }) => token.word === 'purple');
  expect(purple?.failing).toBe('littleColour');
  const full = {
    ...scene,
    layers: scene.layers.map((layer) => (layer.wash === undefined ? layer : { ...layer, wash: 'a1' as const })),
  };
  const plain = (one: typeof scene) =>
    judgeWords({ intent, recipe, scene: one }).find(({ token }) => token.word === 'plain')?.failing;
  expect([plain(scene), plain(full)]).toEqual([undefined, 'notDrawn']);
});

it.each<[string, (x: number, y: number) => boolean, (border: Recipe['border']) => unknown[]]>([
  [
    'kalamkari saree on cream, swan and peacock border in rust and an indigo pallu',
    (x, y) => x > 0.25 && x < 0.75 && y > 0.72,
    (border) => [border?.pallu?.worn, border?.pallu?.dye],
  ],
  [
    'kalamkari on cream, rust border of yellow swans and peacocks',
    (x) => x < 0.1,
    (border) => [border?.row?.dye, border?.dye],
  ],
])('draws both figures of a border in the dye that is theirs there: %s', (prompt, isIn, dyes) => {
  const recipe = composeRecipe(generateParams.parse({ prompt, width: 512, height: 512 }), '7');
  const { torus, layers, symbols, census } = planScene(recipe);
  const isThere = ({ x, y }: { readonly x: number; readonly y: number }) => isIn(x / torus.w, y / torus.h);
  const items = layers.find(({ id }) => id === 'border-motifs')?.items ?? [];
  const shapes = items.filter(isThere).flatMap(({ symbol }) => symbols[symbol]?.shapes ?? []);
  const inks = shapes.flatMap(({ fill, stroke }) => [fill, stroke].flatMap((ink) => ink?.split(/[>:]/)[0] ?? []));
  const drawn = census.filter((disc) => disc.rank === 'secondary' && isThere(disc)).map(({ motif }) => motif);
  expect(new Set(drawn)).toEqual(new Set(['swan', 'peacock']));
  // An eye is white.
  expect(new Set([...inks, 'light'])).toEqual(new Set([...dyes(recipe.border), 'light']));
});

it('wears the ground on a pallu of the dye that all its figures have, and leaves the border its own beside a named one', () => {
  expect(weave('brocade saree, copper flowers on teal, copper border and pallu').recipe.border?.pallu?.worn).toBe(
    'ground',
  );
  const { palette, border } = weave('cream saree with a parrot border and a red pallu').recipe;
  const [edge, end] = [border?.dye, border?.pallu?.dye].map((role) => palette.roles[role ?? 'ground']);
  expect(colourDistance(edge ?? '', end ?? '')).toBeGreaterThan(0.16);
});

it('has no more colours than were said of field, border and pallu together', () => {
  const { recipe } = weave('saree: sand body, teal border, brick pallu, only three colours');
  expect(recipe.source.struck ?? []).toEqual([]);
  expect(new Set(Object.values(recipe.palette.roles)).size).toBeLessThan(6);
});

it('sets bunches of flowers whole between the borders of goods that are seen whole', () => {
  const { scene, recipe } = weave('bedspread of large bouquets on plum with a swan border');
  const heroes = scene.census.filter(({ rank }) => rank === 'hero');
  expect([recipe.layout, heroes.length > 5]).toEqual(['bouquet', true]);
  const edge = recipe.border === undefined ? 0 : breadthOf(scene, recipe.border);
  for (const { x, y, r } of heroes)
    expect(Math.min(x, y, scene.torus.w - x, scene.torus.h - y) - r).toBeGreaterThan(edge);
});

it('sets large butis out evenly between borders, in sizes of which there is room for some', () => {
  const { scene } = weave('kalamkari butis in madder on ecru, dupatta with a navy border');
  const heroes = scene.census.filter(({ rank }) => rank === 'hero');
  const middle = heroes.reduce((sum, { x }) => sum + x, 0) / heroes.length;
  expect(heroes.length).toBeGreaterThan(7);
  expect(Math.abs(middle / scene.torus.w - 0.5)).toBeLessThan(0.05);
});
