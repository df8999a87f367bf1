import { randomUUID } from 'node:crypto';
import { eq, getTableName, type SQL, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { books, isSample, keyOf, samples, useTwoClients } from '../../test/two-clients.ts';
import type { Connection, Transaction } from './database.ts';
import { fields } from './fields.ts';
import { across } from './own.ts';
import { rows } from './rows.ts';
import { sessions } from './schema/sessions.ts';
import { throttles } from './schema/throttles.ts';
import { asClient } from './second-wall.ts';
import { tenantNames, tenantTable } from './tables.ts';

const { sides, db, rowsOf, undone } = useTwoClients();

/** Statements with nothing of ours that would hold them to a client. */
const bare = (runner: Connection['db'] | Transaction = db()) => across(runner, 'audit');
const walled = { cause: expect.objectContaining({ message: expect.stringContaining('row-level security') }) };
const asHere = <Result>(work: () => Promise<Result>) => asClient(sides.here.clientId, work);

describe('the database itself, with the application’s own checks taken out,', () => {
  test.each(tenantNames)('shows a request the rows of its client alone, of %s', async (name) => {
    const expected = await rowsOf(name, 'here');
    expect(await asHere(() => rowsOf(name, 'here'))).toEqual(expected);
    expect(await asHere(() => rowsOf(name, 'there'))).toEqual([]);
    await asHere(() =>
      db().transaction(async (tx) => {
        expect(await rowsOf(name, 'here', tx)).toEqual(expected);
        expect(await rowsOf(name, 'there', tx)).toEqual([]);
      }),
    );
  });

  test.each(tenantNames)('shows no row to a request whose client it does not know, of %s', async (name) => {
    expect(await asClient(randomUUID(), () => rowsOf(name, 'here'))).toEqual([]);
  });

  test.each(tenantNames)('changes and throws away nothing of another client, of %s', async (name) => {
    const table = sql.identifier(getTableName(tenantTable(name)));
    const key = sql.identifier(keyOf(name).name);
    const theirs = sql`where ${key} = ${sides.there.clientId}`;
    const before = await rowsOf(name, 'there');
    for (const change of [sql`update ${table} set ${key} = ${key} ${theirs}`, sql`delete from ${table} ${theirs}`]) {
      const done = asHere(async () => db().execute(change));
      if (!books.includes(name)) await done;
      else
        await expect(done).rejects.toMatchObject({ cause: { message: expect.stringContaining('permission denied') } });
    }
    expect(await rowsOf(name, 'there')).toEqual(before);
  });

  test.each(Object.keys(samples).filter(isSample))('takes no row for another client into %s', async (name) => {
    const row = { ...samples[name]('there'), clientId: sides.there.clientId };
    const adding = () => db().insert(tenantTable(name)).values(row).execute();
    await expect(asHere(adding)).rejects.toMatchObject(walled);
  });

  test.each(['files', 'jobs', 'uploads', 'tickets', 'ticketAttachments'] as const)(
    'takes nothing into %s that another client’s people are said to have made',
    async (name) => {
      const theirs = sides.there.userId;
      const names = Object.keys(samples[name]('here')).filter((field) => /^(userId|createdBy|authorId)$/.test(field));
      expect(names).toHaveLength(1);
      const adding = (change: object) => {
        const row = { ...samples[name]('here'), clientId: sides.here.clientId, ...change };
        return asHere(async () => db().transaction((tx) => tx.insert(tenantTable(name)).values(row)));
      };
      await expect(adding(Object.fromEntries(names.map((field) => [field, theirs])))).rejects.toMatchObject(walled);
      await undone(async (tx) => {
        const row = { ...samples[name]('here'), clientId: sides.here.clientId };
        await asHere(async () => tx.insert(tenantTable(name)).values(row));
      });
    },
  );

  test('keeps no file under the key of another’s bytes, whether it is added or changed', async () => {
    const [theirs] = await across(db(), 'audit').files.where(eq(fields.files.clientId, sides.there.clientId));
    const sample = samples.files('here');
    const keys = [theirs?.storageKey ?? '', `files/${sides.here.clientId}/../${sides.there.clientId}/${theirs?.id}`];
    for (const storageKey of keys) {
      const row = { ...sample, storageKey, clientId: sides.here.clientId };
      await expect(asHere(async () => db().insert(tenantTable('files')).values(row))).rejects.toMatchObject(walled);
    }
    const change = (set: SQL) => asHere(async () => db().execute(sql`update files set ${set}`));
    await expect(change(sql`storage_key = ${`files/${sides.there.clientId}/`} || id`)).rejects.toMatchObject(walled);
    await expect(change(sql`created_by = ${sides.there.userId}`)).rejects.toMatchObject(walled);
    await change(sql`file_name = file_name`);
  });

  test('keeps no file as one made from a file of another client, whether it is added or changed', async () => {
    const [theirs] = await across(db(), 'audit').files.where(eq(fields.files.clientId, sides.there.clientId));
    const [mine] = await across(db(), 'audit').files.where(eq(fields.files.clientId, sides.here.clientId));
    const id = randomUUID();
    const storageKey = `files/${sides.here.clientId}/${id}`;
    const row = { ...samples.files('here'), id, storageKey, clientId: sides.here.clientId };
    const writings = [
      (tx: Transaction, parentId?: string) =>
        tx
          .insert(tenantTable('files'))
          .values({ ...row, parentId })
          .execute(),
      (tx: Transaction, parentId?: string) => tx.execute(sql`update files set parent_id = ${parentId}`),
    ];
    for (const write of writings) {
      await expect(asHere(() => db().transaction((tx) => write(tx, theirs?.id)))).rejects.toMatchObject(walled);
      await asHere(() => undone(async (tx) => void (await write(tx, mine?.id))));
    }
  });

  test('shows sessions of the client’s own people alone', async () => {
    for (const side of ['here', 'there'] as const) {
      await db().insert(sessions).values({ userId: sides[side].userId, tokenHash: randomUUID() });
    }
    const found = await asHere(() => db().select({ whose: sessions.userId }).from(sessions));
    expect(new Set(found.map(({ whose }) => whose))).toEqual(new Set([sides.here.userId]));
  });

  test('lets a listed crossing pass, and holds the next statement again, inside a transaction too', async () => {
    const count = async (db: Connection['db'] | Transaction) => (await bare(db).files.where()).length;
    const all = await count(db());
    expect(await asHere(() => count(db()))).toBe(all);
    await asHere(() =>
      db().transaction(async (tx) => {
        expect(await count(tx)).toBe(all);
        expect(await rowsOf('files', 'there', tx)).toEqual([]);
      }),
    );
    expect(await asHere(() => rowsOf('files', 'there'))).toEqual([]);
  });

  test('holds no one else on the same connections, after a failure either', async () => {
    const lost = asHere(() => db().transaction((tx) => tx.execute(sql`select 1 / 0`)));
    await expect(lost).rejects.toThrow();
    const seen = await Promise.all(
      Array.from({ length: 60 }, (_, i) =>
        i % 2 === 0 ? asHere(() => rowsOf('files', 'there')) : rowsOf('files', 'there'),
      ),
    );
    const expected = await rowsOf('files', 'there');
    expect(expected).not.toEqual([]);
    expect(seen).toEqual(seen.map((_, i) => (i % 2 === 0 ? [] : expected)));
  });

  test('counts failures of the client’s own people alone', async () => {
    const mine = [`code ${sides.here.userId}`, `password ${sides.here.userId}`];
    const keys = [...mine, `code ${sides.there.userId}`, `password ${sides.there.userId}`, 'login somebody'];
    const add = (key: string) => db().insert(throttles).values({ key, failures: 1, lastFailureAt: new Date() });
    for (const key of keys.slice(mine.length)) {
      await expect(asHere(async () => add(key).execute())).rejects.toMatchObject({
        cause: { message: expect.stringContaining('row-level security') },
      });
    }
    for (const key of keys) await add(key);
    const seen = await asHere(() => db().select({ key: throttles.key }).from(throttles));
    expect(seen.map(({ key }) => key).toSorted()).toEqual(mine);
    await asHere(async () => db().delete(throttles).execute());
    const left = await db().select({ key: throttles.key }).from(throttles);
    expect(left.map(({ key }) => key).toSorted()).toEqual(keys.slice(mine.length).toSorted());
  });

  test('has a wall before each table but those that hold nothing of clients', async () => {
    const open = await rows(
      db(),
      z.object({ name: z.string() }),
      sql`select c.relname as name from pg_class c
        where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
        and not (c.relrowsecurity and exists (select from pg_policy where polrelid = c.oid)) order by 1`,
    );
    expect(open.map(({ name }) => name)).toEqual([
      'audit_checks',
      'call_counts',
      'commissions',
      'coupons',
      'installations',
      'invoice_counters',
      'mails',
      'operation_costs',
      'operation_settings',
      'places',
      'plans',
      'provider_events',
      'resellers',
      'sales_requests',
      'seals',
      'seller',
      'sign_ups',
      'site_settings',
      'unsealed_actions',
      'upkeep',
    ]);
  });

  test.each([
    ['reads the letters of the outbox', sql`select * from mails`],
    ['reads how often who called', sql`select * from call_counts`],
    ['reads the seals of the action log', sql`select * from seals`],
    ['reads where a line stands under its seal', sql`select * from sealed_actions`],
    ['takes a line out of those that wait for their seal', sql`delete from unsealed_actions`],
    ['reads who asks for sales', sql`select * from sales_requests`],
    ['reads who signs up', sql`select * from sign_ups`],
    ['changes what the public pages say', sql`delete from site_settings`],
    ['moves a place of the company', sql`update places set address = ''`],
    ['changes what is for sale', sql`update plans set amount = 0`],
    ['switches an operation off', sql`delete from operation_settings`],
    ['reads the codes of coupons', sql`select * from coupons`],
    ['reads what operations cost', sql`select * from operation_costs`],
    ['takes a number of an invoice', sql`update invoice_counters set last = last + 1`],
    ['changes an invoice', sql`update invoices set number = ''`],
    ['reads what resellers earn', sql`select * from commissions`],
    ['reads who resells', sql`select * from resellers`],
    ['changes who sells here', sql`update seller set facts = '{}'`],
    ['forgets what a provider reported', sql`delete from provider_events`],
  ])('lets no request of a client through that %s', async (_, statement) => {
    await expect(asHere(async () => db().execute(statement))).rejects.toMatchObject({
      cause: expect.objectContaining({ message: expect.stringContaining('permission denied') }),
    });
  });
});
