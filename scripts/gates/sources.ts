import { globSync } from 'node:fs';

/** Every source file of ours below the present folder, tests included, migrations and builds not. */
export function sourceFiles(): string[] {
  return globSync('{packages,apps}/*/{src/**/,}*.{ts,tsx}', { exclude: leftOut }).concat(
    globSync('{bench,e2e,scripts}/**/*.{ts,tsx,mjs}', { exclude: leftOut }),
  );
}

/** Whether a file is a test or a part of one. */
export function isTest(path: string): boolean {
  return /\.(test|spec)\.tsx?$/.test(path);
}

function leftOut(path: string): boolean {
  return /(^|\/)(node_modules|dist|migrations|generated)$/.test(path);
}
