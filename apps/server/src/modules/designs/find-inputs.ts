import { and, inArray, isNull } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import { type Owner, own } from '../../db/own.ts';
import type { Row } from '../../db/tables.ts';
import { AppError } from '../../http/app-error.ts';

const { files } = fields;

/** The caller's own files of these ids, in their order. One that is another client's is not there. */
export async function findInputs(owner: Owner, ids: readonly string[]): Promise<Row<'files'>[]> {
  if (ids.length === 0) return [];
  const found = await own(owner).files.where(and(inArray(files.id, [...ids]), isNull(files.deletedAt)));
  return ids.map((id) => {
    const row = found.find((file) => file.id === id);
    if (!row) throw new AppError('not_found', { field: 'inputs' });
    return row;
  });
}
