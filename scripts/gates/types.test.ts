import { proveGate, put } from '../test/prove-gate.ts';

proveGate('types', {
  'a wrong type': ['TS2322', put('apps/server/src/main.ts', "export const n: number = 'one';")],
  'Node in code that runs in a browser': ['TS2591', put('packages/loom/src/render/browser.ts', 'process.exit();')],
  'Node in the contract': ['TS2591', put('packages/contract/src/index.ts', "export { sep as word } from 'node:path';")],
  'the page in code of the server': [
    'TS2584',
    put('packages/imaging/src/index.ts', 'export const picture = document;'),
  ],
  'a place in a list that may be empty': ['TS2322', put('apps/web/src/main.tsx', 'export const n: number = [1][2];')],
  'a construct that Node cannot strip': ['TS1294', put('apps/server/src/main.ts', 'export enum Side { Left }')],
});
