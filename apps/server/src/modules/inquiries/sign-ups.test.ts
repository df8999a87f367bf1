import { limits } from '@naksha/contract';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import type { SignedIn } from '../../../test/app.ts';
import { formStamp } from '../../../test/form-stamp.ts';
import { useTestApp } from '../../../test/use-test-app.ts';
import { actionLogs } from '../../db/schema/action-logs.ts';
import { mails } from '../../db/schema/mails.ts';
import { plans } from '../../db/schema/plans.ts';
import { signUps } from '../../db/schema/sign-ups.ts';
import { subscriptions } from '../../db/schema/subscriptions.ts';
import { addPlan } from '../plans/add-plan.ts';

const app = useTestApp({ DEMO: 'off', TRUSTED_PROXIES: '127.0.0.1' });
let boss: SignedIn;
beforeAll(async () => {
  boss = await app.signIn({ clientId: null, role: 'superadmin' });
});

let people = 0;
/** Asks as a stranger from an address of their own. */
const signUp = (more: object = {}) =>
  app.ask('POST /auth/sign-up', {
    body: { companyName: 'Surat Silk Mills', name: 'Asha Rao', email: 'asha@example.in', ...more },
    headers: { 'x-forwarded-for': `198.51.100.${++people}` },
  });
const row = z.object({ _id: z.string() }).loose();
const listed = async (search: string) => {
  const { body } = await app.ask(`GET /sign-ups?search=${search}`, { token: boss.token });
  return z.object({ data: z.array(row), total: z.number() }).parse(body).data;
};
const decide = (what: string, body: object = {}) => app.ask(what, { token: boss.token, body });
const asked = async (email: string, more: object = {}) => {
  expect((await signUp({ email, ...more })).status).toBe(202);
  const [found] = await listed(email);
  if (!found) throw new Error('The request is not on the list.');
  return found._id;
};
const offer = (name: string, isPublic = true) =>
  addPlan(app.connection.db, {
    name,
    isPublic,
    adminCount: 1,
    usersCount: 2,
    credits: 500,
    creditValidityDays: 60,
    subscriptionDays: 365,
    amount: 100,
    currency: 'INR',
  });
const first = { adminName: 'Asha Rao', password: 'Tana@Bana7' };
const linesOf = (id: string) =>
  app.connection.db.select().from(actionLogs).where(eq(actionLogs.object, id)).orderBy(actionLogs.id);
const lettersTo = (to: string) => app.connection.db.select().from(mails).where(eq(mails.to, to));

test.each([
  [{ companyName: ' \r\n' }, 'companyName', 'Company name is required.'],
  [{ companyName: 'x'.repeat(101) }, 'companyName', 'Name can have at most 100 characters.'],
  [{ name: ' \u200b' }, 'name', 'Name is required.'],
  [{ name: 'x'.repeat(101) }, 'name', 'Name can have at most 100 characters.'],
  [{ email: undefined }, 'email', 'Email is required.'],
  [{ email: 'asha@' }, 'email', 'Please enter a valid email address, e.g, name@example.com.'],
  [{ phone: 'none' }, 'phone', 'Please enter a valid phone number.'],
  [{ isTrial: true }, 'isTrial', 'No trial is offered at present.'],
  [{ planId: '0190a000-0000-7000-8000-000000000000' }, 'planId', 'This plan no longer exists.'],
])('signing up refuses %j by its field and sentence, and keeps nothing', async (more, field, message) => {
  expect(await signUp({ email: 'refused@example.in', ...more })).toMatchObject({
    status: 422,
    body: { error: { field, message } },
  });
  expect(await listed('refused@')).toEqual([]);
});

test('a request is on the list once, however often it is pressed, and loses the plan that is taken back', async () => {
  const [open, hidden] = [await offer('Open'), await offer('Hidden', false)];
  const ravi = { name: 'रवि शाह', companyName: 'Ravi\r\nMills\u202e', email: 'ravi@example.in', planId: open.id };
  expect((await signUp({ ...ravi, planId: hidden.id })).status).toBe(422);
  const answers = await Promise.all([signUp(ravi), signUp(ravi), signUp({ ...ravi, phone: '9825012345' })]);
  expect(answers.map(({ status }) => status)).toEqual([202, 202, 202]);
  expect(await listed('ravi')).toMatchObject([
    {
      companyName: 'Ravi Mills',
      name: 'रवि शाह',
      plan: { name: 'Open' },
      isTrial: false,
      viaForm: false,
      status: 'new',
      clientId: null,
    },
  ]);
  await app.connection.db.delete(plans).where(eq(plans.id, open.id));
  expect(await listed('ravi')).toMatchObject([{ plan: null }]);
});

test('who asks once more with the address of a request that waits changes nothing of it, and stands beside it', async () => {
  const plan = await offer('Asked');
  const id = await asked('again@example.in', { companyName: 'First Words' });
  const before = new Date(0);
  await app.connection.db.update(signUps).set({ createdAt: before, viaForm: true }).where(eq(signUps.id, id));
  const other = { companyName: 'Second Words', phone: '9825012345', planId: plan.id, lang: 'gu' };
  for (const said of [other, other, { companyName: 'First Words' }])
    expect((await signUp({ email: 'AGAIN@example.in', ...said, stamp: formStamp(app.services.links) })).status).toBe(
      202,
    );
  const [found, ...more] = await listed('again@');
  const first = { _id: id, companyName: 'First Words', email: 'again@example.in', phone: '', plan: null, lang: 'en' };
  expect([found, more]).toMatchObject([{ ...first, viaForm: true, createdAt: before.toISOString() }, []]);
  const differs = {
    companyName: 'Second Words',
    email: 'AGAIN@example.in',
    phone: '9825012345',
    plan: 'Asked',
    lang: 'gu',
  };
  expect(found?.later).toEqual([
    { at: expect.any(String), viaForm: true, differs },
    { at: expect.any(String), viaForm: true, differs: { email: 'AGAIN@example.in' } },
  ]);
  // What was decided stays as it was, and a later request is a new one.
  await decide(`POST /sign-ups/${id}/reject`, { reason: 'Not now.' });
  expect((await signUp({ email: 'again@example.in', companyName: 'Third Words' })).status).toBe(202);
  expect((await listed('again@')).map(({ companyName, status }) => [companyName, status])).toEqual([
    ['Third Words', 'new'],
    ['First Words', 'rejected'],
  ]);
});

test('a form pressed twice asks once, and what is sent with its stamp after that counts as sent without one', async () => {
  const email = 'pressed@example.in';
  const stamp = formStamp(app.services.links);
  const twice = await Promise.all([signUp({ email, stamp }), signUp({ email, stamp })]);
  expect(twice.map(({ status }) => status)).toEqual([202, 202]);
  expect(await listed('pressed@')).toMatchObject([{ viaForm: true, later: [] }]);
  for (const companyName of ['Other Words', 'Other Words'])
    expect((await signUp({ email, companyName, stamp })).status).toBe(202);
  expect((await signUp({ email: 'pressed2@example.in', stamp })).status).toBe(202);
  const lines = (await listed('pressed@&sortBy=companyName')).map(({ companyName, viaForm, later }) => [
    companyName,
    viaForm,
    later,
  ]);
  expect(lines).toMatchObject([
    ['Surat Silk Mills', true, []],
    ['Other Words', false, [{ differs: {} }]],
  ]);
  expect(await listed('pressed2@')).toMatchObject([{ viaForm: false }]);
});

test('requests are sorted by what is asked for, either way round, those without a plan last', async () => {
  const plan = await offer('Sorted');
  const ids = new Map<string, string>();
  for (const [companyName, more] of [
    ['beta', {}],
    ['Alpha', { planId: plan.id }],
    ['gamma', {}],
  ] as const)
    ids.set(await asked(`${companyName}@sorted.in`, { companyName, ...more }), companyName);
  const names = async (by: string) => (await listed(`@sorted.in&sortBy=${by}`)).map(({ _id }) => ids.get(_id));
  expect(await names('companyName&sortDirection=asc')).toEqual(['Alpha', 'beta', 'gamma']);
  expect(await names('companyName')).toEqual(['gamma', 'beta', 'Alpha']);
  expect(await names('createdAt&sortDirection=asc')).toEqual(['beta', 'Alpha', 'gamma']);
  expect([(await names('plan'))[0], (await names('plan&sortDirection=asc'))[0]]).toEqual(['Alpha', 'Alpha']);
  const [rejected] = [...ids.keys()];
  await decide(`POST /sign-ups/${rejected}/reject`, { reason: 'Not now.' });
  expect((await names('status&sortDirection=asc')).at(-1)).toBe('beta');
});

test('what comes without the form is listed apart, keeps no one from asking, and of a flood the last are kept', async () => {
  const email = 'flooded@example.in';
  const most = limits.requestsByCalls;
  onTestFinished(() => void Object.assign(limits, { requestsByCalls: most }));
  Object.assign(limits, { requestsByCalls: 3 });
  await asked(email, { companyName: 'Made Up' });
  expect((await signUp({ email, companyName: 'Own Words', stamp: formStamp(app.services.links) })).status).toBe(202);
  await signUp({ email, companyName: 'Made Up Again' });
  expect(await listed(`${email}&sentBy=form`)).toMatchObject([{ companyName: 'Own Words', later: [] }]);
  expect(await listed(`${email}&sentBy=call`)).toMatchObject([
    { companyName: 'Made Up', later: [{ differs: { companyName: 'Made Up Again' } }] },
  ]);
  for (let at = 1; at <= 5; at++) await signUp({ email: `bot${at}@flood.in` });
  const kept = await listed('&sentBy=call&status=new');
  expect(kept.map((request) => request.email)).toEqual([5, 4, 3].map((at) => `bot${at}@flood.in`));
  expect(await listed(`${email}&sentBy=form`)).toHaveLength(1);
});

test('of those who ask again only the last few are kept', async () => {
  await asked('flood@example.in', { companyName: 'Words 0' });
  for (let at = 1; at <= limits.laterSignUps + 2; at++)
    await signUp({ email: 'flood@example.in', companyName: `Words ${at}` });
  const [found] = await listed('flood@');
  expect(found).toMatchObject({
    companyName: 'Words 0',
    later: [3, 4, 5, 6, 7].map((at) => ({ differs: { companyName: `Words ${at}` } })),
  });
});

test('what a program fills in is answered like a person and not kept', async () => {
  const { status, body } = await signUp({ email: 'bot@example.in', website: 'https://buy.example' });
  expect({ status, body }).toEqual({ status: 202, body: { success: true } });
  expect(await listed('bot@')).toEqual([]);
});

test('a request becomes a client with its plan and first administrator in one step, who is written to', async () => {
  const plan = await offer('Loom');
  const id = await asked('leela@example.in', { companyName: 'Vraj Prints', planId: plan.id, lang: 'gu' });
  const body = { name: 'Vraj Prints', planId: plan.id, email: 'leela@example.in', ...first };
  // What cannot be made leaves the request as it was.
  expect((await decide(`POST /sign-ups/${id}/accept`, { ...body, adminName: '' })).status).toBe(422);
  expect(
    (await decide(`POST /sign-ups/${id}/accept`, { ...body, email: undefined, username: boss.username })).body,
  ).toMatchObject({
    error: { code: 'username_taken', field: 'username' },
  });
  expect(await listed('leela@')).toMatchObject([{ status: 'new' }]);
  const [made, late] = await Promise.all([
    decide(`POST /sign-ups/${id}/accept`, body),
    decide(`POST /sign-ups/${id}/accept`, { ...body, email: 'other@example.in' }),
  ]).then((both) => both.sort((one, other) => one.status - other.status));
  expect([made.status, late.status, late.body]).toMatchObject([201, 409, { error: { code: 'sign_up_decided' } }]);
  // Whoever sends the same once more, from another tab, hears that it is decided, and not that its names are taken.
  expect(await decide(`POST /sign-ups/${id}/accept`, body)).toMatchObject({
    status: 409,
    body: { error: { code: 'sign_up_decided' } },
  });
  const client = z.object({ client: row, admin: row }).parse(made.body);
  expect(client).toMatchObject({ client: { name: 'Vraj Prints', creditsLeft: 500 }, admin: { roles: 'admin' } });
  expect(await listed('leela@')).toMatchObject([{ status: 'accepted', clientId: client.client._id }]);
  const [line] = await linesOf(id);
  expect(line).toMatchObject({ action: 'sign_up.accepted', clientId: client.client._id, userId: boss.userId });
  const [letter, ...more] = await lettersTo('leela@example.in');
  expect(more).toEqual([]);
  expect(letter).toMatchObject({ kind: 'signUpAccepted', lang: 'gu', state: 'kept', userId: client.admin._id });
  expect(letter?.subject).toContain('Vraj Prints');
  // The log of the new client names whoever reads it in the outbox, as the outbox says.
  await app.ask(`GET /mails/${letter?.id}`, { token: boss.token });
  expect(await linesOf(letter?.id ?? '')).toMatchObject([{ action: 'mail.read', clientId: client.client._id }]);
});

test('a request is turned down once, for a reason that is sent to whoever asked', async () => {
  const id = await asked('stranger@example.in', { lang: 'hi' });
  expect(await decide(`POST /sign-ups/${id}/reject`, { reason: ' ' })).toMatchObject({
    status: 422,
    body: { error: { field: 'reason', message: 'Please give a reason: it is sent to whoever asked.' } },
  });
  const reason = 'Not a company.';
  expect(await decide(`POST /sign-ups/${id}/reject`, { reason })).toMatchObject({
    status: 200,
    body: { status: 'rejected', reason, decidedAt: expect.any(String) },
  });
  expect((await decide(`POST /sign-ups/${id}/reject`, { reason })).status).toBe(409);
  const lines = await linesOf(id);
  expect(lines).toMatchObject([
    { action: 'sign_up.rejected', clientId: null, userId: boss.userId, params: { reason } },
  ]);
  const letters = await lettersTo('stranger@example.in');
  expect(letters).toMatchObject([{ kind: 'signUpRejected', lang: 'hi' }]);
  expect(letters[0]?.text).toContain(reason);
  expect(await asked('stranger@example.in', { companyName: 'Another' })).not.toBe(id);
});

test('a trial has credits and days of its own, where the operator offers one', async () => {
  const plan = await offer('Mill');
  const body = { name: 'Trying Mill', planId: plan.id, email: 'trial@example.in', isTrial: true, ...first };
  expect(await decide('POST /client/create-admin-client', body)).toMatchObject({
    status: 422,
    body: { error: { code: 'trial_not_offered', field: 'isTrial' } },
  });
  expect(
    (
      await app.ask('PUT /site-settings', {
        token: boss.token,
        body: { trial: { credits: 20, days: 14 }, reseller: '' },
      })
    ).status,
  ).toBe(200);
  const id = await asked('trial@example.in', { isTrial: true });
  const { body: made } = await decide(`POST /sign-ups/${id}/accept`, body);
  const { client } = z.object({ client: row }).parse(made);
  expect(client).toMatchObject({ creditsLeft: 20 });
  const [subscription] = await app.connection.db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.clientId, client._id));
  const days = (Number(subscription?.endsAt) - Number(subscription?.startsAt)) / 86_400_000;
  expect([subscription?.planName, days, subscription?.usersCount]).toEqual(['Mill', 14, 2]);
});
