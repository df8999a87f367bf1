import type { Intent } from '../prompt/intent.ts';
import { isMadeFor } from '../recipe/choose-layout.ts';
import { isBorderBesides } from '../recipe/is-border-besides.ts';
import type { Recipe } from '../recipe/recipe.ts';
import { canDraw, hasHandFor } from '../vocabulary/can-draw.ts';
import type { Failing } from '../vocabulary/failings.ts';
import { families } from '../vocabulary/families/families.ts';
import type { FamilyVocabulary } from '../vocabulary/families/family-vocabulary.ts';
import { vocabularies } from '../vocabulary/families/vocabularies.ts';
import { isMotifWord, motifsOfWord, motifsRefused } from '../vocabulary/lexicon-motifs.ts';
import type { MotifId } from '../vocabulary/motif-ids.ts';
import { stockOf } from '../vocabulary/stock.ts';
import type { Verdict } from './verdict.ts';

/** One rule's remedy: the recipe changed, or undefined where the rule has none (left). */
type Remedy = (recipe: Recipe, broken: Verdict, intent: Intent, turn: number) => Recipe | undefined;

/**
 * A recipe whose cloth breaks promises → the next one to try, by the rules of what is broken; undefined where no rule has a remedy. `turn` is
 * how often it was mended before, from 0.
 */
export function mendRecipe(
  recipe: Recipe,
  broken: readonly Verdict[],
  intent: Intent,
  turn: number,
): Recipe | undefined {
  let next = recipe;
  for (const verdict of broken) {
    // A border is laid as it is asked for: what it cannot show no other plan shows.
    const isOfBorder = verdict.token.kind === 'border';
    const remedy = verdict.failing === undefined || isOfBorder ? undefined : remedies[verdict.failing];
    const mended = remedy?.(next, verdict, intent, turn) ?? next;
    // A size in figures holds, whatever else would be seen better were it larger.
    next = verdict.failing === 'otherScale' || mended.heroCm === next.heroCm ? mended : withSizeAsked(mended, intent);
  }
  return next === recipe ? undefined : next;
}

/** Dots beside flowers are strewn under them, in crafts that have such a ground. */
export function isPinned(word: string, { family, motifs }: Recipe): boolean {
  return word === 'dot' && families[family].pinDots !== undefined && motifs.include.some((motif) => motif !== 'dot');
}

/** So much is a dot wanted where a dotted ground is asked for. */
const dotted = 3.5;

function pinned(recipe: Recipe): Recipe {
  const { motifs } = recipe;
  if ((motifs.weight.dot ?? 1) >= dotted) return recipe;
  const include = motifs.include.includes('dot') ? motifs.include : [...motifs.include, 'dot' as const];
  return { ...recipe, motifs: { ...motifs, include, weight: { ...motifs.weight, dot: dotted } } };
}

function withSizeAsked(recipe: Recipe, { heroCm }: Intent): Recipe {
  return heroCm === undefined ? recipe : { ...recipe, heroCm: clamp(recipe.heroCm, heroCm * 0.75, heroCm * 1.35) };
}

const remedies: Partial<Record<Failing, Remedy>> = {
  otherLayout: (recipe, { token: { value } }, intent, turn) => {
    // A layout that the cloth is called by is not left for a word that many have.
    const isCalled = intent.ownLayouts.some(
      ({ family, layout }) => family === recipe.family && layout === recipe.layout,
    );
    return isCalled ? undefined : inLayout(recipe, layoutsFor(recipe, value, intent)[turn]);
  },
  notDrawn: (recipe, { token: { value } }, intent, turn) => {
    // Fewer rows than things: smaller ones have more of them.
    if (intent.subjects.includes(value)) {
      const isOpen = turn > 0 && mayMove(recipe, intent);
      const other = isOpen ? inLayout(recipe, layoutsForAny(recipe)[turn - 1]) : undefined;
      return other ?? larger(recipe, 0.7);
    }
    if (isPinned(value, recipe)) return pinned(recipe);
    const motifs = wantedMotifs(value).filter((motif) => canDraw(motif, recipe.family));
    const weighted = motifs.reduce((each, motif) => weigh(each, motif), recipe);
    const bringing = layoutsShowing(recipe, motifs, intent);
    const isOpen = mayMove(recipe, intent);
    const showing =
      bringing.length > 0 || !isOpen ? bringing : layoutsForAny(recipe).filter((name) => name !== recipe.layout);
    return inLayout(weighted, showing[turn]) ?? (turn > 0 ? redrawn(weighted, turn) : weighted);
  },
  tooSmall: (recipe, { token: { value } }) => {
    const motifs = wantedMotifs(value).filter((motif) => canDraw(motif, recipe.family));
    return larger(
      motifs.reduce((each, motif) => weigh(each, motif), recipe),
      1.25,
    );
  },
  otherCoverage: (recipe, _, intent, turn) => {
    const way = intent.density === 'airy' ? -1 : 1;
    const denser = { ...recipe, density: clamp(recipe.density + way * 0.3, 0.05, 1) };
    if (intent.pitchCm !== undefined && way > 0) return atMost(larger(denser, 1.15), intent.pitchCm * ofPitch);
    // A layout that sets its motifs close, or apart, before the usual one with more of them.
    const other = mayMove(recipe, intent) ? layoutsOf(recipe, way) : [];
    return inLayout(denser, other[turn]) ?? (turn === 0 ? denser : larger(denser, way > 0 ? 1.25 : 0.7));
  },
  others: (recipe, _, __, turn) => inLayout(recipe, layoutsWithout(recipe, recipe.motifs.exclude)[turn]),
  refused: (recipe, { token: { value } }, intent, turn) => {
    if (intent.refused.options.includes('outlined')) return undefined;
    const refused = motifsRefused(value);
    const { layouts } = vocabularies[recipe.family];
    const others = layoutsWithout(recipe, refused).filter(
      (name) => name !== value && !layouts[name]?.is?.some((word) => word === value),
    );
    return inLayout(recipe, others[turn]);
  },
  otherScale: (recipe, { token: { kind, value }, measured }, intent, turn) => {
    // A distance is no size: larger motifs would keep neither.
    if (kind !== 'size') return undefined;
    // "1.5 cm large": the figure holds.
    if (intent.heroCm !== undefined && !/ cm$/.test(value)) return undefined;
    const isSmall = value === 'small' || value === 'mini';
    const isLarge = value === 'large' || value === 'huge';
    const asked = value === 'medium' ? mediumCm : Number.parseFloat(value);
    const ratio = isLarge ? 1.5 : isSmall ? 0.67 : asked / Number.parseFloat(measured);
    const scaled = larger(recipe, clamp(ratio, 0.4, 2.5));
    // Some layouts are small or large by their nature.
    const isOpen = turn > 0 && mayMove(recipe, intent);
    return (isOpen ? inLayout(scaled, layoutsForAny(recipe)[turn - 1]) : undefined) ?? scaled;
  },
  otherSizes: (recipe, _, intent, turn) =>
    mayMove(recipe, intent)
      ? inLayout(recipe, layoutsForAny(recipe)[turn])
      : { ...recipe, density: clamp(recipe.density + 0.2, 0.05, 1) },
  littleGround: (recipe) => larger({ ...recipe, density: clamp(recipe.density - 0.25, 0.05, 1) }, 0.88),
  littleColour: (recipe, _, intent, turn) => {
    const isOpen = mayMove(recipe, intent);
    const other = turn > 1 && isOpen ? inLayout(recipe, layoutsForAny(recipe)[turn - 2]) : undefined;
    const denser =
      intent.density === 'airy' || intent.pitchCm !== undefined
        ? larger(recipe, 1.15)
        : { ...recipe, density: clamp(recipe.density + 0.2, 0.05, 1) };
    return other ?? (turn > 0 ? redrawn(denser, turn) : denser);
  },
  otherRepeat: (recipe, { token: { value } }, intent, turn) =>
    inLayout(recipe, layoutsFor(recipe, value, intent)[turn]),
  otherHues: (recipe, _, __, turn) => (turn > 0 ? redrawn(recipe, turn) : undefined),
};

/** Other layouts of the cloth that bring nothing of what is refused. */
function layoutsWithout({ family, layout }: Recipe, refused: readonly MotifId[]): string[] {
  const { layouts } = vocabularies[family];
  return families[family].layouts.filter((name) => {
    const { brings = [], needs = [] } = layouts[name] ?? {};
    return name !== layout && ![...brings, ...needs, ...stockOf(family, name)].some((motif) => refused.includes(motif));
  });
}

/** In the middle of what the field calls medium. */
const mediumCm = 4;

/** So much of its step a motif may take. */
const ofPitch = 0.95;

function atMost(recipe: Recipe, cm: number): Recipe {
  return recipe.heroCm <= cm ? recipe : { ...recipe, heroCm: clamp(cm, 0.4, 60) };
}

/** Layouts of the cloth that set motifs close (1) or apart (-1), where no layout was named. */
function layoutsOf({ family, layout }: Recipe, way: 1 | -1): string[] {
  const { layouts } = vocabularies[family];
  return families[family].layouts.filter((name) => {
    const { isClose, isCovering, is, isAsked } = layouts[name] ?? {};
    const isOpen = name !== layout && isAsked === undefined;
    return isOpen && (way > 0 ? isClose === true || isCovering === true : is?.includes('buti') === true);
  });
}

/** Whether another layout may be tried: none was named, and this one is not made for what was. */
function mayMove({ family, layout }: Recipe, intent: Intent): boolean {
  const { layouts }: FamilyVocabulary = vocabularies[family];
  const of = layouts[layout]?.of;
  return intent.layouts.length + intent.ownLayouts.length === 0 && !(of !== undefined && isMadeFor(of, intent));
}

/** Layouts of the cloth that are for whatever is named. */
function layoutsForAny({ family }: Recipe): string[] {
  const { layouts } = vocabularies[family];
  return families[family].layouts.filter((name) => layouts[name]?.of === undefined);
}

function inLayout(recipe: Recipe, layout: string | undefined): Recipe | undefined {
  return layout === undefined || layout === recipe.layout ? undefined : { ...recipe, layout };
}

/** Layouts of the cloth for a word, those that it means before those that come near; not one that was refused or lacks a motif it needs. */
function layoutsFor({ family, motifs }: Recipe, word: string, intent: Intent): string[] {
  const { layouts } = vocabularies[family];
  const isOpen = (name: string) =>
    !intent.refused.ownLayouts.some((own) => own.layout === name) &&
    layouts[name]?.needs?.some((motif) => motifs.exclude.includes(motif)) !== true;
  const names = families[family].layouts.filter(isOpen);
  const answering = (key: 'is' | 'near') => names.filter((name) => layouts[name]?.[key]?.some((each) => each === word));
  if (word === 'borders' && isBorderBesides(intent)) return answering('is');
  return [...answering('is'), ...answering('near')];
}

/** Layouts of the cloth that bring a motif, those first that also answer a named layout. */
function layoutsShowing({ family }: Recipe, wanted: readonly MotifId[], intent: Intent): string[] {
  const { layouts } = vocabularies[family];
  const names = families[family].layouts.filter((name) =>
    wanted.some((motif) => layouts[name]?.brings?.includes(motif)),
  );
  const isNamed = (name: string) => intent.layouts.some((word) => layouts[name]?.is?.includes(word));
  const all = [...names.filter(isNamed), ...names.filter((name) => !isNamed(name))];
  const called = all.filter((name) => intent.ownLayouts.some((own) => own.layout === name));
  // What is to be drawn goes before the layout that a cloth is called by.
  return called.length > 0 ? called : all;
}

function wantedMotifs(value: string): readonly MotifId[] {
  if (isMotifWord(value)) return motifsOfWord[value];
  return [];
}

function weigh(recipe: Recipe, motif: MotifId): Recipe {
  const { include, exclude, weight } = recipe.motifs;
  if (exclude.includes(motif)) return recipe;
  const more = Math.min(4, Math.round((weight[motif] ?? 1) * 180) / 100);
  const first = hasHandFor(motif, recipe.family) ? [motif, ...include.filter((other) => other !== motif)] : include;
  return { ...recipe, motifs: { include: first.slice(0, 16), exclude, weight: { ...weight, [motif]: more } } };
}

function larger(recipe: Recipe, by: number): Recipe {
  return { ...recipe, heroCm: Math.round(clamp(recipe.heroCm * by, 0.4, 60) * 100) / 100 };
}

/** Another draw of the same wish. */
function redrawn(recipe: Recipe, turn: number): Recipe {
  return { ...recipe, seed: `${recipe.seed.slice(0, 58)}.${turn + 1}` };
}

function clamp(value: number, low: number, high: number): number {
  return Math.round(Math.min(high, Math.max(low, value)) * 100) / 100;
}
