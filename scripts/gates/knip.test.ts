import { proveGate, put, replace } from '../test/prove-gate.ts';

const users = 'apps/server/src/modules/users/table.ts';

proveGate('knip', {
  'an export no one uses': ['spare', put(users, 'export const users = 1;', 'export const spare = 2;')],
  'a file no one uses': ['unused.ts', put('packages/imaging/src/unused.ts', 'export const n = 1;')],
  'a dependency no one uses': [
    'left-over',
    replace('packages/imaging/package.json', '"dependencies": {', '"dependencies": { "left-over": "1.0.0",'),
  ],
  'a dependency that is not declared': [
    'sharp',
    put('packages/imaging/src/index.ts', "import sharp from 'sharp';", '', 'export const picture = sharp;'),
  ],
});
