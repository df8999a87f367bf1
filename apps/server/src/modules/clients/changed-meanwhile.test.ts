import { expect, test } from 'vitest';
import { addTestClient } from '../../../test/client.ts';
import { useTestApp } from '../../../test/use-test-app.ts';

const app = useTestApp();

test('who changes a client or its limit over what another has made of it is shown what it is now, and nothing is changed', async () => {
  const { token } = await app.signIn({ clientId: null, role: 'superadmin' });
  const { clientId } = await addTestClient(app.connection.db, { usersCount: 1 });
  const ask = (what: string, body?: object) => app.ask(what, { token, body });
  const was = { name: 'A mill of the tests', phone: '' };
  expect((await ask(`PATCH /client/${clientId}`, { phone: '0261 245678', was })).status).toBe(200);
  expect(await ask(`PATCH /client/${clientId}`, { name: 'Theirs', phone: '', was })).toMatchObject({
    status: 409,
    body: {
      error: {
        code: 'changed_meanwhile',
        params: {
          ...was,
          phone: '0261 245678',
          now: expect.stringMatching(/^Name: A mill of the tests; .*Phone: 0261 245678/),
        },
      },
    },
  });
  // What somebody else has changed elsewhere is in no one's way.
  const mine = await ask(`PATCH /client/${clientId}`, { name: 'Mine', was: { name: was.name } });
  expect(mine).toMatchObject({ status: 200, body: { name: 'Mine', phone: '0261 245678' } });

  const limit = `PATCH /client/enhance-account-limit/${clientId}`;
  expect((await ask(limit, { accountLimit: 5, was: 0 })).status).toBe(200);
  expect(await ask(limit, { accountLimit: 9, was: 0 })).toMatchObject({
    status: 409,
    body: { error: { code: 'changed_meanwhile', params: { accountLimit: 5, now: '5' } } },
  });
  expect((await ask(`GET /client/getClient/${clientId}`)).body).toMatchObject({ accountLimit: 5 });
});
