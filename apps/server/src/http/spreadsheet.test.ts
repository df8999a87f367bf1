import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { cell, daysByZone } from './spreadsheet.ts';

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

test('days are written each by its own zone, whose clock is made once for all lines', () => {
  const made = vi.spyOn(Intl, 'DateTimeFormat');
  const dayAt = daysByZone();
  const at = '2026-11-23T20:00:00Z';
  for (let line = 0; line < 100; line++)
    expect(['Asia/Kolkata', 'UTC', 'Moon/Base'].map((zone) => dayAt(at, zone))).toEqual([
      ...['2026-11-24', '2026-11-23', '2026-11-23'],
    ]);
  expect(made.mock.calls.length).toBeLessThanOrEqual(6);
  made.mockRestore();
});
