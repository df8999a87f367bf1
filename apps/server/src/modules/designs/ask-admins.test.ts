import { randomUUID } from 'node:crypto';
import { failedWork } from '@naksha/contract';
import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { engineOf, paint } from '../../../test/engines.ts';
import { useWorkshop } from '../../../test/use-workshop.ts';
import { readConfig } from '../../config.ts';
import { mails } from '../../db/schema/mails.ts';
import { users } from '../../db/schema/users.ts';
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

async function failedJob(): Promise<string> {
  await work(engineOf(() => Promise.reject(new Error('the loom broke'))));
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
  expect(await askAdmins(byMail(), { id, note: 'The third time.' })).toEqual({
    administrators: 1,
    knownSince: null,
  });
  const letters = await lettersTo(ravi);
  // Who asks once more hears since when they know.
  const again = { administrators: 0, knownSince: letters[0]?.createdAt.toISOString() };
  expect(await askAdmins(byMail(), { id, note: 'Again.' })).toEqual(again);
  expect(await lettersTo(ravi)).toEqual(letters);
  // An administrator who came since is written to.
  const late = await administrator('late@mill.example');
  expect(await askAdmins(byMail(), { id, note: 'For you.' })).toEqual({ administrators: 1, knownSince: null });
  expect(await lettersTo(late)).toHaveLength(1);
  const { db } = shop().connection;
  await db.update(mails).set({ state: 'failed' }).where(eq(mails.event, id));
  // Of what could not be sent no one knows.
  expect(await askAdmins(byMail(), { id, note: '' })).toEqual({ administrators: 0, knownSince: null });
  expect(letters).toHaveLength(1);
  for (const fact of [id, 'Operation Generate.', 'The third time.', asha().userName])
    expect(letters[0]?.text).toContain(fact);
  const link = /http\S+about=\S+/.exec(letters[0]?.text ?? '')?.[0] ?? '';
  const about = new URL(link).searchParams.get('about') ?? '';
  expect(failedWork.parse(JSON.parse(about))).toMatchObject({
    job: id,
    operation: 'generate',
    author: asha().userName,
  });
  expect(await lettersTo(other)).toEqual([]);
});

test('where no administrator can be reached nothing is written, and it is said', async () => {
  const id = await failedJob();
  expect(await askAdmins(byMail(), { id, note: '' })).toEqual({ administrators: 0, knownSince: null });
  const ravi = await administrator('ravi2@mill.example');
  // Without a mail server the letter would lie where administrators do not look.
  expect(await askAdmins(asha(), { id, note: '' })).toEqual({ administrators: 0, knownSince: null });
  expect(await lettersTo(ravi)).toEqual([]);
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
