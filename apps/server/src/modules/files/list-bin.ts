import type { BinnedFile } from '@naksha/contract';
import { and, asc, count, desc, eq, or } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import { own } from '../../db/own.ts';
import type { ClientScope } from '../../http/scope.ts';
import { isBinned } from './erase-binned.ts';
import { presentBinned } from './present-file.ts';
import { isFoundByWords } from './wanted-files.ts';

const { files } = fields;

interface BinQuery {
  readonly pageNo: number;
  readonly limit: number;
  readonly fileName?: string | undefined;
  readonly sortDirection: 'asc' | 'desc';
}

/** What was deleted and is not gone for ever: the caller's own work, drafts too, and what was saved at the client, as in the collection. */
export async function listBin(
  scope: ClientScope,
  { pageNo, limit, fileName, sortDirection }: BinQuery,
): Promise<{ data: BinnedFile[]; total: number; pageNo: number; limit: number }> {
  const isMine = eq(files.createdBy, scope.userId);
  const wanted = isBinned(and(or(isMine, eq(files.isSaved, true)), isFoundByWords(scope, fileName ?? '')));
  const direction = sortDirection === 'asc' ? asc : desc;
  const bin = own(scope).files;
  const [found] = await bin.pick({ total: count() }, wanted);
  const rows = await bin
    .where(wanted)
    .orderBy(direction(files.deletedAt), direction(files.id))
    .limit(limit)
    .offset((pageNo - 1) * limit);
  const data = rows.flatMap(({ deletedAt, ...row }) =>
    deletedAt ? [presentBinned(scope.services.links, { ...row, deletedAt })] : [],
  );
  return { data, total: found?.total ?? 0, pageNo, limit };
}
