import { type CurrentPlan, limits } from '@naksha/contract';
import { and, asc, gt, gte, isNull, or, sql } from 'drizzle-orm';
import { databaseTime } from '../../db/database-time.ts';
import { fields } from '../../db/fields.ts';
import { type Owner, own } from '../../db/own.ts';

const { creditLogs: logs, ledgerLots: lots } = fields;
const dayMs = 86_400_000;

type Forecast = CurrentPlan['forecast'];

/**
 * How fast a client spends, counted over the last days, and when what it has would run out at that pace: null where nothing is spent, or
 * where lots expire before they are used up.
 */
export async function forecastCredits(owner: Owner): Promise<Forecast> {
  const mine = own(owner);
  const days = limits.forecastDays;
  const since = sql`now() - interval '1 day' * ${days}`;
  const sum = sql`coalesce(sum(${logs.creditsDeducted}), 0)`.mapWith(Number);
  const [log] = await mine.creditLogs.pick({ sum }, gte(logs.createdAt, since));
  const spent = log?.sum ?? 0;
  const now = await databaseTime(owner.db);
  const isOpen = and(gt(lots.remaining, 0), or(isNull(lots.expiresAt), gt(lots.expiresAt, sql`now()`)));
  const open = await mine.ledgerLots
    .pick({ remaining: lots.remaining, expiresAt: lots.expiresAt }, isOpen)
    .orderBy(sql`${lots.expiresAt} asc nulls last`, asc(lots.id));
  return { days, spentPerDay: Math.round((spent * 100) / days) / 100, runsOutAt: runsOut({ open, spent, days, now }) };
}

interface Pace {
  /** In the order in which they are spent. */
  readonly open: readonly { readonly remaining: number; readonly expiresAt: Date | null }[];
  readonly spent: number;
  readonly days: number;
  readonly now: Date;
}

/** When the last lot is used up; null when one expires with something left in it. */
export function runsOut({ open, spent, days, now }: Pace): string | null {
  if (spent === 0) return null;
  let at = now.getTime();
  for (const { remaining, expiresAt } of open) {
    at += Math.ceil((remaining * days * dayMs) / spent);
    if (expiresAt && expiresAt.getTime() < at) return null;
  }
  const latest = 8.64e15;
  return at > latest ? null : new Date(at).toISOString();
}
