import { createHash } from 'node:crypto';
import { PassThrough, Readable } from 'node:stream';
import { eq, type SQL, sql } from 'drizzle-orm';
import { ZipFile } from 'yazl';
import type { Database } from '../../db/database.ts';
import { fields } from '../../db/fields.ts';
import { type Owner, own } from '../../db/own.ts';
import { type TenantName, tenantNames } from '../../db/tables.ts';
import type { Storage } from '../../storage/storage.ts';
import { fileKeys } from '../files/file-keys.ts';
import { pictureKey } from '../files/picture-key.ts';

/** Hashes of secrets are of use only to somebody who wants to guess them; previews, traits and words are made again from the pictures and their rows. */
const left: Partial<Record<TenantName, readonly string[]>> = { users: ['passwordHash'], apiKeys: ['keyHash'] };
const made: ReadonlySet<TenantName> = new Set(['filePreviews', 'fileTraits', 'fileWords']);

interface Packed {
  readonly path: string;
  readonly bytes: number;
  readonly sha256: string;
}

/** What an archive holds, by kind. */
interface Counts {
  rows: number;
  files: number;
  attachments: number;
}

/**
 * Everything a client owns as one archive that is written while it is read: its rows as lines of JSON, its files under their names, the plans of
 * its designs, pictures of files that are none, attachments, and at its end `manifest.json` with the length and hash of each. A file whose bytes are lost ends it with an error.
 * What it came to is known at its end. A client that is not there is an archive of nothing.
 */
export function exportClient(
  db: Database,
  storage: Storage,
  clientId: string,
): { readonly archive: Readable; readonly counts: Readonly<Counts> } {
  const counts: Counts = { rows: 0, files: 0, attachments: 0 };
  const zip = new ZipFile();
  const packed: Packed[] = [];
  const output = new PassThrough();
  zip.outputStream.pipe(output);
  const add = (path: string, open: () => Promise<Readable>, isPacked = true) =>
    new Promise<void>((resolve, reject) => {
      zip.addReadStreamLazy(path, { compress: isPacked, mode: 0o100644 }, (give) => {
        open().then(
          (source) => {
            const hash = createHash('sha256');
            let bytes = 0;
            source.on('data', (chunk: Buffer) => {
              hash.update(chunk);
              bytes += chunk.length;
            });
            source.once('error', reject);
            source.once('end', () => {
              packed.push({ path, bytes, sha256: hash.digest('hex') });
              resolve();
            });
            give(null, source);
          },
          (error: unknown) => reject(error),
        );
      });
    });
  const write = async () => {
    const owner = { db, clientId };
    for (const name of tenantNames) {
      if (made.has(name)) continue;
      const lines = async function* () {
        for await (const row of rowsOf(owner, name)) {
          counts.rows++;
          yield Buffer.from(
            `${JSON.stringify(row, (key, value) => (left[name]?.includes(key) ? undefined : value))}\n`,
          );
        }
      };
      await add(`rows/${name}.ndjson`, async () => Readable.from(lines()));
    }
    for await (const file of rowsOf(owner, 'files')) {
      const { id, directory, storageKey, fileName, s3FileName, planBytes } = file;
      const path = `files/${directory ?? 'drafts'}/${id}-${safe(fileName, s3FileName)}`;
      // A large archive takes hours, in which drafts are swept with their bytes; what a row still names has to be there.
      const isSwept = async (key: string) => (await storage.stat(key)) === undefined && !(await isNamed(owner, id));
      if (await isSwept(storageKey)) continue;
      await add(path, () => storage.open(storageKey), false);
      counts.files++;
      // What a design is drawn from again, as JSON beneath Brotli; and what a file that is no picture looks like, which was drawn with it.
      const plan = fileKeys.plan(clientId, id);
      if (planBytes !== null && !(await isSwept(plan)))
        await add(`plans/${id}.json.br`, () => storage.open(plan), false);
      const face = pictureKey(file);
      if (face !== storageKey && (await storage.stat(face)) !== undefined)
        await add(`pictures/${id}.png`, () => storage.open(face), false);
    }
    for await (const { id, fileName } of rowsOf(owner, 'ticketAttachments')) {
      const path = `attachments/${id}-${safe(fileName, id)}`;
      await add(path, () => storage.open(fileKeys.attachment(clientId, id)), false);
      counts.attachments++;
    }
    const manifest = { clientId, madeAt: new Date().toISOString(), counts, entries: packed };
    zip.addBuffer(Buffer.from(JSON.stringify(manifest, undefined, 1)), 'manifest.json');
    zip.end();
  };
  write().catch((error: unknown) => output.destroy(error instanceof Error ? error : new Error(String(error))));
  return { archive: output, counts };
}

/** A statement may take some seconds, and rows are held in memory while they are written: of what a client may have many, so many come at a time. */
const page = 500;

/** By what the rows of a table are known, where that is not their id. */
const keys: Partial<Record<TenantName, SQL>> = { deductions: sql`request_id`, ledgerAccounts: sql`client_id` };
/** What has an index of a client's rows by their time, and none by their ids: by those a page would read over all others'. */
const dated: ReadonlySet<TenantName> = new Set(['actionLogs', 'creditLogs', 'ledgerEntries', 'payments']);

/** All rows of a table that are the client's, in the order of their keys. */
async function* rowsOf<Name extends TenantName>(owner: Owner, name: Name) {
  const id = keys[name] ?? sql`id`;
  const order = dated.has(name) ? sql`created_at, ${id}` : id;
  for (let count = page, after: SQL | undefined; count === page; ) {
    const rows = await own(owner)[name].where(after).orderBy(order).limit(page);
    yield* rows;
    count = rows.length;
    const last = rows.at(-1);
    if (!last) return;
    const value = sql`${'id' in last ? last.id : 'requestId' in last ? last.requestId : owner.clientId}`;
    const at = dated.has(name) && 'createdAt' in last && last.createdAt instanceof Date ? last.createdAt : undefined;
    after = at ? sql`(created_at, ${id}) > (${at.toISOString()}::timestamptz, ${value}::uuid)` : sql`${id} > ${value}`;
  }
}

async function isNamed(owner: Owner, id: string): Promise<boolean> {
  const { files } = fields;
  return (await own(owner).files.pick({ id: files.id }, eq(files.id, id))).length > 0;
}

/** A name for an archive that leads nowhere, whatever the file is called; its ending is the one it was stored with. */
function safe(fileName: string, stored: string): string {
  const ending = /\.[a-z0-9]+$/.exec(stored)?.[0] ?? '';
  const name = fileName.replace(/[^\p{L}\p{M}\p{N} ._()-]/gu, '_').replace(/^\.+/, '');
  return name.toLowerCase().endsWith(ending) ? name : `${name}${ending}`;
}
