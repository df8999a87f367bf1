import { type Directory, limits } from '@naksha/contract';
import { and, asc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { fields } from '../../db/fields.ts';
import { own } from '../../db/own.ts';
import type { Row } from '../../db/tables.ts';
import { AppError } from '../../http/app-error.ts';
import type { ClientScope } from '../../http/scope.ts';
import { filesOf } from '../../http/work-of.ts';
import { changedFields } from '../logs/changed-fields.ts';
import { logChange } from '../logs/log-action.ts';
import { keepWords } from './keep-words.ts';
import { knownAs } from './known-as.ts';
import { mayChange } from './may-change.ts';

const { files, folders } = fields;
type File = Row<'files'>;

interface FilesChange {
  readonly ids: readonly string[];
  readonly directory?: Directory | undefined;
  readonly folderId?: string | null | undefined;
  readonly inBin?: boolean | undefined;
  readonly addTags?: readonly string[] | undefined;
  readonly removeTags?: readonly string[] | undefined;
}

/**
 * Changes many files in one transaction. What the caller may see and not change, or what lies in the bin and is not to be restored, stays as it is and is
 * named; a file that is not there refuses the whole.
 */
export async function changeFiles(
  scope: ClientScope,
  { ids, ...change }: FilesChange,
): Promise<{ changed: string[]; refused: string[] }> {
  return scope.db.transaction(async (tx) => {
    const mine = own(scope, tx).files;
    // In one order and held, so that of two who tag the same files at once each counts what the other added.
    const before = await mine
      .where(and(inArray(files.id, [...ids]), isNull(files.erasedAt), filesOf(scope)))
      .orderBy(asc(files.id))
      .for('no key update');
    if (before.length < ids.length) throw new AppError('not_found', { field: 'ids' });
    const folder = await folderName(scope, tx, change.folderId);
    const isInPlace = change.inBin === false ? isNotNull(files.deletedAt) : isNull(files.deletedAt);
    const meant = and(inArray(files.id, [...ids]), isInPlace, mayChange(scope));
    if (change.addTags) refuseTooMany(before, change);
    const after = await mine.update(changesOf(change), meant).returning();
    if (change.addTags || change.removeTags) await keepWords({ db: tx, clientId: scope.clientId }, after);
    const was = new Map(before.map((row) => [row.id, row]));
    for (const row of after) await log(tx, scope, { row, before: was.get(row.id) ?? row, folder });
    const changed = new Set(after.map(({ id }) => id));
    return { changed: ids.filter((id) => changed.has(id)), refused: ids.filter((id) => !changed.has(id)) };
  });
}

async function folderName(scope: ClientScope, tx: Transaction, id: string | null | undefined): Promise<string> {
  if (!id) return '';
  const [folder] = await own(scope, tx).folders.where(eq(folders.id, id)).for('key share');
  if (!folder) throw new AppError('not_found', { field: 'folderId' });
  return folder.name;
}

function refuseTooMany(rows: readonly File[], { addTags = [], removeTags = [] }: Partial<FilesChange>): void {
  const limit = limits.tagsPerFile;
  const has = ({ tags }: File) => new Set([...tags.filter((tag) => !removeTags.includes(tag)), ...addTags]);
  if (rows.some((row) => has(row).size > limit))
    throw new AppError('tags_too_many', { field: 'addTags', params: { limit } });
}

/** What is set; where nothing is asked for, the tags that are there. */
function changesOf({ directory, folderId, inBin, addTags = [], removeTags = [] }: Omit<FilesChange, 'ids'>) {
  const gone = textArray([...addTags, ...removeTags]);
  const kept = sql`array(select tag from unnest(${files.tags}) with ordinality as each(tag, place) where tag <> all(${gone}) order by place)`;
  return {
    tags: sql`${kept} || ${textArray(addTags)}`,
    ...(folderId !== undefined && { folderId }),
    ...(inBin === true && { deletedAt: sql`now()` }),
    // A draft that is restored lies where a screen shows it.
    ...(inBin === false && {
      deletedAt: null,
      isSaved: true,
      directory: sql`coalesce(${files.directory}, 'processed')`,
    }),
    ...(directory && { directory, isSaved: true }),
  };
}

const textArray = (texts: readonly string[]): SQL =>
  sql`array[${sql.join(
    texts.map((text) => sql`${text}`),
    sql`, `,
  )}]::text[]`;

interface Logged {
  readonly row: File;
  readonly before: File;
  readonly folder: string;
}

/** A line for each thing that is another now. */
async function log(tx: Transaction, scope: ClientScope, { row, before, folder }: Logged): Promise<void> {
  const isFiled = row.folderId !== before.folderId;
  const facts = {
    'file.moved': changedFields({ directory: before.directory }, { directory: row.directory }),
    'file.filed': changedFields(null, isFiled ? { folder } : {}),
    'file.tagged': changedFields({ tags: before.tags }, { tags: row.tags }),
    'file.deleted': changedFields(null, row.deletedAt && !before.deletedAt ? { inBin: true } : {}),
    'file.restored': changedFields(null, !row.deletedAt && before.deletedAt ? { inBin: false } : {}),
  } as const;
  for (const kind of ['file.moved', 'file.filed', 'file.tagged', 'file.deleted', 'file.restored'] as const)
    await logChange(tx, scope, kind, row.id, knownAs(row), facts[kind]);
}
