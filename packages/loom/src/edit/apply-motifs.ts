import { vocabularies } from '../patterns/vocabularies.ts';
import { canDraw } from '../prompt/can-draw.ts';
import { type MotifId, mostChanges, type Recipe } from '../recipe/recipe.ts';
import { replanned } from '../recipe/replanned.ts';
import type { EditOp } from './edit-op.ts';

type MotifOp = Extract<EditOp, { op: 'addMotif' | 'removeMotif' | 'replaceMotif' | 'weighMotif' }>;

/** A motif that was asked for comes so much more often. */
const asked = 1.8;

/** A motif operation, or undefined where the cloth cannot draw the motif. Motifs that were not named keep what they had, and their places. */
export function applyMotifs(recipe: Recipe, op: MotifOp): Recipe | undefined {
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
