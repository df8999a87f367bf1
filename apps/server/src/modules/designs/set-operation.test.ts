import { jobRequest } from '@naksha/contract';
import { eq } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../test/app.ts';
import { askerOf } from '../../../test/asker.ts';
import { engineOf, paint } from '../../../test/engines.ts';
import { openWorkshop, type Workshop } from '../../../test/workshop.ts';
import { actionLogs } from '../../db/schema/action-logs.ts';
import { jobs } from '../../db/schema/jobs.ts';
import { operationSettings } from '../../db/schema/operation-settings.ts';
import type { ClientScope, SuperScope } from '../../http/scope.ts';
import { readBalance } from '../credits/balance.ts';
import { listOperations } from './list-operations.ts';
import { setOperation } from './set-operation.ts';
import { submitDesign } from './submit-design.ts';

let shop: Workshop;
let operator: SuperScope;
let asha: ClientScope;
beforeAll(async () => {
  shop = await openWorkshop();
  asha = await shop.designer(40);
  const { clientId: _, isUserMode: __, ...signedIn } = asha;
  operator = { ...signedIn, kind: 'super', role: 'superadmin' };
});
afterAll(() => shop.close());
afterEach(() => shop.connection.db.delete(operationSettings));

const vines = jobRequest.parse({ operation: 'generate', params: { prompt: 'vines' } });
const statusOf = async (name: string) => (await listOperations(asha)).data.find((row) => row.name === name)?.status;

test('an operation that is switched off is announced as coming soon, and asking for it takes nothing', async () => {
  const { data } = await setOperation(operator, { name: 'generate', status: 'comingSoon' });
  expect(data).toMatchObject({ name: 'generate', status: 'comingSoon', engine: 'builtin' });
  expect(await statusOf('generate')).toBe('comingSoon');
  expect(await statusOf('repeat')).toBe('on');
  const before = await readBalance(asha);
  const refusal = { code: 'operation_coming_soon', details: { field: 'operation' } };
  await expect(submitDesign(asha, vines)).rejects.toMatchObject(refusal);
  expect(await readBalance(asha)).toEqual(before);
  expect(await asha.db.select().from(jobs).where(eq(jobs.clientId, asha.clientId))).toEqual([]);
});

test('an operation that is switched on again is done as before', async () => {
  await setOperation(operator, { name: 'generate', status: 'comingSoon' });
  await setOperation(operator, { name: 'generate', status: 'on' });
  expect(await statusOf('generate')).toBe('on');
  await expect(submitDesign(asha, vines)).resolves.toMatchObject({ job: { state: 'queued' } });
});

test('work that is in line when its operation is switched off is done and paid for', async () => {
  const bela = await shop.designer(10);
  const { ask, ended, balance } = askerOf(bela);
  const id = await ask();
  await setOperation(operator, { name: 'generate', status: 'comingSoon' });
  const worker = await shop.work(engineOf(paint));
  expect(await ended(id)).toMatchObject({ state: 'done', cost: 2 });
  expect(await balance()).toMatchObject({ creditsLeft: 8, reserved: 0 });
  await worker.stop(0);
  expect(await shop.checkBooks()).toEqual([]);
});

test('a request that was granted before is answered the same when it is sent again', async () => {
  const scope = { ...asha, idempotency: { key: newId(), requestHash: 'vines' } };
  const granted = await submitDesign(scope, vines);
  await setOperation(operator, { name: 'generate', status: 'comingSoon' });
  expect(await submitDesign(scope, vines)).toEqual(granted);
});

test.each(['mix', 'replicate'] as const)(
  '%s is on, unless an operator has it announced as coming soon',
  async (name) => {
    expect(await statusOf(name)).toBe('on');
    await setOperation(operator, { name, status: 'comingSoon' });
    expect(await statusOf(name)).toBe('comingSoon');
    await setOperation(operator, { name, status: 'on' });
    expect(await statusOf(name)).toBe('on');
  },
);

test('each change stands in the action log with who made it', async () => {
  await setOperation(operator, { name: 'repeat', status: 'comingSoon' });
  const [line] = await operator.db.select().from(actionLogs).where(eq(actionLogs.object, 'repeat'));
  expect(line).toMatchObject({ action: 'operation.status', userId: operator.userId, params: { status: 'comingSoon' } });
});

test('a name that is no operation is not there', async () => {
  const app: TestApp = await openTestApp();
  const { token } = await app.signIn({ clientId: null, role: 'superadmin' });
  const switchOff = (name: string, body: object = { status: 'comingSoon' }) =>
    app.ask(`PATCH /design/operations/${name}`, { token, body });
  expect(await switchOff('embroider')).toMatchObject({ status: 404, body: { error: { code: 'not_found' } } });
  expect(await switchOff('repeat', { status: 'off' })).toMatchObject({ status: 422 });
  expect(await switchOff('repeat')).toMatchObject({ status: 200, body: { data: { status: 'comingSoon' } } });
  await app.close();
});
