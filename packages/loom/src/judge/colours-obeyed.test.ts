import type { Language } from '@naksha/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { weaveBrief } from '../../test/obedience/weave-brief.ts';
import type { MotifDisc } from '../drawing/scene.ts';
import { hexToOklch, type Oklch } from '../numbers/colour/oklch.ts';
import { modulo } from '../numbers/torus.ts';
import { readPrompt } from '../prompt/read-prompt.ts';
import { recipe as recipeSchema } from '../recipe/recipe.ts';
import { bringSubjects } from '../recipe/subjects-of.ts';
import { isCalledLike } from '../vocabulary/colour-families.ts';
import { type Role, roles } from '../vocabulary/roles.ts';
import { isOfNamed } from './bind-whole.ts';
import { judgeColour, judgeEarths } from './judge-colours.ts';
import { lostFigures } from './lost-figures.ts';
import { measureColours } from './measure-colours.ts';
import { contractOf } from './named-colours.ts';
import { distance, isThatColour, seenAs } from './same-colour.ts';
import { surveyScene } from './survey-scene.ts';

const weave = (prompt: string, language: Language = 'en') => weaveBrief({ prompt, language });
const patchesOf = ({ scene, recipe }: ReturnType<typeof weave>) =>
  measureColours(surveyScene(scene), recipe.palette.roles);

const novelty = 'hedgehogs, umbrellas and red wellington boots on pale mint, novelty print';
const birds = 'toucans on black, abstract brush strokes, hot pink and lime';
beforeAll(async () => {
  await bringSubjects(novelty, 'en');
  await bringSubjects(birds, 'en');
});

describe('a cloth of named colours only', () => {
  it.each<[Language, string]>([
    ['en', 'tea towel with lemons, blue and yellow only, checked border'],
    ['hi', 'बनारसी ब्रोकेड साड़ी, रानी ज़मीन पर सुनहरी आम की बूटियाँ, और कोई रंग नहीं'],
    ['gu', 'માત્ર વાદળી રંગમાં કમળ, બ્લોક પ્રિન્ટ'],
  ])('has no grey, no black and no cream beside them (%s: %s)', (language, prompt) => {
    const cloth = weave(prompt, language);
    const { named, isBare } = contractOf(cloth.intent);
    const wanted = named.map(({ hex }) => seenAs(hex));
    const ground = seenAs(cloth.recipe.palette.roles.ground);
    const stray = patchesOf(cloth).filter(({ colour }) => !isOfNamed(colour, wanted, ground, isBare));
    expect(stray.reduce((sum, { share }) => sum + share, 0)).toBeLessThan(0.03);
    expect(cloth.recipe.source.struck ?? []).not.toContainEqual(expect.objectContaining({ failing: 'tooManyColours' }));
  });

  it('is of one ink at full strength where one colour is asked for', () => {
    const { recipe } = weave('paisley, terracotta on cream, one colour only');
    expect(new Set(Object.values(recipe.palette.roles)).size).toBe(2);
  });
});

describe('gold on a green', () => {
  it.each<[Language, string]>([
    ['en', 'brocade with small flowers, gold on emerald green'],
    ['hi', 'ज़री ब्रोकेड, मेहंदी ज़मीन पर सुनहरे फूल'],
  ])('stays gold where it stands off from the ground, and is no brown (%s: %s)', (language, prompt) => {
    const cloth = weave(prompt, language);
    const ground = seenAs(cloth.recipe.palette.roles.ground);
    const drawn = patchesOf(cloth).filter(({ colour, share }) => share > 0.01 && distance(colour, ground) > 0.05);
    expect(drawn.length).toBeGreaterThan(0);
    for (const { colour } of drawn) expect(colour[0]).toBeGreaterThan(0.5);
    expect(cloth.recipe.source.struck ?? []).toEqual([]);
  });
});

describe('a refused colour', () => {
  it.each<[Language, string, string]>([
    ['en', 'tropical hibiscus on bottle green, no red', '#b3202c'],
    ['hi', 'लाल बिल्कुल नहीं, छाते और मेंढक, आसमानी रंग पर', '#b3202c'],
    ['gu', 'કાળો નહીં, મોર અને પોપટ, પીળી જમીન પર', '#15120f'],
    ['en', 'digital camouflage, sand and khaki, no green', '#3f7d3a'],
  ])('takes its tints and its neighbours with it (%s: %s)', (language, prompt, refused) => {
    const cloth = weave(prompt, language);
    const named = contractOf(cloth.intent).named.map(({ hex }) => seenAs(hex));
    const left = patchesOf(cloth).filter(
      ({ colour }) => isCalledLike(colour, refused) === true && named.every((one) => distance(colour, one) > 0.05),
    );
    expect(left.reduce((sum, { share }) => sum + share, 0)).toBeLessThan(0.01);
  });

  it('is no reason to take what was named beside it', () => {
    const { roles } = weave('hibiscus, hot pink, turquoise and lime on black, no yellow, no orange').recipe.palette;
    expect(Object.values(roles)).toContain('#a6ba48');
  });
});

describe('a dye', () => {
  it.each(['tigers in block print', 'kalamkari deer', 'lions for kids', 'deer among trees, floral'])(
    'of a wild beast is that of its coat where no one names one: %s',
    (prompt) => {
      const { recipe } = weave(prompt);
      const [bound] = recipe.bound ?? [];
      const [, chroma, hue] = hexToOklch(recipe.palette.roles[bound?.role ?? 'ground']);
      expect(bound).toBeDefined();
      expect(chroma).toBeGreaterThan(0.04);
      expect(hue > 10 && hue < 115).toBe(true);
    },
  );

  it("of a beast is the craft's own where it has one, and the named one where one is named", () => {
    expect(weave('madhubani tigers').recipe.bound).toBeUndefined();
    const { bound = [], palette } = weave('blue tigers on cream, block print').recipe;
    expect(bound.map(({ role }) => palette.roles[role])).toEqual(['#24408e']);
  });

  it('of one thing leaves the others theirs', () => {
    const { recipe } = weave(novelty);
    expect(recipeSchema.parse(recipe)).toEqual(recipe);
    expect(recipe.meant?.some((hex) => Math.abs(hexToOklch(hex)[2] - 50) < 25)).toBe(true);
    expect(recipe.bound?.map(({ motif }) => motif)).toEqual(['rubber-boot']);
  });

  it.each(['green tigers and palms on bottle green', birds, 'floral, elephants on mustard'])(
    'of a figure stands off from its ground: %s',
    (prompt) => {
      const { recipe, scene } = weave(prompt);
      expect(lostFigures(recipe, scene, surveyScene(scene))).toEqual([]);
    },
  );

  it('has a band of its own in stripes of three', () => {
    const cloth = weave('deckchair stripe, lime, emerald and purple on white');
    for (const hex of ['#a6ba48', '#177350', '#5b2a6e'])
      expect(patchesOf(cloth).find((patch) => patch.hex === hex)?.share).toBeGreaterThan(0.12);
  });
});

/** Share of the cloth in what passes a test. */
const shareOf = (cloth: ReturnType<typeof weave>, is: (colour: Oklch) => boolean) =>
  patchesOf(cloth).reduce((sum, { colour, share }) => sum + (is(colour) ? share : 0), 0);
const near = (hex: string) => (colour: Oklch) => isThatColour(colour, seenAs(hex));
const called = (hex: string) => (colour: Oklch) => isCalledLike(colour, hex) === true;
const [brown, green] = ['#6b4226', '#3f7d3a'];

describe('a finished cloth', () => {
  it.each<[Language, string, string, (colour: Oklch) => boolean, least: number, most: number]>([
    ['gu', 'શર્ટ માટે ઝીણા ચોકડા, આછો ભૂરો અને સફેદ, વચ્ચે પાતળી નારંગી લીટી', 'a line', near('#dc7a28'), 0.005, 0.08],
    ['gu', 'શર્ટ માટે ઝીણા ચોકડા, આછો ભૂરો અને સફેદ, વચ્ચે પાતળી નારંગી લીટી', 'its check', near('#a9c4da'), 0.2, 0.8],
    [
      'en',
      'shirting stripe, sky blue and white with a single thin coral line between',
      'a line',
      near('#de705a'),
      0.03,
      0.16,
    ],
    ['en', 'fine navy and sky blue pencil stripes on white', 'both stripes', near('#8fb7d3'), 0.03, 0.3],
    ['en', 'kids cotton, hedgehogs and acorns on pale mint, no brown', 'no caramel', called(brown), 0, 0.01],
    ['en', 'art deco fans in three colours only: black, brass and teal', 'no cream', ([L]) => L > 0.8, 0, 0.01],
    ['en', 'art deco fans in three colours only: black, brass and teal', 'the third', near('#15686d'), 0.08, 0.8],
    [
      'hi',
      'बनारसी साड़ी, मैरून पर सुनहरी बूटियाँ',
      'no mauve',
      ([L, C, h]) => L > 0.45 && C > 0.05 && (h < 45 || h > 300),
      0,
      0.01,
    ],
    [
      'en',
      'peonies, dusty pink and sage on ivory, watercolour',
      'greyed greens',
      ([, C, h]) => C > 0.085 && h > 100 && h < 170,
      0,
      0.01,
    ],
    [
      'en',
      'leopards and banana leaves on white, ochre and olive',
      'no emerald',
      ([, C, h]) => C > 0.05 && h > 130 && h < 190,
      0,
      0.02,
    ],
    ['en', 'curtain of poppies, red and charcoal on white, no green', 'leaves of charcoal', near('#38373a'), 0.08, 0.5],
    [
      'en',
      'tea towel with lemons, blue and white checked border, no green background',
      'green leaves',
      called(green),
      0.004,
      0.35,
    ],
    [
      'en',
      'tea towel with lemons, blue and white checked border, no green background',
      'natural linen',
      near('#f1ead8'),
      0.4,
      0.9,
    ],
    ['hi', 'दाबू छपाई, नीला और सफेद, कमल', 'ground of the vat', near('#24408e'), 0.5, 0.97],
    [
      'en',
      'ikat saree, black ground, diamonds in white and mustard',
      'black yarns before white',
      near('#15120f'),
      0.35,
      0.9,
    ],
    [
      'hi',
      'फुलकारी दुपट्टा, मैरून खद्दर पर सुनहरे और नारंगी रेशम के हीरे, सिर्फ तीन रंग',
      'orange silk beside gold',
      near('#dc7a28'),
      0.1,
      0.7,
    ],
    [
      'hi',
      'फुलकारी दुपट्टा, मैरून खद्दर पर सुनहरे और नारंगी रेशम के हीरे, सिर्फ तीन रंग',
      'no bare cotton',
      ([L]) => L > 0.8,
      0,
      0.01,
    ],
    [
      'gu',
      'પટોળું, લાલ જમીન પર હાથી અને પોપટ, લીલી કિનારી',
      'red before the green of its border',
      near('#b3202c'),
      0.36,
      0.7,
    ],
    [
      'en',
      'white shirting with fine navy pinstripes and one thin sky blue stripe between',
      'a thin stripe',
      near('#8fb7d3'),
      0.02,
      0.2,
    ],
    [
      'en',
      'small gold stars and moons on pale blue, no red',
      'moons of gold too',
      ([L, C, h]) => L < 0.55 && C > 0.06 && h < 95,
      0,
      0.02,
    ],
    [
      'en',
      'trailing peonies, dusty pink flowers and sage leaves on navy, dense',
      'no cream blooms',
      ([L, C]) => L > 0.85 && C < 0.03,
      0,
      0.03,
    ],
    [
      'en',
      'banarasi saree, wine body with gold buti, broad gold border on both sides, pallu of large kalga',
      'wine before gold',
      near('#410e1f'),
      0.45,
      0.9,
    ],
  ])('keeps what its words promise (%s: %s: %s)', async (language, prompt, _, is, least, most) => {
    await bringSubjects(prompt, language);
    const share = shareOf(weave(prompt, language), is);
    expect(share).toBeGreaterThanOrEqual(least);
    expect(share).toBeLessThanOrEqual(most);
  });

  it('has patola elephants and parrots in the dyes that were said of them', () => {
    const { recipe, scene } = weave('पटोला साड़ी, लाल हाथी और हरे तोते, पीली ज़मीन', 'hi');
    const parrot = scene.census.find(({ motif, rank }) => motif === 'parrot' && rank === 'hero');
    const elephant = scene.census.find(({ motif, rank }) => motif === 'elephant' && rank === 'hero');
    expect(recipe.palette.roles[leadIn(scene, parrot)]).toBe(green);
    expect(recipe.palette.roles[leadIn(scene, elephant)]).toBe('#b3202c');
  });
});

it.each([
  ['kantha with blue peacocks and red lotuses on white', 'peacock', '#24408e'],
  ['kantha, green deer and orange lotuses on ivory', 'lotus', '#dc7a28'],
  ['kalamkari with black deer on mustard', 'deer', '#15120f'],
])('stitches and paints a thing in the colour that was said of it: %s', (prompt, motif, hex) => {
  const { recipe, scene } = weave(prompt);
  const disc = scene.census.find((each) => each.motif === motif && each.rank !== 'filler');
  expect(recipe.palette.roles[leadIn(scene, disc)]).toBe(hex);
});

it('lays white threads on cream, and counts no slate for a blue', async () => {
  const prompt = 'cream jamdani with white and silver jasmine';
  await bringSubjects(prompt, 'en');
  const { recipe, scene } = weave(prompt);
  const white = [...surveyScene(scene).byRole].filter(([role]) => recipe.palette.roles[role] === '#f7f3ea');
  expect(white.reduce((sum, [, share]) => sum + share, 0)).toBeGreaterThan(0.04);
  expect(isThatColour(seenAs('#3a3f55'), seenAs('#24408e'))).toBe(false);
});

it('covers the cloth with silk where a phulkari is to be dense, in three colours with the cloth', () => {
  const { recipe } = weave('लाल और हरी फुलकारी, घनी, काले कपड़े पर', 'hi');
  expect(recipe.source.struck ?? []).toEqual([]);
});

it.each([
  [0.05, undefined],
  [0.03, 'littleColour'],
])('asks of the colours of the field no more than border and pallu leave them: %s', (share, failing) => {
  const intent = readPrompt('teal saree with gold butis, wine border and a purple pallu', 'en');
  const gold = intent.tokens.find(({ word }) => word === 'gold');
  if (gold?.hex === undefined) throw new RangeError('expected gold');
  const patches = ['#15686d', '#6b2138', '#5b2a6e', gold.hex].map((hex, at) => ({
    hex,
    share: [0.53 - share, 0.17, 0.3, share][at] ?? 0,
    colour: seenAs(hex),
  }));
  expect(judgeColour(gold, intent, patches).failing).toBe(failing);
});

/** The dye, other than the ground, that has most of a figure's disc. */
function leadIn(scene: ReturnType<typeof weave>['scene'], disc: MotifDisc | undefined): Role {
  const { map, inks, width, height } = surveyScene(scene);
  const counts = new Map<Role, number>();
  const { x = 0, y = 0, r = 0 } = disc ?? {};
  const reach = r * 0.7;
  for (let v = y - reach; v < y + reach; v += scene.torus.h / height)
    for (let u = x - reach; u < x + reach; u += scene.torus.w / width) {
      const [column, row] = [modulo(u / scene.torus.w, 1) * width, modulo(v / scene.torus.h, 1) * height];
      const ink = inks[map[Math.floor(row) * width + Math.floor(column)] ?? 0]?.split('>', 1)[0];
      const role = roles.find((each) => each === ink);
      if (role !== undefined && role !== 'ground' && role !== 'light') counts.set(role, (counts.get(role) ?? 0) + 1);
    }
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? 'ground';
}

it.each([
  ['cream field, navy windowpane, thin red overcheck', 'red'],
  ['ecru checks, maroon windowpane, fine teal overcheck', 'teal'],
  ['white ground, bottle green windowpane, thin mustard overcheck', 'mustard'],
])('the yarns of a thin overcheck keep their own dye, whatever the others need: %s', (prompt, dye) => {
  const { recipe } = weave(prompt);
  expect(recipe.source.understood).toContain(`line:${dye}`);
  expect(recipe.source.struck ?? []).toEqual([]);
});

it.each(['camels in earthy colours', 'elephants and palms in earthy tones for cushions', 'earthy kalamkari peacocks'])(
  'has no blue and no violet in an earthy cloth, its ground and its lines included: %s',
  (prompt) => {
    const { recipe, scene } = weave(prompt);
    const intent = readPrompt(prompt, 'en');
    const blue = patchesOf({ intent, recipe, scene }).filter(({ colour: [, C, h] }) => C >= 0.04 && h > 185 && h < 325);
    expect(blue.reduce((sum, { share }) => sum + share, 0)).toBeLessThan(0.03);
    expect(recipe.source.understood).toContain('scheme:earthy');
  },
);

it('strikes "earthy" where a cloth has blue that no one named', () => {
  const intent = readPrompt('camels in earthy colours', 'en');
  const sky = { hex: '#b9d3e6', colour: hexToOklch('#b9d3e6'), share: 0.5 };
  expect(judgeEarths(intent, [sky]).failing).toBe('otherHues');
  expect(judgeEarths(readPrompt('camels in earthy colours and sky blue', 'en'), [sky]).failing).toBeUndefined();
});

it('keeps gold beside marigold a gold, and never its olive', () => {
  const { recipe } = weave('gift boxes and lanterns, fuchsia and marigold with gold');
  for (const role of ['a1', 'a2'] as const) expect(hexToOklch(recipe.palette.roles[role])[0]).toBeGreaterThan(0.64);
});
