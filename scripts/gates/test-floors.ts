/**
 * The least lines of tests for each line of source, by package; it only rises. Counted are lines that are not blank, of TypeScript in
 * `src` and `test`. Tests are `*.test.ts(x)` and the folder `test`. Neither source nor test are word tables
 * (`i18n/`, `vocabulary`, `lexicon…`), migrations and generated files. Journeys in `e2e` count for no package.
 */
export const testFloors: Record<string, number> = {
  'apps/server': 0.92,
  'apps/web': 0.53,
  'packages/colour': 0.45,
  'packages/contract': 0.35,
  'packages/crafts': 0.13,
  'packages/drape': 0.2,
  'packages/engines': 0.57,
  'packages/imaging': 0.25,
  'packages/loom': 0.12,
  'packages/money': 0.6,
};
