import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { inJudgingSlot } from './judging-slot.ts';

const folder = tmpdir();
const large = { pixels: 280_000_000, temporaryBytes: 0 };
const small = { pixels: 48 * 40, temporaryBytes: 0 };

test('a small picture passes large ones, of which one is judged at a time and the clients are served in rotation', async () => {
  const order: string[] = [];
  const held = Promise.withResolvers<void>();
  const judge = (clientId: string, name: string, weight = large, work: () => Promise<void> = async () => {}) =>
    inJudgingSlot({ clientId, weight, folder }, async () => {
      order.push(name);
      await work();
    });
  const all = [
    judge('greedy', 'first', large, () => held.promise),
    ...['second', 'third'].map((name) => judge('greedy', name)),
    judge('other', 'large of another'),
  ];
  await judge('stranger', 'small', small);
  expect(order.at(-1)).toBe('small');
  expect(order.filter((name) => name !== 'small').length).toBeLessThanOrEqual(1);
  held.resolve();
  await Promise.all(all);
  expect(order).toEqual(['small', 'first', 'second', 'large of another', 'third']);
});

test('a picture whose temporary files would fill the disk is refused before any is written, and the next one is judged', async () => {
  const wish = { clientId: 'a', weight: { pixels: 280_000_000, temporaryBytes: 2 ** 60 }, folder };
  await expect(inJudgingSlot(wish, async () => 1)).rejects.toMatchObject({ fault: 'full' });
  expect(await inJudgingSlot({ ...wish, weight: large }, async (isSmall) => isSmall)).toBe(false);
});
