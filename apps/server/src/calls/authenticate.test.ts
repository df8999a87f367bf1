import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { type Designer, newcomer } from '../../test/uploads.ts';
import { useTestApp } from '../../test/use-test-app.ts';

const app = useTestApp();

test('somebody whose requests are too many keeps no one else waiting to be recognised', async () => {
  const [asha, bina] = [await newcomer(app), await newcomer(app)];
  const [locked, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const holding = app.connection.db.transaction(async (tx) => {
    await tx.execute(sql`lock table sessions in access exclusive mode`);
    locked.resolve();
    await released.promise;
  });
  await locked.promise;
  const order: Designer[] = [];
  const ask = async (who: Designer) => {
    const { status } = await app.ask('GET /session/update-last-active', { token: who.token });
    order.push(who);
    return status;
  };
  // What was sent before has come when this is answered.
  const hearAll = () => app.ask('GET /health');
  const flood = Array.from({ length: 100 }, () => ask(asha));
  await hearAll();
  const hers = ask(bina);
  await hearAll();
  released.resolve();
  await holding;
  expect([await hers, ...(await Promise.all(flood))].every((status) => status === 200)).toBe(true);
  // In one line she would be the last of all. Those that were let in before are answered first, and a busy process hears several answers at once.
  expect(order.indexOf(bina)).toBeLessThan(70);
});
