import { eq, sql } from 'drizzle-orm';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { openTestApp } from '../../../../test/app.ts';
import { eventually } from '../../../../test/eventually.ts';
import { openShop } from '../../../../test/payment-shop.ts';
import { useProviders } from '../../../../test/use-providers.ts';
import { rows } from '../../../db/rows.ts';
import { providerEvents, refunds } from '../../../db/schema/payments.ts';

const doubles = useProviders();

test('a refund that is heard while its payment is being committed waits for it, and is not left parked', async () => {
  const double = doubles('stripe');
  const app = await openTestApp({ PUBLIC_URL: 'http://127.0.0.1:3000', ...double.settings });
  const { connection } = app;
  if (connection.home !== 'postgres') throw new Error('One connection does one thing after the other.');
  const { db } = connection;
  const shop = await openShop(app);
  const { payment, orderId } = await shop.order(await shop.buyer(), double);
  const keeper = new Client({ connectionString: connection.url });
  await keeper.connect();
  await keeper.query('select pg_advisory_lock(42)');
  // The payment has done all it does and looked for what is parked, and is not committed yet.
  await db.execute(
    sql`create function wait_here() returns trigger language plpgsql as $$ begin perform pg_advisory_xact_lock(42); return null; end $$`,
  );
  await db.execute(
    sql`create constraint trigger wait_here after insert on invoices deferrable initially deferred for each row when (new.kind = 'invoice') execute function wait_here()`,
  );
  const paid = shop.hear(double.pay(orderId));
  const waiting = () =>
    rows(
      db,
      z.object({ count: z.int() }),
      sql`select count(*)::int as count from pg_locks where locktype = 'advisory' and not granted`,
    );
  await eventually(async () => expect(await waiting()).toEqual([{ count: 1 }]));
  const refunded = shop.hear(double.refund(orderId, { amount: 10_00, state: 'done' }));
  await eventually(async () => expect(await waiting()).toEqual([{ count: 2 }]));
  await keeper.query('select pg_advisory_unlock(42)');
  expect([(await paid).status, (await refunded).status]).toEqual([200, 200]);
  expect(await db.select().from(providerEvents).where(eq(providerEvents.state, 'parked'))).toEqual([]);
  expect(await db.select().from(refunds).where(eq(refunds.paymentId, payment._id))).toMatchObject([{ state: 'done' }]);
  await keeper.end();
  await app.close();
  expect(app.errors).toEqual([]);
});
