import type { PickedFile } from '@naksha/contract';
import { count } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import { own } from '../../db/own.ts';
import type { ClientScope } from '../../http/scope.ts';
import { type FileOrder, fileOrder } from './file-order.ts';
import { type FileWishes, wantedFiles } from './wanted-files.ts';

const { files } = fields;

interface Picking extends FileWishes, FileOrder {
  /** The first of them has place 0. */
  readonly from: number;
  readonly count: number;
}

/** Files of the collection from a place of its list on, for whoever changes many, and how many the list has. */
export async function pickFiles(scope: ClientScope, query: Picking): Promise<{ data: PickedFile[]; total: number }> {
  const wanted = wantedFiles(scope, query);
  const mine = own(scope).files;
  const [found] = await mine.pick({ total: count() }, wanted);
  const picked = await mine
    .pick({ id: files.id, folderId: files.folderId, tags: files.tags }, wanted)
    .orderBy(...fileOrder(query))
    .limit(query.count)
    .offset(query.from);
  const data = picked.map(({ id, folderId, tags }) => ({
    _id: id,
    ...(folderId !== null && { folderId }),
    ...(tags.length > 0 && { tags }),
  }));
  return { data, total: found?.total ?? 0 };
}
