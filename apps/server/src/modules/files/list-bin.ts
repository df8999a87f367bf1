import type { BinnedFile } from '@naksha/contract';
import { and, asc, count, desc, eq, or } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import { own } from '../../db/own.ts';
import type { ClientScope } from '../../http/scope.ts';
import { isBinned } from './erase-binned.ts';
import { isNamed } from './is-named.ts';
import { presentBinned } from './present-file.ts';

const { files } = fields;

interface BinQuery {
  readonly pageNo: number;
  readonly limit: number;
  readonly fileName?: string | undefined;
  readonly sortDirection: 'asc' | 'desc';
}

/** What was deleted and is not gone for ever: of the caller's own work, drafts too; an administrator sees all that was saved at the client. */
export async function listBin(
  scope: ClientScope,
  { pageNo, limit, fileName, sortDirection }: BinQuery,
): Promise<{ data: BinnedFile[]; total: number; pageNo: number; limit: number }> {
  const isMine = eq(files.createdBy, scope.userId);
  const isTheirs = scope.role === 'admin' && !scope.isUserMode ? or(isMine, eq(files.isSaved, true)) : isMine;
  const wanted = isBinned(and(isTheirs, isNamed(fileName)));
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
