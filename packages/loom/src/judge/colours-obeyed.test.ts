import type { Language } from '@naksha/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { weaveBrief } from '../../test/obedience/weave-brief.ts';
import { hexToOklch } from '../numbers/colour/oklch.ts';
import { recipe as recipeSchema } from '../recipe/recipe.ts';
import { bringSubjects } from '../recipe/subjects-of.ts';
import { isCalledLike } from '../vocabulary/colour-families.ts';
import { isOfNamed } from './bind-whole.ts';
import { lostFigures } from './lost-figures.ts';
import { measureColours } from './measure-colours.ts';
import { contractOf } from './named-colours.ts';
import { distance, seenAs } from './same-colour.ts';
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
