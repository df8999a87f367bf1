import { rolesIn } from '../../drawing/goods/inks.ts';
import type { BorderWish } from '../../prompt/border-wish.ts';
import { withBorder, withoutBorder } from '../../recipe/border-of.ts';
import { composeRecipe } from '../../recipe/compose.ts';
import { styleEffects } from '../../recipe/effects/style-effects.ts';
import { mostChanges, type Recipe } from '../../recipe/recipe.ts';
import { replanned } from '../../recipe/replanned.ts';
import { canDraw, carriesSubjects } from '../../vocabulary/can-draw.ts';
import { families } from '../../vocabulary/families/families.ts';
import { vocabularies } from '../../vocabulary/families/vocabularies.ts';
import type { MotifId } from '../../vocabulary/motif-ids.ts';
import { roles } from '../../vocabulary/roles.ts';
import { planScene } from '../plan-scene.ts';
import { applyColours } from './apply-colours.ts';
import type { EditOp } from './edit-op.ts';

/** Why a change that was understood was not made; `essential`: the cloth is nothing without the motif. */
export type Refusal = 'already' | 'cannotDraw' | 'essential' | 'locked';

/** Changes that ask for another arrangement: with them the cloth is planned again. */
const arranging: readonly EditOp['op'][] = [
  'scale',
  'scaleTo',
  'density',
  'detail',
  'repeat',
  'layout',
  'rearrange',
  'family',
  'style',
];

/** One change to a recipe. Everything it does not speak of stays as it was, the seed too. */
export function applyEdit(recipe: Recipe, op: EditOp): { readonly recipe: Recipe } | { readonly refusal: Refusal } {
  if (op.op === 'setColour' && op.part !== 'accent' && isLocked(recipe, op.part)) return { refusal: 'locked' };
  if (
    (op.op === 'removeMotif' && isEssential(recipe, op.motif)) ||
    (op.op === 'replaceMotif' && isEssential(recipe, op.from))
  )
    return { refusal: 'essential' };
  const from = arranging.includes(op.op) ? replanned(recipe) : recipe;
  const next = apply(from, op);
  if (next === undefined) return { refusal: 'cannotDraw' };
  return JSON.stringify(next) === JSON.stringify(from) ? { refusal: 'already' } : { recipe: next };
}

function isLocked({ palette }: Recipe, part: 'ground' | 'line' | 'leaf'): boolean {
  return palette.locked.includes(part === 'leaf' ? 'leaf1' : part);
}

/** There is no layout of the cloth without it. */
function isEssential({ family }: Recipe, motif: MotifId): boolean {
  return Object.values(vocabularies[family].layouts).every(({ needs }) => needs?.includes(motif));
}

function apply(recipe: Recipe, op: EditOp): Recipe | undefined {
  const { finish } = recipe;
  switch (op.op) {
    case 'scale':
      return { ...recipe, heroCm: round(within(recipe.heroCm * op.factor, 0.4, 60)) };
    case 'scaleTo':
      return { ...recipe, heroCm: round(within(op.cm, 0.4, 60)) };
    case 'density':
      return { ...recipe, density: round(within(recipe.density + op.change, 0.05, 1)) };
    case 'detail':
      return { ...recipe, detail: Math.round(within(recipe.detail + op.change, 1, 5)) };
    case 'line':
      return { ...recipe, line: round(within(recipe.line * op.factor, 0.5, 2)) };
    case 'hand':
      return { ...recipe, finish: { ...finish, hand: round(within(finish.hand * op.factor, 0, 3)) } };
    case 'age':
      return { ...recipe, finish: { ...finish, age: round(within(finish.age + op.change, 0, 1)) } };
    case 'texture':
      return {
        ...recipe,
        finish: {
          ...finish,
          weave: round(within(finish.weave + op.change, 0, 1)),
          mottle: round(within(finish.mottle + op.change, 0, 1)),
        },
      };
    case 'cloth':
      return { ...recipe, finish: { ...finish, cloth: op.cloth } };
    case 'repeat':
      return { ...recipe, repeat: op.repeat };
    case 'layout':
      return families[recipe.family].layouts.includes(op.layout) ? { ...recipe, layout: op.layout } : undefined;
    case 'border':
      return op.wish === undefined ? withoutBorder(recipe) : bordered(recipe, op.wish);
    case 'rearrange':
      return { ...recipe, seed: nextSeed(recipe.seed) };
    case 'family':
      return inFamily(recipe, op);
    case 'style':
      return inStyle(recipe, op.name);
    case 'addMotif':
    case 'removeMotif':
    case 'replaceMotif':
    case 'weighMotif':
      return applyMotifs(recipe, op);
    default:
      return applyColours(recipe, op);
  }
}

/** The field stays where it is, in roles of its own: the border's colour takes one that the field has no use for. */
function bordered(recipe: Recipe, wish: BorderWish): Recipe {
  const bare = withoutBorder(recipe);
  const used = rolesIn(planScene(bare));
  const free = roles.filter((role) => !used.has(role) && role !== 'ground' && role !== 'line' && role !== 'light');
  return withBorder(bare, wish, recipe.border?.isFitted ?? false, free);
}

/** The same wish on another cloth: its colours and its motifs stay, the layout and the hand are the new cloth's. */
function inFamily(recipe: Recipe, { family, layout }: Extract<EditOp, { op: 'family' }>): Recipe {
  if (family === recipe.family) return { ...recipe, layout: layout ?? recipe.layout };
  const composed = composeRecipe({ ...recipe.source.params, trainedPattern: family }, recipe.seed);
  const { heroCm, density, motifs, subjects, palette, source, tile } = recipe;
  const { subjects: _named, ...cloth } = composed;
  const [smallest, largest] = families[family].heroCm;
  return {
    ...cloth,
    ...(subjects !== undefined && carriesSubjects(family) ? { subjects } : {}),
    layout: layout ?? composed.layout,
    heroCm: round(within(heroCm, smallest * 0.6, largest * 1.6)),
    density,
    motifs,
    palette,
    source,
    tile,
  };
}

function inStyle(recipe: Recipe, name: keyof typeof styleEffects): Recipe {
  const effect = styleEffects[name];
  const { finish } = recipe;
  const changed: Recipe = {
    ...recipe,
    heroCm: round(within(recipe.heroCm * (effect.hero ?? 1), 0.4, 60)),
    density: round(within(recipe.density + (effect.density ?? 0), 0.05, 1)),
    detail: Math.round(within(recipe.detail + (effect.detail ?? 0), 1, 5)),
    line: round(within(recipe.line * (effect.line ?? 1), 0.5, 2)),
    finish: {
      cloth: effect.cloth ?? finish.cloth,
      hand: round(within(finish.hand * (effect.hand ?? 1), 0, 3)),
      weave: round(within(finish.weave + (effect.weave ?? 0), 0, 1)),
      mottle: round(within(finish.mottle + (effect.mottle ?? 0), 0, 1)),
      age: name === 'modern' ? 0 : round(within(finish.age + (effect.age ?? 0), 0, 1)),
    },
  };
  const { colours } = effect.palette ?? {};
  return colours === undefined ? changed : applyColours(changed, { op: 'limitColours', count: colours });
}

/** "7" → "7-2" → "7-3". */
function nextSeed(seed: string): string {
  const [, base = seed, count = '1'] = /^(.*)-(\d{1,4})$/.exec(seed) ?? [];
  return `${base.slice(0, 56)}-${Number(count) + 1}`;
}

function within(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

type MotifOp = Extract<EditOp, { op: 'addMotif' | 'removeMotif' | 'replaceMotif' | 'weighMotif' }>;

/** A motif that was asked for comes so much more often. */
const asked = 1.8;

/** A motif operation, or undefined where the cloth cannot draw the motif. Motifs that were not named keep what they had, and their places. */
function applyMotifs(recipe: Recipe, op: MotifOp): Recipe | undefined {
  switch (op.op) {
    case 'removeMotif':
      return kept(recipe, without(recipe, op.motif), { motif: op.motif, factor: 0 });
    case 'replaceMotif': {
      if (!canDraw(op.motif, recipe.family)) return undefined;
      const next = withMotif(without(recipe, op.from), op.motif, asked);
      return kept(recipe, next, { motif: op.from, factor: 0, instead: op.motif });
    }
    case 'addMotif':
      if (!canDraw(op.motif, recipe.family)) return undefined;
      return kept(recipe, withMotif(recipe, op.motif, asked), { motif: op.motif, factor: asked });
    case 'weighMotif': {
      if (!canDraw(op.motif, recipe.family)) return undefined;
      const next = op.factor > 1 ? withMotif(recipe, op.motif, op.factor) : weighed(recipe, op.motif, op.factor);
      return kept(recipe, next, { motif: op.motif, factor: op.factor });
    }
  }
}

type Change = NonNullable<Recipe['since']>['changes'][number];

/**
 * The changed wishes, with the plan that was kept: the change is made in it. A layout that is nothing without the motif gives way, and
 * with it the plan.
 */
function kept(before: Recipe, after: Recipe, change: Omit<Change, 'motifs' | 'layout'>): Recipe {
  if (JSON.stringify(before.motifs) === JSON.stringify(after.motifs)) return before;
  const { layout, motifs } = after;
  const since = before.since ?? { motifs: before.motifs, changes: [] };
  const shown = layout === before.layout ? {} : { layout };
  const next: Recipe = {
    ...after,
    layout: before.layout,
    since: { ...since, changes: [...since.changes, { ...change, ...shown, motifs }] },
  };
  const givesWay = change.factor === 0 && layoutWithout(before, change.motif) !== before.layout;
  if (givesWay && change.instead === undefined) return replanned(after);
  return givesWay || since.changes.length >= mostChanges ? replanned(next) : next;
}

function withMotif(recipe: Recipe, motif: MotifId, factor: number): Recipe {
  const { include, exclude } = recipe.motifs;
  const next = weighed(recipe, motif, factor);
  const motifs = {
    ...next.motifs,
    include: [motif, ...include.filter((other) => other !== motif)].slice(0, 16),
    exclude: exclude.filter((other) => other !== motif),
  };
  return { ...next, motifs, layout: layoutThatShows(recipe, motif) };
}

function weighed(recipe: Recipe, motif: MotifId, factor: number): Recipe {
  const weight = Math.round(Math.min(4, Math.max(0.25, (recipe.motifs.weight[motif] ?? 1) * factor)) * 100) / 100;
  return { ...recipe, motifs: { ...recipe.motifs, weight: { ...recipe.motifs.weight, [motif]: weight } } };
}

function without(recipe: Recipe, motif: MotifId): Recipe {
  const { include, exclude, weight } = recipe.motifs;
  const { [motif]: _gone, ...others } = weight;
  return {
    ...recipe,
    layout: layoutWithout(recipe, motif),
    motifs: {
      include: include.filter((other) => other !== motif),
      exclude: exclude.includes(motif) ? exclude : [...exclude, motif],
      weight: others,
    },
  };
}

/** A figure that only some layouts draw asks for one of these; else the layout stays. */
function layoutThatShows({ family, layout }: Recipe, motif: MotifId): string {
  const { figures = [], layouts } = vocabularies[family];
  const showing = Object.keys(layouts).filter((name) => layouts[name]?.brings?.includes(motif));
  if (!figures.includes(motif) || showing.length === 0 || showing.includes(layout)) return layout;
  return showing[0] ?? layout;
}

/** A layout that is nothing without the motif gives way to one that is. */
function layoutWithout({ family, layout }: Recipe, motif: MotifId): string {
  const { layouts } = vocabularies[family];
  const needs = (name: string) => layouts[name]?.needs?.includes(motif) === true;
  return needs(layout) ? (Object.keys(layouts).find((name) => !needs(name)) ?? layout) : layout;
}
