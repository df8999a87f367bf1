import {
  type AgeGroup,
  ageGroups,
  type ColorScheme,
  colorSchemes,
  type Detail,
  details,
  type Element,
  elements,
  type Family,
  type Gender,
  type GenerateInput,
  genders,
  generateParams,
  type Mood,
  moods,
  type PatternName,
  patternNames,
  type Repeat,
  repeats,
  type Setting,
  type Style,
  settings,
  styles,
  type Usage,
  usages,
} from '@naksha/contract';
import { describe, expect, it } from 'vitest';
import { hexToOklch } from '../numbers/colour/oklch.ts';
import { hasHandFor } from '../vocabulary/can-draw.ts';
import { families } from '../vocabulary/families/families.ts';
import type { MotifId } from '../vocabulary/motif-ids.ts';
import { accentRoles } from '../vocabulary/roles.ts';
import { composeRecipe } from './compose.ts';
import type { Recipe } from './recipe.ts';

type Witness = (recipe: Recipe, usual: Recipe) => boolean;

const made = new Map<string, Recipe>();
/** Every cloth is asked for with every option, and compared with itself without: each is composed once. */
function compose(input: GenerateInput, seed = '11'): Recipe {
  const key = `${seed} ${JSON.stringify(input)}`;
  const recipe = made.get(key) ?? composeRecipe(generateParams.parse(input), seed);
  made.set(key, recipe);
  return recipe;
}
/** What is drawn: the recipe without what was asked. */
const drawn = ({ source: _source, title: _title, ...rest }: Recipe) => JSON.stringify(rest);

const groundL = ({ palette }: Recipe) => hexToOklch(palette.roles.ground)[0];
const accents = ({ palette }: Recipe) => accentRoles.map((role) => hexToOklch(palette.roles[role]));
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const chroma = (recipe: Recipe) => mean(accents(recipe).map(([, C]) => C));
const inArc = (recipe: Recipe, middle: number, half: number) =>
  accents(recipe).every(([, C, h]) => C < 0.03 || Math.abs(((h - middle + 540) % 360) - 180) <= half);
const wants =
  (motif: MotifId): Witness =>
  (recipe, usual) =>
    recipe.motifs.include.includes(motif) && (recipe.motifs.weight[motif] ?? 1) > (usual.motifs.weight[motif] ?? 1);
const otherwise = ({ source, seed }: Recipe, change: Partial<GenerateInput>) =>
  compose({ ...source.params, ...change }, seed);
const colours = ({ palette }: Recipe) => new Set(Object.values(palette.roles)).size;

const styleWitness: Record<Style, Witness> = {
  vintage: ({ finish }) => finish.age > 0.2,
  modern: (recipe, usual) =>
    recipe.finish.age === 0 &&
    recipe.heroCm > usual.heroCm &&
    recipe.finish.hand <= usual.finish.hand &&
    colours(recipe) <= 6,
  traditional: (recipe, usual) => recipe.detail > usual.detail && recipe.density > usual.density,
  folk: (recipe, usual) =>
    recipe.line > usual.line && recipe.finish.hand >= usual.finish.hand && recipe.finish.cloth === 'khadi',
  minimal: (recipe, usual) =>
    recipe.density < usual.density - 0.2 && recipe.detail < usual.detail && colours(recipe) <= 5,
  royal: (recipe, usual) => recipe.finish.cloth === 'silk' && recipe.detail > usual.detail,
  bohemian: (recipe, usual) => recipe.freedom > usual.freedom && (recipe.motifs.weight.paisley ?? 1) > 1,
  contemporary: (recipe, usual) =>
    recipe.heroCm > usual.heroCm && recipe.density < usual.density && recipe.line < usual.line,
};

const moodWitness: Record<Mood, Witness> = {
  vibrant: (recipe) => chroma(recipe) > chroma(otherwise(recipe, { moodOptions: 'calm' })),
  calm: (recipe, usual) => recipe.line < usual.line && recipe.density < usual.density,
  romantic: (recipe, usual) => (recipe.motifs.weight.rosette ?? 1) > 1 && recipe.line < usual.line,
  playful: (recipe, usual) => recipe.heroCm > usual.heroCm && recipe.freedom > usual.freedom,
  elegant: (recipe, usual) =>
    recipe.line < usual.line && recipe.density < usual.density && recipe.detail > usual.detail,
  mysterious: (recipe) => groundL(recipe) < 0.5,
  festive: (recipe, usual) => recipe.density > usual.density && (recipe.motifs.weight.dot ?? 1) > 1,
  earthy: (recipe, usual) => recipe.finish.weave > usual.finish.weave && recipe.finish.mottle > usual.finish.mottle,
};

const schemeWitness: Record<ColorScheme, Witness> = {
  vibrant: (recipe) => chroma(recipe) > chroma(otherwise(recipe, { colorSchemeOptions: 'neutral' })),
  // Paler than the cloth is without, or as pale as sugared almonds where that was earths.
  pastel: (recipe, usual) => groundL(recipe) > 0.8 && chroma(recipe) < Math.max(chroma(usual), 0.085),
  earthy: (recipe, usual) => chroma(recipe) < chroma(usual),
  jewel: (recipe) => groundL(recipe) < 0.5,
  monochrome: (recipe) => inArc(recipe, accents(recipe)[0]?.[2] ?? 0, 14),
  analogous: (recipe) => inArc(recipe, accents(recipe)[0]?.[2] ?? 0, 60),
  complementary: (recipe) => !inArc(recipe, accents(recipe)[0]?.[2] ?? 0, 150),
  warm: (recipe) => inArc(recipe, 45, 70),
  cool: (recipe) => inArc(recipe, 232, 90),
  neutral: (recipe) => chroma(recipe) < 0.06,
};

/** Dyes and ground lie nearer to a hue than they do without, or are greyer, as opposite hues become. */
const drawnTo =
  (hue: number): Witness =>
  (recipe, usual) => {
    const away = (of: Recipe) => {
      const inked = [...accents(of), hexToOklch(of.palette.roles.ground)].filter(([, C]) => C > 0.03);
      return mean(inked.map(([, , h]) => Math.abs(((h - hue + 540) % 360) - 180)));
    };
    return away(recipe) < away(usual) || chroma(recipe) < 0.9 * chroma(usual);
  };
const animals: readonly MotifId[] = ['elephant', 'parrot', 'fish', 'butterfly'];
/** Where the cloth draws animals there are some. */
const hasAnimals = ({ family, motifs }: Recipe) =>
  !animals.some((motif) => hasHandFor(motif, family)) || motifs.include.some((motif) => animals.includes(motif));

const settingWitness: Record<Setting, Witness> = {
  wedding: (recipe, usual) => recipe.detail > usual.detail && (recipe.motifs.weight.paisley ?? 1) > 1,
  festival: (recipe) => (recipe.motifs.weight.dot ?? 1) > 1 && (recipe.motifs.weight.star ?? 1) > 1,
  spring: (recipe, usual) => (recipe.motifs.weight.blossom ?? 1) > 1 && recipe.density < usual.density,
  summer: (recipe, usual) => (recipe.motifs.weight.leaf ?? 1) > 1 && recipe.density < usual.density,
  monsoon: (recipe, usual) => (recipe.motifs.weight.leaf ?? 1) > 1 && drawnTo(212)(recipe, usual),
  garden: (recipe, usual) => (recipe.motifs.weight.leaf ?? 1) > 1 && recipe.density > usual.density,
  winter: (recipe, usual) =>
    (recipe.motifs.weight.star ?? 1) > 1 && recipe.density < usual.density && drawnTo(258)(recipe, usual),
};

const elementWitness: Record<Element, Witness> = {
  flowers: wants('rosette'),
  leaves: wants('leaf'),
  buds: wants('bud'),
  lotus: wants('lotus'),
  paisley: wants('paisley'),
  stars: wants('star'),
  dots: wants('dot'),
  vines: wants('vine'),
  trees: wants('tree'),
  pomegranates: wants('pomegranate'),
  peacocks: wants('peacock'),
  parrots: wants('parrot'),
  fish: wants('fish'),
  elephants: wants('elephant'),
};

const patternNameWitness: Record<PatternName, Witness> = {
  flowers: wants('rosette'),
  paisley: wants('paisley'),
  lotus: wants('lotus'),
  vine: wants('vine'),
  leaf: wants('leaf'),
  medallion: wants('medallion'),
  star: wants('star'),
  'tree-of-life': wants('tree'),
  geometric: wants('diamond'),
  pomegranate: wants('pomegranate'),
  peacock: wants('peacock'),
  birds: wants('parrot'),
  elephant: wants('elephant'),
  animals: wants('elephant'),
};

const detailWitness: Record<Detail, Witness> = {
  fine: (recipe, usual) => recipe.detail === 5 && recipe.line < usual.line,
  bold: (recipe, usual) => recipe.line > usual.line && recipe.heroCm > usual.heroCm,
  outlined: (recipe, usual) => recipe.line > usual.line && recipe.finish.mottle < usual.finish.mottle,
  dotted: wants('dot'),
  layered: (recipe, usual) => recipe.density > usual.density && recipe.detail > usual.detail,
  plain: (recipe) => recipe.detail === 1,
};

const genderWitness: Record<Gender, Witness> = {
  women: (recipe, usual) =>
    (recipe.motifs.weight.rosette ?? 1) > 1 && recipe.line < usual.line && recipe.detail > usual.detail,
  men: (recipe, usual) =>
    groundL(recipe) <= groundL(usual) + 0.05 &&
    recipe.heroCm < usual.heroCm &&
    (recipe.motifs.weight.blossom ?? 1) < 1 &&
    colours(recipe) <= 6 &&
    accents(recipe).every(([L, C, h]) => L < 0.5 || C < 0.06 || (h < 350 && h > 5)),
  unisex: () => true,
  kids: (recipe, usual) => recipe.heroCm < usual.heroCm && recipe.line > usual.line && hasAnimals(recipe),
};

const ageWitness: Record<AgeGroup, Witness> = {
  infants: (recipe, usual) => recipe.heroCm < usual.heroCm && recipe.detail < usual.detail && groundL(recipe) > 0.8,
  kids: (recipe, usual) => recipe.heroCm < usual.heroCm && recipe.detail < usual.detail && hasAnimals(recipe),
  teens: (recipe, usual) => recipe.heroCm > usual.heroCm && recipe.freedom > usual.freedom,
  adults: () => true,
};

const within =
  (least: number, most: number): Witness =>
  ({ heroCm }) =>
    heroCm >= least && heroCm <= most;
/** Dots, stripes and checks keep to their own sizes, which are larger where the goods are. */
const onGoods =
  (least: number, most: number): Witness =>
  (recipe, usual) => {
    const [own, widest] = families[recipe.family].heroCm;
    // A craft whose motifs are smaller has its largest.
    if (widest > 4 || least <= widest) return within(Math.min(least, widest * 0.75), most)(recipe, usual);
    return (most > 14 ? within(widest * 0.8, widest * 2.2) : within(own * 1.2, widest))(recipe, usual);
  };
const usageWitness: Record<Usage, Witness> = {
  'general textile': () => true,
  // Of butis they are full.
  sarees: onGoods(1, 10),
  dupattas: onGoods(1, 8),
  kurtas: onGoods(2, 6),
  bedsheets: onGoods(8, 20),
  // The leaves of the tropics stay large, and so does what was tied and dyed as one.
  shirts: (recipe, usual) => within(0.4, ['tropical', 'tie-dye'].includes(recipe.family) ? 6 : 3)(recipe, usual),
  fabrics: onGoods(3, 8),
};

const repeatWitness: Record<Repeat, Witness> = {
  straight: ({ repeat }) => repeat === 'straight',
  'half-drop': ({ repeat }) => repeat === 'half-drop',
  'half-brick': ({ repeat }) => repeat === 'half-brick',
};

interface OptionList {
  readonly option: string;
  readonly values: readonly string[];
  readonly ask: (value: string) => GenerateInput;
  readonly witness: Readonly<Record<string, Witness>>;
  /** The value that holds when nothing is chosen. */
  readonly usual?: string;
}

const lists: readonly OptionList[] = [
  {
    option: 'style',
    values: styles,
    ask: (styleOptions) => ({ styleOptions }) as GenerateInput,
    witness: styleWitness,
    usual: 'vintage',
  },
  {
    option: 'mood',
    values: moods,
    ask: (moodOptions) => ({ moodOptions }) as GenerateInput,
    witness: moodWitness,
    usual: 'vibrant',
  },
  {
    option: 'colour scheme',
    values: colorSchemes,
    ask: (colorSchemeOptions) => ({ colorSchemeOptions }) as GenerateInput,
    witness: schemeWitness,
    usual: 'vibrant',
  },
  {
    option: 'setting',
    values: settings,
    ask: (settingOptions) => ({ settingOptions }) as GenerateInput,
    witness: settingWitness,
  },
  {
    option: 'element',
    values: elements,
    ask: (elementOptions) => ({ elementOptions }) as GenerateInput,
    witness: elementWitness,
  },
  {
    option: 'pattern name',
    values: patternNames,
    ask: (patternName) => ({ patternName }) as GenerateInput,
    witness: patternNameWitness,
  },
  {
    option: 'detail',
    values: details,
    ask: (detailsOption) => ({ detailsOption }) as GenerateInput,
    witness: detailWitness,
  },
  {
    option: 'gender',
    values: genders,
    ask: (genderOptions) => ({ genderOptions }) as GenerateInput,
    witness: genderWitness,
    usual: 'unisex',
  },
  {
    option: 'age group',
    values: ageGroups,
    ask: (ageGroupOptions) => ({ ageGroupOptions }) as GenerateInput,
    witness: ageWitness,
    usual: 'adults',
  },
  {
    option: 'usage',
    values: usages,
    ask: (usage) => ({ usage }) as GenerateInput,
    witness: usageWitness,
    usual: 'general textile',
  },
  {
    option: 'repeat',
    values: repeats,
    ask: (repeat) => ({ repeat }) as GenerateInput,
    witness: repeatWitness,
    usual: 'straight',
  },
];

const cloths = Object.keys(families) as Family[];

describe.each(lists)('every $option', ({ values, ask, witness, usual }) => {
  it.each(cloths)('makes a design of its own in %s', (trainedPattern) => {
    const plain = drawn(compose({ trainedPattern }));
    const own = values.map((value) => drawn(compose({ trainedPattern, ...ask(value) })));
    expect(new Set(own).size).toBe(values.length);
    for (const [index, value] of values.entries()) expect(own[index] === plain, value).toBe(value === usual);
  });

  it.each(values)('%s leaves its mark', (value) => {
    for (const trainedPattern of cloths) {
      const isSeen = (seed: string) =>
        witness[value]?.(compose({ trainedPattern, ...ask(value) }, seed), compose({ trainedPattern }, seed)) === true;
      // Two of three: a cloth may by lot take the dyes already that an option leans to.
      expect(isSeen('11') || (isSeen('12') && isSeen('13')), trainedPattern).toBe(true);
    }
  });
});

describe('the level', () => {
  it('sets how freely the motifs are set, 0.2 … 0.7', () => {
    const freedoms = ([1, 2, 3, 4, 5] as const).map((level) => compose({ trainedPattern: 'kalamkari', level }).freedom);
    expect(freedoms).toEqual([0.2, 0.3, 0.35, 0.5, 0.7]);
  });
});

describe('every trained pattern', () => {
  it.each(cloths)('%s is the cloth, whatever cloth the prompt names', (trainedPattern) => {
    for (const other of ['bandhani', 'kalamkari'])
      expect(compose({ trainedPattern, prompt: `${other} on cream` }).family).toBe(trainedPattern);
  });
});
