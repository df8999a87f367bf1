import { expect, test } from 'vitest';
import { knownAs } from './known-as.ts';

const row = { fileName: 'Vines on cream.png', designName: null, designDefinition: null, operation: null } as const;

test.each([
  ['by people', { designName: 'Monsoon', designDefinition: { title: 'Vines' } }, 'Monsoon'],
  ['by its recipe', { designDefinition: { title: 'Vines' } }, 'Vines'],
  ['by its file', {}, 'Vines on cream'],
])('a design is logged by the name it was given %s', (_, facts, designName) => {
  for (const directory of [null, 'processed'] as const)
    expect(knownAs({ ...row, ...facts, directory })).toEqual({ designName });
});

test('what is a file and no design is logged by the name of the file', () => {
  expect(knownAs({ ...row, designName: 'Monsoon', directory: 'exported' })).toEqual({ fileName: row.fileName });
});
