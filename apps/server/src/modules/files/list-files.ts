import type { Directory, FileRow } from '@naksha/contract';
import { and, asc, count, desc, eq, isNull, sql } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import { own } from '../../db/own.ts';
import type { ClientScope } from '../../http/scope.ts';
import { isNamed } from './is-named.ts';
import { presentFile } from './present-file.ts';

const { files } = fields;

interface FileQuery {
  readonly pageNo: number;
  readonly limit: number;
  readonly directory?: Directory | undefined;
  readonly fileName?: string | undefined;
  readonly sortBy: 'createdAt' | 'fileName' | 'bytes' | 'totalPixels';
  readonly sortDirection: 'asc' | 'desc';
}

const columns = {
  createdAt: files.createdAt,
  fileName: sql`lower(coalesce(${files.designName}, ${files.fileName}))`,
  bytes: files.bytes,
  totalPixels: files.totalPixels,
};

/** The collection: what lies in the client's folders. Drafts and the bin are not in it. */
export async function listFiles(
  scope: ClientScope,
  query: FileQuery,
): Promise<{ data: FileRow[]; total: number; pageNo: number; limit: number }> {
  const { pageNo, limit, directory, fileName, sortBy } = query;
  const wanted = and(
    isNull(files.deletedAt),
    eq(files.isSaved, true),
    directory && eq(files.directory, directory),
    isNamed(fileName),
  );
  const direction = query.sortDirection === 'asc' ? asc : desc;
  const mine = own(scope).files;
  const [found] = await mine.pick({ total: count() }, wanted);
  const rows = await mine
    .where(wanted)
    .orderBy(direction(columns[sortBy]), direction(files.id))
    .limit(limit)
    .offset((pageNo - 1) * limit);
  return { data: rows.map((row) => presentFile(scope.services.links, row)), total: found?.total ?? 0, pageNo, limit };
}
