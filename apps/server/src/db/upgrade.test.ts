import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { checkLedger } from '../modules/credits/check-ledger.ts';
import { DatabaseHeld } from './give-way.ts';
import { migrationsFolder } from './migrations-folder.ts';
import { migratePostgres, openPostgres } from './open-postgres.ts';
import { rows } from './rows.ts';

const journal = z.looseObject({ entries: z.array(z.looseObject({ tag: z.string() })) });

/** The migrations up to this one, as a program had them that ended with it. */
async function migrationsUpTo(last: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'naksha-upgrade-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await cp(migrationsFolder, folder, { recursive: true });
  const file = join(folder, 'meta/_journal.json');
  const all = journal.parse(JSON.parse(await readFile(file, 'utf8')));
  const entries = all.entries.slice(0, 1 + all.entries.findIndex(({ tag }) => tag === last));
  await writeFile(file, JSON.stringify({ ...all, entries }));
  return folder;
}

const server = process.env.NAKSHA_TEST_POSTGRES_URL ?? '';

async function asked(url: string, work: (client: Client) => Promise<unknown>): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await work(client).finally(() => client.end());
}

/** An empty database of its own. */
async function newDatabase(): Promise<string> {
  const name = `naksha_upgrade_${randomUUID().replaceAll('-', '')}`;
  await asked(server, (client) => client.query(`create database "${name}"`));
  onTestFinished(() => asked(server, (client) => client.query(`drop database "${name}"`)));
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

const id = (of: number) => `0193a5b1-0000-7000-8000-${String(of).padStart(12, '0')}`;

/**
 * What was written before lots knew what they came with: a renewal of 100 credits that was moved behind an upgrade, of which 30 were used
 * before its lot expired where its days had been. `of` keeps the ids of one client apart.
 */
const movedRenewal = (of: number) => `
  insert into clients (id, name) values ('${id(of)}', 'Mill ${of}');
  insert into ledger_accounts (client_id, granted, available, reserved, spent) values ('${id(of)}', -30, 0, 0, 30);
  insert into payments (id, client_id, plan_id, plan_version, purpose, terms, quote, parties, total, currency, method, state, expires_at, settled_at)
    values ('${id(of + 1)}', '${id(of)}', '${id(1)}', 1, 'renewal', '{}', '{"credits": 100, "taxable": 100000}', '{}', 118000, 'INR', 'transfer', 'paid', now(), now() - interval '40 days');
  insert into subscriptions (id, client_id, plan_id, plan_name, admin_count, users_count, credits, credit_validity_days, subscription_days, amount, currency, payment_id, starts_at, ends_at)
    values ('${id(of + 2)}', '${id(of)}', '${id(1)}', 'Loom', 1, 5, 100, 30, 30, 100000, 'INR', '${id(of + 1)}', now() + interval '300 days', now() + interval '330 days');
  insert into ledger_lots (id, client_id, amount, remaining, expires_at, created_at)
    values ('${id(of + 3)}', '${id(of)}', 100, 0, now() - interval '1 day', now() - interval '40 days');
  insert into ledger_holds (id, client_id, amount, lots, state)
    values ('${id(of + 4)}', '${id(of)}', 30, '[{"id": "${id(of + 3)}", "amount": 30}]', 'settled');
  insert into credit_logs (id, client_id, hold_id, feature, images_generated, credits_deducted)
    values ('${id(of + 5)}', '${id(of)}', '${id(of + 4)}', 'generate', 15, 30);
  insert into deductions (client_id, request_id, body_hash, answer) values
    ('${id(of)}', 'paid', '-', '{"creditsDeducted": 30}'), ('${id(of)}', 'of another amount', '-', '{"creditsDeducted": 3}');
  insert into ledger_entries (id, client_id, movement_id, kind, account, amount)
    select gen_random_uuid(), '${id(of)}', movement, kind, account, amount from (values
      ('${id(of + 6)}'::uuid, 'grant', 'granted', -100), ('${id(of + 6)}', 'grant', 'available', 100),
      ('${id(of + 7)}', 'reserve', 'available', -30), ('${id(of + 7)}', 'reserve', 'reserved', 30),
      ('${id(of + 8)}', 'settle', 'reserved', -30), ('${id(of + 8)}', 'settle', 'spent', 30),
      ('${id(of + 9)}', 'expire', 'available', -70), ('${id(of + 9)}', 'expire', 'granted', 70)
    ) as moved(movement, kind, account, amount);`;

/** As credits that were taken from a client by hand, so that it is not known which of its own expired. */
const corrected = (of: number) => `
  insert into ledger_entries (id, client_id, movement_id, kind, account, amount, reason) values
    (gen_random_uuid(), '${id(of)}', '${id(of + 10)}', 'correct', 'granted', -5, 'A gift.'),
    (gen_random_uuid(), '${id(of)}', '${id(of + 10)}', 'correct', 'available', 5, 'A gift.'),
    (gen_random_uuid(), '${id(of)}', '${id(of + 11)}', 'correct', 'available', -5, 'A slip.'),
    (gen_random_uuid(), '${id(of)}', '${id(of + 11)}', 'correct', 'granted', 5, 'A slip.');`;

test('an older database is brought to the newest schema with what it holds: credits that had expired with old days are there again, the books agree, charges know their holds, and files are found by their numbers; it waits for reading that takes long, and the readers behind go first', async () => {
  const url = await newDatabase();
  const [moved, uncertain] = [1000, 2000];
  const migrationsFolder = await migrationsUpTo('0028_similar');
  await asked(url, async (client) => {
    await migrate(drizzle(client), { migrationsFolder });
    await client.query(`
      insert into plans (id, name, admin_count, users_count, credits, credit_validity_days, subscription_days, amount, currency)
        values ('${id(1)}', 'Loom', 1, 5, 100, 30, 30, 100000, 'INR');
      ${movedRenewal(moved)} ${movedRenewal(uncertain)} ${corrected(uncertain)}`);
  });
  await asked(url, async (client) => {
    await migrate(drizzle(client), { migrationsFolder: await migrationsUpTo('0037_library') });
    await client.query(`
      insert into users (id, client_id, role, name, username, password_hash) values ('${id(2)}', '${id(moved)}', 'user', 'A', 'a', '-');
      insert into files (id, client_id, created_by, file_name, s3_file_name, storage_key, directory, content_type, bytes, width, height, total_pixels, is_saved)
        values ('${id(3)}', '${id(moved)}', '${id(2)}', 'cloth 0007.png', 'a', 'a', 'uploaded', 'image/png', 1, 1, 1, 1, true);
      insert into file_words (file_id, client_id, word) select '${id(3)}', '${id(moved)}', unnest('{cloth,0007,png,000,tag:007}'::text[])`);
  });
  const look = 'select id from files';
  await asked(url, async (reader) => {
    await reader.query('begin');
    await reader.query(look);
    const short = { lockMs: 50, pauseMs: 10, forMs: 0 };
    await expect(migratePostgres(url, short)).rejects.toBeInstanceOf(DatabaseHeld);
    const upgraded = migratePostgres(url, { ...short, forMs: 60_000 });
    await asked(url, async (other) => {
      const waits = `select from pg_locks where not granted and relation = 'files'::regclass`;
      await expect.poll(async () => (await other.query(waits)).rowCount, { interval: 5 }).toBe(1);
      expect((await other.query(look)).rowCount).toBe(1);
    });
    await reader.query('commit');
    await upgraded;
  });
  const { db, close } = await openPostgres(url);
  onTestFinished(close);
  const lot = z.object({
    client: z.string(),
    remaining: z.coerce.number(),
    available: z.coerce.number(),
    isWithDays: z.boolean(),
  });
  const found = await rows(
    db,
    lot,
    sql`select l.client_id as client, l.remaining, a.available, l.expires_at = s.ends_at as "isWithDays" from ledger_lots l
      join ledger_accounts a on a.client_id = l.client_id join subscriptions s on s.id = l.subscription_id order by 1`,
  );
  expect(found).toEqual([
    { client: id(moved), remaining: 70, available: 70, isWithDays: true },
    { client: id(uncertain), remaining: 0, available: 0, isWithDays: true },
  ]);
  expect(await checkLedger(db)).toEqual([]);
  const charge = z.object({ hold: z.string().nullable() });
  const charges = await rows(db, charge, sql`select hold_id as hold from deductions order by request_id, client_id`);
  expect(charges.map(({ hold }) => hold)).toEqual([null, null, id(moved + 4), id(uncertain + 4)]);
  const name = z.object({ key: z.string(), words: z.string() });
  const [file] = await rows(
    db,
    name,
    sql`select sort_name as key, (select string_agg(word, ' ' order by word collate "C") from file_words) as words from files`,
  );
  expect(file).toEqual({ key: `cloth ${'7'.padStart(20, '0')}\u0001png`, words: '000 0007 7 cloth png tag:007' });
});
