import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cell } from './spreadsheet.ts';

/** Texts of the signs that matter, mixed with any others. */
const text = fc.string({ unit: fc.oneof(fc.constantFrom(...'=+-@|＝;,"\'\t\r\n x'), fc.string({ maxLength: 1 })) });
const formula = /^[\s"]*[=+\-@＝＋－＠]/;

test('no text becomes a formula, wherever a spreadsheet parts the cells', () => {
  fc.assert(
    fc.property(fc.array(text, { minLength: 1, maxLength: 4 }), (row) => {
      const line = row.map(cell).join(',');
      // As it is read where the semicolon parts cells: our quotes quote nothing then, nor do they hold lines together.
      for (const part of line.split(/[;\t\r\n|]/)) expect(part).not.toMatch(formula);
      for (const part of row.map(cell)) expect(part).not.toMatch(formula);
    }),
    { numRuns: 2000 },
  );
});

test('nothing but apostrophes is added to a text, and none where no formula could begin', () => {
  const read = (written: string) => written.slice(1, -1).replaceAll('""', '"');
  const without = (words: string) => words.replaceAll("'", '');
  fc.assert(
    fc.property(text, (words) => {
      expect(without(read(cell(words)))).toBe(without(words));
    }),
  );
  for (const plain of ['Vines - red, +navy', "Asha's; second", 'a | b', '10:30; 2 + 2'])
    expect(read(cell(plain))).toBe(plain);
  expect(['x;=1+1', 'x; "@SUM(1)', 'x\n-1', '=1'].map((each) => read(cell(each)))).toEqual([
    "x;'=1+1",
    'x; "\'@SUM(1)',
    "x\n'-1",
    "'=1",
  ]);
});
