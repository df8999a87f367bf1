import { costOf, findOperation, jobRequest, ownEngine } from '@naksha/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { keepRow } from '../../../test/uploads.ts';
import { openWorkshop, type Workshop } from '../../../test/workshop.ts';
import { clients } from '../../db/schema/clients.ts';
import { subscriptions } from '../../db/schema/subscriptions.ts';
import type { ClientScope } from '../../http/scope.ts';
import { readBalance } from '../credits/balance.ts';
import { listOperations } from './list-operations.ts';
import { submitDesign } from './submit-design.ts';

let shop: Workshop;
let asha: ClientScope;
beforeAll(async () => {
  shop = await openWorkshop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  asha = await shop.designer(500);
  const prices = { generate: 3, upscale: 9, adjust: 1, flatten: 0 };
  await shop.connection.db.update(subscriptions).set({ prices }).where(eq(subscriptions.clientId, asha.clientId));
});

const usual = { width: 1000, height: 1000 };
const large = { width: 10_001, height: 10_000 };

test.each([
  ['generate', { prompt: 'vines', count: 4 }, undefined, 12],
  ['variation', { count: 2 }, usual, 4],
  ['upscale', { scale: 2 }, usual, 9],
  ['upscale', { scale: 2 }, { width: 8000, height: 8000 }, 18],
  ['adjust', { brightness: 5 }, usual, 1],
  ['flatten', {}, large, 0],
  ['edit', { prompt: 'navy' }, large, 4],
  ['exportPsd', { fileName: 'a', layers: 'picture' }, large, 2],
])('%s of %j costs what its button said before', async (operation, params, picture, cost) => {
  const inputs = picture ? [await keepRow(shop.connection.db, asha, picture)] : [];
  const request = jobRequest.parse({ operation, inputs, params });
  const row = findOperation(operation);
  const offer = (await listOperations(asha)).data.find(({ name }) => name === operation);
  if (!row || !offer) throw new Error('An operation was expected.');
  const pictures = picture ? [{ ...picture, dpi: 150 }] : [];
  // As the studio works it out, by what the list of operations says of the plan.
  const shown = costOf(row, params, { inputs: pictures, engine: ownEngine, prices: { [operation]: offer.cost } });
  expect(shown).toBe(cost);
  expect((await submitDesign(asha, request)).job.cost).toBe(cost);
  expect(await readBalance(asha)).toMatchObject({ creditsLeft: 500 - cost, reserved: cost });
});

test('work costs nothing while the billing of the client is off, whatever the plan says', async () => {
  await shop.connection.db.update(clients).set({ isBillingOn: false }).where(eq(clients.id, asha.clientId));
  const request = jobRequest.parse({ operation: 'generate', params: { prompt: 'vines' } });
  expect((await submitDesign(asha, request)).job.cost).toBe(0);
  expect(await readBalance(asha)).toMatchObject({ creditsLeft: 500, reserved: 0 });
});
