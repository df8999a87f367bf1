import { and, inArray, isNull, type SQL } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import { type Owner, own } from '../../db/own.ts';
import type { Row } from '../../db/tables.ts';
import { AppError } from '../../http/app-error.ts';

const { files } = fields;

/** The files of these ids that `only` lets through, in their order. One that is another client's is not there. */
export async function findInputs(owner: Owner, ids: readonly string[], only?: SQL): Promise<Row<'files'>[]> {
  if (ids.length === 0) return [];
  const found = await own(owner).files.where(and(inArray(files.id, [...ids]), isNull(files.deletedAt), only));
  return ids.map((id) => {
    const row = found.find((file) => file.id === id);
    if (!row) throw new AppError('not_found', { field: 'inputs' });
    return row;
  });
}
