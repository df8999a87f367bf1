import { lstat, mkdir, mkdtemp, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { faces } from './faces.ts';
import { woffToSfnt } from './woff-to-sfnt.ts';

const require = createRequire(import.meta.url);
const packages = {
  devanagari: dirname(require.resolve('@fontsource/noto-sans-devanagari/package.json')),
  gujarati: dirname(require.resolve('@fontsource/noto-sans-gujarati/package.json')),
} as const;

/** Puts the faces of a weight where rasterisers can read them, and answers the files. File system errors pass through. */
export async function writeFaces(isBold: boolean): Promise<string[]> {
  const weight = isBold ? 700 : 400;
  const folder = await ownFolder();
  return Promise.all(
    faces.map(async ({ family, from, part }, i) => {
      const file = join(packages[from], 'files', `noto-sans-${from}-${part}-${weight}-normal.woff`);
      const font = woffToSfnt(await readFile(file), family);
      const path = join(folder, `${i}-${weight}.ttf`);
      const there = await lstat(path).catch(() => undefined);
      if (there?.size === font.length) return path;
      // Another process may read it meanwhile.
      const draft = `${path}-${process.pid}`;
      await writeFile(draft, font);
      await rename(draft, path);
      return path;
    }),
  );
}

/**
 * A folder among temporary files in which no one else writes, the same for all processes of a user: rasterisers come back to a file
 * for as long as they run.
 */
async function ownFolder(): Promise<string> {
  const user = process.getuid?.() ?? 0;
  const path = join(tmpdir(), `naksha-faces-${user}`);
  await mkdir(path, { mode: 0o700 }).catch(() => undefined);
  const { mode, uid } = await lstat(path);
  const isOurs = (mode & 0o170_022) === 0o040_000 && (process.getuid === undefined || uid === user);
  return isOurs ? path : mkdtemp(`${path}-`);
}
