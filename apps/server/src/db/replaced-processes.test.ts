import { type SQL, sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { useWorkshop } from '../../test/use-workshop.ts';
import { rows } from './rows.ts';

const { shop, asha, hers } = useWorkshop();

const places = z.object({ turn: z.int(), priority: z.int() });
const placeOf = async (id: string) =>
  (await rows(shop().connection.db, places, sql`select turn, priority from jobs where id = ${id}`))[0];

test('a process from before a job’s place was called its priority reads and writes the same place', async () => {
  const { clientId, userId, db } = asha();
  const id = await hers().ask();
  const asked = await placeOf(id);
  expect(asked?.turn).toBe(asked?.priority);
  const change = (statement: SQL) => db.execute(statement);
  const earlier = newId();
  await change(sql`insert into jobs (id, client_id, user_id, operation, params, inputs, engine, state, cost, turn, finished_at)
    values (${earlier}, ${clientId}, ${userId}, 'generate', '{}', '[]', 'builtin', 'cancelled', 0, 17, now())`);
  expect(await placeOf(earlier)).toEqual({ turn: 17, priority: 17 });
  await change(sql`update jobs set turn = 18 where id = ${earlier}`);
  expect(await placeOf(earlier)).toEqual({ turn: 18, priority: 18 });
  await change(sql`update jobs set priority = 19 where id = ${earlier}`);
  expect(await placeOf(earlier)).toEqual({ turn: 19, priority: 19 });
  await expect(change(sql`update jobs set turn = null, priority = null where id = ${earlier}`)).rejects.toThrow();
  await change(sql`delete from jobs where id = ${earlier}`);
});
