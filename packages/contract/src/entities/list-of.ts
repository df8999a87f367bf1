import { z } from 'zod';

/** The one shape of a list answer: a page of `row`s and how many there are in all. */
export function listOf<Row extends z.ZodType>(row: Row) {
  return z.strictObject({ data: z.array(row), total: z.int(), pageNo: z.int(), limit: z.int() });
}
