import { v7 as newId } from 'uuid';
import { expect, test } from 'vitest';
import { addTestClient } from '../../test/client.ts';
import { useTestApp } from '../../test/use-test-app.ts';

const app = useTestApp();

test('while a hundred callers charge a client at once, the process says again and again that it lives', async () => {
  const { clientId, userId } = await addTestClient(app.connection.db, { credits: 100 });
  const key = await app.addKey(clientId);
  let charged = 0;
  const charge = async () => {
    const { status } = await app.ask('PATCH /billing/deduct-images', {
      headers: { 'x-api-key': key },
      body: { clientId, userId, feature: 'upload', images: 1, requestId: newId() },
    });
    charged++;
    return status;
  };
  const charging = Promise.all(Array.from({ length: 100 }, charge));
  // Counted and not timed: seconds, and the longest pause of all, depend on the machine as well.
  let answers = 0;
  for (; charged < 100; answers++) expect((await app.ask('GET /health')).status).toBe(200);
  expect(new Set(await charging)).toEqual(new Set([200]));
  expect(answers).toBeGreaterThanOrEqual(10);
}, 360_000);
