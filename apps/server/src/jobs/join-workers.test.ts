import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../test/database.ts';
import type { Connection } from '../db/database.ts';
import { joinWorkers } from './join-workers.ts';

let connection: Connection;
beforeAll(async () => {
  connection = await openTestDatabase();
});
afterAll(() => connection.close());

const join = async () => {
  let wasAlone = false;
  const leave = await joinWorkers(
    connection,
    async () => {
      wasAlone = true;
    },
    () => undefined,
  );
  return { wasAlone, leave };
};

test('a worker knows whether it is alone', async () => {
  const first = await join();
  expect(first.wasAlone).toBe(true);
  if (connection.home === 'postgres') {
    const second = await join();
    expect(second.wasAlone).toBe(false);
    await first.leave();
    const third = await join();
    expect(third.wasAlone).toBe(false);
    await second.leave();
    await third.leave();
  } else await first.leave();
  const last = await join();
  expect(last.wasAlone).toBe(true);
  await last.leave();
});

test('of workers that start together one is alone, and the others wait for it', async () => {
  const order: string[] = [];
  const starting = Array.from({ length: 5 }, async () => {
    const leave = await joinWorkers(
      connection,
      async () => {
        await new Promise((resolve) => setTimeout(resolve, 50));
        order.push('alone');
      },
      () => undefined,
    );
    order.push('joined');
    return leave;
  });
  const leaves = await Promise.all(starting);
  // On the embedded database there is one process, whose lock on the folder has said so before.
  expect(order.filter((word) => word === 'alone')).toHaveLength(connection.home === 'pglite' ? 5 : 1);
  expect(order[0]).toBe('alone');
  await Promise.all(leaves.map((leave) => leave()));
});
