import { eq } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { expect, test } from 'vitest';
import { keepRow, newcomer } from '../../../test/uploads.ts';
import { useTestApp } from '../../../test/use-test-app.ts';
import { files } from '../../db/schema/files.ts';
import { jobs } from '../../db/schema/jobs.ts';

const app = useTestApp();
const size = { width: 10, height: 10 };

async function house() {
  const { db } = app.connection;
  const asha = await newcomer(app);
  const { clientId, userId } = asha;
  const colleague = await newcomer(app, 'user', clientId);
  const admin = await newcomer(app, 'admin', clientId);
  const jobId = newId();
  const job = { operation: 'generate', params: {}, engine: 'loom', cost: 0, priority: 0 } as const;
  await db.insert(jobs).values({ ...job, id: jobId, clientId, userId, inputs: [] });
  const draft = await keepRow(db, asha, size);
  await db.update(files).set({ isSaved: false, directory: null }).where(eq(files.id, draft));
  const child = await keepRow(db, colleague, size);
  await db.update(files).set({ parentId: draft }).where(eq(files.id, child));
  return { asha, colleague, admin, jobId, draft, child };
}

test('a colleague does not reach the job and the draft of another designer, and an administrator looks at the draft', async () => {
  const { asha, colleague, admin, jobId, draft, child } = await house();
  const status = async (what: string, { token }: { token: string }, body?: unknown) =>
    (await app.ask(what, { token, body })).status;
  const looks = [`GET /files/${draft}`, `GET /design/designs/${draft}`, `GET /design/designs/${draft}/plan`];
  for (const what of [`GET /design/jobs/${jobId}`, ...looks])
    expect([await status(what, asha), await status(what, colleague)]).toEqual([200, 404]);
  expect(await status(`GET /files/${draft}/layers`, colleague)).toBe(404);
  const changes: [string, object?][] = [
    [`PATCH /design/designs/${draft}`, { designName: 'Mine' }],
    [`POST /files/${draft}/move`, { directory: 'processed' }],
    [`DELETE /files/${draft}`],
  ];
  for (const [what, body] of changes) expect(await status(what, colleague, body)).toBe(404);
  expect(await status('POST /files/secure-read-url', colleague, { fileName: `${draft}.png` })).toBe(404);
  const work = { operation: 'variation', params: {}, inputs: [draft] };
  expect(await app.ask('POST /design/jobs', { token: colleague.token, body: work })).toMatchObject({
    status: 404,
    body: { error: { field: 'inputs' } },
  });
  expect((await app.ask(`GET /design/designs/${child}`, { token: colleague.token })).body).toMatchObject({
    history: [],
  });
  expect(await status(`GET /files/${draft}`, admin)).toBe(200);
  expect(await status(`DELETE /design/jobs/${jobId}`, colleague)).toBe(404);
  expect(await app.connection.db.select({ state: jobs.state }).from(jobs).where(eq(jobs.id, jobId))).toEqual([
    { state: 'queued' },
  ]);
  expect(await status(`DELETE /design/jobs/${jobId}`, asha)).toBe(200);
});
