import { proveGate, proveGateAtOnce, put } from '../test/prove-gate.ts';

proveGate('types', {});

proveGateAtOnce('types', {
  'a wrong type': [
    'apps/server/src/wrong.ts(1,14): error TS2322',
    put('apps/server/src/wrong.ts', "export const n: number = 'one';"),
  ],
  'Node in code that runs in a browser': [
    'packages/loom/src/render/browser.ts(1,1): error TS2591',
    put('packages/loom/src/render/browser.ts', 'process.exit();'),
  ],
  'Node in the contract': [
    'packages/contract/src/index.ts(1,29): error TS2591',
    put('packages/contract/src/index.ts', "export { sep as word } from 'node:path';"),
  ],
  'the page in code of the server': [
    'packages/imaging/src/index.ts(1,24): error TS2584',
    put('packages/imaging/src/index.ts', 'export const picture = document;'),
  ],
  'a place in a list that may be empty': [
    'apps/web/src/main.tsx(1,14): error TS2322',
    put('apps/web/src/main.tsx', 'export const n: number = [1][2];'),
  ],
  'a construct that Node cannot strip': [
    'apps/server/src/unstripped.ts(1,13): error TS1294',
    put('apps/server/src/unstripped.ts', 'export enum Side { Left }'),
  ],
});
