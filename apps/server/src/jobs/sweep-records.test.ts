import { limits } from '@naksha/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorkshop, type Workshop } from '../../test/workshop.ts';
import { callCounts } from '../db/schema/call-counts.ts';
import { idempotencyKeys } from '../db/schema/idempotency-keys.ts';
import { sessions } from '../db/schema/sessions.ts';
import { throttles } from '../db/schema/throttles.ts';
import { sweepRecords } from './sweep-records.ts';

let shop: Workshop;
beforeAll(async () => {
  shop = await openWorkshop();
});
afterAll(() => shop.close());

test('what has run out is deleted, and nothing else', async () => {
  const { db, userId } = await shop.designer(0);
  const ago = (seconds: number) => new Date(Date.now() - seconds * 1000);
  const day = 86_400;
  for (const [key, age] of [
    ['old', 2.1 * day],
    ['new', 1.9 * day],
  ] as const) {
    await db.insert(idempotencyKeys).values({ userId, key, requestHash: '-', createdAt: ago(age) });
  }
  for (const [tokenHash, age] of [
    ['old', limits.sessionMaxSeconds + 60],
    ['new', limits.sessionMaxSeconds - 60],
  ] as const) {
    await db.insert(sessions).values({ userId, tokenHash, createdAt: ago(age) });
  }
  for (const [key, age] of [
    ['old', 2.1 * day],
    ['new', 1.9 * day],
  ] as const) {
    await db.insert(throttles).values({ key, failures: 9, lastFailureAt: ago(age) });
  }
  for (const [key, age] of [
    ['old', 5],
    ['new', -60],
  ] as const) {
    await db.insert(callCounts).values({ key, count: 9, endsAt: ago(age) });
  }
  await sweepRecords(db);
  expect((await db.select().from(idempotencyKeys)).map(({ key }) => key)).toEqual(['new']);
  expect((await db.select().from(sessions)).map(({ tokenHash }) => tokenHash)).toEqual(['new']);
  expect((await db.select().from(throttles)).map(({ key }) => key)).toEqual(['new']);
  expect((await db.select().from(callCounts)).map(({ key }) => key)).toEqual(['new']);
});
