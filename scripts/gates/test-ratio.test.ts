import { proveGate, put, replace } from '../test/prove-gate.ts';

const lines = (count: number): string[] => Array.from({ length: count }, (_, at) => `export const n${at} = ${at};`);

proveGate('test-ratio', {
  'a package that grows without tests': [
    'packages/imaging has too few tests',
    put('packages/imaging/src/large.ts', ...lines(100)),
  ],
  'a package without a floor': ['packages/yarn has no floor', put('packages/yarn/src/index.ts', 'export const n = 1;')],
  'a floor without a package': [
    'packages/gone has a floor and is not there',
    replace('scripts/gates/test-floors.ts', "'packages/loom'", "'packages/gone': 0, 'packages/loom'"),
  ],
});
