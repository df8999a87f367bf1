import { sql } from 'drizzle-orm';

/** What the user of a row has spent; a column to select beside `users`. */
export const creditsUsed = sql`(
  select coalesce(sum(credit_logs.credits_deducted), 0) from credit_logs where credit_logs.user_id = users.id
)`.mapWith(Number);
