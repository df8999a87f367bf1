import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { logo, made, plan, useOperator } from '../../../test/operator.ts';
import { actionLogs } from '../../db/schema/action-logs.ts';
import { addPlan } from '../plans/add-plan.ts';

const { app, operator, ask, form, planOf } = useOperator();

describe('a new client', () => {
  test('is active, on its plan from now on, with credits, a logo and an administrator who can sign in', async () => {
    const body = form({
      contactName: 'Leela',
      contactEmail: 'leela@vraj.example',
      phone: '+91 (261) 245-6789',
      address: 'Ring Road\nSurat',
      accountLimit: 5,
      logo,
      lang: 'gu',
    });
    const answer = await ask('POST /client/create-admin-client', body);
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      client: {
        name: 'Vraj Prints, सूरत',
        status: 'active',
        plan: { _id: planOf(), name: 'Studio' },
        endsAt: expect.any(String),
        accounts: { used: 0, allowed: 5 },
        creditsLeft: 300,
        contactName: 'Leela',
        contactEmail: 'leela@vraj.example',
        phone: '+91 (261) 245-6789',
        address: 'Ring Road\nSurat',
        timeZone: 'Asia/Kolkata',
        accountLimit: 5,
        logo: expect.stringMatching(/^data:image\/png;base64,iVBOR/),
      },
      admin: { name: 'Leela Shah', username: body.username, roles: 'admin', status: 'active', lang: 'gu' },
    });
    expect(JSON.stringify(answer.body)).not.toMatch(/argon2|Loom@2026/);
    const signedIn = await app.ask('POST /auth/login', { body: { login: body.username, password: 'Loom@2026' } });
    expect(signedIn.status).toBe(200);
    const { client, admin } = made.parse(answer.body);
    const lines = await app.connection.db.select().from(actionLogs).where(eq(actionLogs.clientId, client._id));
    expect(lines.filter((line) => line.userId === operator.userId)).toMatchObject([
      { action: 'plan.started', object: planOf(), params: { plan: 'Studio', credits: 300 } },
      { action: 'client.created', object: client._id, params: { name: 'Vraj Prints, सूरत', plan: 'Studio' } },
      { action: 'user.created', object: admin._id, params: { name: 'Leela Shah', role: 'admin' } },
    ]);
  });

  test('can be put on a plan that is offered to no one else', async () => {
    const own = await addPlan(app.connection.db, { ...plan, name: 'Own terms', isPublic: false });
    const all = await ask('GET /plans/all');
    expect(all.body).toMatchObject({
      data: expect.arrayContaining([expect.objectContaining({ _id: own.id, name: 'Own terms', isPublic: false })]),
    });
    expect(JSON.stringify((await app.ask('GET /plans/new')).body)).not.toContain('Own terms');
    const answer = await ask('POST /client/create-admin-client', form({ planId: own.id }));
    expect(answer.body).toMatchObject({ client: { plan: { name: 'Own terms' } } });
  });

  test('that is made closed lets no one in until it is opened', async () => {
    const body = form({ isActive: false });
    const { client } = made.parse((await ask('POST /client/create-admin-client', body)).body);
    const signIn = () => app.ask('POST /auth/login', { body: { login: body.username, password: 'Loom@2026' } });
    expect(await signIn()).toMatchObject({ status: 403, body: { error: { code: 'client_inactive' } } });
    await ask(`PATCH /client/${client._id}`, { isActive: true });
    expect((await signIn()).status).toBe(200);
  });

  test.each([
    [{ name: ' ' }, 'name', 'Name is required.'],
    [{ name: undefined }, 'name', 'Name is required.'],
    [{ name: 'x'.repeat(101) }, 'name', 'Name can have at most 100 characters.'],
    [{ adminName: 'Leela 2' }, 'adminName', 'Name can only contain English alphabets and spaces.'],
    [{ username: undefined }, 'email', 'Email or username is required.'],
    [{ email: 'leela@' }, 'email', 'Please enter a valid email address, e.g, name@example.com.'],
    [{ contactEmail: 'leela' }, 'contactEmail', 'Please enter a valid email address, e.g, name@example.com.'],
    [{ password: 'Dr@gon99!' }, 'password', 'This password is too common. Please choose another one.'],
    [{ phone: '12345' }, 'phone', 'Please enter a valid phone number.'],
    [{ phone: 'call me' }, 'phone', 'Please enter a valid phone number.'],
    [{ address: 'x'.repeat(501) }, 'address', 'An address can have at most 500 characters.'],
    [{ planId: '' }, 'planId', 'Please choose a plan.'],
    [{ planId: randomUUID() }, 'planId', 'This plan no longer exists.'],
    [{ accountLimit: -1 }, 'accountLimit', 'The account limit is a whole number from 0 to 100000.'],
    [{ accountLimit: 2.5 }, 'accountLimit', 'The account limit is a whole number from 0 to 100000.'],
    [{ timeZone: 'Mars/Base' }, 'timeZone', 'This time zone is not known.'],
    [{ password: 'loom' }, 'password', /^Password must have at least 8 characters/],
    [{ password: 'Naksha@2026' }, 'password', 'This password is too common. Please choose another one.'],
    [{ isBillingOn: false }, 'isBillingOn', 'There is no field named isBillingOn here.'],
    // Known to the language the server is written in, and not to the database.
    [{ timeZone: 'US/Pacific-New' }, 'timeZone', 'This time zone is not known.'],
  ] as const)('with %j is refused at %s: %s', async (changes, field, sentence) => {
    const count = async () => (await ask('GET /client/get-count')).body;
    const before = await count();
    const answer = await ask('POST /client/create-admin-client', form(changes));
    expect(answer.status).toBe(422);
    const { error } = z.object({ error: z.object({ field: z.string(), message: z.string() }) }).parse(answer.body);
    expect(error.field).toBe(field);
    if (typeof sentence === 'string') expect(error.message).toBe(sentence);
    else expect(error.message).toMatch(sentence);
    expect(await count()).toEqual(before);
  });

  test('whose administrator has a login that is taken leaves nothing behind, and so does one with a broken logo', async () => {
    const body = form();
    expect((await ask('POST /client/create-admin-client', body)).status).toBe(201);
    const before = (await ask('GET /client/get-count')).body;
    expect(await ask('POST /client/create-admin-client', body)).toMatchObject({
      status: 422,
      body: { error: { code: 'username_taken', field: 'username', message: 'UserName already taken.' } },
    });
    const svg = form({ logo: 'data:image/svg+xml;base64,AAAA' });
    expect(await ask('POST /client/create-admin-client', svg)).toMatchObject({
      status: 415,
      body: { error: { code: 'logo_type_not_allowed', field: 'logo' } },
    });
    expect((await ask('GET /client/get-count')).body).toEqual(before);
  });
});
