import { limits } from '@naksha/contract';
import { expect, test } from 'vitest';
import { inHashingSlot } from './hashing-slot.ts';

/** Holds every slot until the answer is called. */
async function holdAll(): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  let running = 0;
  // One more than there are cores: the last of them waits.
  const enter = () =>
    inHashingSlot(async () => {
      running++;
      await held.promise;
    });
  for (let before = -1; running > before; ) {
    before = running;
    void enter();
    await new Promise((resolve) => setImmediate(resolve));
  }
  return held.resolve;
}

test('known people go before strangers, addresses take turns, and the address that fills the queue gives way', async () => {
  const release = await holdAll();
  const order: string[] = [];
  const ask = (name: string, stranger?: string) =>
    inHashingSlot(async () => void order.push(name), stranger).then(
      () => 'entered',
      () => 'refused',
    );
  const flood = Array.from({ length: limits.logInsWaiting }, (_, at) => ask(`flood ${at}`, '203.0.113.1'));
  const others = ['198.51.100.1', '198.51.100.2'].map((address) => ask(address, address));
  const known = ask('known');
  release();
  expect(await Promise.all([...others, known])).toEqual(['entered', 'entered', 'entered']);
  const answers = await Promise.all(flood);
  expect(answers.filter((word) => word === 'refused')).toHaveLength(2);
  expect(order[0]).toBe('known');
  expect(order.indexOf('198.51.100.2')).toBeLessThan(5);
});
