import type { FileRow } from '@naksha/contract';
import { and, count, eq, inArray, isNull } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import { own } from '../../db/own.ts';
import type { Row } from '../../db/tables.ts';
import type { ClientScope } from '../../http/scope.ts';
import { type FileOrder, fileOrder } from './file-order.ts';
import { presentFile } from './present-file.ts';
import { type FileWishes, wantedFiles } from './wanted-files.ts';

const { files } = fields;

interface FileQuery extends FileWishes, FileOrder {
  readonly pageNo: number;
  readonly limit: number;
}

/** The collection: what lies in the client's folders. Drafts and the bin are not in it. */
export async function listFiles(
  scope: ClientScope,
  query: FileQuery,
): Promise<{ data: FileRow[]; total: number; pageNo: number; limit: number }> {
  const { pageNo, limit } = query;
  const wanted = wantedFiles(scope, query);
  const mine = own(scope).files;
  const [found] = await mine.pick({ total: count() }, wanted);
  // Far down a folder only the order is read of what is passed over, and whole rows of the page alone.
  const page = await mine
    .pick({ id: files.id }, wanted)
    .orderBy(...fileOrder(query))
    .limit(limit)
    .offset((pageNo - 1) * limit);
  const ids = page.map(({ id }) => id);
  const rows = new Map((ids.length === 0 ? [] : await mine.where(inArray(files.id, ids))).map((row) => [row.id, row]));
  const shown = ids.flatMap((id) => rows.get(id) ?? []);
  const versions = query.stacked ? await countVersions(scope, shown) : undefined;
  const data = shown.map((row) => {
    const count = versions?.get(stackKey(row)) ?? 1;
    return { ...presentFile(scope.services.links, row), ...(count > 1 && { versions: count }) };
  });
  return { data, total: found?.total ?? 0, pageNo, limit };
}

const stackKey = ({ stackId, id, directory }: Pick<Row<'files'>, 'stackId' | 'id' | 'directory'>) =>
  `${stackId ?? id} ${directory}`;

/** How many versions of each lie in its section. */
async function countVersions(scope: ClientScope, shown: readonly Row<'files'>[]): Promise<Map<string, number>> {
  const stacks = shown.map(({ stackId, id }) => stackId ?? id);
  if (stacks.length === 0) return new Map();
  const kept = and(isNull(files.deletedAt), eq(files.isSaved, true));
  const mine = own(scope).files;
  const made = await mine
    .pick(
      { stackId: files.stackId, directory: files.directory, count: count() },
      and(kept, inArray(files.stackId, stacks)),
    )
    .groupBy(files.stackId, files.directory);
  const first = await mine.pick(
    { id: files.id, directory: files.directory },
    and(kept, inArray(files.id, stacks), isNull(files.stackId)),
  );
  const counts = new Map(made.map(({ stackId, directory, count }) => [`${stackId} ${directory}`, count]));
  for (const { id, directory } of first) counts.set(`${id} ${directory}`, (counts.get(`${id} ${directory}`) ?? 0) + 1);
  return counts;
}
