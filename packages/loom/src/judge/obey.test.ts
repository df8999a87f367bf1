import { generateParams } from '@naksha/contract';
import { describe, expect, it } from 'vitest';
import { holdsColours } from '../../test/holds-colours.ts';
import { readBriefs } from '../../test/obedience/read-briefs.ts';
import { weaveBrief } from '../../test/obedience/weave-brief.ts';
import { planScene } from '../change/plan-scene.ts';
import { hexToOklch } from '../numbers/colour/oklch.ts';
import { recipe as recipeSchema } from '../recipe/recipe.ts';
import { bringSubjects } from '../recipe/subjects-of.ts';
import { type Role, roles } from '../vocabulary/roles.ts';
import { isOnItsThing } from './bound-dyes.ts';
import { judgeWords } from './judge-words.ts';
import { composeObeyed } from './obey.ts';
import { isTintOf } from './same-colour.ts';
import { coverOf, seenOnGround } from './seen-on-ground.ts';
import { surveyScene } from './survey-scene.ts';

const weave = (prompt: string) => weaveBrief({ prompt, language: 'en' });
const failingsOf = (cloth: ReturnType<typeof weaveBrief>) =>
  judgeWords(cloth).flatMap(({ token, failing }) => (failing === undefined ? [] : [`${token.word}: ${failing}`]));

/** One brief in so many, of all three languages; `npm run obedience` weaves them all. */
const step = 23;

it('shows in the cloth what designers write, and strikes the little that it cannot', async () => {
  const briefs = readBriefs().filter((_, index) => index % step === 4);
  for (const { prompt, language } of briefs) await bringSubjects(prompt, language);
  const cloths = briefs.map((brief) => weaveBrief(brief));
  const verdicts = cloths.flatMap((cloth) => judgeWords(cloth)).filter(({ failing }) => failing !== 'noted');
  const seen = verdicts.filter(({ failing }) => failing === undefined);
  expect(cloths.length).toBeGreaterThan(20);
  expect(seen.length / verdicts.length).toBeGreaterThanOrEqual(0.97);
  expect(cloths.filter((cloth) => holdsColours(cloth)).length / cloths.length).toBeGreaterThanOrEqual(0.95);
  for (const cloth of cloths) {
    const struck = (cloth.recipe.source.struck ?? []).map(({ word, failing }) => `${word}: ${failing}`);
    expect(failingsOf(cloth)).toEqual(struck);
  }
});

it('says that there are fewer colours than were asked for, and shows as many where a cloth can', () => {
  const count = (prompt: string) => weave(prompt).recipe.source.understood.some((word) => word.startsWith('count:'));
  expect(count('leheriya in five colours')).toBe(true);
  expect(count('rainbow leheriya')).toBe(true);
  expect(count('rainbow geometric triangles')).toBe(false);
});

describe('the judge', () => {
  it.each([
    [
      'misses a colour that is nowhere',
      { a1: '#3f7d3a', a2: '#3f7d3a', a3: '#3f7d3a', a4: '#3f7d3a', dark: '#3f7d3a' },
      /red: littleColour/,
    ],
    ['misses a ground that is another', { ground: '#24408e' }, /cream: littleGround/],
    [
      'sees a hue that no one named',
      { a1: '#24408e', leaf1: '#24408e', leaf2: '#24408e', leaf3: '#24408e' },
      /otherHues/,
    ],
  ])('%s', (_, roles, expected) => {
    const cloth = weave('kalamkari jaal, red flowers on cream');
    expect(failingsOf(cloth)).toEqual([]);
    const { palette } = cloth.recipe;
    const spoilt = { ...cloth.recipe, palette: { ...palette, roles: { ...palette.roles, ...roles } } };
    expect(failingsOf({ ...cloth, recipe: spoilt }).join(', ')).toMatch(expected);
    expect(holdsColours({ ...cloth, recipe: spoilt })).toBe(false);
  });

  it('misses a figure that is taken from the scene, and a layout that is another', () => {
    const cloth = weave('kalamkari tree of life with peacocks on cream');
    const scene = { ...cloth.scene, census: cloth.scene.census.filter(({ motif }) => motif !== 'peacock') };
    expect(failingsOf({ ...cloth, scene })).toContain('peacocks: notDrawn');
    expect(failingsOf({ ...cloth, recipe: { ...cloth.recipe, layout: 'buti' } })).toContain(
      'tree of life: otherLayout',
    );
  });

  it('measures areas as they are drawn, on joined edges that are shifted too', () => {
    const { shares } = surveyScene({
      torus: { w: 1000, h: 1000, dropY: 500, brickX: 0 },
      columns: 2,
      rows: 1,
      symbols: [
        {
          shapes: [
            { d: 'M-200 -200h400v400h-400Z', fill: 'a1' },
            { d: 'M-100 0a100 100 0 1 0 200 0a100 100 0 1 0 -200 0Z', fill: 'a2' },
          ],
          radius: 283,
        },
      ],
      layers: [
        { id: 'ground', name: 'Ground', kind: 'ground', wash: 'ground', items: [] },
        { id: 'motifs', name: 'Motifs', kind: 'motifs', items: [{ symbol: 0, x: 950, y: 30, turn: 0.4, scale: 1 }] },
      ],
      surface: [],
      census: [],
    });
    expect(shares.get('a2')).toBeCloseTo(Math.PI / 100, 2);
    expect(shares.get('a1')).toBeCloseTo(0.16 - Math.PI / 100, 2);
    expect(shares.get('ground')).toBeCloseTo(0.84, 2);
  });
});

describe('a cloth', () => {
  it('has no colours but those that were named, their tints and a neutral, and none that were refused', () => {
    const { recipe } = weave('no black, no green: block print butis in rust and indigo on white');
    const hues = Object.values(recipe.palette.roles)
      .map(hexToOklch)
      .filter(([L, C]) => C > 0.06 && L > 0.3);
    expect(hues.every(([, , h]) => (h > 25 && h < 75) || (h > 240 && h < 300))).toBe(true);
    expect(Object.values(recipe.palette.roles).every((hex) => hexToOklch(hex)[0] > 0.24)).toBe(true);
  });

  it('follows the later of two words that contradict each other, and strikes the earlier one', () => {
    const { recipe } = weave('dense roses with lots of white space, pink on cream');
    expect(recipe.source.struck).toMatchObject([{ word: 'dense', failing: 'overruled' }]);
    expect(recipe.source.understood).not.toContain('density:dense');
    const { source } = weave('airy but dense roses, pink on cream').recipe;
    expect(source.struck).toMatchObject([{ word: 'airy', failing: 'overruled' }]);
  });

  it('does not strike dots of a cloth that is made of them', () => {
    expect(weave('bandhani, yellow and white dots on maroon').recipe.source.struck).toBeUndefined();
  });

  it('is drawn without outlines where they are refused, and strikes the word where the craft lives of them', () => {
    const kids = weave('elephants for kids, no outlines, conversational').recipe.source.struck;
    expect(kids).toMatchObject([{ word: 'kids', failing: 'noted' }]);
    const { source } = weave('madhubani fish, no outlines').recipe;
    expect(source.struck).toMatchObject([{ word: 'outlines', failing: 'refused' }]);
  });

  it.each([
    'red roses with white lilies on navy',
    'madhubani, blue birds on yellow ground with green leaves',
    'block print of red elephants and indigo lotus on off white',
  ])('has each colour on the thing it was said of: %s', (prompt) => {
    const cloth = weave(prompt);
    const survey = surveyScene(cloth.scene);
    const places = cloth.intent.bound.map((colour) =>
      isOnItsThing(colour, cloth.intent, cloth.recipe, cloth.scene, survey),
    );
    expect(places.length).toBeGreaterThan(0);
    expect(places.every((isThere) => isThere === true)).toBe(true);
    expect(recipeSchema.parse(cloth.recipe)).toEqual(cloth.recipe);
    expect(planScene(cloth.recipe)).toEqual(cloth.scene);
    expect(planScene({ ...cloth.recipe, bound: undefined }).symbols).not.toEqual(cloth.scene.symbols);
  });

  it('is never so pale on its ground that next to nothing is seen', () => {
    const { recipe, scene } = weave('white flowers on navy, floral');
    const lost = { ...recipe.palette.roles };
    for (const role of roles) if (role !== 'line') lost[role] = lost.ground;
    const faint = { ...recipe, palette: { ...recipe.palette, roles: lost } };
    const survey = {
      ...surveyScene(scene),
      byRole: new Map<Role, number>([
        ['ground', 0.8],
        ['a1', 0.2],
      ]),
    };
    expect(coverOf(faint, survey)).toBeLessThan(0.03);
    expect(coverOf(seenOnGround(faint, survey), survey)).toBeGreaterThan(0.15);
  });

  it('strikes a layout that its craft does not have and names the one that is there', () => {
    const { recipe } = weave('toile zigzag in blue on ecru');
    expect(recipe.source.struck).toMatchObject([{ word: 'zigzag', failing: 'otherLayout', instead: recipe.layout }]);
    expect(recipeSchema.parse(recipe)).toEqual(recipe);
  });

  it('is the same for the same words and seed, whatever was planned before, and keeps what was asked', () => {
    const params = generateParams.parse({ prompt: 'stars and rockets, silver on navy, for kids' });
    const [one, other] = [composeObeyed(params, '5'), composeObeyed(params, '5')];
    expect(JSON.stringify(one)).toBe(JSON.stringify(other));
    expect(one.recipe.source.params).toEqual(params);
  });
});

describe('choice by all words', () => {
  it.each([
    ['tropical leaves with elephants, bottle green and cream', 'elephant'],
    ['deer and mango trees, botanical, terracotta and forest green on cream', 'deer'],
  ])('"%s" becomes a cloth that draws its %s', (prompt, motif) => {
    const { scene } = weave(prompt);
    expect(scene.census.map((disc) => disc.motif)).toContain(motif);
  });

  it('answers words of which it knows none with a plain weave, and never with paisleys', () => {
    const { intent, recipe } = weave('spectroscopes and zorbing flumes in teal');
    expect(recipe.family).toBe('small-weaves');
    expect(intent.unmatched.map(({ word }) => word)).toEqual(['spectroscopes', 'zorbing', 'flumes']);
  });
});

describe('colours', () => {
  it('leaves of two colours stand off their ground, with contours of that ground', () => {
    const { recipe, scene } = weave('banana leaves, only two colours, green and white');
    const { roles } = recipe.palette;
    expect([roles.leaf1, roles.leaf2, roles.leaf3]).not.toContain(roles.ground);
    expect(roles.line).toBe(roles.ground);
    const covered = 1 - (surveyScene(scene).byRole.get('ground') ?? 0);
    expect(covered).toBeGreaterThan(0.3);
  });

  it('green leaves are green, and what blooms beside them is not', () => {
    const { roles } = weave('large hibiscus flowers with green leaves on black').recipe.palette;
    const isGreen = (hex: string) => Math.abs(hexToOklch(hex)[2] - 142) < 25;
    expect([roles.leaf1, roles.leaf2].every(isGreen)).toBe(true);
    expect([roles.a1, roles.a2].some(isGreen)).toBe(false);
  });

  it('bands have no deeper dip than what was named', () => {
    const { roles } = weave('leheriya in pink and yellow, a thin white line').recipe.palette;
    const least = Math.min(...['#e88aa5', '#e8b21f'].map((hex) => hexToOklch(hex)[0]));
    for (const role of ['a1', 'a2', 'a3', 'a4'] as const)
      expect(hexToOklch(roles[role])[0]).toBeGreaterThan(least - 0.12);
  });

  it('butis of one deep ink have their lines carved out of it, and what stands on stems keeps them', () => {
    const { roles } = weave('block print zinnias, ink blue on white').recipe.palette;
    expect(roles.line).toBe(roles.ground);
    const { roles: ofJaal } = weave('block print jaal, ink blue on white').recipe.palette;
    expect(ofJaal.line).not.toBe(ofJaal.ground);
  });

  it('an orange is no tint of a red', () => {
    const red = hexToOklch('#b3202c');
    expect(isTintOf(hexToOklch('#cf5e36'), red)).toBe(false);
    expect(isTintOf(hexToOklch('#c3464a'), red)).toBe(true);
  });
});

it('takes a bound of colours for met where there are fewer', () => {
  for (const prompt of ['geometric triangles in up to 6 colours', 'geometric triangles, at most 6 colours'])
    expect(weave(prompt).recipe.source.understood).toContain('count:6');
});
