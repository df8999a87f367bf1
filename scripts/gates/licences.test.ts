import { expect, test } from 'vitest';
import { proveGate, put, replace } from '../test/prove-gate.ts';
import { listLicences } from './list-licences.ts';

const lock = 'package-lock.json';
const zod = '"license": "MIT"';

proveGate('licences', {
  'a package under the GPL': ['GPL-2.0-only may not be shipped', replace(lock, zod, '"license": "GPL-2.0-only"')],
  'a package under the AGPL beside another licence': [
    'MIT AND AGPL-3.0 may not be shipped',
    replace(lock, zod, '"license": "MIT AND AGPL-3.0"'),
  ],
  'a package under the LGPL that is no exception': [
    'LGPL-3.0-or-later may not be shipped',
    replace(lock, zod, '"license": "LGPL-3.0-or-later"'),
  ],
  'a package that names no licence': ['none named may not be shipped', replace(lock, `, ${zod}`, '')],
  'a page that is not current': ['is not current', replace(lock, '"version": "4.6.7"', '"version": "4.6.8"')],
  'a page that is not there': ['is not current', put('docs/licences.md', '')],
  'a lock file in which nothing is found': ['0 packages shipped', put(lock, '{ "packages": {} }')],
});

test('the licence of the picture library is named as it is', () => {
  expect(listLicences(process.cwd()).page).toMatch(/`@img\/sharp-libvips-\*` [\d.]+: LGPL-3\.0-or-later \(server\)/);
});

test('the pages and the server have each what they ship, and tools are in neither', () => {
  const { page } = listLicences(process.cwd());
  expect(page).toMatch(/`react` .*\(pages\)/);
  expect(page).toMatch(/`fastify` .*\(server\)/);
  expect(page).toMatch(/`zod` .*\(server, pages\)/);
  expect(page).not.toMatch(/`(vitest|typescript|vite)`/);
});
