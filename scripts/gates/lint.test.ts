import { proveGate, put } from '../test/prove-gate.ts';

proveGate('lint', {
  any: ['noExplicitAny', put('apps/server/src/main.ts', 'export const n: any = 1;')],
  'words on the console': ['noConsole', put('apps/web/src/main.tsx', "console.log('here');")],
  'other formatting': ['format', put('apps/web/src/main.tsx', "document.title   = 'here'")],
  'a file name in camel case': ['useFilenamingConvention', put('apps/server/src/newName.ts', 'export const n = 1;')],
  'a barrel inside a package': ['noBarrelFile', put('apps/server/src/all.ts', "export { users } from './users.ts';")],
  'a cycle': [
    'noImportCycles',
    (house) => {
      put('packages/imaging/src/a.ts', "import { b } from './b.ts';", '', 'export const a = () => b;')(house);
      put('packages/imaging/src/b.ts', "import { a } from './a.ts';", '', 'export const b = () => a;')(house);
    },
  ],
  'a mere warning': ['noUnusedFunctionParameters', put('apps/web/src/main.tsx', 'export const f = (n: number) => 1;')],
});
