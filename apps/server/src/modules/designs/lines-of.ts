import type { JudgedInput } from '@naksha/contract';
import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { fields } from '../../db/fields.ts';
import { type Owner, own } from '../../db/own.ts';
import { rows } from '../../db/rows.ts';
import type { Row } from '../../db/tables.ts';

/** More ancestors than this are not asked. */
const longestLine = 100;

/** Pictures with all operations that they and their ancestors were made by, those in the bin included. */
export function linesOf(owner: Owner, inputs: readonly Row<'files'>[]): Promise<JudgedInput[]> {
  const { files } = fields;
  const mine = own(owner).files;
  const step = { id: files.id, parentId: files.parentId, operation: files.operation };
  return Promise.all(
    inputs.map(async ({ id, width, height }) => {
      const line = await rows(
        owner.db,
        z.object({ operation: z.string() }),
        sql`with recursive line as (
            select parent_id, operation, 0 as step from ${mine.pick(step, eq(files.id, id))} as input
            union all
            select parent.parent_id, parent.operation, line.step + 1
            from ${mine.pick(step)} as parent join line on parent.id = line.parent_id
            where line.step < ${longestLine}
          ) select distinct operation from line where operation is not null`,
      );
      return { width, height, operations: line.map(({ operation }) => operation) };
    }),
  );
}
