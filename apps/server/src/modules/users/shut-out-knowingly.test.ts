import { weekdays } from '@naksha/contract';
import { eq, sql } from 'drizzle-orm';
import { expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import { testPassword } from '../../../test/app.ts';
import { useTestApp } from '../../../test/use-test-app.ts';
import { addUserHouse } from '../../../test/user-house.ts';
import { rows } from '../../db/rows.ts';
import { clients } from '../../db/schema/clients.ts';
import { sessions } from '../../db/schema/sessions.ts';
import { users } from '../../db/schema/users.ts';

const app = useTestApp({ DEMO: 'off', TRUSTED_PROXIES: '127.0.0.1' });
const house = (wishes?: Parameters<typeof addUserHouse>[1]) => addUserHouse(app, wishes);

const madeUser = z.object({ _id: z.string(), name: z.string(), status: z.string() });

test('an administrator hears whom working hours would shut out now before they hold, and only what is confirmed is done', async () => {
  const { ask, create, userId } = await house();
  const { _id, name } = madeUser.parse((await create({ name: 'Bina Shah' })).body);
  const workingHours = weekdays.map((day) => ({ day, enabled: false, start: '09:00', end: '18:30' }));
  for (const id of [_id, userId]) await ask(`PUT /users/${id}/working-hours`, { workingHours });
  const rule = { isWorkingHoursRequired: true };
  const refused = (names: string, count: number) => ({
    status: 409,
    body: { error: { code: 'rules_shut_out', params: { names, count } } },
  });
  expect(await ask('PUT /client/settings', rule)).toMatchObject(refused(`Asha Rao, ${name}`, 2));
  await ask(`POST /users/${_id}/deactivate`);
  expect(await ask('PUT /client/settings', { ...rule, isConfirmed: false })).toMatchObject(refused('Asha Rao', 1));
  expect((await ask('GET /client/settings')).body).toMatchObject({ isWorkingHoursRequired: false });
  expect(await ask('PUT /client/settings', { ...rule, isConfirmed: true })).toMatchObject({
    status: 200,
    body: rule,
  });
  // Whoever is out already is shut out by nothing more.
  expect((await ask('PUT /client/settings', { timeZone: 'Asia/Dubai' })).status).toBe(200);
});

test('an administrator hears whom hours of their own would shut out now, only while hours hold, and of themselves as well', async () => {
  const { ask, userId, adminId, clientId } = await house();
  const hoursOf = async (id: string) => Object((await ask(`GET /users/${id}/working-hours`)).body).workingHours;
  const tomorrow = new Date(Date.now() + 2 * 86_400_000).getUTCDay();
  const later = weekdays.map((day, at) => ({
    day,
    enabled: (at + 1) % 7 === tomorrow,
    start: '00:00',
    end: '24:00',
  }));
  const always = later.map((day) => ({ ...day, enabled: true }));
  const put = (id: string, workingHours: object, confirmation = {}) =>
    ask(`PUT /users/${id}/working-hours`, { workingHours, ...confirmation });
  // Hours that bind no one yet shut no one out.
  for (const hours of [later, always]) expect((await put(userId, hours)).status).toBe(200);
  const rules = { isWorkingHoursRequired: true, areAdminsBound: true, timeZone: 'UTC' };
  expect((await ask('PUT /client/settings', rules)).status).toBe(200);
  const refused = (code: string, names: string) => ({
    status: 409,
    body: { error: { code, params: { names, count: 1 } } },
  });
  expect(await put(userId, later)).toMatchObject(refused('rules_shut_out', 'Asha Rao'));
  for (const confirmation of [{}, { isConfirmed: true }])
    expect(await put(adminId, later, confirmation)).toMatchObject({
      status: 422,
      body: { error: { code: 'admins_lock_out', field: 'workingHours' } },
    });
  await app.signIn({ clientId, role: 'admin' });
  expect(await put(adminId, later)).toMatchObject(refused('rules_shut_you_out', 'Some Body'));
  expect(await hoursOf(userId)).toEqual(always);
  expect((await put(userId, later, { isConfirmed: true })).status).toBe(200);
  expect(await hoursOf(userId)).toEqual(later);
  // Whoever is out already is shut out by nothing more.
  expect((await put(userId, later)).status).toBe(200);
});

test('an administrator hears whom a holiday or another zone shuts out now, while working hours hold', async () => {
  const { ask, userId } = await house();
  const now = new Date();
  await ask('PUT /client/settings', { isWorkingHoursRequired: true, timeZone: 'UTC' });
  const holidays = [-1, 0, 1].map((days) => ({
    ...{ name: `Holiday ${days + 2}`, isYearly: false },
    date: new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10),
  }));
  expect(await ask('PUT /client/settings', { holidays })).toMatchObject({ status: 409 });
  const hour = now.getUTCHours();
  const [start, end] = [hour, Math.min(hour + 2, 24)].map((each) => `${String(each).padStart(2, '0')}:00`);
  const workingHours = weekdays.map((day) => ({ day, enabled: true, start, end }));
  expect((await ask(`PUT /users/${userId}/working-hours`, { workingHours, isConfirmed: true })).status).toBe(200);
  expect(await ask('PUT /client/settings', { timeZone: 'Asia/Tokyo' })).toMatchObject({
    status: 409,
    body: { error: { code: 'rules_shut_out', params: { names: 'Asha Rao', count: 1 } } },
  });
});

test('no rule that binds administrators takes the last of them the way back, however it is confirmed', async () => {
  const { ask, clientId } = await house();
  const rules = { isWorkingHoursRequired: true, areAdminsBound: true, timeZone: 'UTC' };
  expect((await ask('PUT /client/settings', { ...rules, isConfirmed: true })).status).toBe(200);
  const dayOf = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const holiday = (date: string) => ({ name: date, isYearly: false, date });
  const refused = { status: 422, body: { error: { code: 'admins_lock_out' } } };
  const put = (change: object) => ask('PUT /client/settings', { ...change, isConfirmed: true });
  // Today is a holiday, or becomes one: the day before and after as well, for midnight may come.
  const today = { holidays: [-1, 0, 1].map((days) => holiday(dayOf(days))) };
  expect(await put(today)).toMatchObject(refused);
  expect(await put({ areAdminsBound: false, ...today })).toMatchObject({ status: 200 });
  expect(await put({ areAdminsBound: true })).toMatchObject(refused);
  expect(await put({ holidays: [holiday(dayOf(5))], areAdminsBound: true })).toMatchObject({ status: 200 });
  // Holidays are no one's own: a second administrator is shut out by them as well.
  await app.signIn({ clientId, role: 'admin' });
  expect(await put(today)).toMatchObject(refused);
  expect((await ask('GET /client/settings')).status).toBe(200);
});

test.each(['their own', 'each other’s'])(
  'of two administrators who close %s hours at one moment the second is refused, for no one would be left to open them',
  async (whose) => {
    const { ask, clientId, adminId } = await house();
    const { db } = app.connection;
    const other = await app.signIn({ clientId, role: 'admin' });
    const rules = { isWorkingHoursRequired: true, areAdminsBound: true, timeZone: 'UTC', isConfirmed: true };
    const later = new Date(Date.now() + 2 * 86_400_000).getUTCDay();
    const hoursOn = (isOpen: (at: number) => boolean) =>
      weekdays.map((day, at) => ({ day, enabled: isOpen((at + 1) % 7), start: '00:00', end: '24:00' }));
    for (const id of [adminId, other.userId])
      await ask(`PUT /users/${id}/working-hours`, { workingHours: hoursOn(() => true) });
    expect((await ask('PUT /client/settings', rules)).status).toBe(200);
    const body = { workingHours: hoursOn((day) => day === later), isConfirmed: true };
    const [one, two] = whose === 'their own' ? [adminId, other.userId] : [other.userId, adminId];
    let asked: ReturnType<typeof ask>[] = [];
    await db.transaction(async (tx) => {
      await tx.select().from(clients).where(eq(clients.id, clientId)).for('update');
      asked = [
        ask(`PUT /users/${one}/working-hours`, body),
        app.ask(`PUT /users/${two}/working-hours`, { token: other.token, body }),
      ];
      const waiting = sql`select count(distinct pid)::int as count from pg_locks where not granted and pid in
        (select l.pid from pg_locks l join pg_database d on d.oid = l.database where d.datname = current_database())`;
      await expect.poll(() => rows(tx, z.object({ count: z.int() }), waiting)).toEqual([{ count: 2 }]);
    });
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 422]);
  },
);

test('an administrator hears whom hours close next and when, where that is sooner than before, in the zone of the client', async () => {
  const { ask, create, userId } = await house();
  const { _id } = madeUser.parse((await create({ name: 'Bina Shah' })).body);
  onTestFinished(() => void vi.useRealTimers());
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-27T04:30:00Z') });
  const week = (end: string) => ({
    workingHours: weekdays.map((day) => ({ day, enabled: day !== 'saturday', start: '09:00', end })),
  });
  const put = (id: string, end: string) => ask(`PUT /users/${id}/working-hours`, week(end));
  expect((await put(userId, '18:00')).status).toBe(200);
  const rules = { isWorkingHoursRequired: true, timeZone: 'Asia/Kolkata' };
  const refused = (names: string, count: number) => ({
    status: 409,
    body: { error: { code: 'rules_shut_out', params: { names, count } } },
  });
  expect(await ask('PUT /client/settings', rules)).toMatchObject(refused('Asha Rao (18:00)', 1));
  expect((await ask('PUT /client/settings', { ...rules, isConfirmed: true })).status).toBe(200);
  expect(await put(userId, '17:45')).toMatchObject(refused('Asha Rao (17:45)', 1));
  // Later than before is no one's loss; nor is what shuts later than today.
  for (const end of ['19:30', '24:00']) expect((await put(userId, end)).status).toBe(200);
  const holiday = { holidays: [{ date: '2026-11-29', name: 'Mela', isYearly: false }] };
  expect(await ask('PUT /client/settings', holiday)).toMatchObject(refused('Bina Shah (2026-11-29 00:00)', 1));
  expect(await put(_id, '10:00')).toMatchObject(refused('Bina Shah', 1));
});

test('an administrator hears whom addresses would shut out before they hold, by where they last signed in', async () => {
  const { ask, create, clientId, userId } = await house();
  const password = 'Loom@2026';
  const { _id, name } = madeUser.parse((await create({ name: 'Bina Shah', allowedIps: ['203.0.113.0/24'] })).body);
  const [row] = await app.connection.db.select().from(users).where(eq(users.id, _id));
  await app.ask('POST /auth/login', { body: { login: row?.username, password } });
  await ask(`PUT /users/${userId}/allowed-ips`, { allowedIps: ['10.0.0.1'] });
  const { ip } = z.object({ ip: z.string() }).parse((await ask('GET /session/address')).body);
  // Someone who has never signed in has no address that could be shut out.
  expect(await ask('PUT /client/settings', { isIpRequired: true })).toMatchObject({
    status: 409,
    body: { error: { code: 'rules_shut_out', params: { names: `${name} (${ip})`, count: 1 } } },
  });
  expect((await ask(`PUT /users/${_id}/allowed-ips`, { allowedIps: ['203.0.113.1'] })).status).toBe(200);
  expect((await ask(`PUT /users/${_id}/allowed-ips`, { allowedIps: [ip] })).status).toBe(200);
  expect((await ask('PUT /client/settings', { isIpRequired: true })).status).toBe(200);
  const away = { allowedIps: ['203.0.113.1'] };
  expect(await ask(`PUT /users/${_id}/allowed-ips`, away)).toMatchObject({
    status: 409,
    body: { error: { code: 'rules_shut_out', params: { names: `${name} (${ip})`, count: 1 } } },
  });
  expect((await ask(`GET /users/${_id}/allowed-ips`)).body).toEqual({ allowedIps: [ip] });
  expect((await ask(`PUT /users/${_id}/allowed-ips`, { ...away, isConfirmed: true })).status).toBe(200);
  expect(clientId).toBe(row?.clientId);
});

test('an administrator hears whom addresses would shut out at work, from wherever each of their sessions was last used', async () => {
  const { ask, clientId, userId: colleague } = await house();
  const { userId, username } = await app.signIn({ clientId, role: 'user' });
  const from = (ip: string) => ({ 'x-forwarded-for': ip });
  const credentials = { login: username, password: testPassword };
  const logIn = async (ip: string) => {
    const { body: opened } = await app.ask('POST /auth/login', { body: credentials, headers: from(ip) });
    return z.object({ authToken: z.string() }).parse(opened).authToken;
  };
  const works = (token: string, ip: string) => app.ask('GET /users/me', { token, headers: from(ip) });
  const [one, other, third] = ['192.0.2.11', '192.0.2.12', '192.0.2.13'];
  const put = (...allowedIps: string[]) => ask(`PUT /users/${userId}/allowed-ips`, { allowedIps });
  const refused = (names: string) => ({ status: 409, body: { error: { params: { names, count: 1 } } } });
  await ask(`PUT /users/${colleague}/allowed-ips`, { allowedIps: [one] });
  expect((await put(one, other, third)).status).toBe(200);
  const [first] = [await logIn(other), await logIn(one)];
  // Their last sign-in says of only one address that they come from it.
  expect((await ask('PUT /client/settings', { isIpRequired: true })).status).toBe(200);
  expect(await put(one)).toMatchObject(refused(`Some Body (${other})`));
  expect(await put(third)).toMatchObject(refused(`Some Body (${one}, ${other})`));
  expect((await works(first, third)).status).toBe(200);
  expect(await put(one, other)).toMatchObject(refused(`Some Body (${third})`));
  // Moments ago it came from the other, and may come by turns.
  expect(await put(one, third)).toMatchObject(refused(`Some Body (${other})`));
  const addresses = { [other]: new Date(Date.now() - 180_000).toISOString(), [third]: new Date().toISOString() };
  await app.connection.db.update(sessions).set({ addresses }).where(eq(sessions.ip, third));
  expect([(await put(one, third)).status, (await works(first, third)).status]).toEqual([200, 200]);
});
