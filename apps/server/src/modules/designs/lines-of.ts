import type { JudgedInput } from '@naksha/contract';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Transaction } from '../../db/database.ts';
import { rows } from '../../db/rows.ts';
import type { files } from '../../db/schema/files.ts';

/** More ancestors than this are not asked. */
const longestLine = 100;

/** Pictures with all operations that they and their ancestors were made by, those in the bin included. */
export function linesOf(db: Transaction, inputs: readonly (typeof files.$inferSelect)[]): Promise<JudgedInput[]> {
  return Promise.all(
    inputs.map(async ({ id, clientId, width, height }) => {
      const line = await rows(
        db,
        z.object({ operation: z.string() }),
        sql`with recursive line as (
            select parent_id, operation, 0 as step from files where id = ${id} and client_id = ${clientId}
            union all
            select parent.parent_id, parent.operation, line.step + 1
            from files parent join line on parent.id = line.parent_id
            where parent.client_id = ${clientId} and line.step < ${longestLine}
          ) select distinct operation from line where operation is not null`,
      );
      return { width, height, operations: line.map(({ operation }) => operation) };
    }),
  );
}
