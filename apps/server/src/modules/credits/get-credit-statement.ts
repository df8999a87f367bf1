import type { CreditStatement } from '@naksha/contract';
import { and, asc, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { fields } from '../../db/fields.ts';
import { knownZone } from '../../db/known-zone.ts';
import { type Owner, own } from '../../db/own.ts';
import { rows } from '../../db/rows.ts';
import type { ClientScope, SuperScope } from '../../http/scope.ts';
import { visitClient } from '../logs/visit-client.ts';

const { clients, creditLogs: logs, ledgerEntries: entries } = fields;

interface Query {
  readonly month?: string | undefined;
  readonly clientId?: string | undefined;
}

interface Month {
  readonly month: string;
  readonly from: Date;
  readonly to: Date;
}

/** Of a month these many movements are shown; spending is summed by feature. */
const mostMovements = 500;
const shown = ['grant', 'correct', 'expire'] as const;

/** A month of a client's credits, by its own clock. A super-admin names the client; without one there is nothing to show. */
export async function getCreditStatement(
  scope: ClientScope | SuperScope,
  { month, clientId: named }: Query,
): Promise<CreditStatement> {
  const clientId = scope.kind === 'client' ? scope.clientId : named;
  if (clientId === undefined) return emptyOf(month ?? new Date().toISOString().slice(0, 7));
  await visitClient(scope, clientId, 'credits');
  const owner = { db: scope.db, clientId };
  const bounds = await boundsOf(owner, month);
  const sums = await sumsOf(owner, bounds);
  const closing = sums.opening + sums.granted + sums.corrected - sums.spent - sums.expired;
  return {
    month: bounds.month,
    ...sums,
    closing,
    movements: await movementsOf(owner, bounds),
    features: await featuresOf(owner, bounds),
  };
}

const emptyOf = (month: string): CreditStatement => ({
  month,
  ...{ opening: 0, granted: 0, corrected: 0, spent: 0, expired: 0, closing: 0, returned: 0 },
  ...{ movements: [], features: [] },
});

/** When a month begins and ends where the client is; the running one where none is named. */
async function boundsOf(owner: Owner, month: string | undefined): Promise<Month> {
  const zone = own(owner).clients.pick({ timeZone: knownZone(clients.timeZone) });
  const first =
    month === undefined ? sql`date_trunc('month', now() at time zone ${zone})` : sql`${`${month}-01`}::timestamp`;
  const ms = (moment: SQL) => sql`extract(epoch from (${moment}) at time zone ${zone}) * 1000`;
  const [found] = await rows(
    owner.db,
    z.object({ month: z.string(), from: z.coerce.number(), to: z.coerce.number() }),
    sql`select to_char(${first}, 'YYYY-MM') as month, ${ms(first)} as from, ${ms(sql`${first} + interval '1 month'`)} as to`,
  );
  if (!found) throw new Error('The database does not know its months.');
  return { month: found.month, from: new Date(found.from), to: new Date(found.to) };
}

const within = ({ from, to }: Month, at: typeof entries.createdAt | typeof logs.createdAt) =>
  and(gte(at, from), lt(at, to));

/** All of the book: what is held is not gone, so that a balance is what can be spent and what is held. */
async function sumsOf(owner: Owner, month: Month) {
  const { account, kind, amount, createdAt } = entries;
  const isIn = within(month, createdAt);
  const sum = (what: SQL | undefined) => sql`coalesce(sum(${amount}) filter (where ${what}), 0)`.mapWith(Number);
  const ofAvailable = (of: (typeof shown)[number] | 'release') => and(isIn, eq(account, 'available'), eq(kind, of));
  const [found] = await own(owner).ledgerEntries.pick(
    {
      opening: sum(and(lt(createdAt, month.from), inArray(account, ['available', 'reserved']))),
      granted: sum(ofAvailable('grant')),
      corrected: sum(ofAvailable('correct')),
      spent: sum(and(isIn, eq(account, 'spent'))),
      lost: sum(ofAvailable('expire')),
      returned: sum(ofAvailable('release')),
    },
    lt(createdAt, month.to),
  );
  const { lost = 0, ...sums } = found ?? { opening: 0, granted: 0, corrected: 0, spent: 0, returned: 0 };
  return { ...sums, expired: 0 - lost };
}

/** What came, was corrected or expired, one after the other. */
async function movementsOf(owner: Owner, month: Month): Promise<CreditStatement['movements']> {
  const { createdAt, kind, amount, reason, account, id } = entries;
  const found = await own(owner)
    .ledgerEntries.pick(
      { createdAt, kind, amount, reason },
      and(within(month, createdAt), eq(account, 'available'), inArray(kind, [...shown])),
    )
    .orderBy(asc(createdAt), asc(id))
    .limit(mostMovements);
  return found.map(({ createdAt: at, ...movement }) => ({ at: at.toISOString(), ...movement }));
}

/** What credits were spent on. */
function featuresOf(owner: Owner, month: Month): Promise<CreditStatement['features']> {
  const images = sql`sum(${logs.imagesGenerated})`.mapWith(Number);
  const credits = sql`sum(${logs.creditsDeducted})`.mapWith(Number);
  return own(owner)
    .creditLogs.pick({ feature: logs.feature, images, credits }, within(month, logs.createdAt))
    .groupBy(logs.feature)
    .orderBy(asc(logs.feature));
}
