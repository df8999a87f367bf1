import { PassThrough, type Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { Language } from '@naksha/contract';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { ZipFile } from 'yazl';
import type { Database } from '../../db/database.ts';
import { fields } from '../../db/fields.ts';
import { across } from '../../db/own.ts';
import { sessions } from '../../db/schema/sessions.ts';
import { AppError } from '../../http/app-error.ts';
import type { Wire } from '../../http/handler.ts';
import type { LinkScope } from '../../http/scope.ts';
import type { SignedGrant } from '../../storage/signed-token.ts';
import { isHolderLetIn } from '../session/is-holder-let-in.ts';
import { attachmentHeader } from './attachment-header.ts';

const { files } = fields;

/**
 * Files as one archive, written while it is read: each is opened when its turn comes, and none is held in memory. That may be
 * hours later: a session that has ended by then, or was shut out, gets no further file. A file that has been deleted by then is left out, and a
 * text at the end says which those are.
 */
export async function writeArchive(scope: LinkScope & Wire, ids: readonly string[]): Promise<void> {
  const { db, grant, ip, reply, services } = scope;
  const begun = new Date();
  const { id, fileName, createdAt, deletedAt } = files;
  const found = await across(db, 'link').files.pick({ id, fileName, createdAt, deletedAt }, inArray(id, [...ids]));
  const rows = new Map(found.map((row) => [row.id, row]));
  if (![...rows.values()].some(({ deletedAt }) => deletedAt === null)) throw new AppError('not_found');
  const zip = new ZipFile();
  const taken = new Map<string, number>();
  const written = new PassThrough();
  let reading: Readable | undefined;
  const openStill = async (id: string): Promise<Readable | undefined> => {
    // What was begun within working hours may end after them.
    if (grant.by !== undefined && !(await isHolderLetIn(db, grant.by, ip, begun))) throw new AppError('link_expired');
    const isThere = and(eq(files.id, id), isNull(files.deletedAt));
    const [still] = await across(db, 'link').files.pick({ storageKey: files.storageKey }, isThere);
    return still && services.storage.open(still.storageKey);
  };
  const write = async () => {
    const missing: string[] = [];
    for (const id of ids) {
      if (written.destroyed) break;
      const { fileName = id, createdAt = begun } = rows.get(id) ?? {};
      reading = await openStill(id);
      // Whoever has gone while it was being opened reads none of it.
      if (written.destroyed) reading?.destroy();
      else if (!reading) missing.push(fileName);
      // Pictures are packed as they are.
      else zip.addReadStream(reading, nameFor(fileName, taken), { compress: false, mtime: createdAt });
      if (reading) await finished(reading);
    }
    if (missing.length > 0) {
      const { title, text } = missingNote(await languageOf(db, grant), missing);
      zip.addBuffer(text, nameFor(title, taken));
    }
    zip.end();
  };
  // Bytes that are lost end the answer in the middle, so that no one takes it for whole.
  zip.on('error', (problem) => written.destroy(problem));
  write().catch((problem: Error) => written.destroy(problem));
  // Whoever goes without waiting leaves no file open.
  written.on('close', () => reading?.destroy());
  zip.outputStream.pipe(written);
  // A page has it sent into a hidden frame of its own, and browsers may look at these before they see that it is a download, which is framed nowhere.
  for (const name of ['x-frame-options', 'content-security-policy']) reply.raw.removeHeader(name);
  const day = new Date().toISOString().slice(0, 10);
  reply
    .header('content-type', 'application/zip')
    .header('content-disposition', attachmentHeader(`naksha ${day}.zip`))
    .header('cache-control', 'no-store');
  await reply.send(written);
}

const words: Readonly<Record<Language, { readonly title: string; readonly sentence: string }>> = {
  en: { title: 'Missing files.txt', sentence: 'These files are not in the archive, because they have been deleted:' },
  hi: { title: 'छूटी हुई फ़ाइलें.txt', sentence: 'ये फ़ाइलें आर्काइव में नहीं हैं, क्योंकि इन्हें हटा दिया गया है:' },
  gu: { title: 'ખૂટતી ફાઇલો.txt', sentence: 'આ ફાઇલો આર્કાઇવમાં નથી, કારણ કે તે કાઢી નાખવામાં આવી છે:' },
};

/** What an archive says of files that were asked for and are gone, as a text beside the others. */
function missingNote(lang: Language, names: readonly string[]): { title: string; text: Buffer } {
  const { title, sentence } = words[lang];
  return { title, text: Buffer.from(`${[sentence, '', ...names].join('\r\n')}\r\n`) };
}

/** Of whoever was given the link. */
async function languageOf(db: Database, { by }: SignedGrant): Promise<Language> {
  if (by === undefined) return 'en';
  const { users } = fields;
  const isOfSession = and(eq(sessions.userId, users.id), eq(sessions.id, by));
  const [person] = await across(db, 'link').users.pick({ lang: users.lang }).innerJoin(sessions, isOfSession);
  return person?.lang ?? 'en';
}

/**
 * A name that no other file of the archive has, whatever system it is unpacked on, and that leads nowhere else. `taken` says of each name that was
 * given how many were asked for by it: thousands of designs may have the same.
 */
function nameFor(fileName: string, taken: Map<string, number>): string {
  const safe = fileName.replace(/[\\/:*?"<>|\p{Cc}]+/gu, '_').replace(/^\.+/, '_');
  const [, stem = safe, end = ''] = /^(.*?)(\.[a-z0-9]{1,5})?$/i.exec(safe) ?? [];
  const asked = safe.toLowerCase();
  let copy = taken.get(asked) ?? 0;
  let name = safe;
  if (copy > 0)
    do {
      copy += 1;
      name = `${stem} (${copy})${end}`;
    } while (taken.has(name.toLowerCase()));
  taken.set(asked, Math.max(1, copy));
  taken.set(name.toLowerCase(), 1);
  return name;
}
