import { planScene, type Recipe, type Scene, sceneFrom } from '@naksha/loom';
import { keptPlan } from './kept-plans.ts';

export interface KeptScene {
  readonly scene: Scene;
  /** The same for recipes with the same scene. */
  readonly plan: string;
  /** The same for recipes that look alike. */
  readonly look: string;
}

/** Scenes of the last recipes, those that were tried and left too: most keys of a prompt change nothing but its words, and many of the others nothing but colours. */
const scenes = new Map<string, Scene>();
const most = 6;

/** The scene of a recipe, planned if it is not one of the last; made in the kept plan of a design as far as the server does that. */
export function sceneOf(recipe: Recipe, from?: string): KeptScene {
  const { source: _source, title: _title, palette, ...planned } = recipe;
  const plan = JSON.stringify([planned, from]);
  const kept = from === undefined ? undefined : keptPlan(from);
  const scene = scenes.get(plan) ?? (kept && sceneFrom(kept, recipe)) ?? planScene(recipe);
  scenes.delete(plan);
  scenes.set(plan, scene);
  const [oldest] = scenes.keys();
  if (scenes.size > most && oldest !== undefined) scenes.delete(oldest);
  return { scene, plan, look: `${plan}${JSON.stringify(palette.roles)}` };
}
