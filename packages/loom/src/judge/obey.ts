import { type Family, families, type GenerateParams } from '@naksha/contract';
import { layZari } from '../change/lay-zari.ts';
import { planScene } from '../change/plan-scene.ts';
import { bindDyes } from '../cloths/bind-dyes.ts';
import type { Scene } from '../drawing/scene.ts';
import { temperPalette } from '../palette/temper-palette.ts';
import type { Intent, Token } from '../prompt/intent.ts';
import { readPrompt } from '../prompt/read-prompt.ts';
import { composeRecipe } from '../recipe/compose.ts';
import { isMeant, isNovelty } from '../recipe/meant-cloths.ts';
import type { Recipe } from '../recipe/recipe.ts';
import { resolveOptions } from '../recipe/resolve-options.ts';
import { canDraw, carriesSubjects, hasHandFor, ofOneDye } from '../vocabulary/can-draw.ts';
import type { Failing } from '../vocabulary/failings.ts';
import { vocabularies } from '../vocabulary/families/vocabularies.ts';
import { accentRoles } from '../vocabulary/roles.ts';
import { bindRoles } from './bound-dyes.ts';
import { contrastBorder } from './contrast-border.ts';
import { dyeByArea } from './dye-by-area.ts';
import { judgeWords } from './judge-words.ts';
import { findFigures } from './lost-figures.ts';
import { isPinned, mendRecipe } from './mend-recipe.ts';
import { onMeasuredTile } from './on-measured-tile.ts';
import { isThatColour, seenAs } from './same-colour.ts';
import { seenOnGround } from './seen-on-ground.ts';
import { surveyScene } from './survey-scene.ts';
import { toSize } from './to-size.ts';
import type { Verdict } from './verdict.ts';
import { withMetal } from './with-metal.ts';

export interface Obeyed {
  readonly recipe: Recipe;
  readonly scene: Scene;
}

/** Planned at most so often, and where only areas are not as they should be, less: who types waits for it. */
const mostTries = 4;
const mostForAreas = 3;

/**
 * Words, options and a seed → a recipe with its scene in which every understood word is seen: composed, planned, judged, and what is
 * broken mended by rule and planned again. What still cannot be shown is struck in `recipe.source`, with its reason. Browser and
 * server come to the same. `plan` may remember scenes. Never fails on any text.
 */
export function composeObeyed(
  params: GenerateParams,
  seed: string = params.seed ?? '1',
  plan: (recipe: Recipe) => Scene = planScene,
): Obeyed {
  const intent = readPrompt(params.prompt, params.language, params.trainedPattern);
  let tried = dyed(onMeasuredTile(composeRecipe(params, seed)), intent, plan);
  const others = otherCloths(params, intent, tried);
  let best = tried;
  for (let turn = 0; turn + 1 < (isHeavy(best.broken) ? mostTries : mostForAreas) && best.broken.length > 0; turn++) {
    const other = isInAnother(tried) ? others.shift() : undefined;
    const next =
      other === undefined ? mendRecipe(tried.recipe, tried.broken, intent, turn) : inCloth(params, seed, other);
    if (next === undefined) break;
    tried = dyed(next, intent, plan, turn > 0);
    if (weightOf(tried.broken) < weightOf(best.broken)) best = tried;
  }
  const recipe = withMetal(struck(best.recipe, inOrder([...best.broken, ...best.noted]), intent), intent);
  return { recipe, scene: layZari(best.scene, recipe) };
}

function inOrder(verdicts: readonly Verdict[]): Verdict[] {
  return verdicts.toSorted((one, other) => one.token.start - other.token.start);
}

/** What another cloth may have, and this one has not. */
function isInAnother({ recipe, broken }: Pick<Tried, 'recipe' | 'broken'>): boolean {
  return broken.some(
    ({ token, failing }) =>
      !isPinned(token.value, recipe) &&
      (failing === 'notDrawn' || failing === 'tooSmall' || (failing === 'otherLayout' && token.value !== 'borders')),
  );
}

/** Where no cloth was asked for: those that draw what is missing, or have the layout, the likeliest first. */
function otherCloths(params: GenerateParams, intent: Intent, { recipe, broken }: Tried): Family[] {
  // What stands on a panel is drawn on any cloth.
  const isPanel = intent.border?.places !== undefined || intent.border?.isPlain === true;
  if (isPanel || params.trainedPattern !== undefined || isCraftNamed(intent)) return [];
  if (!isInAnother({ recipe, broken })) return [];
  // Beasts and things of every day are a novelty print, and stay one.
  if (recipe.family === 'conversational' && isNovelty(intent, false)) return [];
  const layouts = intent.layouts;
  const scoreOf = (family: Family) => {
    const own = Object.values(vocabularies[family].layouts);
    const motifs = intent.motifs.filter((motif) => hasHandFor(motif, family)).length;
    const leaning = intent.motifs.reduce((sum, motif) => sum + (vocabularies[family].leanings.motif?.[motif] ?? 0), 0);
    const lacking = intent.motifs.filter((motif) => !canDraw(motif, family)).length;
    const means = layouts.filter((word) => own.some(({ is }) => is?.includes(word))).length;
    return motifs * 4 + means * 2 + Math.min(3, leaning / 3) - lacking * 6;
  };
  return (
    families
      .filter((family) => family !== recipe.family && !intent.refused.patterns.includes(family))
      .filter((family) => isMeant(family, intent))
      // A cloth of paisleys is asked for, or not drawn.
      .filter((family) => family !== 'paisley' || intent.motifs.includes('paisley'))
      // Things of every day are printed; tying and weaving them is asked for.
      .filter((family) => intent.subjects.length === 0 || (carriesSubjects(family) && isPrint(family)))
      // Several named dyes are no cloth of one ink.
      .filter((family) => !ofOneDye.includes(family) || intent.accents.length < 2)
      .toSorted((one, other) => scoreOf(other) - scoreOf(one))
      .slice(0, 2)
  );
}

/** Named itself, or a craft by a layout of its own; "botanical" is a word for one of many floral cloths. */
function isCraftNamed(intent: Intent): boolean {
  const {
    patterns: [first],
    tokens,
  } = intent;
  // What comes nearest to a craft that is not made yet stays the nearest.
  if (first === undefined) return intent.later.some(({ instead }) => instead !== undefined);
  const { isTechnique, printed } = vocabularies[first];
  const isOfLeaves = first === 'tropical' && intent.motifs.every((motif) => canDraw(motif, first));
  // A manner of flowers is kept where it can draw what was named; "botanical" is a word for one of many.
  const isManner = tokens.some(
    ({ kind, value, word }) => kind === 'layout' && value === 'vine' && /craft|morris|मॉरिस|મોરિસ/iu.test(word),
  );
  return (
    isTechnique ||
    isOfLeaves ||
    (first === 'floral' && isManner) ||
    printed === 'over' ||
    tokens.some(({ kind, value }) => kind === 'pattern' && value === first)
  );
}

function isPrint(family: Family): boolean {
  return !vocabularies[family].isTechnique || family === 'block-print';
}

/** The same wish in another cloth, as if that had been chosen; what was asked stays what it was. */
function inCloth(params: GenerateParams, seed: string, family: Family): Recipe {
  const recipe = onMeasuredTile(composeRecipe({ ...params, trainedPattern: family }, seed));
  return { ...recipe, source: { ...recipe.source, params } };
}

interface Tried extends Obeyed {
  readonly broken: readonly Verdict[];
  /** What no other plan would show either. */
  readonly noted: readonly Verdict[];
}

function dyed(
  { bound: _, ...drawn }: Recipe,
  intent: Intent,
  plan: (recipe: Recipe) => Scene,
  givesLeaves = false,
): Tried {
  const { recipe, scene: first } =
    intent.tokens.length === 0 ? { recipe: drawn, scene: plan(drawn) } : toSize(drawn, intent, plan);
  const asked = intent.tokens.length === 0 ? recipe : dyeByArea(recipe, intent, surveyScene(first), givesLeaves);
  const dyes = tempered(asked, intent);
  const bound = bindRoles(seenOnGround(contrastBorder(dyes, intent), surveyScene(first)), intent);
  const kept = findFigures(bound, intent, first, surveyScene(first));
  const scene = sceneOf(kept, dyes, first, plan);
  const verdicts = intent.tokens.length === 0 ? [] : judgeWords({ intent, recipe: kept, scene });
  const broken = verdicts.filter(({ failing }) => failing !== undefined && failing !== 'noted');
  return { recipe: kept, scene, broken, noted: verdicts.filter(({ failing }) => failing === 'noted') };
}

/** With what no one named in the temper of what the cloth is made with, and for whom. */
function tempered(recipe: Recipe, intent: Intent): Recipe {
  const { age, gender } = resolveOptions(recipe.source.params, intent);
  const { scheme, isOnly, ground, accents, leaves, bound, line } = intent;
  if (scheme !== undefined || isOnly === true) return recipe;
  const temper = {
    isWet: recipe.layout === 'watercolour',
    isForChildren: gender === 'kids' || age === 'kids' || age === 'infants',
    isOfThings: recipe.family === 'conversational',
  };
  const { palette } = recipe;
  // A thing may be in a shade of what was named.
  const wanted = [ground, line, ...accents, ...leaves, ...bound].flatMap((each) => each?.hex ?? []).map(seenAs);
  const named = accentRoles.filter((role) =>
    wanted.some((colour) => isThatColour(seenAs(palette.roles[role]), colour)),
  );
  return { ...recipe, palette: temperPalette(palette, temper, named) };
}

/** What of a planned cloth is another by its colours: what is bound to a dye, and its border. */
function sceneOf(kept: Recipe, planned: Recipe, first: Scene, plan: (recipe: Recipe) => Scene): Scene {
  if (kept.border !== planned.border || (kept.border !== undefined && kept.bound !== undefined)) return plan(kept);
  return kept.bound === undefined ? first : bindDyes(first, kept.bound);
}

/** Things and layouts that are not there weigh more than areas. */
const heavy: readonly Failing[] = ['notDrawn', 'otherLayout', 'otherCloth', 'refused', 'others'];

function isHeavy(broken: readonly Verdict[]): boolean {
  return broken.some(({ failing }) => failing !== undefined && heavy.includes(failing));
}

/** What a word counts: the craft before what is drawn, that before colours, those before the layout and its size. */
const weights: Partial<Record<Token['kind'], number>> = {
  pattern: 8,
  exclude: 7,
  motif: 6,
  ground: 4,
  accent: 4,
  leaf: 3,
  line: 2,
  count: 4,
  layout: 3,
};
const otherWords = 2;
const aloneWeight = 5;

function weightOf(broken: readonly Verdict[]): number {
  return broken.reduce((sum, { token, failing }) => {
    // What is to be all there is goes before that it is all.
    const weight = failing === 'others' ? aloneWeight : (weights[token.kind] ?? otherWords);
    // Too little of it is better than nothing.
    return sum + (failing !== undefined && heavy.includes(failing) ? weight : weight * 0.7);
  }, 0);
}

const mostStruck = 50;

function struck(recipe: Recipe, broken: readonly Verdict[], { tokens }: Intent): Recipe {
  if (broken.length === 0) return recipe;
  const words = broken.slice(0, mostStruck).map(({ token, failing = 'notDrawn' }) => ({
    start: token.start,
    end: token.end,
    word: token.word.slice(0, 200),
    failing,
    ...(failing === 'otherLayout' ? { instead: recipe.layout } : {}),
  }));
  // What is shown at one word is understood, though it was broken at another: "chintz" beside a named tree.
  const nameOf = ({ kind, value }: Token) => `${kind}:${value}`.slice(0, 80);
  const starts = new Set(broken.map(({ token }) => token.start));
  const kept = new Set(tokens.filter(({ start }) => !starts.has(start)).map(nameOf));
  const gone = new Set(broken.map(({ token }) => nameOf(token)).filter((name) => !kept.has(name)));
  const understood = recipe.source.understood.filter((word) => !gone.has(word));
  return { ...recipe, source: { ...recipe.source, understood, struck: words } };
}
