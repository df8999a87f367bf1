import { and, inArray, isNull } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import { own } from '../../db/own.ts';
import { AppError } from '../../http/app-error.ts';
import type { ClientScope } from '../../http/scope.ts';
import { filesOf } from '../../http/work-of.ts';
import { archiveLink } from './archive-link.ts';

const { files } = fields;

/** An address from which files are downloaded as one archive, the list to be sent there where they are many, and how many bytes of files it holds. */
export async function createArchive(
  scope: ClientScope,
  { ids }: { ids: readonly string[] },
): Promise<{ url: string; list?: string; bytes: number }> {
  const isMeant = and(inArray(files.id, [...ids]), isNull(files.deletedAt), filesOf(scope));
  const found = await own(scope).files.pick({ id: files.id, bytes: files.bytes }, isMeant);
  const [first, ...others] = ids;
  if (first === undefined || found.length < ids.length) throw new AppError('not_found', { field: 'ids' });
  const bytes = found.reduce((sum, file) => sum + file.bytes, 0);
  return { ...archiveLink(scope.services.links, [first, ...others]), bytes };
}
