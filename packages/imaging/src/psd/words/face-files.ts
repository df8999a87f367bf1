import { lstat, mkdir, mkdtemp, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { faces } from './faces.ts';

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

const headBytes = { woff: 44, sfnt: 12 } as const;
const entryBytes = { woff: 20, sfnt: 16 } as const;
const magic = 'wOFF';

interface Table {
  readonly tag: string;
  readonly sum: number;
  readonly body: Buffer;
}

/**
 * A font of the web (WOFF 1.0, W3C) as the TrueType or OpenType file that it was, but called `family`: parts of one typeface are
 * distinguished by it. Throws RangeError for what is no such font.
 */
function woffToSfnt(woff: Buffer, family: string): Buffer {
  if (woff.toString('latin1', 0, 4) !== magic) throw new RangeError('Expected a WOFF font');
  const tables = Array.from({ length: woff.readUInt16BE(12) }, (_, i): Table => {
    const entry = headBytes.woff + i * entryBytes.woff;
    const tag = woff.toString('latin1', entry, entry + 4);
    const from = woff.readUInt32BE(entry + 4);
    const packed = woff.subarray(from, from + woff.readUInt32BE(entry + 8));
    const bytes = woff.readUInt32BE(entry + 12);
    if (tag === 'name') return { tag, sum: 0, body: nameTable(family) };
    return { tag, sum: woff.readUInt32BE(entry + 16), body: packed.length < bytes ? inflateSync(packed) : packed };
  });
  const head = Buffer.alloc(headBytes.sfnt + tables.length * entryBytes.sfnt);
  woff.copy(head, 0, 4, 8);
  const power = Math.floor(Math.log2(tables.length));
  const search = entryBytes.sfnt << power;
  for (const [i, value] of [tables.length, search, power, entryBytes.sfnt * tables.length - search].entries()) {
    head.writeUInt16BE(value, 4 + i * 2);
  }
  const parts: Buffer[] = [head];
  let end = head.length;
  for (const [i, { tag, sum, body }] of tables.entries()) {
    const entry = headBytes.sfnt + i * entryBytes.sfnt;
    head.write(tag, entry, 'latin1');
    for (const [field, value] of [sum, end, body.length].entries()) head.writeUInt32BE(value, entry + 4 + field * 4);
    const fill = Buffer.alloc((4 - (body.length % 4)) % 4);
    parts.push(body, fill);
    end += body.length + fill.length;
  }
  return Buffer.concat(parts);
}

/** Nothing but a name for the family, in English for Windows, which every reader knows. */
function nameTable(family: string): Buffer {
  const letters = Buffer.from(family, 'utf16le').swap16();
  const ids = [1, 4, 6];
  const table = Buffer.alloc(6 + ids.length * 12);
  table.writeUInt16BE(ids.length, 2);
  table.writeUInt16BE(table.length, 4);
  for (const [i, id] of ids.entries()) {
    for (const [field, value] of [3, 1, 0x409, id, letters.length, 0].entries()) {
      table.writeUInt16BE(value, 6 + i * 12 + field * 2);
    }
  }
  return Buffer.concat([table, letters]);
}
