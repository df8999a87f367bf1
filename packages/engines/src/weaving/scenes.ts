import type { Recipe, Scene } from '@naksha/loom';

/** Scenes in work by their recipe's JSON: all bands of a picture share one, and pictures of several jobs take turns. */
const scenes = new Map<string, Scene>();
const keptScenes = 2;

/** The scene of a recipe, from what `plan` laid into shared memory when this thread has not met it yet. */
export function sceneOf(recipe: Recipe, shared: SharedArrayBuffer): Scene {
  const name = JSON.stringify(recipe);
  const scene: Scene = scenes.get(name) ?? JSON.parse(Buffer.from(shared).toString());
  keepScene(name, scene);
  return scene;
}

/** Keeps the scene as the last used and drops the one unused for longest. */
export function keepScene(name: string, scene: Scene): void {
  scenes.delete(name);
  scenes.set(name, scene);
  const [oldest] = scenes.keys();
  if (scenes.size > keptScenes && oldest !== undefined) scenes.delete(oldest);
}
