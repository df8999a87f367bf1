import { expect, it } from 'vitest';
import { costOf } from './cost-of.ts';
import { effectTransfer, effectTransferParams } from './effect-transfer.ts';
import { ownEngine } from './operation.ts';

const of = (...sides: number[]) => sides.map((side) => ({ width: side, height: 400, operations: [] }));

it.each([
  ['neither a technique nor a second picture', {}, of(100), 'effect_needs_look'],
  ['both of them', { technique: 'batik' }, of(100, 100), 'effect_has_two_looks'],
  ['a narrow picture', { technique: 'batik' }, of(1), 'picture_too_small'],
  ['a narrow look', {}, of(100, 15), 'picture_too_small'],
  ['a technique', { technique: 'batik' }, of(16), undefined],
  ['a second picture of another size', {}, of(100, 4000), undefined],
])('of %s says %j of %j: %s', (_, params, inputs, code) => {
  expect(effectTransfer.refuses(effectTransferParams.parse(params), inputs)?.code).toBe(code);
});

it('knows its crafts by name and costs three credits, whichever way it goes', () => {
  expect(effectTransferParams.safeParse({ technique: 'glitter' }).success).toBe(false);
  const given = { inputs: [], engine: ownEngine, prices: {} };
  expect([{}, { technique: 'ikat' }].map((params) => costOf(effectTransfer, params, given))).toEqual([3, 3]);
});
