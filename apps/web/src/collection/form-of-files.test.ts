import { expect, it } from 'vitest';
import { formOfFiles } from './form-of-files.ts';

const rows = Array.from({ length: 460 }, (_, at) => ({
  _id: `0190a000-0000-7000-8000-${String(at).padStart(12, '0')}`,
}));
const without = (n: number) => rows.filter((_, at) => at !== n);

it.each([3, 460])('names a form about the same %d files alike', (count) => {
  const some = rows.slice(0, count);
  expect(formOfFiles('move', some)).toBe(formOfFiles('move', [...some]));
  expect(formOfFiles('tags', some)).not.toBe(formOfFiles('move', some));
});

it('names forms about as many other files otherwise, also where both lists begin and end alike', () => {
  const names = Array.from({ length: 400 }, (_, at) => formOfFiles('move', without(at + 1)));
  expect(new Set(names).size).toBe(400);
  expect(
    formOfFiles(
      'move',
      [rows[0], rows[2]].flatMap((row) => row ?? []),
    ),
  ).not.toBe(formOfFiles('move', rows.slice(0, 2)));
});

it('keeps the name of a form about very many files short', () => {
  expect(formOfFiles('move', rows).length).toBeLessThan(40);
});
