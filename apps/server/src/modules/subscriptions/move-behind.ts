import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import { type Owner, own } from '../../db/own.ts';
import type { Row } from '../../db/tables.ts';

const { ledgerLots: lots, subscriptions } = fields;

/**
 * Puts what was bought one after the other from a moment on, in the caller's transaction: of what runs already the rest. Its credits expire as
 * many days later, or earlier, as it ends.
 */
export async function moveBehind(
  owner: Owner,
  ahead: readonly Row<'subscriptions'>[],
  { from, now }: { readonly from: Date; readonly now: Date },
): Promise<void> {
  const mine = own(owner);
  let next = from;
  for (const { id, startsAt, endsAt } of ahead) {
    const left = endsAt.getTime() - Math.max(startsAt.getTime(), now.getTime());
    const moved = { startsAt: next, endsAt: new Date(next.getTime() + left) };
    await mine.subscriptions.update(moved, eq(subscriptions.id, id));
    const later = moved.endsAt.getTime() - endsAt.getTime();
    const expiresAt = sql`${lots.expiresAt} + interval '1 millisecond' * ${later}::bigint`;
    await mine.ledgerLots.update({ expiresAt }, and(eq(lots.subscriptionId, id), isNotNull(lots.expiresAt)));
    next = moved.endsAt;
  }
}
