import type { MailKind, MailState } from '@naksha/contract';
import { and, asc, count, desc, eq, getTableColumns, ilike, inArray, or } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import { likePattern } from '../../db/like-pattern.ts';
import { across } from '../../db/own.ts';
import { mails } from '../../db/schema/mails.ts';
import type { SuperScope } from '../../http/scope.ts';
import { noteVisits } from '../logs/visit-client.ts';
import { presentMail } from './present-mail.ts';

interface Query {
  pageNo: number;
  limit: number;
  search?: string | undefined;
  state?: MailState | undefined;
  kind?: MailKind | undefined;
  sortBy: 'createdAt' | 'sentAt' | 'kind' | 'state' | 'to' | 'subject';
  sortDirection: 'asc' | 'desc';
}

/** A page of the outbox, without what the mails say. */
export async function listMails(scope: SuperScope, query: Query) {
  const { db } = scope;
  const { users } = fields;
  const { pageNo, limit, search, state, kind, sortBy, sortDirection } = query;
  const pattern = likePattern(search ?? '');
  const wanted = and(
    search ? or(ilike(mails.subject, pattern), ilike(mails.to, pattern)) : undefined,
    state && eq(mails.state, state),
    kind && eq(mails.kind, kind),
  );
  const { text: _, html: __, ...columns } = getTableColumns(mails);
  const direction = sortDirection === 'asc' ? asc : desc;
  const [total] = await db.select({ count: count() }).from(mails).where(wanted);
  const found = await db
    .select(columns)
    .from(mails)
    .where(wanted)
    .orderBy(direction(mails[sortBy]), direction(mails.id))
    .limit(limit)
    .offset((pageNo - 1) * limit);
  // How many there are tells of those that the page leaves out too, when it is of certain words.
  const seen = search ? await db.selectDistinct({ userId: mails.userId }).from(mails).where(wanted) : found;
  const readers = inArray(users.id, [...new Set(seen.flatMap(({ userId }) => userId ?? []))]);
  const whose = await across(scope.db, 'superAdmin').users.pick({ clientId: users.clientId }, readers);
  await noteVisits(
    scope,
    whose.map(({ clientId }) => clientId),
    'mails',
    search,
  );
  return { data: found.map(presentMail), total: total?.count ?? 0, pageNo, limit };
}
