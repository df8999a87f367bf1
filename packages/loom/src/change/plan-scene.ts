import { pxToCm } from '@naksha/contract';
import { planCloth } from '../cloths/plan-cloth.ts';
import type { Panel } from '../drawing/plot.ts';
import type { Scene } from '../drawing/scene.ts';
import type { Recipe } from '../recipe/recipe.ts';
import { families } from '../vocabulary/families/families.ts';
import { amendScene } from './amend/amend-scene.ts';
import { borderedScene } from './goods/bordered-scene.ts';
import { layZari } from './lay-zari.ts';

/** A design as it was drawn: its recipe, the scene, and the version of its family's planner then. */
export interface KeptScene {
  readonly recipe: Recipe;
  readonly scene: Scene;
  readonly version: number;
}

/**
 * Recipe → scene: geometry in units and roles, no pixels and no colours. Equal wherever it runs. Throws RangeError for a
 * layout that the family does not have.
 */
export function planScene(recipe: Recipe): Scene {
  const { border, ...field } = recipe;
  return layZari(border === undefined ? planField(recipe) : borderedScene(remembered, field, border), recipe);
}

/** The fields that were bordered last, in several sizes: words are judged several times with borders of other dyes, and colours are none of a plan. */
const fields = new Map<string, Scene>();
const mostFields = 4;

function remembered(recipe: Recipe, panel?: Panel): Scene {
  const key = JSON.stringify({ ...recipe, palette: undefined, source: undefined, title: undefined, panel });
  const scene = fields.get(key) ?? planField(recipe, panel);
  if (!fields.has(key) && fields.size >= mostFields) fields.delete(fields.keys().next().value ?? '');
  fields.set(key, scene);
  return scene;
}

function planField(recipe: Recipe, panel?: Panel): Scene {
  return recipe.since === undefined
    ? planCloth(recipe, panel)
    : amendScene(recipe, recipe.since, (each) => planCloth(each, panel));
}

/**
 * The scene of a recipe that differs from a kept one in colours, finish or by changes of motifs alone: the kept scene with those changes
 * made in it, whatever planners do by now. Undefined where the recipe asks for another arrangement.
 */
export function sceneFrom(kept: KeptScene, recipe: Recipe): Scene | undefined {
  if (arrangementOf(recipe) !== arrangementOf(kept.recipe)) return undefined;
  const scene = withMotifsOf(recipe, kept);
  if (scene === undefined || isEqual(recipe.finish, kept.recipe.finish)) return scene;
  // Today's planner knows best what another finish does to its drawing; another version's geometry is left alone.
  const fresh = planScene(recipe);
  if (kept.version === families[recipe.family].version) return fresh;
  const overs = new Map(fresh.layers.map(({ id, over }) => [id, over]));
  const layers = scene.layers.map((layer) =>
    layer.over === undefined ? layer : { ...layer, over: overs.get(layer.id) ?? layer.over },
  );
  return { ...scene, layers, surface: fresh.surface };
}

function withMotifsOf(recipe: Recipe, { recipe: before, scene, version }: KeptScene): Scene | undefined {
  const { since } = recipe;
  if (isEqual(recipe.motifs, before.motifs) && isEqual(since, before.since)) return scene;
  // Motifs are changed in the field before its border is laid.
  if (recipe.border !== undefined) return version === families[recipe.family].version ? planScene(recipe) : undefined;
  if (since === undefined || !isEqual(since.motifs, before.since?.motifs ?? before.motifs)) return undefined;
  const done = before.since?.changes.length ?? 0;
  // Which layout an earlier change led to is known to the planner that made it alone.
  if (done > 0 && version === families[recipe.family].version) return undefined;
  if (!isEqual(since.changes.slice(0, done), before.since?.changes ?? [])) return undefined;
  return amendScene(recipe, since, planCloth, { scene, done });
}

/** All that a plan is made of but the motifs and the finish; colours and words are none of it. */
function arrangementOf(recipe: Recipe): string {
  const { tile, seed, repeat, family, layout, heroCm, density, detail, freedom, line, border, bound } = recipe;
  const cm = [tile.widthPx, tile.heightPx].map((px) => pxToCm(px, tile.dpi).toFixed(3));
  return JSON.stringify([
    cm,
    seed,
    repeat,
    family,
    layout,
    heroCm,
    density,
    detail,
    freedom,
    line,
    border,
    bound,
    recipe.isUnlined,
    ...(recipe.isGlassless === true ? ['glassless'] : []),
  ]);
}

function isEqual(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
