import { asc, inArray, type SQL, sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestDatabase } from '../../../test/database.ts';
import type { Connection, Transaction } from '../../db/database.ts';
import { actionLogs } from '../../db/schema/action-logs.ts';
import { auditChecks } from '../../db/schema/audit-checks.ts';
import { sealedActions, seals, unsealedActions } from '../../db/schema/seals.ts';
import { joinWorkers } from '../../jobs/join-workers.ts';
import { digestOf, isDigestOf } from './chain.ts';
import { checkAudit } from './check-audit.ts';
import { linesPerSeal, seal, sealActions } from './seal-actions.ts';
import { startSealer } from './start-sealer.ts';
import { type Verdict, verifyChain } from './verify-chain.ts';

let connection: Connection;
let db: Connection['db'];
beforeAll(async () => {
  connection = await openTestDatabase();
  db = connection.db;
});
afterAll(() => connection.close());

class Undo extends Error {}
async function undone(work: (tx: Transaction) => Promise<void>): Promise<void> {
  const done = db.transaction(async (tx) => {
    await work(tx);
    throw new Undo();
  });
  await expect(done).rejects.toBeInstanceOf(Undo);
}

const line = (action: string) => ({ userName: 'Asha Rao', action, after: { name: 'Meera', at: ['b', 'a'] } });
const write = async (count: number, on: Connection['db'] | Transaction = db) =>
  (
    await on
      .insert(actionLogs)
      .values(Array.from({ length: count }, (_, i) => line(`test.${i}`)))
      .returning()
  ).map(({ id }) => id);
const verdict = (known?: string) => db.transaction((tx) => verifyChain(tx, known));
const chain = () => db.select().from(sealedActions).orderBy(asc(sealedActions.position));

/** As somebody who may do everything to the database: no trigger and no key holds them. */
async function tamper(tx: Transaction, ...statements: SQL[]): Promise<Verdict> {
  await tx.execute(sql`set local session_replication_role = replica`);
  for (const statement of statements) await tx.execute(statement);
  await tx.execute(sql`set local session_replication_role = origin`);
  return verifyChain(tx);
}

/** Two seals over six lines, of which two are not beside each other. */
let ids: string[] = [];
let at: number[] = [];
let digests: string[] = [];
beforeEach(async () => {
  while ((await sealActions(db)) > 0);
  ids = await write(4);
  await sealActions(db);
  ids.push(...(await write(2)));
  await sealActions(db);
  const mine = await db
    .select()
    .from(sealedActions)
    .where(inArray(sealedActions.actionId, ids))
    .orderBy(asc(sealedActions.position));
  ids = mine.map(({ actionId }) => actionId);
  at = mine.map(({ position }) => position);
  digests = mine.map(({ digest }) => digest);
  expect((await verdict()).faults).toEqual([]);
});

const lineOf = (index: number) => ({ actionId: ids[index], position: at[index] });

test.each<[string, () => SQL[], () => object[]]>([
  [
    'a changed line',
    () => [sql`update action_logs set user_name = 'No one' where id = ${ids[1]}`],
    () => [{ what: 'changed', ...lineOf(1) }],
  ],
  [
    'a line that was changed with its digest',
    () => [
      sql`update action_logs set ip = '10.0.0.1' where id = ${ids[2]}`,
      sql`update sealed_actions set digest = 'f00' where action_id = ${ids[2]}`,
    ],
    () => [{ what: 'changed', ...lineOf(2) }],
  ],
  [
    'a changed before',
    () => [sql`update action_logs set before = '{"name":"Leela"}' where id = ${ids[5]}`],
    () => [{ what: 'changed', ...lineOf(5) }],
  ],
  [
    'a null that was put into a before or after',
    () => [sql`update action_logs set after = after || '{"cap":null}' where id = ${ids[3]}`],
    () => [{ what: 'changed', ...lineOf(3) }],
  ],
  [
    'a removed line',
    () => [sql`delete from action_logs where id = ${ids[1]}`],
    () => [{ what: 'removed', ...lineOf(1) }],
  ],
  [
    'a line that was removed with its place',
    () => [
      sql`delete from action_logs where id = ${ids[1]}`,
      sql`delete from sealed_actions where action_id = ${ids[1]}`,
    ],
    () => [{ what: 'removed', position: at[1] }],
  ],
  [
    'lines that changed places',
    () => [
      sql`update sealed_actions set position = -1 where action_id = ${ids[0]}`,
      sql`update sealed_actions set position = ${at[0]} where action_id = ${ids[1]}`,
      sql`update sealed_actions set position = ${at[1]} where action_id = ${ids[0]}`,
    ],
    () => [
      { what: 'reordered', actionId: ids[1], position: at[0] },
      { what: 'reordered', actionId: ids[0], position: at[1] },
    ],
  ],
  [
    'lines that changed places beneath the hashes',
    () => [
      sql`update sealed_actions set action_id = ${forged} where position = ${at[3]}`,
      sql`update sealed_actions set action_id = ${ids[3]}, digest = ${digests[3]} where position = ${at[0]}`,
      sql`update sealed_actions set action_id = ${ids[0]}, digest = ${digests[0]} where position = ${at[3]}`,
    ],
    () => [
      { what: 'reordered', actionId: ids[3], position: at[0] },
      { what: 'reordered', actionId: ids[0], position: at[3] },
    ],
  ],
  [
    'a line put in later, with an earlier time',
    () => [
      sql`insert into action_logs (id, user_name, action, created_at) values (${forged}, 'No one', 'a.b', now() - interval '1 hour')`,
    ],
    () => [{ what: 'inserted', actionId: forged }],
  ],
  [
    'a line that pushes others on',
    () => [
      sql`insert into action_logs (id, user_name, action) values (${forged}, 'No one', 'a.b')`,
      sql`update sealed_actions set position = ${at[3]}::bigint * 1000 where action_id = ${ids[3]}`,
      sql`insert into sealed_actions select ${at[3]}, ${forged}, digest, hash from sealed_actions where action_id = ${ids[2]}`,
    ],
    () => [
      expect.objectContaining({ actionId: forged, position: at[3] }),
      { what: 'inserted', actionId: ids[3], position: Number(at[3]) * 1000 },
    ],
  ],
  [
    'a seal that is gone',
    () => [sql`delete from seals where number = (select max(number) - 1 from seals)`],
    () => [{ what: 'seal', seal: expect.any(Number) }],
  ],
])('%s is found, and it is said which', async (_, statements, faults) => {
  await undone(async (tx) => {
    expect((await tamper(tx, ...statements())).faults).toEqual(faults());
  });
});
const forged = newId();

test('a line that slips past the seals is found when its time is put back before sealing', async () => {
  await undone(async (tx) => {
    await tx
      .insert(actionLogs)
      .values({ ...line('test.late'), id: forged, createdAt: new Date(Date.now() - 3_600_000) });
    await seal(tx);
    const { faults, waiting } = await verifyChain(tx);
    expect([faults, waiting]).toEqual([[expect.objectContaining({ what: 'inserted', actionId: forged })], 0]);
  });
});

test('a head that was written down shows that the chain was cut, which the chain itself cannot', async () => {
  const { head } = await verdict();
  await undone(async (tx) => {
    const { faults } = await tamper(
      tx,
      sql`delete from action_logs where id in (${ids[4]}, ${ids[5]})`,
      sql`delete from sealed_actions where position >= ${at[4]}`,
      sql`delete from seals where number = (select max(number) from seals)`,
    );
    expect(faults).toEqual([]);
    expect((await verifyChain(tx, head)).faults).toEqual([{ what: 'seal' }]);
  });
  await write(1);
  await sealActions(db);
  expect((await verdict(head)).faults).toEqual([]);
});

test('the chain is checked once a day, and a cut one is reported each day until it is whole again', async () => {
  const reported: unknown[] = [];
  await undone(async (tx) => {
    const check = async () => {
      await checkAudit(tx, (error) => reported.push(error));
      const [kept] = await tx.select().from(auditChecks);
      return kept;
    };
    const { lines, head } = await verifyChain(tx);
    expect(await check()).toMatchObject({ lines, faults: 0, head, endedAt: expect.any(Date) });
    await tamper(
      tx,
      sql`delete from action_logs where id in (${ids[4]}, ${ids[5]})`,
      sql`delete from sealed_actions where position >= ${at[4]}`,
      sql`delete from seals where number = (select max(number) from seals)`,
    );
    expect(await check()).toMatchObject({ faults: 0 });
    for (const day of [1, 2]) {
      await tx.update(auditChecks).set({ beganAt: sql`now() - interval '25 hours'` });
      expect(await check()).toMatchObject({ faults: 1, head });
      expect(reported).toHaveLength(day);
    }
  });
});

test('a check whose worker died in it is begun again after an hour, and one that was ended is not', async () => {
  await undone(async (tx) => {
    const begin = () => checkAudit(tx, () => undefined);
    const hourAgo = sql`now() - interval '61 minutes'`;
    const old = { beganAt: sql`now() - interval '25 hours'` };
    await begin();
    await tx.update(auditChecks).set(old);
    const first = await begin();
    expect(await begin()).toBeUndefined();
    await tx.update(auditChecks).set({ aliveAt: hourAgo });
    const again = await begin();
    expect(again).toMatchObject({ share: first?.share });
    await tx.update(auditChecks).set({ aliveAt: hourAgo });
    await again?.goOn();
    expect(await begin()).toBeUndefined();
    const wrong = [newId()];
    await again?.end(3, wrong);
    await tx.update(auditChecks).set({ beganAt: hourAgo });
    expect(await begin()).toBeUndefined();
    // The next one reads the next share, and what was wrong.
    await tx.update(auditChecks).set(old);
    expect(await begin()).toMatchObject({ share: ((first?.share ?? 0) + 1) % 3, again: wrong });
  });
});

test.each([
  ['action_logs', 'user_name'],
  ['sealed_actions', 'digest'],
  ['seals', 'hash'],
])('%s is neither changed nor emptied by the program itself', async (table, column) => {
  const [name, field] = [sql.identifier(table), sql.identifier(column)];
  for (const change of [
    sql`update ${name} set ${field} = ''`,
    sql`delete from ${name}`,
    sql`truncate ${name} cascade`,
  ]) {
    await expect(db.transaction((tx) => tx.execute(change))).rejects.toMatchObject({
      cause: { message: expect.stringContaining('append-only') },
    });
  }
});

test('seals that are put at once, and while lines are written, leave no line out and none twice', async () => {
  const writers = Array.from({ length: 6 }, async () => {
    for (let i = 0; i < 5; i++) await db.transaction((tx) => write(7, tx));
  });
  const sealers = Array.from({ length: 4 }, async () => {
    for (let i = 0; i < 10; i++) await sealActions(db);
  });
  const walkers = Array.from({ length: 2 }, async () => {
    for (let i = 0; i < 5; i++) expect((await verifyChain(db)).faults).toEqual([]);
  });
  await Promise.all([...writers, ...sealers, ...walkers]);
  while ((await sealActions(db)) > 0);
  const { faults, lines, waiting } = await verdict();
  expect([faults, waiting]).toEqual([[], 0]);
  expect((await chain()).map(({ position }) => position)).toEqual(Array.from({ length: lines }, (_, i) => i + 1));
});

test('a line whose transaction ended after younger ones were sealed is sealed behind them', async () => {
  const late = '01900000-0000-7000-8000-000000000001';
  const [younger] = await write(1);
  await sealActions(db);
  await db.insert(actionLogs).values({ ...line('test.late'), id: late });
  await sealActions(db);
  const [last, before] = (await chain()).toReversed();
  expect([before?.actionId, last?.actionId]).toEqual([younger, late]);
  expect((await verdict()).faults).toEqual([]);
});

test('a sealer that dies in the middle leaves everything as it was, and the next one goes on', async () => {
  const [id] = await write(1);
  const before = await chain();
  await undone(async (tx) => {
    expect(await seal(tx)).toBe(1);
  });
  expect(await chain()).toEqual(before);
  expect(await db.select().from(unsealedActions)).toEqual([{ actionId: id }]);
  expect(await sealActions(db)).toBe(1);
  expect((await verdict()).faults).toEqual([]);
});

test('a long line of lines is sealed in portions until none is left, and a sealer that stops leaves none and seals no more', async () => {
  await write(linesPerSeal + 1);
  const sealer = startSealer(db, (error) => expect.unreachable(String(error)));
  await expect.poll(async () => (await verdict()).waiting).toBe(0);
  await write(1);
  await sealer.stop();
  expect((await verdict()).waiting).toBe(0);
  await write(1);
  const all = await db.select().from(seals).orderBy(asc(seals.number));
  expect(all.at(-3)).toMatchObject({ isComplete: false });
  expect(all.at(-1)).toMatchObject({ isComplete: true });
  expect((await verdict()).waiting).toBe(1);
});

test('lines are sealed while workers are at work', async () => {
  const leave = await joinWorkers(
    connection,
    async () => undefined,
    (error) => expect.unreachable(String(error)),
  );
  try {
    await write(1);
    expect(await sealActions(db)).toBe(1);
  } finally {
    await leave();
  }
});

test('a log over which no seal is put is at fault as soon as its lines have waited longer than any transaction lasts', async () => {
  const all = await db.select({ id: actionLogs.id }).from(actionLogs);
  const older = (minutes: number) => sql`update action_logs set created_at = now() - ${minutes} * interval '1 minute'`;
  const unsealed = [
    sql`insert into unsealed_actions select action_id from sealed_actions`,
    sql`delete from sealed_actions`,
    sql`delete from seals`,
  ];
  await undone(async (tx) => {
    const fresh = await tamper(tx, ...unsealed, older(14));
    expect(fresh).toMatchObject({ faults: [], seals: 0, waiting: all.length });
    const late = await tamper(tx, older(16));
    expect(late.faults).toHaveLength(all.length);
    expect(late.faults).toContainEqual({ what: 'unsealed', actionId: ids[0] });
  });
});

test('a digest from before nulls inside of values counted is still good, and one with a null is not taken for it', async () => {
  const [line] = await db.select().from(actionLogs).limit(1);
  if (!line) throw new Error('A line was expected.');
  const old = digestOf(line).slice('2:'.length);
  expect([isDigestOf(old, line), isDigestOf(old, { ...line, after: { cap: null } })]).toEqual([true, false]);
  expect(isDigestOf(digestOf(line), { ...line, after: { name: 'Meera', at: ['b', 'a'], cap: null } })).toBe(false);
});
