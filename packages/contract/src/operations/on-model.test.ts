import { expect, it } from 'vitest';
import { models, onModel, onModelLimits, onModelParams, pieceMostPx } from './on-model.ts';

const usual = onModelParams.parse({});

it('asks for nothing more than a design: its own width, repeated, lit as in a studio', () => {
  expect(usual).toMatchObject({ model: models[0], placement: { lies: 'repeated', x: 0, y: 0 }, view: { zoom: 1 } });
  expect(usual).not.toHaveProperty('scaleCm');
});

it.each([
  ['a model that is not ours', { model: 'elephant' }],
  ['a repeat without a width', { scaleCm: 0 }],
  ['a repeat wider than a bed', { scaleCm: onModelLimits.scaleCm.max + 1 }],
  ['a width that is no number', { scaleCm: Number.NaN }],
  ['a place far from the cloth', { placement: { x: 301 } }],
  ['a look from beneath', { view: { tilt: -1 } }],
  ['a look from too near', { view: { zoom: 5 } }],
  ['a lamp on the floor', { light: { height: 0 } }],
  ['a picture too large', { sidePx: 6001 }],
  ['half a pixel', { sidePx: 1000.5 }],
  [
    'a mesh that is folded over',
    {
      photo: {
        mesh: {
          columns: 2,
          rows: 2,
          points: [
            [1, 0],
            [0, 0],
            [0, 1],
            [1, 1],
          ],
        },
      },
    },
  ],
  ['a whole piece on what is worn as none', { model: 'cushion', placement: { lies: 'piece' } }],
  ['a whole piece on a photograph', { placement: { lies: 'piece' }, photo: {} }],
  ['a turntable of one frame', { turntable: { frames: 1 } }],
  ['something unknown', { fabric: 'silk' }],
])('refuses %s', (_what, params) => {
  expect(onModelParams.safeParse(params).success).toBe(false);
});

it('is no work of moments at its usual size, and takes one design, or a photograph with it', () => {
  const input = { width: 1024, height: 1024, dpi: 150 };
  expect(onModel.isQuick(usual, [input])).toBe(false);
  expect(onModel.isQuick({ ...usual, sidePx: onModelLimits.sidePx.min }, [input])).toBe(true);
  expect(onModel.inputs).toEqual({ min: 1, max: 2 });
});

const judged = (side: number) => ({ width: side, height: side, operations: [] });

it.each([
  ['a photograph too small to show cloth', {}, [judged(1024), judged(63)], 'picture_too_small'],
  ['a photograph that is to turn', { turntable: {} }, [judged(1024), judged(800)], 'inputs_count'],
  [
    'a whole piece on a photograph',
    { placement: { lies: 'piece', x: 0, y: 0 } },
    [judged(1024), judged(800)],
    'inputs_count',
  ],
  ['words about a photograph that is not there', { photo: {} }, [judged(1024)], 'inputs_count'],
  ['nothing of a design and a photograph', { photo: {} }, [judged(1), judged(64)], undefined],
])('refuses %s', (_what, params, inputs, code) => {
  expect(onModel.refuses(params, inputs)?.code).toBe(code);
});

it('counts what is woven of a whole piece, up to as much as one can have', () => {
  const input = { width: 1024, height: 1024, dpi: 150 };
  const worn = { ...usual, placement: { ...usual.placement, lies: 'piece' as const } };
  const { min, max } = onModelLimits.sidePx;
  expect(onModel.made(worn, [input])).toBeGreaterThan(onModel.made(usual, [input]));
  const more = (sidePx: number, zoom = 1) => {
    const seen = { sidePx, view: { zoom } };
    return onModel.made({ ...worn, ...seen }, [input]) - onModel.made({ ...usual, ...seen }, [input]);
  };
  expect(more(min)).toBeLessThan(more(min, 2));
  expect(more(max, 2)).toBe(pieceMostPx);
  expect(more(max)).toBeLessThan(pieceMostPx);
});
