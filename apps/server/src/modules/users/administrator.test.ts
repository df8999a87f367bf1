import { weekdays } from '@naksha/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { testPassword } from '../../../test/app.ts';
import { useTestApp } from '../../../test/use-test-app.ts';
import { addUserHouse } from '../../../test/user-house.ts';
import { clients } from '../../db/schema/clients.ts';
import { creditLogs } from '../../db/schema/credit-logs.ts';
import { ledgerHolds } from '../../db/schema/ledger.ts';
import { users } from '../../db/schema/users.ts';

const app = useTestApp({ DEMO: 'off', TRUSTED_PROXIES: '127.0.0.1' });
const house = (wishes?: Parameters<typeof addUserHouse>[1]) => addUserHouse(app, wishes);

const givenUsers = z.object({ data: z.array(z.object({ _id: z.string(), givenUntil: z.string().nullable() })) });
const madeUser = z.object({ _id: z.string(), name: z.string(), status: z.string() });

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
    const named = await ask(`PATCH /users/${user.userId}`, { password: 'NewName@77' });
    expect(named).toMatchObject({ status: 422, body: { error: { code: 'password_of_name', field: 'password' } } });
    expect((await ask(`PATCH /users/${user.userId}`, { password: 'Given@1loom' })).status).toBe(200);
    expect((await app.ask('GET /users/me', { token: user.token })).status).toBe(401);
    const login = (password: string) => app.ask('POST /auth/login', { body: { login: user.username, password } });
    expect([(await login(testPassword)).status, (await login('Given@1loom')).status]).toEqual([400, 200]);
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

  test('who gives a password over another that was given meanwhile hears so first, and gives it knowing that', async () => {
    const { ask, userId } = await house();
    const givenUntil = async () =>
      givenUsers.parse((await ask('GET /users')).body).data.find(({ _id }) => _id === userId)?.givenUntil;
    const seen = await givenUntil();
    const give = (password: string, was: string | null | undefined) =>
      ask(`PATCH /users/${userId}`, { password, was: { givenUntil: was } });
    const both = await Promise.all([give('Weft@1comb7', seen), give('Weft@2comb7', seen)]);
    const [, late] = both.toSorted((one, other) => one.status - other.status);
    const now = await givenUntil();
    expect(now).not.toBe(seen);
    expect(late).toMatchObject({
      status: 409,
      body: { error: { code: 'password_meanwhile', params: { givenUntil: now } } },
    });
    expect((await give('Weft@3comb7', now)).status).toBe(200);
    expect((await give('Weft@4comb7', null)).status).toBe(409);
    // A caller that does not say what it saw is not asked.
    expect((await ask(`PATCH /users/${userId}`, { password: 'Weft@5comb7' })).status).toBe(200);
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
      // A caller that has seen it, or does not say what it saw, is heard.
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
    for (const timeZone of ['Mars/Olympus', '+05:30', 'MIT', 'IST', 'US/Pacific-New']) {
      expect((await ask('PUT /client/settings', { timeZone })).body).toMatchObject({
        error: { code: 'time_zone_unknown' },
      });
    }
  });

  test('works on in a zone that the database does not know any more', async () => {
    const { ask, clientId, userId } = await house();
    const { db } = app.connection;
    await db.update(clients).set({ timeZone: 'US/Pacific-New' }).where(eq(clients.id, clientId));
    const paths = ['GET /users', 'GET /credits/usage', 'GET /client/settings', `GET /users/${userId}/working-hours`];
    for (const path of paths) expect(await ask(path), path).toMatchObject({ status: 200 });
    expect((await ask(`POST /users/${userId}/deactivate`)).status).toBe(200);
    expect(app.errors).toEqual([]);
  });

  test('is held to working hours as well where the client says so, on every request, and never without a way back', async () => {
    const { ask, adminId, clientId } = await house();
    const { db } = app.connection;
    const put = (hours: object) => db.update(users).set(hours).where(eq(users.id, adminId));
    const week = (day: object) =>
      weekdays.map((name) => ({ day: name, enabled: true, start: '00:00', end: '24:00', ...day }));
    const later = new Date(Date.now() + 3 * 86_400_000).getUTCDay();
    const isLater = (at: number) => (at + 1) % 7 === later;
    const another = await app.signIn({ clientId, role: 'admin' });
    const rules = { isWorkingHoursRequired: true, areAdminsBound: true };
    // Hours of an administrator bind no one until that was chosen.
    await put({ workingHours: week({ enabled: false }) });
    expect((await ask('PUT /client/settings', { isWorkingHoursRequired: true, timeZone: 'UTC' })).status).toBe(200);
    expect(await ask('PUT /client/settings', { ...rules, isConfirmed: true })).toMatchObject({
      status: 422,
      body: { error: { code: 'hours_lock_out', field: 'areAdminsBound' } },
    });
    await put({ workingHours: week({}).map((day, at) => ({ ...day, enabled: isLater(at) })) });
    expect(await ask('PUT /client/settings', rules)).toMatchObject({
      status: 409,
      body: { error: { code: 'rules_shut_you_out', params: { names: 'Some Body', count: 1 } } },
    });
    await put({ workingHours: null });
    expect(await ask('PUT /client/settings', rules)).toMatchObject({ status: 200, body: rules });
    // Nor is one who is let in today kept out later by a run of holidays, whether they were read or not.
    const run = (from: number, days: number) =>
      Array.from({ length: days }, (_, n) => ({
        date: new Date(Date.now() + (from + n) * 86_400_000).toISOString().slice(0, 10),
        name: 'Off',
        isYearly: false,
      }));
    for (const holidays of [run(1, 100), run(60, 14)]) {
      for (const isConfirmed of [true, undefined])
        expect(await ask('PUT /client/settings', { holidays, isConfirmed })).toMatchObject({
          status: 422,
          body: { error: { code: 'hours_lock_out', field: 'areAdminsBound' } },
        });
    }
    expect((await ask('PUT /client/settings', { holidays: run(60, 13), isConfirmed: true })).status).toBe(200);
    expect((await ask('PUT /client/settings', { holidays: [] })).status).toBe(200);
    const closed = { workingHours: week({ enabled: false }) };
    expect(await ask(`PUT /users/${adminId}/working-hours`, closed)).toMatchObject({
      status: 422,
      body: { error: { code: 'hours_lock_out', field: 'workingHours' } },
    });
    expect((await app.ask('GET /users', { token: another.token })).status).toBe(200);
    const anothers = `PUT /users/${another.userId}/working-hours`;
    expect(await ask(anothers, closed)).toMatchObject({
      status: 409,
      body: { error: { code: 'rules_shut_out', params: { names: 'Some Body', count: 1 } } },
    });
    expect((await app.ask('GET /users', { token: another.token })).status).toBe(200);
    expect((await ask(anothers, { ...closed, isConfirmed: true })).status).toBe(200);
    expect((await app.ask('GET /users', { token: another.token })).status).toBe(401);
    expect((await ask('PUT /client/settings', { areAdminsBound: false })).status).toBe(200);
    expect((await app.ask('GET /users', { token: another.token })).status).toBe(200);
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
      data: z.array(z.object({ action: z.string(), params: z.object({ name: z.string().optional() }) })),
    });
    // The plan of the house was started before.
    const namesOf = (body: unknown) =>
      actions
        .parse(body)
        .data.filter(({ action }) => action === 'user.created')
        .map((row) => row.params.name);
    const newest = ['Cora', 'Bela', 'Anna'];
    for (const query of ['', '?sortBy=dsc&sortOrder=createdAt', '?sortBy=createdAt&sortOrder=desc']) {
      expect(namesOf((await log(query)).body)).toEqual(newest);
    }
    for (const query of ['?sortBy=asc&sortOrder=createdAt', '?sortBy=createdAt&sortOrder=asc']) {
      expect(namesOf((await log(query)).body)).toEqual(newest.toReversed());
    }
    expect((await log('?page=2&limit=2')).body).toMatchObject({ total: 4, pageNo: 2, limit: 2, data: { length: 2 } });
    expect((await log('?sortBy=passwordHash')).status).toBe(422);
    expect((await ask(`GET /action-logs/get-user-list/${clientId}`)).body).toEqual({
      data: [{ _id: adminId, name: 'Some Body' }],
    });
    expect((await ask(`GET /action-logs/user/${adminId}`)).body).toMatchObject({ total: 3 });
    expect((await ask(`GET /action-logs/weather/${clientId}`)).status).toBe(404);
  });
});
