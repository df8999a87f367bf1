import type { SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from './database.ts';

/** Runs hand-written SQL and checks every row against `row`; both drivers answer in the same way. */
export async function rows<Row extends z.ZodType>(
  db: Pick<Database, 'execute'>,
  row: Row,
  query: SQL,
): Promise<z.output<Row>[]> {
  const { rows: found } = z.object({ rows: z.array(row) }).parse(await db.execute(query));
  return found;
}
