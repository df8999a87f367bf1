import { expect, it } from 'vitest';
import { everydayNames } from './everyday-names.ts';
import { ownDrawings } from './make-subjects.ts';
import { namedIcons } from './name-icons.ts';

const listed = (id: string, columns: readonly (readonly string[])[]) =>
  columns.flat().flatMap((name) => (name === '' ? [] : [{ id, name }]));

/** What we drew, drawings in one colour, and what any is called besides. */
const tables = {
  own: ownDrawings.flatMap(({ id, names }) =>
    listed(
      id,
      names.map((column) => column.split(', ')),
    ),
  ),
  icons: namedIcons.flatMap(({ icon, names }) => listed(icon, names)),
  everyday: [...everydayNames].flatMap(([id, columns]) => listed(id, columns)),
};

it('has the names of a drawing of ours in no list of drawings in one colour', () => {
  const own = new Set(ownDrawings.map(({ id }) => id));
  expect(namedIcons.filter(({ icon }) => own.has(icon)).map(({ icon }) => icon)).toEqual([]);
});

it.each([
  ['own', 'icons'],
  ['own', 'everyday'],
  ['icons', 'everyday'],
] as const)('has no name of a thing in both of %s and %s', (one, other) => {
  const taken = new Map(tables[one].map(({ id, name }) => [name, id]));
  const twice = tables[other].filter(({ name }) => taken.has(name));
  expect(twice.map(({ id, name }) => `${name}: ${taken.get(name)} and ${id}`)).toEqual([]);
});

it('calls no two things of one list by one name there', () => {
  for (const table of [tables.icons, tables.everyday]) {
    const names = table.map(({ name }) => name);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  }
});
