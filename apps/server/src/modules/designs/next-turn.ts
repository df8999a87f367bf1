import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Transaction } from '../../db/database.ts';
import { rows } from '../../db/rows.ts';

/**
 * The turn of a client's next job. A client's jobs stand one behind the other, and a newcomer stands where the line is
 * being served now: whoever asks for fifty designs waits for himself, not others for him.
 */
export async function nextTurn(tx: Transaction, clientId: string): Promise<number> {
  const [found] = await rows(
    tx,
    z.object({ turn: z.coerce.number().int() }),
    sql`select 1 + greatest(
        (select coalesce(max(turn), 0) from jobs where started_at is not null),
        (select coalesce(max(turn), 0) from jobs where client_id = ${clientId} and state in ('queued', 'running'))
      ) as turn`,
  );
  return found?.turn ?? 1;
}
