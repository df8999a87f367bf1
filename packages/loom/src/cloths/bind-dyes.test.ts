import { expect, it } from 'vitest';
import type { Ink, Scene } from '../drawing/scene.ts';
import { bindDyes } from './bind-dyes.ts';

const scene: Scene = {
  torus: { w: 100, h: 100, brickX: 0, dropY: 0 },
  columns: 1,
  rows: 1,
  symbols: (
    [
      ['bud', 'a1'],
      ['rosette', 'a2>light:0.3'],
      ['poppy', 'light'],
    ] as const satisfies readonly (readonly [string, Ink])[]
  ).map(([motif, fill]) => ({ motif, radius: 10, shapes: [{ d: 'M0 0L1 0L1 1Z', fill }] })),
  layers: [],
  surface: [],
  census: [],
};
const inksOf = ({ symbols }: Scene) => symbols.map(({ shapes: [shape] }) => shape?.fill);

it('gives a dye that is one thing’s to nothing else', () => {
  const bound = bindDyes(scene, [{ motif: 'bud', role: 'a2', elsewhere: 'a1' }]);
  expect(inksOf(bound)).toEqual(['a2', 'a1>light:0.3', 'light']);
});

it('dyes what was white of a thing that is coloured in a pale dip, or its petals would run into one', () => {
  expect(inksOf(bindDyes(scene, [{ motif: 'poppy', role: 'a2' }]))[2]).toBe('a2>light:0.5');
});
