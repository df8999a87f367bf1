import { count, isNull, max, sql } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import { own } from '../../db/own.ts';
import { ticketReads } from '../../db/schema/ticket-reads.ts';
import type { ClientScope, SuperScope } from '../../http/scope.ts';
import { visibleTo } from '../../http/visible-to.ts';
import { isReadBy, unreadBy } from './tickets-seen.ts';

/** How many tickets have something unread, when something was last written into any, and how many asks of designers wait: screens that are open ask again and again. */
export async function getSupportNews(scope: ClientScope | SuperScope) {
  const { tickets } = fields;
  const { tickets: seen } = visibleTo(scope);
  const unread = sql`count(*) filter (where ${unreadBy(scope)})`.mapWith(Number);
  const [news] = await seen
    .pick({ unread, latest: max(tickets.updatedAt) })
    .leftJoin(ticketReads, isReadBy(scope.userId));
  const { id, seenAt } = fields.jobAsks;
  // Asks are between a client's own people.
  const [asked] = scope.kind === 'client' ? await own(scope).jobAsks.pick({ asks: count(id) }, isNull(seenAt)) : [];
  return { unread: news?.unread ?? 0, latestAt: news?.latest?.toISOString() ?? null, asks: asked?.asks ?? 0 };
}
