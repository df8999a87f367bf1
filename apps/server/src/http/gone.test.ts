import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../test/app.ts';
import { gate } from '../../test/engines.ts';
import { newcomer } from '../../test/uploads.ts';
import { handlers } from '../calls/handlers.ts';

let app: TestApp;
/** Whether each caller had gone when their request was handled. */
const wasGone: (boolean | undefined)[] = [];
beforeAll(async () => {
  app = await openTestApp(
    {},
    {
      handlers: {
        ...handlers,
        getMe(scope, input) {
          wasGone.push(scope.gone?.aborted);
          return handlers.getMe(scope, input);
        },
      },
    },
  );
});
afterAll(() => app.close());

test('a request whose caller went before it was known who they are is handled for no one', async () => {
  const { token } = await newcomer(app);
  const [isHeld, over] = [gate(), gate()];
  const holding = app.connection.db.transaction(async (tx) => {
    await tx.execute(sql`lock table sessions in access exclusive mode`);
    isHeld.open();
    await over.passed;
  });
  await isHeld.passed;
  const leaving = new AbortController();
  const headers = { authorization: `Bearer ${token}` };
  const asked = fetch(`${app.url}/users/me`, { headers, signal: leaving.signal });
  await expect.poll(() => app.open()).toBe(1);
  leaving.abort();
  await expect(asked).rejects.toThrow('aborted');
  await expect.poll(() => app.open()).toBe(0);
  over.open();
  await holding;
  await expect.poll(() => wasGone).toEqual([true]);
  expect((await app.ask('GET /users/me', { token })).status).toBe(200);
  expect(wasGone).toEqual([true, false]);
});
