import { limits, weekdays } from '@naksha/contract';
import { and, eq, sql } from 'drizzle-orm';
import { describe, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { useTestApp } from '../../../test/use-test-app.ts';
import { addUserHouse, userForm } from '../../../test/user-house.ts';
import { clients } from '../../db/schema/clients.ts';
import { subscriptions } from '../../db/schema/subscriptions.ts';
import { users } from '../../db/schema/users.ts';

const app = useTestApp();
const house = (wishes?: Parameters<typeof addUserHouse>[1]) => addUserHouse(app, wishes);

let names = 0;

function setLimits(wanted: Partial<Record<'callMayWaitMs' | 'newUserWaitSeconds', number>>): void {
  const { callMayWaitMs, newUserWaitSeconds } = limits;
  onTestFinished(() => void Object.assign(limits, { callMayWaitMs, newUserWaitSeconds }));
  Object.assign(limits, wanted);
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
    [
      { password: 'Meera@8080', confirmPassword: 'Meera@8080' },
      'password',
      /^This password is little more than a name/,
    ],
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
    const body = userForm({ email: `Meera${++names}@example.com` });
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
  test('is that of the plan, and whoever of a crowd has no place in it hears so, and not to come again', async () => {
    const { create, clientId } = await house({ usersCount: 25 });
    // The door turns none of the crowd away, however long the last of it waits.
    setLimits({ callMayWaitMs: 300_000, newUserWaitSeconds: 300 });
    const answers = await Promise.all(Array.from({ length: 230 }, () => create()));
    const counts = Map.groupBy(answers, (answer) => answer.status);
    // One of the 25 is the client's first user; more passwords than these would not have a turn to be hashed.
    expect(counts.get(201)).toHaveLength(24);
    expect(counts.get(422)).toHaveLength(206);
    for (const refused of counts.get(422) ?? []) {
      expect(refused.body).toMatchObject({
        error: { code: 'user_limit_reached', message: expect.stringContaining('contact your provider') },
      });
    }
    const active = and(eq(users.clientId, clientId), eq(users.role, 'user'), eq(users.isActive, true));
    expect(await app.connection.db.$count(users, active)).toBe(25);
  });

  test('asks whoever has waited too long for those before them to come again', async () => {
    const { create } = await house();
    setLimits({ newUserWaitSeconds: 0.001 });
    const answers = await Promise.all(Array.from({ length: 8 }, () => create()));
    const [refused] = answers.filter(({ status }) => status !== 201);
    expect(refused).toMatchObject({ status: 429, body: { error: { code: 'too_many_requests' } } });
    expect(answers.some(({ status }) => status === 201)).toBe(true);
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
    // Long after the plan has ended the places of the account limit remain, and are full.
    const over = { startsAt: sql`now() - interval '90 days'`, endsAt: sql`now() - interval '60 days'` };
    await app.connection.db.update(subscriptions).set(over).where(eq(subscriptions.clientId, clientId));
    expect(await create()).toMatchObject({ status: 422, body: { error: { code: 'user_limit_reached' } } });
    await setLimit(0);
    expect(await create()).toMatchObject({ status: 409, body: { error: { code: 'plan_over' } } });
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
