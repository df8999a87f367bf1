import { hundredths } from '../../numbers/steady.ts';
import { modulo } from '../../numbers/torus.ts';
import type { Item, MotifDisc, Scene } from '../scene.ts';

/** A scene whose module is the whole tile: what runs along the tile's edges is planned on it. Draws the same picture. */
export function unroll(scene: Scene): Scene {
  const { torus, columns, rows } = scene;
  const { w, h, dropY, brickX } = torus;
  if (columns === 1 && rows === 1 && dropY === 0 && brickX === 0) return scene;
  const [width, height] = [columns * w, rows * h];
  const all = <T extends Item | MotifDisc>(things: readonly T[]): T[] =>
    things.flatMap((thing) =>
      Array.from({ length: columns * rows }, (_, i) => {
        const [column, row] = [i % columns, Math.floor(i / columns)];
        return {
          ...thing,
          x: modulo(thing.x + column * w + row * brickX, width),
          y: modulo(thing.y + row * h + column * dropY, height),
        };
      }),
    );
  return {
    ...scene,
    torus: { w: width, h: height, dropY: 0, brickX: 0 },
    columns: 1,
    rows: 1,
    layers: scene.layers.map((layer) => ({ ...layer, items: all(layer.items) })),
    census: all(scene.census),
  };
}

/** The same cloth, so much further right and down. */
export function moved(scene: Scene, dx: number, dy: number): Scene {
  const { w, h } = scene.torus;
  const set = <T extends Item | MotifDisc>(things: readonly T[]): T[] =>
    things.map((thing) => ({
      ...thing,
      x: hundredths(modulo(thing.x + dx, w)),
      y: hundredths(modulo(thing.y + dy, h)),
    }));
  return {
    ...scene,
    layers: scene.layers.map((layer) => ({ ...layer, items: set(layer.items) })),
    census: set(scene.census),
  };
}
