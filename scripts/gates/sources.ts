import { globSync } from 'node:fs';

/** Every source file of ours below the present folder, tests included, migrations and builds not. */
export function sourceFiles(): string[] {
  return globSync('{packages,apps}/*/{src/**/,test/**/,}*.{ts,tsx}', { exclude: leftOut }).concat(
    globSync('{bench,e2e,scripts}/**/*.{ts,tsx,mjs}', { exclude: leftOut }),
  );
}

/** Whether a file is a test or, under `test/` of a package, a part of one. */
export function isTest(path: string): boolean {
  return /\.(test|spec)\.tsx?$|^(packages|apps)\/[^/]+\/test\//.test(path);
}

function leftOut(path: string): boolean {
  return /(^|\/)(node_modules|dist|migrations|generated)$/.test(path);
}
