import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { z } from 'zod';
import { BackupProblem } from '../backup-problem.ts';
import { createSum, listTables, readRows, type Table } from '../db/copy-rows.ts';
import type { Connection } from '../db/database.ts';
import { migrationsFolder } from '../db/migrations-folder.ts';
import { inRawTransaction } from '../db/raw-sql.ts';
import { openDisk } from '../storage/disk.ts';
import { hashOf } from '../storage/hash-of.ts';
import type { Storage } from '../storage/storage.ts';
import { type CopiedObject, copyObjects, isKept } from './copy-objects.ts';
import { isAsNamed, type Named, noteNamed, refuseLost } from './hold-objects.ts';
import { loadDatabase, refuseFilled } from './load-database.ts';

const manifestName = 'manifest.json';
const sum = z.object({ rows: z.int(), sha256: z.string() });
const manifest = z.object({
  format: z.literal(1),
  /** The newest migration of whoever wrote it. */
  version: z.string(),
  takenAt: z.iso.datetime(),
  tables: z.record(z.string(), sum),
  objects: z.array(z.object({ key: z.string(), bytes: z.int(), sha256: z.string() })),
});
type Manifest = z.infer<typeof manifest>;

interface Installation {
  readonly connection: Connection;
  readonly storage: Storage;
}

/** What a backup or a restore came to. */
export interface BackupReport {
  readonly snapshot: string;
  readonly rows: number;
  readonly objects: number;
  readonly bytes: number;
}

/**
 * Writes a snapshot of the database into `folder`, and beside it every object that is not there yet: the next one costs what came since.
 * A snapshot is there when its manifest is. Throws BackupProblem where a row names bytes that are not
 * there, or are not what it says.
 */
export async function makeBackup({ connection, storage }: Installation, folder: string): Promise<BackupReport> {
  const takenAt = new Date();
  const snapshot = takenAt.toISOString().replaceAll(':', '-');
  const draft = join(folder, 'snapshots', `${snapshot}.draft`);
  await mkdir(draft, { recursive: true, mode: 0o700 });
  const tables: Manifest['tables'] = {};
  const named: Named = new Map();
  // The rows before the bytes: what was made since is not named by them.
  await inRawTransaction(connection, 'read', async (ask) => {
    for (const table of await listTables(ask)) {
      const { add, sum } = createSum();
      async function* lines() {
        for await (const portion of readRows(ask, table)) {
          add(portion);
          noteNamed(named, table.name, portion);
          yield portion.map((line) => `${line}\n`).join('');
        }
      }
      const file = createWriteStream(fileOf(draft, table.name), { flush: true, mode: 0o600 });
      await pipeline(Readable.from(lines()), createGzip(), file);
      tables[table.name] = sum();
    }
  });
  // One that is not what its row says is read again: it may have been put right since.
  const before = (await latest(folder))?.objects.filter((object) => isAsNamed(object, named));
  const known = new Map(before?.map((object) => [object.key, object]));
  const to = await openDisk(join(folder, 'objects'));
  const copyAll = async () => {
    const objects = await copyObjects({ from: storage, to, isWanted: isKept, known, named });
    await refuseLost(connection, named, objects);
    return objects;
  };
  const objects = await copyAll().catch(async (problem: unknown) => {
    await rm(draft, { recursive: true });
    throw problem;
  });
  const written: Manifest = { format: 1, version: await version(), takenAt: takenAt.toISOString(), tables, objects };
  await writeFile(join(draft, manifestName), JSON.stringify(written), { flush: true, mode: 0o600 });
  await rename(draft, join(folder, 'snapshots', snapshot));
  return reportOf(snapshot, written);
}

/** Fills an empty installation from a snapshot, the newest when none is named, and checks every row and every byte. */
export async function restoreBackup(
  { connection, storage }: Installation,
  folder: string,
  name?: string,
): Promise<BackupReport> {
  const snapshot = name ?? (await snapshotsIn(folder)).at(-1);
  if (snapshot === undefined) throw new BackupProblem(`${folder} holds no snapshot.`);
  const read = await readManifest(folder, snapshot);
  if (read.version !== (await version()))
    throw new BackupProblem(
      `The snapshot is of ${read.version}: restore it with the version that wrote it, then upgrade.`,
    );
  const objects = new Map(read.objects.map((object) => [object.key, object]));
  const from = await openDisk(join(folder, 'objects'));
  await inRawTransaction(connection, 'read', async (ask) => refuseFilled(ask, await listTables(ask)));
  await refuseDamaged(from, read.objects);
  // The rows last: until they are there the database is empty, and a restore that breaks off is begun again and goes on.
  await copyObjects({ from, to: storage, isWanted: (key) => objects.has(key), named: objects });
  await loadDatabase(connection, {
    tables: Object.keys(read.tables),
    sumOf: async (table) => read.tables[table] ?? { rows: 0, sha256: '' },
    linesOf: (table) => linesOf(join(folder, 'snapshots', snapshot), table),
  });
  return reportOf(snapshot, read);
}

async function refuseDamaged(from: Storage, objects: readonly CopiedObject[]): Promise<void> {
  for (const { key, sha256 } of objects) {
    const found = await hashOf(from, key).catch(() => 'missing');
    if (found !== sha256)
      throw new BackupProblem(`The backup is damaged: ${key} is ${found === 'missing' ? found : 'not the same'}.`);
  }
}

async function* linesOf(folder: string, { name }: Table): AsyncGenerator<string[]> {
  // Lines end with a line feed alone: the separators of Unicode, at which Node's reader of lines ends one too, stand in what people wrote.
  let rest = '';
  for await (const piece of createReadStream(fileOf(folder, name)).pipe(createGunzip()).setEncoding('utf8')) {
    const lines = `${rest}${piece}`.split('\n');
    rest = lines.pop() ?? '';
    if (lines.length > 0) yield lines;
  }
  if (rest !== '') yield [rest];
}

const fileOf = (folder: string, table: string) => join(folder, `${table}.ndjson.gz`);

async function snapshotsIn(folder: string): Promise<string[]> {
  const names = await readdir(join(folder, 'snapshots')).catch(() => []);
  return names.filter((name) => !name.endsWith('.draft')).toSorted();
}

async function latest(folder: string): Promise<Manifest | undefined> {
  const name = (await snapshotsIn(folder)).at(-1);
  return name === undefined ? undefined : readManifest(folder, name);
}

async function readManifest(folder: string, snapshot: string): Promise<Manifest> {
  const text = await readFile(join(folder, 'snapshots', snapshot, manifestName), 'utf8').catch(() => {
    throw new BackupProblem(`${folder} holds no snapshot ${snapshot}.`);
  });
  return manifest.parse(JSON.parse(text));
}

const journal = z.object({ entries: z.array(z.object({ tag: z.string() })) });

async function version(): Promise<string> {
  const { entries } = journal.parse(JSON.parse(await readFile(join(migrationsFolder, 'meta/_journal.json'), 'utf8')));
  return entries.at(-1)?.tag ?? '';
}

function reportOf(snapshot: string, { tables, objects }: Manifest): BackupReport {
  const rows = Object.values(tables).reduce((all, table) => all + table.rows, 0);
  return { snapshot, rows, objects: objects.length, bytes: objects.reduce((all, { bytes }) => all + bytes, 0) };
}
