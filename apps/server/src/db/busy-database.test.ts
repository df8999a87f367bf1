import { randomUUIDv7 } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../test/app.ts';
import { addTestClient } from '../../test/client.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(async () => {
  await app.close();
  expect(app.errors).toEqual([]);
});

test('while a hundred callers charge a client at once, the process says again and again that it lives', async () => {
  const { clientId, userId } = await addTestClient(app.connection.db, { credits: 100 });
  const key = await app.addKey(clientId);
  let charged = 0;
  const charge = async () => {
    const { status } = await app.ask('PATCH /billing/deduct-images', {
      headers: { 'x-api-key': key },
      body: { clientId, userId, feature: 'upload', images: 1, requestId: randomUUIDv7() },
    });
    charged++;
    return status;
  };
  const charging = Promise.all(Array.from({ length: 100 }, charge));
  // Counted in charges and not in seconds, which tell of the machine as well.
  let mostBetween = 0;
  for (let before = 0; charged < 100; before = charged) {
    expect((await app.ask('GET /health')).status).toBe(200);
    mostBetween = Math.max(mostBetween, charged - before);
  }
  expect(new Set(await charging)).toEqual(new Set([200]));
  expect(mostBetween).toBeLessThanOrEqual(10);
});
