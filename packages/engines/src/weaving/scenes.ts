import { createHash } from 'node:crypto';
import type { Scene } from '@naksha/loom';

/** Scenes in work by their hash: all bands of a picture share one, and pictures of several jobs take turns. */
const scenes = new Map<string, Scene>();
const keptScenes = 2;
const hashBytes = 32;

/** Lays a scene into shared memory, after its hash, and keeps it for the bands that this thread will draw. */
export function shareScene(scene: Scene): SharedArrayBuffer {
  const text = Buffer.from(JSON.stringify(scene));
  const hash = createHash('sha256').update(text).digest();
  const shared = new SharedArrayBuffer(hashBytes + text.length);
  new Uint8Array(shared).set(hash);
  new Uint8Array(shared).set(text, hashBytes);
  keepScene(hash.toString('hex'), scene);
  return shared;
}

/** The scene that lies in shared memory; read only when this thread has not met it yet. */
export function sceneOf(shared: SharedArrayBuffer): Scene {
  const bytes = Buffer.from(shared);
  const hash = bytes.toString('hex', 0, hashBytes);
  const scene: Scene = scenes.get(hash) ?? JSON.parse(textOf(shared));
  keepScene(hash, scene);
  return scene;
}

/** The JSON of a scene that lies in shared memory. */
export function textOf(shared: SharedArrayBuffer): string {
  return Buffer.from(shared).toString('utf8', hashBytes);
}

/** Keeps the scene as the last used and drops the one unused for longest. */
function keepScene(hash: string, scene: Scene): void {
  scenes.delete(hash);
  scenes.set(hash, scene);
  const [oldest] = scenes.keys();
  if (scenes.size > keptScenes && oldest !== undefined) scenes.delete(oldest);
}
