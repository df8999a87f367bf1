import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { inArray, sql } from 'drizzle-orm';
import { ConfigError } from '../config.ts';
import type { Database } from '../db/database.ts';
import { fields } from '../db/fields.ts';
import { across } from '../db/own.ts';
import { installations } from '../db/schema/site.ts';
import type { Storage } from './storage.ts';
import { StorageError } from './storage-error.ts';

const { files } = fields;

/** The object by which a bucket says whose it is. */
const mark = 'installation';
/** Objects that are looked up in a database without a mark. */
const looked = 100;

/**
 * Holds a bucket to one installation: a sweep removes what its database does not know, which in another's bucket is everything.
 * Throws ConfigError for a bucket of another, and for one with objects that a database without its own mark is to take over.
 */
export async function claimBucket(db: Database, storage: Storage): Promise<void> {
  const [known] = await db.select().from(installations);
  const marked = await readMark(storage);
  if (known === undefined && marked !== undefined) throw notOurs();
  if (known === undefined) await refuseStrange(db, storage);
  await db.insert(installations).values({ id: randomUUID() }).onConflictDoNothing();
  const [ours] = await db.select().from(installations);
  if (ours === undefined) throw new Error('The installation has no id.');
  // Of two that start at once with databases of their own, one writes it and the other reads what was written.
  if (marked === undefined) await writeMark(storage, ours.id);
  if ((marked ?? (await readMark(storage))) !== ours.id) throw notOurs();
}

const notOurs = () =>
  new ConfigError(
    'The bucket of S3_BUCKET belongs to another installation, whose files would be swept: name another bucket, or the database that belongs to it.',
  );

async function readMark(storage: Storage): Promise<string | undefined> {
  if ((await storage.stat(mark)) === undefined) return undefined;
  return (await text(await storage.open(mark))).trim();
}

async function writeMark(storage: Storage, id: string): Promise<void> {
  await storage.put(mark, Readable.from([Buffer.from(id)]), { ifAbsent: true }).catch((problem: unknown) => {
    if (!(problem instanceof StorageError && problem.fault === 'exists')) throw problem;
  });
}

/** Files that were moved into the bucket are named by rows; where no row names any of the first, they are somebody else's. */
async function refuseStrange(db: Database, storage: Storage): Promise<void> {
  const ids: string[] = [];
  for await (const { key } of storage.list('files')) {
    ids.push(key.split('/')[2] ?? '');
    if (ids.length === looked) break;
  }
  if (ids.length === 0) return;
  const named = await across(db, 'sweep')
    .files.pick({ id: files.id }, inArray(sql`${files.id}::text`, ids))
    .limit(1);
  if (named.length === 0) throw notOurs();
}
