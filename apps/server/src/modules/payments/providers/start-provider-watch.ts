import { and, asc, between, desc, eq, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { fields } from '../../../db/fields.ts';
import { across } from '../../../db/own.ts';
import type { Report } from '../../../jobs/run-job.ts';
import { askProvider } from './ask-provider.ts';
import type { Asking } from './begin-order.ts';
import { offeredProviders } from './open-providers.ts';
import { sendRefunds } from './send-refunds.ts';

const everyMs = 30_000;
/** A payment of which nothing was heard for so long is asked about. */
const silence = sql`now() - interval '15 minutes'`;
/** What was given up is asked about less often, and for a week. */
const seldom = sql`now() - interval '6 hours'`;
const lateDays = sql`now() - interval '7 days'`;
const batch = 20;

export interface ProviderWatch {
  readonly stop: () => Promise<void>;
}

/** Sends refunds that wait, and asks about payments of which no event came, until it is stopped. */
export function startProviderWatch(db: Database, services: Asking['services'], onError: Report): ProviderWatch {
  const asking: Asking = { db, services, ip: null, requestId: null };
  const look = async () => {
    try {
      await sendRefunds(asking);
      await askAboutSilent(asking);
    } catch (error) {
      onError(error);
    }
  };
  if (offeredProviders(services.providers).length === 0) return { stop: async () => undefined };
  let looked = look();
  const looking = setInterval(() => {
    looked = looked.then(look);
  }, everyMs);
  return {
    async stop() {
      clearInterval(looking);
      await looked;
    },
  };
}

const { payments } = fields;

/** A webhook that was never set up, or was switched off after failures, loses no money: it is asked for what it would have said. */
export async function askAboutSilent(asking: Asking): Promise<void> {
  const isPending = and(
    eq(payments.state, 'pending'),
    lt(payments.createdAt, silence),
    or(isNull(payments.askedAt), lt(payments.askedAt, silence)),
  );
  // The page of what was given up may have been open in another window, and closing it may have failed.
  const isLate = and(
    inArray(payments.state, ['cancelled', 'expired']),
    isNotNull(payments.providerOrderId),
    isNull(payments.providerPaymentId),
    between(payments.createdAt, lateDays, silence),
    or(isNull(payments.askedAt), lt(payments.askedAt, seldom)),
  );
  const isOffered = inArray(payments.method, offeredProviders(asking.services.providers));
  const silent = await across(asking.db, 'payments')
    .payments.where(and(isOffered, or(isPending, isLate)))
    .orderBy(desc(eq(payments.state, 'pending')), asc(payments.createdAt))
    .limit(batch);
  for (const payment of silent) await askProvider({ ...asking, clientId: payment.clientId }, payment);
}
