import { PassThrough, type Readable } from 'node:stream';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { ZipFile } from 'yazl';
import { fields } from '../../db/fields.ts';
import { across } from '../../db/own.ts';
import { AppError } from '../../http/app-error.ts';
import type { Wire } from '../../http/handler.ts';
import type { LinkScope } from '../../http/scope.ts';
import { isHolderLetIn } from '../session/is-holder-let-in.ts';
import { idsOfLink } from './archive-link.ts';
import { attachmentHeader } from './attachment-header.ts';

const { files } = fields;

/**
 * The files of an address as one archive, written while it is read: each is opened when its turn comes, and none is held in memory. That may be
 * hours later: a session that has ended by then, or was shut out, gets no further file, and no one gets a deleted one.
 */
export async function getArchive({ db, grant, ip, reply, services }: LinkScope & Wire): Promise<void> {
  const begun = new Date();
  if (grant.kind !== 'archive') throw new AppError('link_expired');
  const ids = idsOfLink(grant);
  const rows = await across(db, 'link').files.where(and(inArray(files.id, ids), isNull(files.deletedAt)));
  const found = ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
  if (found.length === 0) throw new AppError('not_found');
  const zip = new ZipFile();
  const taken = new Set<string>();
  const written = new PassThrough();
  let reading: Readable | undefined;
  const openStill = async (id: string, storageKey: string) => {
    // What was begun within working hours may end after them.
    if (grant.by !== undefined && !(await isHolderLetIn(db, grant.by, ip, begun))) throw new AppError('link_expired');
    const [still] = await across(db, 'link').files.pick(
      { id: files.id },
      and(eq(files.id, id), isNull(files.deletedAt)),
    );
    if (!still) throw new AppError('not_found');
    return services.storage.open(storageKey);
  };
  for (const { id, fileName, storageKey, createdAt } of found) {
    // Pictures are packed as they are.
    const options = { compress: false, mtime: createdAt };
    zip.addReadStreamLazy(nameFor(fileName, taken), options, (give) => {
      openStill(id, storageKey).then(
        (stream) => {
          // Whoever has gone while it was being opened reads none of it.
          if (written.destroyed) {
            stream.destroy();
            return;
          }
          reading = stream;
          give(null, stream);
        },
        (problem: Error) => written.destroy(problem),
      );
    });
  }
  zip.end();
  // Bytes that are lost end the answer in the middle, so that no one takes it for whole.
  zip.on('error', (problem) => written.destroy(problem));
  // Whoever goes without waiting leaves no file open.
  written.on('close', () => reading?.destroy());
  zip.outputStream.pipe(written);
  const day = new Date().toISOString().slice(0, 10);
  reply
    .header('content-type', 'application/zip')
    .header('content-disposition', attachmentHeader(`naksha ${day}.zip`))
    .header('cache-control', 'no-store');
  await reply.send(written);
}

/** A name that no other file of the archive has, whatever system it is unpacked on, and that leads nowhere else. */
function nameFor(fileName: string, taken: Set<string>): string {
  const safe = fileName.replace(/[\\/:*?"<>|\p{Cc}]+/gu, '_').replace(/^\.+/, '_');
  const [, stem = safe, end = ''] = /^(.*?)(\.[a-z0-9]{1,5})?$/i.exec(safe) ?? [];
  let name = safe;
  for (let copy = 2; taken.has(name.toLowerCase()); copy++) name = `${stem} (${copy})${end}`;
  taken.add(name.toLowerCase());
  return name;
}
