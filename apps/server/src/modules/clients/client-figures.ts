import type { Client } from '@naksha/contract';
import { and, count, desc, eq, gt, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { fields } from '../../db/fields.ts';
import type { Reachable } from '../../db/own.ts';
import type { Row } from '../../db/tables.ts';
import { isRunning } from '../subscriptions/find-subscription.ts';

const { clients, ledgerAccounts: account, ledgerLots: lots, subscriptions, users } = fields;

/** A column of the subscription that the client of the row is on now. */
export function subscribed(reach: Reachable, picked: PgColumn) {
  const isTheirs = and(eq(subscriptions.clientId, clients.id), isRunning());
  return sql`${reach.subscriptions.pick({ picked }, isTheirs).orderBy(desc(subscriptions.endsAt)).limit(1)}`;
}

/** What is picked beside the row of a client: its plan, the accounts in use and the credits left. */
export function clientFigures(reach: Reachable) {
  const isSeat = and(eq(users.clientId, clients.id), eq(users.role, 'user'), eq(users.isActive, true));
  const isOver = and(eq(lots.clientId, clients.id), gt(lots.remaining, 0), sql`${lots.expiresAt} <= now()`);
  const available = reach.ledgerAccounts.pick({ sum: account.available }, eq(account.clientId, clients.id));
  const expired = reach.ledgerLots.pick({ sum: sql`coalesce(sum(${lots.remaining}), 0)` }, isOver);
  const text = (column: PgColumn, alias: string) =>
    subscribed(reach, column)
      .mapWith((value: string | null) => value)
      .as(alias);
  return {
    planId: text(subscriptions.planId, 'plan_id'),
    planName: text(subscriptions.planName, 'plan_name'),
    usersCount: subscribed(reach, subscriptions.usersCount)
      .mapWith((value: number | null) => value)
      .as('users_count'),
    endsAt: sql<Date | null>`${subscribed(reach, subscriptions.endsAt)}`.mapWith(subscriptions.endsAt).as('ends_at'),
    accounts: sql`${reach.users.pick({ count: count() }, isSeat)}`.mapWith(Number).as('accounts'),
    creditsLeft: sql`coalesce(${available}, 0) - ${expired}`.mapWith(Number).as('credits_left'),
  };
}

interface Found {
  readonly row: Pick<Row<'clients'>, 'id' | 'name' | 'isActive' | 'accountLimit' | 'timeZone' | 'createdAt'>;
  readonly planId: string | null;
  readonly planName: string | null;
  readonly usersCount: number | null;
  readonly endsAt: Date | null;
  readonly accounts: number;
  readonly creditsLeft: number;
}

/** A client as a super-admin finds it in the list. */
export function presentClient({ row, planId, planName, usersCount, endsAt, accounts, creditsLeft }: Found): Client {
  return {
    _id: row.id,
    name: row.name,
    status: row.isActive ? 'active' : 'in-active',
    plan: planId === null || planName === null ? null : { _id: planId, name: planName },
    endsAt: endsAt?.toISOString() ?? null,
    timeZone: row.timeZone,
    accounts: { used: accounts, allowed: Math.max(usersCount ?? 0, row.accountLimit) },
    creditsLeft,
    createdAt: row.createdAt.toISOString(),
  };
}
