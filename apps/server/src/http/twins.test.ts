import { randomUUID } from 'node:crypto';
import { type Endpoint, endpoints } from '@naksha/contract';
import { beforeAll, expect, test } from 'vitest';
import { sampleBodies } from '../../test/authorization-samples.ts';
import { setShop } from '../../test/authorization-shop.ts';
import { useOperator } from '../../test/operator.ts';

const { app, operator, planOf, house } = useOperator();
let place: Awaited<ReturnType<typeof house>>;
let soldPlanId = '';
beforeAll(async () => {
  place = await house();
  soldPlanId = await setShop(app.connection.db, [place.clientId]);
});

type Making = keyof typeof sampleBodies;
const isMaking = (name: string): name is Making => name in sampleBodies;
/** Whatever makes a row of its own, rather than one beneath another, and says what becomes of a second. */
const makings = Object.entries<Endpoint>(endpoints).filter(
  ([, { status, twin, path }]) => status === 201 && twin !== 'swept' && !path.includes('{'),
);

test.each(makings)('%s makes one row of one that is sent three times', async (name, row) => {
  if (!isMaking(name)) throw new Error(`${name} has no sample.`);
  const { clientId, userId, admin } = place;
  const unused = { username: '', s3FileName: '', resetToken: '', code: '' };
  const body = sampleBodies[name]({ clientId, userId, planId: planOf(), soldPlanId, ...unused });
  const token = [row.access].flat().includes('super') ? operator.token : admin.token;
  const headers = row.idempotent && { 'idempotency-key': randomUUID() };
  const send = () => app.ask(`${row.method} ${row.path}`, { token, headers, body });
  const answers = await Promise.all([send(), send()]);
  answers.push(await send());
  const [made, ...more] = answers.toSorted((one, other) => one.status - other.status);
  expect(made?.status).toBe(201);
  for (const each of more)
    expect(each).toMatchObject(row.twin ? { body: { error: { code: row.twin } } } : { status: 201, body: made?.body });
});
