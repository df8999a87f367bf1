import { asJob } from '@naksha/imaging';
import { and, eq, gt, isNull, notExists } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { fields } from '../../db/fields.ts';
import { across } from '../../db/own.ts';
import type { Services } from '../../services.ts';
import { keepTraits } from './keep-traits.ts';

const { files, fileTraits } = fields;

/** In one sweep: a tenth of a second each, beside other work. What cannot be measured does not count. */
const mostFilled = 500;
/** Rows that are held at a time. */
const portion = 100;

/**
 * Measures pictures that were stored before it was kept what they are found by, or whose preview no one has asked for yet. One that cannot be
 * measured now is reported to `onError` and holds no other up; the next sweep tries it again.
 */
export async function fillTraits(
  db: Database,
  services: Pick<Services, 'storage' | 'workDir'>,
  onError: (error: unknown) => void,
  signal?: AbortSignal,
): Promise<void> {
  const all = across(db, 'sweep');
  const isMissing = notExists(all.fileTraits.pick({ fileId: fileTraits.fileId }, eq(fileTraits.fileId, files.id)));
  const isWanted = and(isNull(files.deletedAt), isMissing);
  const missingAfter = (last: string | undefined) =>
    all.files
      .where(and(isWanted, last === undefined ? undefined : gt(files.id, last)))
      .orderBy(files.id)
      .limit(portion);
  let filled = 0;
  let page = await missingAfter(undefined);
  while (page.length > 0 && filled < mostFilled) {
    for (const file of page) {
      if (signal?.aborted) return;
      try {
        // At the priority of long jobs: no one waits for it.
        await asJob('long', () => keepTraits(services, { db, clientId: file.clientId }, file, signal));
        filled += 1;
      } catch (error) {
        if (!signal?.aborted) onError(error);
      }
    }
    page = await missingAfter(page.at(-1)?.id);
  }
}
