import { endpoints, weekdays } from '@naksha/contract';
import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { testPassword } from '../../../test/app.ts';
import { addTestClient } from '../../../test/client.ts';
import { useTestApp } from '../../../test/use-test-app.ts';
import { clients } from '../../db/schema/clients.ts';
import { creditLogs } from '../../db/schema/credit-logs.ts';
import { ledgerHolds } from '../../db/schema/ledger.ts';
import { users } from '../../db/schema/users.ts';

const app = useTestApp();

const madeUser = z.object({ _id: z.string(), name: z.string(), status: z.string() });
let names = 0;
const form = (changes: Record<string, unknown> = {}) => ({
  name: 'Meera Shah',
  username: `meera_${++names}`,
  password: 'Loom@2026',
  confirmPassword: 'Loom@2026',
  ...changes,
});

/** A client with an administrator, and what that administrator may do. */
async function house(wishes?: Parameters<typeof addTestClient>[1]) {
  const { clientId, userId } = await addTestClient(app.connection.db, wishes);
  const { token, userId: adminId } = await app.signIn({ clientId, role: 'admin' });
  const ask = (what: string, body?: unknown) => app.ask(what, { token, body });
  const create = (changes?: Record<string, unknown>) => ask('POST /users', form(changes));
  return { clientId, userId, adminId, ask, create };
}

describe('the form of a user', () => {
  test.each([
    [{ name: '' }, 'name', 'Name is required.'],
    [{ name: undefined }, 'name', 'Name is required.'],
    [{ name: 'Meera 2' }, 'name', 'Name can only contain English alphabets and spaces.'],
    [{ name: 'मीरा' }, 'name', 'Name can only contain English alphabets and spaces.'],
    [{ username: undefined }, 'email', 'Email or username is required.'],
    [{ email: 'meera@' }, 'email', 'Please enter a valid email address, e.g, name@example.com.'],
    [{ username: '2meera' }, 'username', /^Username must start with a letter/],
    [{ username: 'me' }, 'username', /^Username must start with a letter/],
    [{ username: 'mee ra' }, 'username', /^Username must start with a letter/],
    [{ password: '', confirmPassword: '' }, 'password', 'Password is required.'],
    [{ confirmPassword: '' }, 'confirmPassword', 'Confirm password is required.'],
    [{ confirmPassword: 'Loom@2027' }, 'confirmPassword', 'Passwords do not match.'],
    ...['Loom@20', 'loom@2026', 'LOOM@2026', 'Loom2026x', 'Loom@loom', 'Loom @2026'].map(
      (password) =>
        [{ password, confirmPassword: password }, 'password', /^Password must have at least 8 characters/] as const,
    ),
    [{ password: 'Dragon@99', confirmPassword: 'Dragon@99' }, 'password', /^This password is too common/],
    [{ allowedIps: ['01.2.3.4'] }, 'allowedIps.0', 'Please enter a valid IP address.'],
    [{ allowedIps: ['127.1'] }, 'allowedIps.0', 'Please enter a valid IP address.'],
    [{ allowedIps: ['10.0.0.0/7'] }, 'allowedIps.0', 'Please enter a valid IP address.'],
    [{ isActive: true }, 'isActive', 'There is no field named isActive here.'],
    [{ role: 'superadmin' }, 'role', /^The value of role is not accepted/],
  ] as const)('refuses %j with the sentence of its field %s', async (changes, field, sentence) => {
    const { create, clientId } = await house();
    const answer = await create(changes);
    expect(answer.status).toBe(422);
    const { error } = z.object({ error: z.object({ field: z.string(), message: z.string() }) }).parse(answer.body);
    expect(error.field).toBe(field);
    if (typeof sentence === 'string') expect(error.message).toBe(sentence);
    else expect(error.message).toMatch(sentence);
    const found = await app.connection.db.select().from(users).where(eq(users.clientId, clientId));
    expect(found).toHaveLength(2);
  });

  test('refuses hours that end before they start, on enabled days only', async () => {
    const { create } = await house();
    const week = (change: object) =>
      weekdays.map((day) => ({ day, enabled: true, start: '09:00', end: '18:00', ...(day === 'friday' && change) }));
    const bad = await create({ workingHours: week({ start: '18:00', end: '09:00' }) });
    expect(bad.body).toMatchObject({ error: { code: 'working_hours_order', field: 'workingHours.4.start' } });
    expect((await create({ workingHours: week({ start: '09:00', end: '09:00' }) })).status).toBe(422);
    expect((await create({ workingHours: week({ enabled: false, start: '18:00', end: '09:00' }) })).status).toBe(201);
    expect((await create({ workingHours: week({ end: '24:00' }) })).status).toBe(201);
    expect((await create({ workingHours: week({}).slice(1) })).body).toMatchObject({
      error: { code: 'working_hours_days' },
    });
  });
});

describe('a new user', () => {
  test('can sign in and is never seen with a password', async () => {
    const { create, clientId } = await house();
    const body = form({ email: `Meera${++names}@example.com` });
    const answer = await create(body);
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      clientId,
      name: 'Meera Shah',
      roles: 'user',
      status: 'active',
      creditsUsed: 0,
    });
    expect(JSON.stringify(answer.body)).not.toMatch(/argon2|Loom@2026/);
    for (const login of [body.username, String(Object(body).email).toUpperCase()]) {
      const signedIn = await app.ask('POST /auth/login', { body: { login, password: 'Loom@2026' } });
      expect(signedIn.status).toBe(200);
    }
  });

  test('has a name of their own in the whole product, whatever its case', async () => {
    const [here, there] = [await house(), await house()];
    const username = `Unique_${++names}`;
    expect((await here.create({ username })).status).toBe(201);
    const twin = await there.create({ username: username.toUpperCase() });
    expect(twin).toMatchObject({
      status: 422,
      body: { error: { message: 'UserName already taken.', field: 'username' } },
    });
    const email = `only${++names}@example.com`;
    expect((await here.create({ username: undefined, email })).status).toBe(201);
    const second = await here.create({ email });
    expect(second.body).toMatchObject({ error: { code: 'username_taken', field: 'email' } });
  });

  test('needs an address while addresses are restricted', async () => {
    const { create, ask, userId } = await house();
    const unprepared = await ask('PUT /client/settings', { isIpRequired: true });
    expect(unprepared).toMatchObject({ status: 422, body: { error: { code: 'ip_restriction_unprepared' } } });
    expect(JSON.stringify(unprepared.body)).toContain('Asha Rao');
    expect((await ask(`PUT /users/${userId}/allowed-ips`, { allowedIps: ['10.0.0.1'] })).status).toBe(200);
    expect(await ask('PUT /client/settings', { isIpRequired: true })).toMatchObject({
      status: 200,
      body: { isIpRequired: true, hasUserAccess: true },
    });
    const without = await create();
    expect(without).toMatchObject({ status: 422, body: { error: { message: 'At least one IP must be provided.' } } });
    expect((await create({ allowedIps: ['2001:db8::/32', '10.0.0.0/8'] })).status).toBe(201);
    const emptied = await ask(`PUT /users/${userId}/allowed-ips`, { allowedIps: [] });
    expect(emptied).toMatchObject({ status: 422, body: { error: { code: 'ip_required' } } });
  });
});

describe('the number of users', () => {
  test('is that of the plan, though two hundred are created at once', async () => {
    const { create, clientId } = await house({ usersCount: 25 });
    const answers = await Promise.all(Array.from({ length: 200 }, () => create()));
    const counts = Map.groupBy(answers, (answer) => answer.status);
    // One of the 25 is the client's first user.
    expect(counts.get(201)).toHaveLength(24);
    for (const refused of counts.get(422) ?? []) {
      expect(refused.body).toMatchObject({
        error: { code: 'user_limit_reached', message: expect.stringContaining('contact your provider') },
      });
    }
    const active = and(eq(users.clientId, clientId), eq(users.role, 'user'), eq(users.isActive, true));
    expect(await app.connection.db.$count(users, active)).toBe(25);
  });

  test('counts those who come back, and is lifted, never lowered, by the account limit', async () => {
    const { create, ask, userId, clientId } = await house({ usersCount: 2 });
    const setLimit = (accountLimit: number) =>
      app.connection.db.update(clients).set({ accountLimit }).where(eq(clients.id, clientId));
    expect((await create()).status).toBe(201);
    expect((await create()).status).toBe(422);
    await ask(`POST /users/${userId}/deactivate`);
    expect((await create()).status).toBe(201);
    const back = await ask(`POST /users/${userId}/activate`);
    expect(back).toMatchObject({ status: 422, body: { error: { code: 'user_limit_reached' } } });
    await setLimit(1);
    expect((await ask(`POST /users/${userId}/activate`)).status).toBe(422);
    await setLimit(3);
    expect(await ask(`POST /users/${userId}/activate`)).toMatchObject({ status: 200, body: { status: 'active' } });
    const plan = await ask('GET /client/my-plan');
    expect(plan.body).toMatchObject({ plan: { name: 'Trial', usersCount: 2 }, users: { active: 3, limit: 3 } });
  });

  test('has its own limit for administrators', async () => {
    const { create } = await house({ adminCount: 2 });
    expect((await create({ role: 'admin' })).status).toBe(201);
    expect(await create({ role: 'admin' })).toMatchObject({
      status: 422,
      body: { error: { code: 'admin_limit_reached' } },
    });
  });
});

describe('an administrator', () => {
  test('shuts a user out at once and lets them in again', async () => {
    const { ask, clientId, adminId } = await house();
    const user = await app.signIn({ clientId, role: 'user' });
    const me = () => app.ask('GET /users/me', { token: user.token });
    expect((await me()).status).toBe(200);
    const out = await ask(`POST /users/${user.userId}/deactivate`);
    expect(out).toMatchObject({ status: 200, body: { status: 'in-active' } });
    expect((await me()).status).toBe(401);
    expect((await ask(`POST /users/${user.userId}/deactivate`)).status).toBe(200);
    expect((await ask(`POST /users/${user.userId}/activate`)).body).toMatchObject({ status: 'active' });
    // The old session stays ended.
    expect((await me()).status).toBe(401);
    expect(await ask(`POST /users/${adminId}/deactivate`)).toMatchObject({
      status: 422,
      body: { error: { code: 'own_account' } },
    });
  });

  test('lets no one in again without an address while addresses are restricted', async () => {
    const { create, ask, userId } = await house();
    const { _id } = madeUser.parse((await create()).body);
    await ask(`POST /users/${_id}/deactivate`);
    await ask(`PUT /users/${userId}/allowed-ips`, { allowedIps: ['10.0.0.1'] });
    expect((await ask('PUT /client/settings', { isIpRequired: true })).status).toBe(200);
    expect(await ask(`POST /users/${_id}/activate`)).toMatchObject({
      status: 422,
      body: { error: { code: 'ip_required', field: 'allowedIps', message: 'At least one IP must be provided.' } },
    });
    expect((await ask('GET /users?status=in-active')).body).toMatchObject({ data: [{ _id }] });
    await ask(`PUT /users/${_id}/allowed-ips`, { allowedIps: ['10.0.0.2'] });
    expect(await ask(`POST /users/${_id}/activate`)).toMatchObject({ status: 200, body: { status: 'active' } });
  });

  test("sets a new password, which ends the user's sessions", async () => {
    const { ask, clientId } = await house();
    const user = await app.signIn({ clientId, role: 'user' });
    expect((await ask(`PATCH /users/${user.userId}`, { name: 'New Name', lang: 'hi' })).body).toMatchObject({
      name: 'New Name',
      lang: 'hi',
    });
    expect((await app.ask('GET /users/me', { token: user.token })).status).toBe(200);
    expect((await ask(`PATCH /users/${user.userId}`, { password: 'Given@1loom' })).status).toBe(200);
    expect((await app.ask('GET /users/me', { token: user.token })).status).toBe(401);
    const login = (password: string) => app.ask('POST /auth/login', { body: { login: user.username, password } });
    expect((await login(testPassword)).status).toBe(400);
    expect((await login('Given@1loom')).status).toBe(200);
  });

  test('changes a role at once, within the places of the plan, never their own', async () => {
    const { ask, clientId, adminId, userId } = await house({ usersCount: 2, adminCount: 2 });
    const user = await app.signIn({ clientId, role: 'user' });
    const me = () => app.ask('GET /users/me', { token: user.token });
    expect((await ask(`PATCH /users/${user.userId}`, { role: 'user' })).status).toBe(200);
    expect((await me()).status).toBe(200);
    expect(await ask(`PATCH /users/${user.userId}`, { role: 'admin' })).toMatchObject({ body: { roles: 'admin' } });
    expect((await me()).status).toBe(401);
    const refused = (code: string) => ({ status: 422, body: { error: { code } } });
    expect(await ask(`PATCH /users/${userId}`, { role: 'admin' })).toMatchObject(refused('admin_limit_reached'));
    expect(await ask(`PATCH /users/${adminId}`, { role: 'user' })).toMatchObject(refused('own_role'));
    const own = await ask(`PATCH /users/${adminId}`, { password: 'Another@1horse' });
    expect(own).toMatchObject({ ...refused('own_password'), body: { error: { field: 'password' } } });
    expect(await ask(`PATCH /users/${userId}`, { role: 'superadmin' })).toMatchObject(refused('invalid_value'));
    await ask(`PUT /users/${userId}/allowed-ips`, { allowedIps: ['0.0.0.0/8', '127.0.0.0/8'] });
    await ask('PUT /client/settings', { isIpRequired: true });
    expect(await ask(`PATCH /users/${user.userId}`, { role: 'user' })).toMatchObject(refused('ip_required'));
    await ask(`PUT /users/${user.userId}/allowed-ips`, { allowedIps: ['10.0.0.1'] });
    expect((await ask(`PATCH /users/${user.userId}`, { role: 'user' })).status).toBe(200);
    const log = await ask(`GET /action-logs/client/${clientId}?limit=20`);
    expect(JSON.stringify(log.body)).toMatch(/user\.made_user.*user\.made_admin/);
  });

  test('who saves over what another changed is shown what it is now, and nothing is changed', async () => {
    const { ask, userId } = await house();
    const was = { name: 'Asha Rao', role: 'user', lang: 'en' };
    const both = await Promise.all([
      ask(`PATCH /users/${userId}`, { name: 'Asha One', was }),
      ask(`PATCH /users/${userId}`, { name: 'Asha Two', was }),
    ]);
    const [taken, late] = both.toSorted((one, other) => one.status - other.status);
    const { name } = madeUser.parse(taken?.body);
    expect(late).toMatchObject({
      status: 409,
      body: { error: { code: 'changed_meanwhile', params: { ...was, name, now: `${name}, user, en` } } },
    });
    expect((await ask(`PATCH /users/${userId}`, { lang: 'gu', was: { lang: 'en' } })).body).toMatchObject({ name });
    expect((await ask(`PATCH /users/${userId}`, { lang: 'hi', was: { lang: 'en' } })).status).toBe(409);
  });

  const closedOn = (closed: string) =>
    weekdays.map((day) => ({ day, enabled: day !== closed, start: '09:00', end: '18:00' }));
  test.each([
    ['working-hours', 'workingHours', closedOn('sunday'), closedOn('monday'), /^Monday (09:00–18:00|Closed);/],
    ['allowed-ips', 'allowedIps', ['10.0.0.1'], ['10.0.0.2', '::1'], /^10\.0\.0\./],
    ['credit-cap', 'creditCap', 40, 50, /^[45]0$/],
  ])(
    'who sets %s over what another has set meanwhile hears of it, and nothing is changed',
    async (path, field, one, other, now) => {
      const { ask, userId } = await house();
      const at = `/users/${userId}/${path}`;
      const stored = async () => {
        const page = z.object({ data: z.array(z.looseObject({ _id: z.string() })) });
        const user = page.parse((await ask('GET /users')).body).data.find(({ _id }) => _id === userId);
        return path === 'working-hours' ? Object((await ask(`GET ${at}`)).body)[field] : user?.[field];
      };
      const was = await stored();
      const both = await Promise.all([one, other].map((value) => ask(`PUT ${at}`, { [field]: value, was })));
      expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      const isFirst = both[0]?.status === 200;
      expect(await stored()).toEqual(isFirst ? one : other);
      expect(both[isFirst ? 1 : 0]?.body).toMatchObject({
        error: { code: 'changed_meanwhile', params: { now: expect.stringMatching(now) } },
      });
      // Who has seen it, and who does not say what they saw, is heard.
      expect((await ask(`PUT ${at}`, { [field]: one, was: await stored() })).status).toBe(200);
      expect((await ask(`PUT ${at}`, { [field]: other })).status).toBe(200);
    },
  );

  test('keeps hours and addresses of a user, with defaults before any were set', async () => {
    const { ask, userId } = await house();
    const hours = await ask(`GET /users/${userId}/working-hours`);
    expect(hours.body).toMatchObject({ timeZone: 'Asia/Kolkata', workingHours: { length: 7 } });
    const workingHours = weekdays.map((day) => ({ day, enabled: day !== 'sunday', start: '09:00', end: '18:30' }));
    expect((await ask(`PUT /users/${userId}/working-hours`, { workingHours })).status).toBe(200);
    expect((await ask(`GET /users/${userId}/working-hours`)).body).toMatchObject({ workingHours });
    expect((await ask(`PUT /users/${userId}/allowed-ips`, { allowedIps: [' 10.0.0.1 '] })).status).toBe(200);
    expect((await ask(`GET /users/${userId}/allowed-ips`)).body).toEqual({ allowedIps: ['10.0.0.1'] });
    for (const timeZone of ['Mars/Olympus', '+05:30', 'MIT', 'IST']) {
      expect((await ask('PUT /client/settings', { timeZone })).body).toMatchObject({
        error: { code: 'time_zone_unknown' },
      });
    }
  });

  test('sees whom working hours would shut out now before they hold', async () => {
    const { ask, create, userId } = await house();
    const { _id, name } = madeUser.parse((await create({ name: 'Bina Shah' })).body);
    const outside = async () => (await ask('GET /client/settings/outside-hours')).body;
    expect(await outside()).toEqual({ data: [] });
    const workingHours = weekdays.map((day) => ({ day, enabled: false, start: '09:00', end: '18:30' }));
    for (const id of [_id, userId]) await ask(`PUT /users/${id}/working-hours`, { workingHours });
    const { data } = endpoints.listOutsideHours.answer.parse(await outside());
    expect(data).toContainEqual({ _id, name });
    await ask(`POST /users/${_id}/deactivate`);
    expect(endpoints.listOutsideHours.answer.parse(await outside()).data).not.toContainEqual({ _id, name });
  });

  test('sees whom addresses would shut out before they hold, by where they last signed in', async () => {
    const { ask, create, clientId, userId } = await house();
    const password = 'Loom@2026';
    const { _id, name } = madeUser.parse((await create({ name: 'Bina Shah', allowedIps: ['203.0.113.0/24'] })).body);
    const [row] = await app.connection.db.select().from(users).where(eq(users.id, _id));
    await app.ask('POST /auth/login', { body: { login: row?.username, password } });
    await ask(`PUT /users/${userId}/allowed-ips`, { allowedIps: ['10.0.0.1'] });
    const { ip } = z.object({ ip: z.string() }).parse((await ask('GET /session/address')).body);
    const shutOut = async () => (await ask('GET /client/settings/shut-out')).body;
    // Who has never signed in is nowhere that could be shut out.
    expect(await shutOut()).toEqual({ data: [{ _id, name, lastIp: ip }] });
    expect((await ask(`PUT /users/${_id}/allowed-ips`, { allowedIps: ['203.0.113.1'] })).status).toBe(200);
    expect((await ask(`PUT /users/${_id}/allowed-ips`, { allowedIps: [ip] })).status).toBe(200);
    expect(await shutOut()).toEqual({ data: [] });
    await ask('PUT /client/settings', { isIpRequired: true });
    const away = { allowedIps: ['203.0.113.1'] };
    expect(await ask(`PUT /users/${_id}/allowed-ips`, away)).toMatchObject({
      status: 409,
      body: { error: { code: 'ips_shut_out', params: { name, ip } } },
    });
    expect((await ask(`GET /users/${_id}/allowed-ips`)).body).toEqual({ allowedIps: [ip] });
    expect((await ask(`PUT /users/${_id}/allowed-ips`, { ...away, isConfirmed: true })).status).toBe(200);
    expect(clientId).toBe(row?.clientId);
  });

  test('finds users by part of a name, by status and page, with what they spent', async () => {
    const { ask, clientId, userId, create } = await house();
    for (const name of ['Ravi One', 'Ravi Two', 'Ravi Three']) expect((await create({ name })).status).toBe(201);
    const holdId = crypto.randomUUID();
    const { db } = app.connection;
    await db.insert(ledgerHolds).values({ id: holdId, clientId, amount: 0, lots: [], state: 'settled' });
    await db
      .insert(creditLogs)
      .values({ clientId, userId, holdId, feature: 'generate', imagesGenerated: 1, creditsDeducted: 7 });
    const all = await ask('GET /users');
    expect(all.body).toMatchObject({ total: 5, pageNo: 1, limit: 30 });
    const page = await ask('GET /users?search=ravi&limit=2&pageNo=2');
    expect(page.body).toMatchObject({ total: 3, pageNo: 2, limit: 2, data: [{ name: 'Ravi Two' }] });
    expect((await ask('GET /users?search=%25')).body).toMatchObject({ total: 0 });
    const asha = await ask('GET /users?search=asha');
    expect(asha.body).toMatchObject({ data: [{ _id: userId, creditsUsed: 7 }] });
    await ask(`POST /users/${userId}/deactivate`);
    expect((await ask('GET /users?status=in-active')).body).toMatchObject({ total: 1, data: [{ _id: userId }] });
    const spent = await ask('GET /users?sortBy=creditsUsed&sortDirection=desc&limit=1');
    expect(spent.body).toMatchObject({ total: 5, data: [{ _id: userId }] });
    expect((await ask('GET /users?status=asleep')).status).toBe(422);
    expect((await ask('GET /users?limit=101')).status).toBe(422);
    // The ledger must not be left wrong for those who check it.
    await db.delete(creditLogs).where(eq(creditLogs.holdId, holdId));
  });

  test('is given passwords that fit the rule, different each time', async () => {
    const { ask, create } = await house();
    const seen = new Set<string>();
    for (const length of [8, 8, 8, 6, 64]) {
      const answer = await ask(`GET /users/generate-password?length=${length}`);
      const { password } = z.object({ password: z.string() }).parse(answer.body);
      expect(password).toHaveLength(length);
      expect(password).toMatch(/^(?=.*[A-Z])(?=.*[a-z])(?=.*\d)(?=.*@)[A-Za-z\d@]+$/);
      seen.add(password);
      if (length >= 8) expect((await create({ password, confirmPassword: password })).status).toBe(201);
    }
    expect(seen.size).toBe(5);
    expect(
      z.object({ password: z.string() }).parse((await ask('GET /users/generate-password')).body).password,
    ).toHaveLength(8);
    for (const length of [5, 65]) expect((await ask(`GET /users/generate-password?length=${length}`)).status).toBe(422);
  });

  test('reads in the log what was done, whichever way round the two sort words are', async () => {
    const { ask, create, clientId, adminId } = await house();
    for (const name of ['Anna', 'Bela', 'Cora']) madeUser.parse((await create({ name })).body);
    const log = (query: string) => ask(`GET /action-logs/client/${clientId}${query}`);
    const actions = z.object({
      data: z.array(z.object({ action: z.string(), params: z.object({ name: z.string() }) })),
    });
    const namesOf = (body: unknown) => actions.parse(body).data.map((row) => row.params.name);
    const newest = ['Cora', 'Bela', 'Anna'];
    for (const query of ['', '?sortBy=dsc&sortOrder=createdAt', '?sortBy=createdAt&sortOrder=desc']) {
      expect(namesOf((await log(query)).body)).toEqual(newest);
    }
    for (const query of ['?sortBy=asc&sortOrder=createdAt', '?sortBy=createdAt&sortOrder=asc']) {
      expect(namesOf((await log(query)).body)).toEqual(newest.toReversed());
    }
    expect((await log('?page=2&limit=2')).body).toMatchObject({ total: 3, pageNo: 2, limit: 2, data: { length: 1 } });
    expect((await log('?sortBy=passwordHash')).status).toBe(422);
    expect((await ask(`GET /action-logs/get-user-list/${clientId}`)).body).toEqual({
      data: [{ _id: adminId, name: 'Some Body' }],
    });
    expect((await ask(`GET /action-logs/user/${adminId}`)).body).toMatchObject({ total: 3 });
    expect((await ask(`GET /action-logs/weather/${clientId}`)).status).toBe(404);
  });
});
