import { expect, onTestFinished, test, vi } from 'vitest';
import { refuseWhileSilent } from './refuse-while-silent.ts';

const silence = { code: 'DATABASE_SILENT' };

function makeDoor() {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  const database = { isThere: true };
  const door = refuseWhileSilent(async () => database.isThere);
  onTestFinished(() => {
    door.close();
    vi.useRealTimers();
  });
  const pass = async (ms: number) => {
    await vi.advanceTimersByTimeAsync(ms);
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { ...door, database, pass };
}

const never = () => new Promise<string>(() => undefined);

test('ends what waits for a database that answers nothing, refuses what comes, and opens with the first answer', async () => {
  const { unlessSilent, handedOver, database, pass } = makeDoor();
  database.isThere = false;
  const slow = Promise.withResolvers<string>();
  const discard = vi.fn();
  const waits = [unlessSilent(never), handedOver(() => slow.promise, discard)];
  const ends = Promise.allSettled(waits);
  await pass(1_900);
  // A later caller does not make it less silent.
  const late = expect(unlessSilent(never)).rejects.toMatchObject(silence);
  await pass(400);
  await late;
  for (const end of await ends) expect(end).toMatchObject({ status: 'rejected', reason: silence });
  const ask = vi.fn(async () => 'here');
  await expect(unlessSilent(ask)).rejects.toMatchObject(silence);
  expect(ask).not.toHaveBeenCalled();
  database.isThere = true;
  slow.resolve('late');
  await pass(300);
  expect(discard.mock.calls).toEqual([['late']]);
  await expect(unlessSilent(ask)).resolves.toBe('here');
});

test('waits for a statement that takes long, and for a database of which others hear', async () => {
  const { unlessSilent, database, pass } = makeDoor();
  const long = Promise.withResolvers<string>();
  const slow = unlessSilent(() => long.promise);
  await pass(10_000);
  database.isThere = false;
  for (let at = 0; at < 10; at++) {
    await unlessSilent(async () => 'here');
    await pass(1_000);
  }
  long.resolve('done');
  await expect(slow).resolves.toBe('done');
});

test('does not take connections that lie ready for a sign of the database', async () => {
  const { unlessSilent, handedOver, database, pass } = makeDoor();
  const waits = expect(unlessSilent(never)).rejects.toMatchObject(silence);
  database.isThere = false;
  for (let at = 0; at < 23; at++) {
    await handedOver(async () => 'ready', vi.fn()).catch(() => undefined);
    await pass(100);
  }
  await waits;
});

test('does not take an hour without questions for silence', async () => {
  const { unlessSilent, database, pass } = makeDoor();
  database.isThere = false;
  await pass(3_600_000);
  await expect(unlessSilent(async () => 'here')).resolves.toBe('here');
});
