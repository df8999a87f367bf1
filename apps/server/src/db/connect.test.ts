import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { openTestDatabase } from '../../test/database.ts';
import type { Connection } from './database.ts';
import { lockFolder } from './lock-folder.ts';
import { rows } from './rows.ts';
import { actionLogs } from './schema/action-logs.ts';
import { users } from './schema/users.ts';

let connection: Connection;
beforeAll(async () => {
  connection = await openTestDatabase();
});
afterAll(() => connection.close());

const superAdmin = (username: string) =>
  ({ name: 'Somebody', username, passwordHash: '-', role: 'superadmin' }) as const;

describe('a database', () => {
  test('is migrated and empty', async () => {
    const found = await rows(connection.db, z.object({ count: z.coerce.number() }), sql`select count(*) from users`);
    expect(found).toEqual([{ count: 0 }]);
  });

  test('refuses a query that goes past an open transaction instead of waiting for itself', async () => {
    const past = connection.db.transaction(async () => connection.db.select().from(users));
    await expect(past).rejects.toMatchObject({
      cause: { message: expect.stringContaining('past the open transaction') },
    });
    const nested = connection.db.transaction(() => connection.db.transaction(async () => 1));
    await expect(nested).rejects.toThrow('past the open transaction');
  });

  test('answers again after a transaction, also to work that the transaction started', async () => {
    let later: Promise<unknown> = Promise.resolve();
    await connection.db.transaction(async () => {
      later = new Promise((resolve) => setTimeout(resolve, 20)).then(() => connection.db.select().from(users));
    });
    await expect(later).resolves.toEqual([]);
  });

  test('does a transaction once more that others undid, and not a third time', async () => {
    const undone = (code: string) => sql.raw(`do $$ begin raise sqlstate '${code}'; end $$`);
    const triesUntil = async (fails: number, code: string) => {
      let tries = 0;
      const work = connection.db.transaction(async (tx) => {
        await tx.insert(users).values(superAdmin('undone_once'));
        if (++tries <= fails) await tx.execute(undone(code));
        await tx.delete(users).where(eq(users.username, 'undone_once'));
      });
      const end = await work.then(
        () => 'done',
        () => 'failed',
      );
      return [end, tries];
    };
    expect(await triesUntil(1, '40P01')).toEqual(['done', 2]);
    expect(await triesUntil(1, '40001')).toEqual(['done', 2]);
    expect(await triesUntil(2, '40P01')).toEqual(['failed', 2]);
    expect(await triesUntil(1, '23505')).toEqual(['failed', 1]);
  });

  test('takes a name twice only if it differs in more than case', async () => {
    await connection.db.insert(users).values(superAdmin('Asha'));
    const twin = connection.db.insert(users).values(superAdmin('aSHA'));
    await expect(twin).rejects.toMatchObject({ cause: { code: '23505', constraint: 'users_username' } });
  });

  test('refuses an administrator without a client and a super-admin with one', async () => {
    const values = { ...superAdmin('homeless'), role: 'admin' } as const;
    await expect(connection.db.insert(users).values(values)).rejects.toThrow();
  });

  test('keeps the action log as it was written', async () => {
    await connection.db.insert(actionLogs).values({ userName: 'Somebody', action: 'test.written' });
    const change = connection.db.update(actionLogs).set({ action: 'test.changed' });
    await expect(change).rejects.toMatchObject({ cause: { message: expect.stringContaining('append-only') } });
    const removal = connection.db.delete(actionLogs).where(eq(actionLogs.action, 'test.written'));
    await expect(removal).rejects.toMatchObject({ cause: { message: expect.stringContaining('append-only') } });
  });
});

describe('the lock of a data folder', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'naksha-lock-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const holderScript = `
    import { lockFolder } from ${JSON.stringify(new URL('./lock-folder.ts', import.meta.url).href)};
    await lockFolder(process.argv[1]).then(() => console.log('held'), (problem) => { console.log(problem.message); process.exit(3); });
    setInterval(() => {}, 1000);`;
  const started = new Set<ChildProcess>();
  const start = async () => {
    const child = spawn(process.execPath, ['--input-type=module', '-e', holderScript, folder], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    started.add(child);
    const [said] = await once(child.stdout, 'data');
    return { child, said: String(said) };
  };
  afterEach(async () => {
    for (const child of started) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    }
    started.clear();
  });

  test('refuses a second process with a sentence that names the folder and the holder', async () => {
    const first = await start();
    expect(first.said).toBe('held\n');
    const second = await start();
    expect(second.said).toContain(`${folder} is in use by process ${first.child.pid}`);
    await expect(lockFolder(folder)).rejects.toThrow('in use by process');
  });

  test('is free again once its holder is dead, and refused while this process holds it', async () => {
    const { child, said } = await start();
    expect(said).toBe('held\n');
    child.kill('SIGKILL');
    await once(child, 'exit');
    const unlock = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toThrow(`in use by process ${process.pid}`);
    await unlock();
    await (await lockFolder(folder))();
  });

  test('is taken by exactly one of many that start at the same moment after a killed one', async () => {
    for (let round = 0; round < 3; round++) {
      const all = await Promise.all(Array.from({ length: 4 }, start));
      expect(all.filter(({ said }) => said === 'held\n')).toHaveLength(1);
      expect(all.filter(({ said }) => said.includes('in use by process'))).toHaveLength(3);
      for (const { child } of all) child.kill('SIGKILL');
      await Promise.all(all.map(({ child }) => child.exitCode ?? child.signalCode ?? once(child, 'exit')));
    }
  });
});
