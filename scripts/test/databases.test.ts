import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { onTheOtherAlone } from '../../vitest.config.ts';

const cwd = fileURLToPath(new URL('../../apps/server/src', import.meta.url));
const filesOf = (patterns: readonly string[]) =>
  new Set(
    globSync(
      patterns.map((path) => `${path}.test.ts`),
      { cwd },
    ),
  );

test('every test of the server runs on a database, and what is named as left out is there', () => {
  const leftOut = filesOf(onTheOtherAlone.pglite);
  expect([...filesOf(onTheOtherAlone.postgres)].filter((path) => leftOut.has(path))).toEqual([]);
  for (const path of [...onTheOtherAlone.pglite, ...onTheOtherAlone.postgres])
    expect(filesOf([path]).size, path).toBeGreaterThan(0);
});
