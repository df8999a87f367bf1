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

/** Work that notes its name; answers how it ended. */
function asking(order: string[]) {
  return (name: string, isKnown: boolean, key: string) =>
    inHashingSlot(async () => void order.push(name), { isKnown, key }).then(
      () => 'entered',
      () => 'refused',
    );
}
const countOf = (answers: readonly string[], word: string) => answers.filter((answer) => answer === word).length;

test('known people go before strangers, addresses take turns, and the address that fills the queue gives way', async () => {
  const release = await holdAll();
  const order: string[] = [];
  const ask = asking(order);
  const flood = Array.from({ length: limits.logInsWaiting }, (_, at) => ask(`flood ${at}`, false, '203.0.113.1'));
  const others = ['198.51.100.1', '198.51.100.2'].map((address) => ask(address, false, address));
  const known = ask('known', true, 'asha');
  release();
  expect(await Promise.all([...others, known])).toEqual(['entered', 'entered', 'entered']);
  expect(countOf(await Promise.all(flood), 'refused')).toBe(2);
  expect(order.indexOf('known')).toBeLessThan(2);
  expect(order.indexOf('198.51.100.2')).toBeLessThan(5);
});

test('log-ins into one known account that fill the queue wait for each other and give way, while other people enter', async () => {
  const release = await holdAll();
  const order: string[] = [];
  const ask = asking(order);
  // One of those who hold the slots waits as well.
  const flood = Array.from({ length: limits.logInsWaiting - 1 }, (_, at) => ask(`flood ${at}`, true, 'attacked'));
  const others = [ask('bina', true, 'bina'), ask('chitra', true, 'chitra'), ask('stranger', false, '198.51.100.1')];
  release();
  expect(await Promise.all(others)).toEqual(['entered', 'entered', 'entered']);
  expect(countOf(await Promise.all(flood), 'refused')).toBe(2);
  expect(Math.max(...['bina', 'chitra', 'stranger'].map((name) => order.indexOf(name)))).toBeLessThan(8);
});

test('four hundred addresses that fill the line again and again keep out no one who comes from another', async () => {
  const addresses = Array.from({ length: 400 }, (_, at) => `203.0.${Math.floor(at / 200)}.${at % 200}`);
  const wrong = (address: string) =>
    inHashingSlot(() => Promise.reject(new Error('wrong')), { isKnown: false, key: address }).catch(() => undefined);
  const flood = () => addresses.map(wrong);
  const order: string[] = [];
  const ask = asking(order);
  // The first time no one knows whose they are: who came first is served, and the newest give way.
  let release = await holdAll();
  const first = ask('first', false, '198.51.100.3');
  const round = flood();
  release();
  expect(await first).toBe('entered');
  await Promise.all(round);
  release = await holdAll();
  const again = flood();
  const strangers = Array.from({ length: 8 }, (_, at) => ask(`stranger ${at}`, false, `198.51.100.${10 + at}`));
  again.push(...flood());
  release();
  expect(new Set(await Promise.all(strangers))).toEqual(new Set(['entered']));
  await Promise.all(again);
});
