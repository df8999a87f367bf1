import { z } from 'zod';

const uniqueViolation = z.object({ code: z.literal('23505'), constraint: z.string() });

/** True when a query failed because it would have broken this unique index; the driver's error is the query error's cause. */
export function isUniqueViolation(problem: unknown, index: string): boolean {
  const cause = problem instanceof Error ? problem.cause : undefined;
  return uniqueViolation.safeParse(cause).data?.constraint === index;
}
