import { tmpdir } from 'node:os';
import { limits } from '@naksha/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { inPictureTurn, inQuickLane } from './picture-turn.ts';

const folder = tmpdir();
const before = { ...limits };
afterEach(() => {
  Object.assign(limits, before);
  vi.useRealTimers();
});
const large = { pixels: 280_000_000, temporaryBytes: 0, memoryBytes: 0 };
const small = { pixels: 48 * 40, temporaryBytes: 0, memoryBytes: 0 };
/** Work that lasts until it is let go. Whoever has a place looks for room on the disk first, so of two the second may begin before. */
function hold() {
  const [began, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const work = () => {
    began.resolve();
    return held.promise;
  };
  return { work, hasBegun: began.promise, letGo: held.resolve };
}

test('a small picture passes large ones, of which a client has one decoded at a time, and another is served beside it', async () => {
  const order: string[] = [];
  const { work: lasting, hasBegun, letGo } = hold();
  const judge = (clientId: string, name: string, weight = large, work: () => Promise<void> = async () => {}) =>
    inPictureTurn({ clientId, weight, folder }, async () => {
      order.push(name);
      await work();
    });
  const all = [
    judge('greedy', 'first', large, lasting),
    ...['second', 'third'].map((name) => judge('greedy', name)),
    judge('other', 'large of another'),
  ];
  await Promise.all([hasBegun, judge('greedy', 'small', small), all[3]]);
  expect(order.toSorted()).toEqual(['first', 'large of another', 'small']);
  letGo();
  await Promise.all(all);
  expect(order.slice(3)).toEqual(['second', 'third']);
});

test.each([
  ['large', large],
  ['small', small],
])(
  'a %s picture whose temporary files would fill the disk is refused before any is written, and the next one is judged',
  async (_, weight) => {
    Object.assign(limits, { freeDiskBytes: 2 ** 60 });
    const wish = { clientId: 'a', weight, folder };
    await expect(inPictureTurn(wish, async () => 1)).rejects.toMatchObject({ fault: 'full' });
    Object.assign(limits, { freeDiskBytes: before.freeDiskBytes });
    expect(await inPictureTurn(wish, async () => 'decoded')).toBe('decoded');
  },
);

test('of small pictures a client has one decoded at a time, and looks at heads take their turns among them', async () => {
  const order: string[] = [];
  const held = Promise.withResolvers<void>();
  const judge = (clientId: string, name: string) =>
    inPictureTurn({ clientId, weight: small, folder }, async () => void order.push(name));
  const all = [
    inQuickLane('greedy', () => held.promise),
    ...['first', 'second', 'third'].map((name) => judge('greedy', name)),
    judge('other', 'of another'),
    inQuickLane('stranger', async () => void order.push('a head')),
  ];
  await Promise.all(all.slice(-2));
  held.resolve();
  await Promise.all(all);
  expect(order.slice(0, 2).toSorted()).toEqual(['a head', 'of another']);
  expect(order.slice(2)).toEqual(['first', 'second', 'third']);
});

test('a small picture waits for none of two that take long, unless its client is known for such', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const order: string[] = [];
  const held = Promise.withResolvers<void>();
  const judge = (clientId: string, work: () => unknown) =>
    inPictureTurn({ clientId, weight: small, folder }, async () => {
      await work();
      order.push(clientId);
    });
  await judge('known', () => vi.advanceTimersByTime(60_000));
  const slow = ['slow', 'slow as well'].map((clientId) => judge(clientId, () => held.promise));
  const known = judge('known', () => undefined);
  await judge('third', () => undefined);
  await judge('fourth', () => undefined);
  expect(order).toEqual(['known', 'third', 'fourth']);
  held.resolve();
  await Promise.all([...slow, known]);
});

test('the next picture is of the client whose pictures took the least time of late', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  Object.assign(limits, { picturesAtOnce: 1 });
  const order: string[] = [];
  const judge = (clientId: string, seconds = 0) =>
    inPictureTurn({ clientId, weight: large, folder }, async () => {
      order.push(clientId);
      vi.advanceTimersByTime(seconds * 1000);
    });
  const names = ['first', 'costly', 'cheap', 'costly', 'cheap'];
  await Promise.all(names.map((name) => judge(name, name === 'costly' ? 60 : 2)));
  expect(order).toEqual(['first', 'costly', 'cheap', 'cheap', 'costly']);
  // After a while it is forgotten.
  vi.advanceTimersByTime(3_600_000);
  order.length = 0;
  await Promise.all(['second', 'costly', 'cheap'].map((name) => judge(name)));
  expect(order).toEqual(['second', 'costly', 'cheap']);
});

test('clients beyond their budget of time leave a place of the large ones to the next, also with what is under way', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const order: string[] = [];
  const judge = (clientId: string, work: () => unknown = () => undefined) =>
    inPictureTurn({ clientId, weight: large, folder }, async () => {
      order.push(clientId);
      await work();
    });
  const spend = () => vi.advanceTimersByTime(2 * limits.judgingSecondsPerClient * 1000);
  await judge('costly', spend);
  const { work, hasBegun, letGo } = hold();
  const lasting = judge('costly as well', work);
  await hasBegun;
  spend();
  const costly = judge('costly');
  await judge('third');
  expect(order).toEqual(['costly', 'costly as well', 'third']);
  letGo();
  await Promise.all([lasting, costly]);
  expect(order).toEqual(['costly', 'costly as well', 'third', 'costly']);
});

test('a picture that is not begun in time is refused with the seconds to come again in, and leaves the line', async () => {
  Object.assign(limits, { pictureWaitSeconds: 0.05 });
  const { work, hasBegun, letGo } = hold();
  const wish = { clientId: 'a', weight: large, folder };
  const lasting = inPictureTurn(wish, work);
  await hasBegun;
  let isJudged = false;
  const late = inPictureTurn(wish, async () => {
    isJudged = true;
  });
  await expect(late).rejects.toMatchObject({ code: 'too_many_requests', details: { retryAfterSeconds: 30 } });
  letGo();
  await lasting;
  expect(await inPictureTurn(wish, async () => 'judged')).toBe('judged');
  expect(isJudged).toBe(false);
});

test('a picture that takes more of the disk or of time than one may is refused, and the next one is judged', async () => {
  const wish = { clientId: 'a', weight: large, folder };
  const tooMuch = { ...wish, weight: { ...large, temporaryBytes: limits.judgingBytes + 1 } };
  await expect(inPictureTurn(tooMuch, async () => 1)).rejects.toMatchObject({ code: 'image_unprocessable' });
  Object.assign(limits, { judgingSeconds: 0.05 });
  const endless = (late: AbortSignal) =>
    new Promise((_, reject) => late.addEventListener('abort', () => reject(late.reason)));
  await expect(inPictureTurn(wish, endless)).rejects.toMatchObject({ code: 'image_unprocessable' });
  expect(await inPictureTurn(wish, async () => 'judged')).toBe('judged');
});

test('one picture at a time has temporary files, and those without any pass', async () => {
  const order: string[] = [];
  const { work: lasting, hasBegun, letGo } = hold();
  const decode = (clientId: string, temporaryBytes: number, work: () => Promise<void> = async () => {}) =>
    inPictureTurn({ clientId, weight: { ...large, temporaryBytes }, folder }, async () => {
      order.push(clientId);
      await work();
    });
  const first = decode('spooling first', 1, lasting);
  await hasBegun;
  const second = decode('spooling second', 1);
  await decode('without', 0);
  expect(order).toEqual(['spooling first', 'without']);
  letGo();
  await Promise.all([first, second]);
  expect(order).toEqual(['spooling first', 'without', 'spooling second']);
});

test('one picture at a time is kept whole in memory where that takes much, and those that take less pass', async () => {
  const order: string[] = [];
  const { work: lasting, hasBegun, letGo } = hold();
  const decode = (clientId: string, memoryBytes: number, work: () => Promise<void> = async () => {}) =>
    inPictureTurn({ clientId, weight: { ...large, memoryBytes }, folder }, async () => {
      order.push(clientId);
      await work();
    });
  // A JPEG in passes of 280 million pixels.
  const first = decode('in passes', 840_000_000, lasting);
  await hasBegun;
  const second = decode('in passes as well', 840_000_000);
  await decode('in smaller passes', limits.passesBytes / limits.picturesAtOnce);
  expect(order).toEqual(['in passes', 'in smaller passes']);
  letGo();
  await Promise.all([first, second]);
  expect(order).toEqual(['in passes', 'in smaller passes', 'in passes as well']);
});

test('when too many wait, the client with the most is refused its last, and of one only so many wait', async () => {
  Object.assign(limits, { picturesWaiting: 3, picturesWaitingPerClient: 3 });
  const order: string[] = [];
  const places = { greedy: hold(), modest: hold() };
  const decode = (clientId: string, name: string, work: () => Promise<void> = async () => {}) =>
    inPictureTurn({ clientId, weight: large, folder }, async () => {
      await work();
      order.push(name);
    });
  const holding = Object.entries(places).map(([clientId, { work }]) => decode(clientId, 'held', work));
  await Promise.all(Object.values(places).map(({ hasBegun }) => hasBegun));
  const [second, third, fourth] = ['second', 'third', 'fourth'].map((name) => decode('greedy', name));
  await expect(decode('greedy', 'fifth')).rejects.toMatchObject({ code: 'too_many_requests' });
  const modest = decode('modest', 'of another');
  await expect(fourth).rejects.toMatchObject({ code: 'unavailable', details: { retryAfterSeconds: 30 } });
  for (const { letGo } of Object.values(places)) letGo();
  await Promise.all([...holding, second, third, modest]);
  expect(order.slice(2).toSorted()).toEqual(['of another', 'second', 'third']);
});
