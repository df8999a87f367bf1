import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { leftOutOn, ofStorage } from '../../vitest.config.ts';

const cwd = fileURLToPath(new URL('../../apps/server/src', import.meta.url));
const filesOf = (patterns: readonly string[]) =>
  new Set(
    globSync(
      patterns.map((path) => `${path}.test.ts`),
      { cwd },
    ),
  );

test.each([false, true])(
  'every test of the server runs on a database, and what is named as left out is there (S3: %s)',
  (isOnS3) => {
    const [pglite, postgres] = [leftOutOn('pglite', isOnS3), leftOutOn('postgres', isOnS3)];
    const leftOut = filesOf(pglite);
    const elsewhere = isOnS3 ? filesOf(ofStorage) : new Set<string>();
    expect([...filesOf(postgres)].filter((path) => leftOut.has(path) && !elsewhere.has(path))).toEqual([]);
    for (const path of [...pglite, ...postgres]) expect(filesOf([path]).size, path).toBeGreaterThan(0);
  },
);

test('with an S3 server, what keeps files keeps them on a disk as well', () => {
  const leftOut = filesOf(leftOutOn('pglite', true));
  expect([...filesOf(ofStorage)].filter((path) => leftOut.has(path))).toEqual([]);
});
