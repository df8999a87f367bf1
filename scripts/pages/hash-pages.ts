import { createHash } from 'node:crypto';
import { globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

const pages = 'apps/web';
/** What else decides how the pages are built: the versions of other people's packages and the settings of the compiler. */
const settings = ['package-lock.json', 'tsconfig.base.json'];
const notASource = new Set(['node_modules', 'dist', 'test']);

/** A hash of everything that the web pages are built from: their own folder and each package of ours that they depend on. */
export function hashPages(root: string): string {
  return hashFiles(root, [...foldersOfPages(root), ...settings]);
}

/** A hash of the sources among these files and in these folders. */
export function hashFiles(root: string, paths: readonly string[]): string {
  const hash = createHash('sha256');
  const files = paths.flatMap((path) => filesUnder(root, path)).sort();
  for (const path of files) hash.update(path).update(readFileSync(join(root, path)));
  return hash.digest('hex');
}

/** The folder of the pages and those of our packages that they depend on, directly or through another one. */
export function foldersOfPages(root: string): string[] {
  const manifests = globSync('{packages,apps}/*/package.json', { cwd: root });
  const folderOf = new Map(manifests.map((path) => [readManifest(root, path).name, dirname(path)]));
  const found = new Set([pages]);
  // A set that grows while it is walked is walked to its new end.
  for (const folder of found) {
    for (const name of Object.keys(readManifest(root, join(folder, 'package.json')).dependencies ?? {})) {
      const ours = folderOf.get(name);
      if (ours) found.add(ours);
    }
  }
  return [...found];
}

function readManifest(root: string, path: string): { name: string; dependencies?: Record<string, string> } {
  return JSON.parse(readFileSync(join(root, path), 'utf8'));
}

function filesUnder(root: string, path: string): string[] {
  if (!statSync(join(root, path)).isDirectory()) return /\.test\.tsx?$/.test(path) ? [] : [path];
  const names = readdirSync(join(root, path)).filter((name) => !notASource.has(name));
  return names.flatMap((name) => filesUnder(root, `${path}/${name}`));
}
