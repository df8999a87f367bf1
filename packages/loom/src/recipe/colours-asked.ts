import type { Intent } from '../prompt/intent.ts';
import { sizeFactors } from '../prompt/noun-of.ts';
import { readPrompt } from '../prompt/read-prompt.ts';
import type { LayoutWord } from '../vocabulary/lexicon-layouts.ts';
import { isMotifWord, motifsOfWord } from '../vocabulary/lexicon-motifs.ts';
import { accentRoles } from '../vocabulary/roles.ts';
import { isZari } from '../vocabulary/zari.ts';
import type { Recipe } from './recipe.ts';

/** Whether the words give the thin lines a colour of their own: "a thin white overcheck", "fine black lines between". */
export function isLineAsked(recipe: Recipe): boolean {
  return intentOf(recipe).line !== undefined;
}

/** How many colours the words name for what lies on the ground. */
export function accentsAsked(recipe: Recipe): number {
  return intentOf(recipe).accents.length;
}

/** At most so many colours, the ground's counted, where the words give a number and it is kept. */
export function countAsked({ source }: Pick<Recipe, 'source'>): number | undefined {
  const counted = source.understood.flatMap((word) => /^count:(\d+)$/.exec(word)?.[1] ?? []);
  return counted.length === 0 ? undefined : Math.min(...counted.map(Number));
}

/** Whether no more than one dye is named, beside white and what the ground is. */
export function asksOneDye(recipe: Recipe): boolean {
  const { ground, accents, line } = intentOf(recipe);
  return accents.length < 2 && (ground !== undefined || accents.length + (line === undefined ? 0 : 1) > 0);
}

/** Which of the dyes beside the ground words give to a thing: "red elephants"; its place among the accents. */
export function accentOf(recipe: Recipe, thing: string): number | undefined {
  const { accents, bound } = intentOf(recipe);
  const own = bound.find((each) => each.thing === thing);
  const at = own === undefined ? -1 : accents.findIndex(({ hex }) => hex === own.hex);
  return at < 0 ? undefined : at;
}

/** Which of the dyes beside the ground is metal thread, where several are named; its place among the accents. */
export function zariAsked(recipe: Recipe): number {
  return Math.max(
    0,
    intentOf(recipe).accents.findIndex(({ name }) => isZari(name)),
  );
}

const before = /(?:^|[^\p{L}])(?:on|onto|upon)\s+(?:an?\s+|the\s+)?$/iu;
const after = /^\s*(?:ground|base|background|par|pe|kapde|zameen|पर|ज़मीन|जमीन|कपड़े|પર|જમીન|કાપડ|ભોંય)/iu;
const within = /ground|base|body|zameen|zamin|ज़मीन|जमीन|ભોંય|જમીન/iu;

/** Whether words say outright that a colour is the ground's: "on white", "cream ground"; of bands side by side the first is only taken for it. */
export function isGroundAsked(recipe: Recipe): boolean {
  const { prompt } = recipe.source.params;
  const { tokens } = intentOf(recipe);
  return tokens.some(
    ({ kind, word, start, end }) =>
      kind === 'ground' && (within.test(word) || before.test(prompt.slice(0, start)) || after.test(prompt.slice(end))),
  );
}

/** How many dyes the words name, the ground's and those of its figures; that of fine lines aside. */
export function dyesAsked(recipe: Recipe): number {
  const { accents, ground } = intentOf(recipe);
  return accents.length + (ground === undefined ? 0 : 1);
}

/** Whether words ask for the finest: "tiny", "fine checks". */
export function isFineAsked(recipe: Recipe): boolean {
  const { heroFactor = 1 } = intentOf(recipe);
  return heroFactor <= sizeFactors.mini;
}

/** Whether stripes are to be plain, or anything else is. */
export function isPlainAsked(recipe: Recipe): boolean {
  return intentOf(recipe).details.includes('plain');
}

/** Which of the dyes are said of other things alone, while some are said of none: beside grey elephants no balloon is grey; their places among the accents. */
export function accentsOfOthers(recipe: Recipe, motif: string): readonly number[] {
  const { accents, bound } = intentOf(recipe);
  const isOf = (thing: string) =>
    thing === motif || (isMotifWord(thing) && motifsOfWord[thing].some((each) => each === motif));
  if (accents.every(({ hex }) => bound.some((each) => each.hex === hex))) return [];
  return accents.flatMap(({ hex }, at) => {
    const things = bound.filter((each) => each.hex === hex);
    return things.length > 0 && !things.some(({ thing }) => isOf(thing)) ? [at] : [];
  });
}

/** How large things are to be beside the others: "little clouds" among hedgehogs, by the names of motifs and drawings. */
export function sharesAsked(recipe: Recipe): ReadonlyMap<string, number> {
  return new Map(
    intentOf(recipe).sized.flatMap(({ things, isSmall }) => things.map((thing) => [thing, isSmall ? 0.62 : 1.3])),
  );
}

/** The layouts that are named by words of their own, of whatever cloth: "hexagons and triangles". */
export function ownLayoutsAsked(recipe: Recipe): readonly string[] {
  return intentOf(recipe).ownLayouts.map(({ layout }) => layout);
}

/** Whether words ask for a layout, or for the repeat of that name. */
export function isLayoutAsked(recipe: Recipe, word: LayoutWord): boolean {
  const { layouts, repeat } = intentOf(recipe);
  return layouts.includes(word) || repeat === word;
}

/** Whether checks are named, beside whatever cloth. */
export function isCrossedAsked(recipe: Recipe): boolean {
  return intentOf(recipe).patterns.includes('checks');
}

/** The distance of motifs or stripes that the words give, cm. */
export function pitchAsked(recipe: Recipe): number | undefined {
  return intentOf(recipe).pitchCm;
}

/** The measure of a stripe, a square or a sett that the words give in figures, cm, where no other size was chosen since. */
export function measureAsked(recipe: Recipe): number | undefined {
  const intent = intentOf(recipe);
  const { heroCm, motifs, subjects } = intent;
  const step = stepOfLines(intent);
  if (step !== undefined && recipe.layout === 'pinstripe') return step;
  if (heroCm === undefined || motifs.length + subjects.length > 0) return undefined;
  return Math.abs(recipe.heroCm - heroCm) < 0.01 ? heroCm : undefined;
}

/** Of these the named dyes may lie side by side, with no ground between. */
const withoutGround: readonly string[] = ['awning', 'bengal', 'regimental', 'buffalo'];

/** How many bands of one breadth a repeat of the named dyes has: each lies beside the ground, or where none is named, beside the next. */
export function bandsAsked(recipe: Recipe): number {
  const { accents, ground, every } = intentOf(recipe);
  // Of more dyes than a cloth has beside its ground the others are not shown.
  const dyes = Math.min(accentRoles.length, Math.max(1, accents.length));
  if (recipe.layout === 'pinstripe') return 2 * (every ?? dyes);
  return ground === undefined && dyes > 1 && withoutGround.includes(recipe.layout) ? dyes : 2 * dyes;
}

/** Whether the words give a size or a distance of motifs in figures. */
export function isSizeInFigures(recipe: Recipe): boolean {
  const { heroCm, pitchCm, lineCm } = intentOf(recipe);
  return heroCm !== undefined || pitchCm !== undefined || lineCm !== undefined;
}

/** "1 mm wide, one after every fourth": what the words say of lines. */
export function linesAsked(recipe: Recipe): {
  readonly every: number | undefined;
  readonly lineCm: number | undefined;
  readonly stepCm: number | undefined;
} {
  const intent = intentOf(recipe);
  return { every: intent.every, lineCm: intent.lineCm, stepCm: stepOfLines(intent) };
}

/** From one line to the next where a line's breadth is given and its distance is not, cm: so that the lines stand on a field. */
const usualStep = { least: 0.8, breadths: 5 } as const;

/** The step of lines that the words give or that suits their breadth, cm; undefined where they give neither. */
export function stepOfLines({
  pitchCm,
  every,
  lineCm,
}: Pick<Intent, 'pitchCm' | 'every' | 'lineCm'>): number | undefined {
  if (pitchCm !== undefined) return pitchCm;
  if (every === undefined && lineCm === undefined) return undefined;
  return Math.max(usualStep.least, usualStep.breadths * (lineCm ?? 0));
}

/** Sizes that are asked for halve, so that they are seen apart: as shares of the largest. */
export const askedShares = [1, 0.5, 0.25] as const;

/** In how many sizes the words want what is strewn; undefined where they do not say. */
export function sizesAsked(recipe: Recipe): number | undefined {
  const { sizes, layouts } = intentOf(recipe);
  return sizes ?? (layouts.includes('two-scale') ? 2 : undefined);
}

/** Whether things are to lie every way, on their heads too. */
export function isEveryWayAsked(recipe: Recipe): boolean {
  return intentOf(recipe).isEveryWay === true;
}

function intentOf({ source: { params } }: Recipe) {
  return readPrompt(params.prompt, params.language, params.trainedPattern);
}
