import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeRevision } from './write-revision.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'naksha-revision-'));
  mkdirSync(join(root, 'apps/server'), { recursive: true });
  mkdirSync(join(root, 'packages'));
  writeFileSync(join(root, '.gitignore'), 'dist/');
  writeFileSync(join(root, 'package-lock.json'), '{}');
  change('1');
});
afterEach(() => rmSync(root, { recursive: true }));

const change = (words: string) => writeFileSync(join(root, 'apps/server/main.ts'), words);
const git = (...words: string[]) => {
  const who = ['-c', 'user.name=Asha', '-c', 'user.email=asha@example.in'];
  return execFileSync('git', [...who, ...words], { cwd: root, encoding: 'utf8' }).trim();
};
function written(): unknown {
  writeRevision(root);
  return JSON.parse(readFileSync(join(root, 'apps/server/dist/revision.json'), 'utf8')).commit;
}

test('of a folder without its history it is not known which commit it is', () => {
  expect(written()).toBeNull();
});

test('the commit is written, and that something was changed since; a copy without history knows it while it is the same', () => {
  git('init', '-q');
  git('add', '.');
  git('commit', '-q', '-m', 'First');
  const commit = git('rev-parse', '--short=7', 'HEAD');
  expect(written()).toBe(commit);
  change('2');
  expect(written()).toBe(`${commit}-dirty`);
  change('1');
  expect(written()).toBe(commit);
  rmSync(join(root, '.git'), { recursive: true });
  expect(written()).toBe(commit);
  change('2');
  expect(written()).toBeNull();
});
