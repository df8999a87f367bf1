import { expect, it } from 'vitest';
import { sceneUnder } from '../../test/scenes.ts';
import { countDrawn } from './count-drawn.ts';

it('counts the parts of every copy on the tile, and no more for parts that nothing shows', () => {
  const scene = sceneUnder('straight');
  const [layer] = scene.layers;
  if (layer === undefined) throw new Error('Expected a layer');
  const once = { ...scene, layers: [{ ...layer, items: [{ symbol: 0, x: 500, y: 300, turn: 0, scale: 1 }] }] };
  const parts = 2 + (scene.symbols[0]?.shapes.length ?? 0);
  expect(countDrawn(once)).toBe(scene.columns * scene.rows * parts);
  expect(countDrawn({ ...once, layers: [] })).toBe(0);
});
