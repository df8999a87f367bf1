import { limits, type Overview } from '@naksha/contract';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { fields } from '../../db/fields.ts';
import { across } from '../../db/own.ts';
import type { SuperScope } from '../../http/scope.ts';
import { subscribed } from '../clients/client-figures.ts';
import { countClients } from '../clients/count-clients.ts';
import { countSessions } from '../clients/count-sessions.ts';
import { countOpenJobs } from './count-open-jobs.ts';

const { clients, creditLogs, jobs, ledgerEntries: entries, subscriptions } = fields;
const rowsShown = limits.overviewRows;

const sumOf = (amount: PgColumn) => sql`coalesce(sum(${amount}), 0)`.mapWith(Number);
const sinceDays = (at: PgColumn) => sql`${at} > now() - interval '1 day' * ${limits.overviewCreditDays}`;
const sinceHours = (at: PgColumn) => sql`${at} > now() - interval '1 hour' * ${limits.overviewJobHours}`;

/** The whole installation in a few figures; of single clients no more than a super-admin's list of them shows. */
export async function getOverview(scope: SuperScope): Promise<Overview> {
  const { waiting, running } = await countOpenJobs(scope.db);
  return {
    clients: await countClients(scope),
    ...(await countSessions(scope, {})),
    jobs: { waiting, running, ...(await jobsLately(scope)) },
    credits: { days: limits.overviewCreditDays, ...(await creditsLately(scope)) },
    ending: await plansEnding(scope),
    spending: await whoSpent(scope),
    failures: await whyJobsFailed(scope),
  };
}

/** Of the jobs that were asked for lately. */
async function jobsLately({ db }: SuperScope) {
  const inState = (state: string) => sql`count(*) filter (where ${jobs.state} = ${state})`.mapWith(Number);
  const [found] = await across(db, 'superAdmin').jobs.pick(
    { doneLately: inState('done'), failedLately: inState('failed') },
    sinceHours(jobs.createdAt),
  );
  return found ?? { doneLately: 0, failedLately: 0 };
}

async function creditsLately({ db }: SuperScope) {
  const all = across(db, 'superAdmin');
  const isGrant = and(eq(entries.kind, 'grant'), eq(entries.account, 'available'), sinceDays(entries.createdAt));
  const [given] = await all.ledgerEntries.pick({ sum: sumOf(entries.amount) }, isGrant);
  const [taken] = await all.creditLogs.pick(
    { sum: sumOf(creditLogs.creditsDeducted) },
    sinceDays(creditLogs.createdAt),
  );
  return { granted: given?.sum ?? 0, spent: taken?.sum ?? 0 };
}

/** Clients whose plan has ended come first, then the plans that end within days. */
async function plansEnding({ db }: SuperScope): Promise<Overview['ending']> {
  const all = across(db, 'superAdmin');
  const endsAt = subscribed(all, subscriptions.endsAt);
  const isSoon = sql`coalesce(${endsAt}, now()) < now() + interval '1 day' * ${limits.overviewEndingDays}`;
  const found = await all.clients
    .pick(
      {
        _id: clients.id,
        name: clients.name,
        timeZone: clients.timeZone,
        endsAt: sql<Date | null>`${endsAt}`.mapWith(subscriptions.endsAt).as('ends_at'),
      },
      and(eq(clients.isActive, true), isSoon),
    )
    .orderBy(sql`ends_at nulls first`, asc(clients.name))
    .limit(rowsShown);
  return found.map((row) => ({ ...row, endsAt: row.endsAt?.toISOString() ?? null }));
}

async function whoSpent({ db }: SuperScope): Promise<Overview['spending']> {
  const all = across(db, 'superAdmin');
  const credits = sumOf(creditLogs.creditsDeducted);
  return all.creditLogs
    .pick({ _id: clients.id, name: clients.name, credits }, sinceDays(creditLogs.createdAt))
    .innerJoin(all.clients.rows(), eq(clients.id, creditLogs.clientId))
    .groupBy(clients.id, clients.name)
    .having(sql`${credits} > 0`)
    .orderBy(desc(credits), asc(clients.name))
    .limit(rowsShown);
}

async function whyJobsFailed({ db }: SuperScope): Promise<Overview['failures']> {
  const code = sql<string>`coalesce(${jobs.error} ->> 'code', 'unexpected')`;
  const failed = sql`count(*)`.mapWith(Number);
  return across(db, 'superAdmin')
    .jobs.pick(
      { operation: jobs.operation, code: code.as('code'), jobs: failed },
      and(eq(jobs.state, 'failed'), sinceHours(jobs.createdAt)),
    )
    .groupBy(jobs.operation, sql`2`)
    .orderBy(desc(failed), asc(jobs.operation))
    .limit(rowsShown);
}
