import { planScene, type Recipe, type Scene } from '@naksha/loom';

export interface KeptScene {
  readonly scene: Scene;
  /** The same for recipes with the same scene. */
  readonly plan: string;
  /** The same for recipes that look alike. */
  readonly look: string;
}

/** Scenes of the last recipes: most keys of a prompt change nothing but its words, and many of the others nothing but colours. */
const scenes = new Map<string, Scene>();
const most = 3;

/** The scene of a recipe, planned if it is not one of the last. */
export function sceneOf(recipe: Recipe): KeptScene {
  const { source: _source, title: _title, palette, ...planned } = recipe;
  const plan = JSON.stringify(planned);
  const scene = scenes.get(plan) ?? planScene(recipe);
  scenes.delete(plan);
  scenes.set(plan, scene);
  const [oldest] = scenes.keys();
  if (scenes.size > most && oldest !== undefined) scenes.delete(oldest);
  return { scene, plan, look: `${plan}${JSON.stringify(palette.roles)}` };
}
