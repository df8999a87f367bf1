import { randomUUID } from 'node:crypto';
import { errorSentence, failedWork } from '@naksha/contract';
import { OperationError } from '@naksha/engines';
import { and, eq, like } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { engineOf, paint } from '../../../test/engines.ts';
import { useWorkshop } from '../../../test/use-workshop.ts';
import { readConfig } from '../../config.ts';
import { actionLogs } from '../../db/schema/action-logs.ts';
import { jobAsks } from '../../db/schema/jobs.ts';
import { mails } from '../../db/schema/mails.ts';
import { users } from '../../db/schema/users.ts';
import type { ClientScope } from '../../http/scope.ts';
import { createTicket } from '../support/create-ticket.ts';
import { getSupportNews } from '../support/get-support-news.ts';
import { listAsks } from '../support/list-asks.ts';
import { seeAsk } from '../support/see-ask.ts';
import { askAdmins } from './ask-admins.ts';

const { shop, asha, hers, work } = useWorkshop();
const { mail } = readConfig({
  NODE_ENV: 'test',
  DEMO: 'off',
  PUBLIC_URL: 'https://naksha.example',
  SMTP_HOST: '127.0.0.1',
  MAIL_FROM: 'naksha@mill.example',
});

/** Her words, where the installation has a mail server. */
const byMail = () => {
  const scope = asha();
  return { ...scope, services: { ...scope.services, config: { ...scope.services.config, mail } } };
};

const failure = { code: 'edit_not_understood', params: { words: 'wuggle' } } as const;

async function failedJob(): Promise<string> {
  await work(engineOf(() => Promise.reject(new OperationError(failure.code, 'no such word', failure.params))));
  const id = await hers().ask();
  await hers().ended(id);
  return id;
}

/** An administrator of her client. */
async function administrator(email: string | null): Promise<string> {
  const username = `a${randomUUID().replaceAll('-', '')}`;
  const { clientId } = asha();
  const row = { clientId, name: 'Ravi Mehta', username, passwordHash: '-', role: 'admin', email } as const;
  const [made] = await shop().connection.db.insert(users).values(row).returning();
  return made?.id ?? '';
}

const lettersTo = (userId: string) =>
  shop()
    .connection.db.select()
    .from(mails)
    .where(and(eq(mails.userId, userId), eq(mails.kind, 'jobFailed')));

test('a failed job is reported to each administrator with an address, once, with what the designer adds', async () => {
  const id = await failedJob();
  const [ravi, other] = [await administrator('ravi@mill.example'), await administrator(null)];
  expect(await askAdmins(byMail(), { id, note: 'The third time.' })).toEqual({ administrators: 2, knownSince: null });
  const letters = await lettersTo(ravi);
  // Asking once more answers since when they have known.
  const again = { administrators: 0, knownSince: expect.any(String) };
  expect(await askAdmins(byMail(), { id, note: 'Again.' })).toEqual(again);
  expect(await lettersTo(ravi)).toEqual(letters);
  // An administrator who came since is written to.
  const late = await administrator('late@mill.example');
  expect(await askAdmins(byMail(), { id, note: 'For you.' })).toEqual(again);
  expect(await lettersTo(late)).toHaveLength(1);
  expect(letters).toHaveLength(1);
  const why = errorSentence(failure.code, failure.params, 'en');
  for (const fact of [id, 'Operation Generate.', why, `(${failure.code})`, 'The third time.', asha().userName])
    expect(letters[0]?.text).toContain(fact);
  const link = /http\S+about=\S+/.exec(letters[0]?.text ?? '')?.[0] ?? '';
  const about = new URL(link).searchParams.get('about') ?? '';
  expect(failedWork.parse(JSON.parse(about))).toMatchObject({
    job: id,
    operation: 'generate',
    ...failure,
    author: asha().userName,
  });
  expect(await lettersTo(other)).toEqual([]);
});

test('without a mail server the administrators find what is asked at their support, until one of them has seen it', async () => {
  const { connection, services, designer } = shop();
  await connection.db.delete(jobAsks);
  const id = await failedJob();
  const { clientId } = asha();
  const ravi: ClientScope = { ...asha(), userId: await administrator(null), userName: 'Ravi Mehta', role: 'admin' };
  const others: ClientScope = { ...(await designer(0)), role: 'admin' };
  expect((await askAdmins(asha(), { id, note: 'The third time.' })).administrators).toBeGreaterThan(0);
  expect(await getSupportNews(ravi)).toMatchObject({ asks: 1 });
  expect(await getSupportNews(others)).toMatchObject({ asks: 0 });
  const { data, total } = await listAsks(ravi);
  expect(total).toBe(1);
  const [ask] = data;
  expect(ask).toMatchObject({
    note: 'The third time.',
    about: { job: id, operation: 'generate', ...failure, author: asha().userName },
  });
  expect(await listAsks(others)).toEqual({ data: [], total: 0 });
  const askId = ask?._id ?? '';
  await expect(seeAsk(others, { id: askId })).rejects.toMatchObject({ code: 'not_found' });
  await Promise.all([seeAsk(ravi, { id: askId }), seeAsk(ravi, { id: askId })]);
  expect(await listAsks(ravi)).toEqual({ data: [], total: 0 });
  expect(await getSupportNews(ravi)).toMatchObject({ asks: 0 });
  const isLogged = and(eq(actionLogs.clientId, clientId), eq(actionLogs.object, id), like(actionLogs.action, 'ask.%'));
  const lines = await connection.db.select().from(actionLogs).where(isLogged).orderBy(actionLogs.id);
  expect(lines.map(({ action, userName }) => [action, userName])).toEqual([
    ['ask.sent', asha().userName],
    ['ask.seen', 'Ravi Mehta'],
  ]);
  expect(services.config.mail).toBeUndefined();
  expect(await connection.db.$count(mails, eq(mails.event, id))).toBe(0);
});

test('what is asked leaves the list when a ticket is made of it, and stays for tickets of other clients and about other jobs', async () => {
  const { connection, designer } = shop();
  await connection.db.delete(jobAsks);
  const [id, other] = [await failedJob(), await failedJob()];
  const ravi: ClientScope = { ...asha(), userId: await administrator(null), userName: 'Ravi Mehta', role: 'admin' };
  const stranger: ClientScope = { ...(await designer(0)), role: 'admin' };
  for (const job of [id, other]) await askAdmins(asha(), { id: job, note: '' });
  const ask = { title: 'Generate: failed', description: 'The third time.', attachments: [] };
  const waiting = async () => (await listAsks(ravi)).data.map(({ about }) => about.job);
  await expect(createTicket(stranger, { ...ask, job: id })).rejects.toMatchObject({ code: 'not_found' });
  await createTicket(ravi, ask);
  expect(await waiting()).toEqual([id, other]);
  await createTicket(ravi, { ...ask, job: id });
  expect(await waiting()).toEqual([other]);
});

test('where there is no administrator nothing is kept, and it is said', async () => {
  const { db } = shop().connection;
  const id = await failedJob();
  const isAdmin = and(eq(users.clientId, asha().clientId), eq(users.role, 'admin'));
  await db.update(users).set({ isActive: false }).where(isAdmin);
  expect(await askAdmins(byMail(), { id, note: '' })).toEqual({ administrators: 0, knownSince: null });
  expect(await db.$count(jobAsks, eq(jobAsks.jobId, id))).toBe(0);
});

test('only one’s own job that failed is reported', async () => {
  const failed = await failedJob();
  const stranger = await shop().designer(0);
  await expect(askAdmins(stranger, { id: failed, note: '' })).rejects.toMatchObject({ code: 'not_found' });
});

test('a job that did not fail is not reported', async () => {
  await work(engineOf(paint));
  const id = await hers().ask();
  await hers().ended(id);
  await expect(askAdmins(byMail(), { id, note: '' })).rejects.toMatchObject({ code: 'job_not_failed' });
});
