import { and, eq, gt, inArray, notExists, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { fields } from '../../db/fields.ts';
import { across } from '../../db/own.ts';
import { keepColours, keepWords } from './keep-words.ts';

const { files, fileTraits, fileWords } = fields;

/** Rows that are held at a time, and of one sweep. */
const portion = 200;
const mostFilled = 20_000;

/** Keeps the words of files that were stored before words were kept, or by a version that keeps none. */
export async function fillWords(db: Database, signal?: AbortSignal): Promise<void> {
  const all = across(db, 'sweep');
  const isMissing = notExists(all.fileWords.pick({ one: sql`1` }, eq(fileWords.fileId, files.id)));
  let last: string | undefined;
  for (let filled = 0; filled < mostFilled && !signal?.aborted; filled += portion) {
    const page = await all.files
      .where(and(isMissing, last === undefined ? undefined : gt(files.id, last)))
      .orderBy(files.id)
      .limit(portion);
    last = page.at(-1)?.id;
    if (last === undefined) return;
    const ids = page.map(({ id }) => id);
    const measured = await all.fileTraits.where(inArray(fileTraits.fileId, ids));
    for (const [clientId, rows] of Map.groupBy(page, (row) => row.clientId)) await keepWords({ db, clientId }, rows);
    for (const { clientId, fileId, traits } of measured) await keepColours({ db, clientId }, fileId, traits);
  }
}
