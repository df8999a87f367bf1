import { cpSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { foldersOfPages, hashPages } from './hash-pages.ts';

const root = resolve(import.meta.dirname, '../..');
const imported = foldersOfPages(root);

let copy: string;
beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), 'naksha-pages-'));
  for (const path of globSync(['{packages,apps}/*/package.json', 'package-lock.json', 'tsconfig.base.json'], {
    cwd: root,
  })) {
    cpSync(join(root, path), join(copy, path));
  }
});
afterEach(() => rmSync(copy, { recursive: true }));

test('the pages import the language of the house, its colours, its crafts, its drapes, its money and its loom', () => {
  const floors = ['contract', 'colour', 'crafts', 'drape', 'money', 'loom'];
  const named = floors.map((floor) => `packages/${floor}`);
  expect(imported).toEqual(expect.arrayContaining(named));
});

test.each(imported)('a change in %s changes the hash, and taking it back brings the hash back', (folder) => {
  const before = hashPages(copy);
  put(`${folder}/src/deep/new.ts`, 'export const n = 1;');
  const after = hashPages(copy);
  expect(after).not.toBe(before);
  put(`${folder}/src/deep/new.ts`, 'export const n = 2;');
  expect(hashPages(copy)).not.toBe(after);
  rmSync(join(copy, folder, 'src'), { recursive: true });
  expect(hashPages(copy)).toBe(before);
});

test('a package that the pages come to depend on joins the hash without further notice', () => {
  put('packages/yarn/package.json', '{ "name": "@naksha/yarn" }');
  put('packages/colour/package.json', '{ "name": "@naksha/colour", "dependencies": { "@naksha/yarn": "*" } }');
  expect(foldersOfPages(copy)).toContain('packages/yarn');
});

test('tests, packages of the server alone and what was built leave the hash as it is', () => {
  const before = hashPages(copy);
  put('packages/colour/src/mix.test.ts', '');
  put('apps/web/test/open-app.tsx', '');
  put('packages/imaging/src/open.ts', '');
  put('apps/web/dist/index.html', '');
  expect(hashPages(copy)).toBe(before);
});

function put(path: string, text: string): void {
  mkdirSync(join(copy, path, '..'), { recursive: true });
  writeFileSync(join(copy, path), text);
}
