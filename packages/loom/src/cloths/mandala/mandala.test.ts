import { expect, it } from 'vitest';
import { recipeOf } from '../../../test/cloths.ts';
import { planScene } from '../../change/plan-scene.ts';
import type { Scene, SceneSymbol } from '../../drawing/scene.ts';
import { createRng } from '../../numbers/rng.ts';
import { distance } from '../../numbers/torus.ts';
import { resvgRasterise } from '../../render/server.ts';
import { mandala, mandalaPalettes } from '../../vocabulary/families/mandala/mandala.ts';
import { drawMandala } from './draw-mandala.ts';

const px = 160;

function drawn(symbol: SceneSymbol, turn: number): Uint8ClampedArray {
  const scene: Scene = {
    torus: { w: 400, h: 400, dropY: 0, brickX: 0 },
    columns: 1,
    rows: 1,
    symbols: [symbol],
    layers: [
      { id: 'ground', name: '', kind: 'ground', wash: 'ground', items: [] },
      { id: 'motifs', name: '', kind: 'motifs', items: [{ symbol: 0, x: 200, y: 200, turn, scale: 1 }] },
    ],
    surface: [],
    census: [],
  };
  const [dyes] = mandalaPalettes;
  if (dyes === undefined) throw new Error('mandala has no palette');
  const window = { x: 0, y: 0, width: px, height: px };
  return resvgRasterise({ scene, colours: dyes.roles, unitsPerPxX: 400 / px, unitsPerPxY: 400 / px }, window).data;
}

const apart = (one: Uint8ClampedArray, other: Uint8ClampedArray) =>
  one.reduce((sum, value, i) => sum + Math.abs(value - (other[i] ?? 0)), 0) / one.length;

it.each([8, 10, 12, 16, 24])(
  'a mandala of %d folds looks the same after one fold’s turn and not after a third of it',
  (folds) => {
    const symbol = drawMandala({
      radius: 180,
      detail: 3,
      line: 1,
      cast: ['a1', 'a2', 'a3', 'a4'],
      rng: createRng('7'),
      folds,
    });
    const itself = drawn(symbol, 0);
    const fold = (2 * Math.PI) / folds;
    expect(apart(itself, drawn(symbol, fold))).toBeLessThan(0.15 * apart(itself, drawn(symbol, fold / 3)));
  },
);

it('has more rings on larger mandalas and with finer detail', () => {
  const shapes = (radius: number, detail: number) =>
    drawMandala({ radius, detail, line: 1, cast: ['a1', 'a2', 'a3', 'a4'], rng: createRng('1') }).shapes.length;
  expect(shapes(180, 4)).toBeGreaterThan(shapes(60, 4));
  expect(shapes(180, 4)).toBeGreaterThan(shapes(180, 1));
});

it.each(mandala.layouts.filter((layout) => layout !== 'overlapping'))(
  '%s keeps its mandalas clear of each other',
  (layout) => {
    for (const repeat of ['straight', 'half-drop', 'half-brick'] as const) {
      const { census, torus } = planScene({ ...recipeOf('mandala', '2', layout), repeat });
      const heroes = census.filter(({ rank }) => rank === 'hero');
      expect(heroes.length).toBeGreaterThan(0);
      for (const one of heroes) {
        for (const other of census) {
          if (one === other) continue;
          expect(distance(torus, one.x, one.y, other.x, other.y)).toBeGreaterThan(0.97 * (one.r + other.r));
        }
      }
    }
  },
);
