import {
  type ListedMail,
  letterKinds,
  type MailKind,
  type MailRoom,
  type MailState,
  reportKinds,
} from '@naksha/contract';
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
  room?: MailRoom | undefined;
  state?: MailState | undefined;
  kind?: MailKind | undefined;
  sortBy: 'createdAt' | 'sentAt' | 'kind' | 'state' | 'to' | 'subject';
  sortDirection: 'asc' | 'desc';
}

const kindsOf = { letters: letterKinds, reports: reportKinds };

/** A page of the outbox, without what the mails say. */
export async function listMails(scope: SuperScope, query: Query) {
  const { db } = scope;
  const { users, clients } = fields;
  const { pageNo, limit, search, room, state, kind, sortBy, sortDirection } = query;
  const everybody = across(db, 'superAdmin');
  const pattern = likePattern(search ?? '');
  const ofClients = everybody.clients.pick({ id: clients.id }, ilike(clients.name, pattern));
  const ofPeople = everybody.users.pick(
    { id: users.id },
    or(ilike(users.name, pattern), inArray(users.clientId, ofClients)),
  );
  const wanted = and(
    search ? or(ilike(mails.subject, pattern), ilike(mails.to, pattern), inArray(mails.userId, ofPeople)) : undefined,
    room && inArray(mails.kind, kindsOf[room]),
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
  // How many there are says something of those that the page leaves out too, when it is of certain words.
  const seen = search ? await db.selectDistinct({ userId: mails.userId }).from(mails).where(wanted) : found;
  const readers = inArray(users.id, [...new Set(seen.flatMap(({ userId }) => userId ?? []))]);
  const whose = await everybody.users
    .pick({ id: users.id, userName: users.name, clientId: users.clientId, clientName: clients.name }, readers)
    .leftJoin(everybody.clients.rows(), eq(clients.id, users.clientId));
  await noteVisits(
    scope,
    whose.map(({ clientId }) => clientId),
    'mails',
    search,
  );
  const people = new Map(whose.map((each) => [each.id, each]));
  const data = found.map((row): ListedMail => {
    const { userName = null, clientName = null } = people.get(row.userId ?? '') ?? {};
    return { ...presentMail(row), userName, clientName };
  });
  return { data, total: total?.count ?? 0, pageNo, limit };
}
