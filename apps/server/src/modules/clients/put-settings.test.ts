import { factWord } from '@naksha/contract';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { addTestClient } from '../../../test/client.ts';
import { useTestApp } from '../../../test/use-test-app.ts';

const app = useTestApp();

test('who changes a rule that another has changed meanwhile hears of it, and nothing is changed', async () => {
  const { clientId } = await addTestClient(app.connection.db);
  const { token } = await app.signIn({ clientId, role: 'admin' });
  const put = (body: object) => app.ask('PUT /client/settings', { token, body });
  const day = (name: string, date: string) => ({ name, date, isYearly: false });
  const [one, other] = [day('Diwali', '2026-11-08'), day('Holi', '2026-03-04')];
  const both = await Promise.all([one, other].map((each) => put({ holidays: [each], was: { holidays: [] } })));
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const kept = both[0]?.status === 200 ? one : other;
  expect(both.find(({ status }) => status === 409)?.body).toMatchObject({
    error: {
      code: 'changed_meanwhile',
      params: { now: `Holidays: ${factWord('holidays', [`${kept.date} ${kept.name}`], 'en')}` },
    },
  });
  expect((await app.ask('GET /client/settings', { token })).body).toMatchObject({ holidays: [kept] });
  // Of other rules than the changed one nothing has to be known, and a caller that does not say what it saw is heard.
  expect((await put({ timeZone: 'Asia/Dubai', was: { timeZone: 'Asia/Kolkata' } })).status).toBe(200);
  expect((await put({ holidays: [one, other], was: { holidays: [kept] } })).status).toBe(200);
  expect((await put({ holidays: [] })).status).toBe(200);
});

test('who has no address yet is named before addresses are demanded, ten of them and how many more', async () => {
  const { clientId } = await addTestClient(app.connection.db);
  for (let at = 0; at < 12; at++) await app.signIn({ clientId, role: 'user' });
  const { token } = await app.signIn({ clientId, role: 'admin' });
  const answer = await app.ask('PUT /client/settings', { token, body: { isIpRequired: true } });
  const { names } = z.object({ error: z.object({ params: z.object({ names: z.string() }) }) }).parse(answer.body)
    .error.params;
  expect([names.split(', ').length, names.endsWith(' (+3)')]).toEqual([10, true]);
});
