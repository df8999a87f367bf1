import { expect, it } from 'vitest';
import { models, onModel, onModelLimits, onModelParams } from './on-model.ts';

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
  ['something unknown', { fabric: 'silk' }],
])('refuses %s', (_what, params) => {
  expect(onModelParams.safeParse(params).success).toBe(false);
});

it('is no work of moments at its usual size, and takes one design', () => {
  const input = { width: 1024, height: 1024, dpi: 150 };
  expect(onModel.isQuick(usual, [input])).toBe(false);
  expect(onModel.isQuick({ ...usual, sidePx: onModelLimits.sidePx.min }, [input])).toBe(true);
  expect(onModel.inputs).toEqual({ min: 1, max: 1 });
});
