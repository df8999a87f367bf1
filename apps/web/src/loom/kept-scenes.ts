import { planScene, type Recipe, type Scene } from '@naksha/loom';

export interface KeptScene {
  readonly scene: Scene;
  /** The same for recipes that look alike. */
  readonly look: string;
}

/** Scenes of the last recipes by what of them is seen: most keys of a prompt change nothing but its words. */
const scenes = new Map<string, KeptScene>();
const most = 3;

/** The scene of a recipe, planned if it is not one of the last. */
export function sceneOf(recipe: Recipe): KeptScene {
  const { source: _source, title: _title, ...seen } = recipe;
  const look = JSON.stringify(seen);
  const kept = scenes.get(look) ?? { scene: planScene(recipe), look };
  scenes.delete(look);
  scenes.set(look, kept);
  const [oldest] = scenes.keys();
  if (scenes.size > most && oldest !== undefined) scenes.delete(oldest);
  return kept;
}
