import { type AnyColumn, type SQL, sql } from 'drizzle-orm';

/** Sorts a column of words as their table lists them, not by their letters. */
export function orderOf(words: readonly string[], column: AnyColumn): SQL {
  const listed = sql.join(
    words.map((word) => sql`${word}`),
    sql`, `,
  );
  return sql`array_position(array[${listed}]::text[], ${column}::text)`;
}
