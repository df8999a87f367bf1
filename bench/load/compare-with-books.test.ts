import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { addTestClient } from '../../apps/server/test/client.ts';
import { openTestDatabase } from '../../apps/server/test/database.ts';
import { compareWithBooks } from './compare-with-books.ts';

test('what was acknowledged and is gone, and what was taken twice, is named', async () => {
  const { db, close } = await openTestDatabase();
  onTestFinished(close);
  const dataDir = await mkdtemp(join(tmpdir(), 'naksha-books-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const { clientId, userId } = await addTestClient(db);
  const [charge, upload] = [randomUUID(), randomUUID()];
  const answer = JSON.stringify({ success: true, creditsDeducted: 2, creditsLeft: 98 });
  await db.execute(sql`insert into deductions (client_id, request_id, body_hash, answer)
    values (${clientId}, ${charge}, '-', ${answer}::jsonb)`);
  await db.execute(sql`insert into files
    (id, client_id, created_by, directory, file_name, s3_file_name, storage_key, content_type, bytes, width, height, total_pixels, is_saved)
    values (${upload}, ${clientId}, ${userId}, 'uploaded', 'a.png', 'a', 'files/a', 'image/png', 1, 1, 1, 1, true)`);
  const bytes = join(dataDir, 'files', 'files', 'a');
  await mkdir(dirname(bytes), { recursive: true });
  await writeFile(bytes, 'bytes');
  const spend = (amount: number) =>
    db.execute(
      sql`update ledger_accounts set spent = ${amount}, granted = ${-amount}, available = 0 where client_id = ${clientId}`,
    );
  await spend(2);
  const said = [
    { kind: 'charge', clientId, id: charge },
    { kind: 'upload', clientId, id: upload },
  ] as const;
  expect(await compareWithBooks(db, dataDir, said)).toEqual([]);

  const lost = { kind: 'job', clientId, id: randomUUID() } as const;
  expect(await compareWithBooks(db, dataDir, [...said, lost])).toEqual([
    `job ${lost.id} was acknowledged and is not there`,
  ]);
  const [failed, waiting] = [randomUUID(), randomUUID()];
  const error = JSON.stringify({ code: 'timed_out' });
  await db.execute(sql`insert into jobs
    (id, client_id, user_id, operation, params, inputs, engine, state, cost, priority, error, finished_at)
    values (${failed}, ${clientId}, ${userId}, 'generate', '{}', '[]', 'loom', 'failed', 2, 1, ${error}::jsonb, now()),
      (${waiting}, ${clientId}, ${userId}, 'generate', '{}', '[]', 'loom', 'queued', 2, 2, null, null)`);
  const unfinished = [failed, waiting].map((id) => ({ kind: 'job', clientId, id }) as const);
  expect(await compareWithBooks(db, dataDir, unfinished)).toEqual([
    `job ${failed} was acknowledged and is failed: timed_out`,
    `job ${waiting} was acknowledged and is queued`,
  ]);
  await rm(bytes);
  expect(await compareWithBooks(db, dataDir, said)).toEqual([`upload ${upload} was acknowledged and is not there`]);
  await spend(4);
  expect(await compareWithBooks(db, dataDir, [])).toEqual([`client ${clientId} spent 4 credits for work of 2`]);
});
