import { actionKinds, weekdays } from '@naksha/contract';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { addTestClient } from '../../../test/client.ts';
import { useTestApp } from '../../../test/use-test-app.ts';
import { actionLogs } from '../../db/schema/action-logs.ts';
import { logAction } from './log-action.ts';

const app = useTestApp();
const list = z.object({
  total: z.number(),
  data: z.array(
    z.looseObject({
      action: z.string(),
      clientId: z.string().nullable(),
      clientName: z.string().nullable(),
      params: z.unknown(),
      before: z.unknown(),
      after: z.unknown(),
      ip: z.string().nullable(),
      requestId: z.string().nullable(),
    }),
  ),
});

async function house() {
  const { clientId, userId } = await addTestClient(app.connection.db);
  const { token, userId: adminId } = await app.signIn({ clientId, role: 'admin' });
  const log = async (query = '', path = `client/${clientId}`) =>
    list.parse((await app.ask(`GET /action-logs/${path}?limit=100&${query}`, { token })).body);
  return {
    clientId,
    userId,
    adminId,
    token,
    log,
    ask: (what: string, body?: unknown) => app.ask(what, { token, body }),
  };
}

const week = (start: string) => weekdays.map((day) => ({ day, enabled: day !== 'sunday', start, end: '18:00' }));

test('what is changed stands with what it was, from where and by which request, and never with a secret', async () => {
  const { userId, log, ask } = await house();
  const made = z.object({ _id: z.string() }).parse(
    (
      await ask('POST /users', {
        name: 'Meera Shah',
        username: 'meera_log',
        password: 'Canary@2026',
        confirmPassword: 'Canary@2026',
      })
    ).body,
  );
  await ask(`PATCH /users/${userId}`, { name: 'Asha Mehta', password: 'Canary@2027' });
  await ask(`PUT /users/${userId}/working-hours`, { workingHours: week('09:00') });
  await ask(`PUT /users/${userId}/working-hours`, { workingHours: week('10:00') });
  await ask(`PUT /users/${userId}/allowed-ips`, { allowedIps: ['10.0.0.0/8'] });
  await ask(`POST /users/${made._id}/deactivate`);
  await ask('PUT /client/settings', { hasUserAccess: true, isWorkingHoursRequired: true, isConfirmed: true });
  await ask('PATCH /users/me', { lang: 'gu', preferences: { dense: true } });
  // The house began with its plan.
  const [began, ...data] = (await log('sortBy=asc&sortOrder=createdAt')).data;
  expect(began).toMatchObject({ action: 'plan.started', params: { plan: 'Trial' } });
  const said = data.map(({ action, before, after }) => [action, before, after]);
  expect(said).toEqual([
    ['user.created', null, expect.objectContaining({ name: 'Meera Shah', username: 'meera_log', role: 'user' })],
    ['user.changed', { name: 'Asha Rao' }, { name: 'Asha Mehta' }],
    [
      'user.working_hours',
      expect.objectContaining({ monday: '00:00–24:00', sunday: '00:00–24:00' }),
      expect.objectContaining({ monday: '09:00–18:00', sunday: '' }),
    ],
    [
      'user.working_hours',
      expect.objectContaining({ monday: '09:00–18:00' }),
      expect.not.objectContaining({ sunday: '' }),
    ],
    ['user.allowed_ips', { allowedIps: [] }, { allowedIps: ['10.0.0.0/8'] }],
    ['user.deactivated', { status: 'active' }, { status: 'in-active' }],
    ['client.settings', { isWorkingHoursRequired: false }, { isWorkingHoursRequired: true }],
    ['account.changed', { lang: 'en' }, { lang: 'gu' }],
  ]);
  expect(data.every(({ ip, requestId }) => ip === '127.0.0.1' && /^[\w-]{8,}$/.test(requestId ?? ''))).toBe(true);
  expect(JSON.stringify(data)).not.toMatch(/Canary@|argon2/);
  expect(data.map(({ action }) => action).filter((action) => !(action in actionKinds))).toEqual([]);
});

test('what changes nothing leaves no line', async () => {
  const { userId, clientId, log, ask } = await house();
  const idle: [string, object][] = [
    [`PATCH /client/${clientId}`, { name: 'A mill of the tests', phone: '' }],
    [`PATCH /users/${userId}`, { name: 'Asha Rao', lang: 'en', role: 'user' }],
    [`PUT /users/${userId}/allowed-ips`, { allowedIps: [] }],
    [`PUT /users/${userId}/credit-cap`, { creditCap: null }],
    ['PUT /client/settings', { timeZone: 'Asia/Kolkata', holidays: [] }],
    ['PATCH /users/me', { lang: 'en' }],
  ];
  for (const [what, body] of idle) expect([what, (await ask(what, body)).status]).toEqual([what, 200]);
  expect((await log('')).data.map(({ action }) => action)).toEqual(['plan.started']);
});

test('is filtered by who, what, when and by words, and each page says how many there are', async () => {
  const { clientId, userId, adminId, log } = await house();
  const { db } = app.connection;
  const actor = { clientId, ip: '10.1.2.3', requestId: 'req-filter' };
  await logAction(db, { ...actor, userId, userName: 'Asha Rao' }, 'file.uploaded', null, { fileName: '100%_silk.png' });
  await logAction(
    db,
    { ...actor, userId: adminId, userName: 'Somebody' },
    'client.settings',
    null,
    {},
    { before: { timeZone: 'Asia/Kolkata' }, after: { timeZone: 'Asia/Dubai' } },
  );
  const actions = async (query: string) => (await log(query)).data.map(({ action }) => action);
  expect(await actions(`userId=${userId}`)).toEqual(['file.uploaded']);
  expect(await actions('action=client.settings')).toEqual(['client.settings']);
  for (const search of ['100%25_', 'asha', '10.1.2', 'REQ-FILTER', 'Dubai', 'kolkata']) {
    expect([search, (await actions(`search=${search}`)).length]).toEqual([
      search,
      { '10.1.2': 2, 'REQ-FILTER': 2 }[search] ?? 1,
    ]);
  }
  expect(await actions('search=100_silk')).toEqual([]);
  const soon = new Date(Date.now() + 60_000).toISOString();
  expect(await actions(`from=${soon}`)).toEqual([]);
  expect(await actions(`to=${soon}`)).toHaveLength(3);
  const page = await log('page=2');
  expect(page.total).toBe(3);
});

test('a super-admin reads the log of all clients or of one, and leaves a line in each that was read, once', async () => {
  const [one, other] = [await house(), await house()];
  const { db } = app.connection;
  for (const { clientId } of [one, other]) await logAction(db, { clientId, ip: null, requestId: 'r' }, 'client.logo');
  const { token } = await app.signIn({ clientId: null, role: 'superadmin' });
  const all = async (query = '') => list.parse((await app.ask(`GET /action-logs?limit=100&${query}`, { token })).body);
  const whose = (await all('action=client.logo')).data.map(({ clientId }) => clientId);
  expect(whose).toEqual(expect.arrayContaining([one.clientId, other.clientId]));
  const named = await all(`clientId=${one.clientId}&action=client.logo`);
  expect(named.data).toMatchObject([{ clientId: one.clientId, clientName: 'A mill of the tests' }]);
  for (const { log } of [one, other]) {
    expect((await log('action=client.read')).data).toMatchObject([{ params: { what: 'log' }, ip: '127.0.0.1' }]);
  }
  expect((await one.ask(`GET /action-logs?clientId=${other.clientId}`)).status).toBe(404);
  const mine = list.parse((await one.ask('GET /action-logs?limit=100')).body);
  expect(new Set(mine.data.map(({ clientId }) => clientId))).toEqual(new Set([one.clientId]));
});

test('lists what happened within one millisecond in the order in which it happened', async () => {
  const { clientId, log } = await house();
  const { db } = app.connection;
  const actor = { clientId, userName: 'Asha Rao', ip: null, requestId: null };
  const at = Array.from({ length: 60 }, (_, index) => index);
  await db.transaction(async (tx) => {
    for (const index of at) await logAction(tx, actor, 'file.moved', null, { name: `${index}` });
  });
  const moved = (await log('action=file.moved')).data.map(({ params }) => params);
  expect(moved).toEqual(at.toReversed().map((index) => ({ name: `${index}` })));
});

test('goes out as a table in words, with times in the zone that is named, and nothing that a spreadsheet would run', async () => {
  const { clientId, token } = await house();
  const { db } = app.connection;
  const actor = { clientId, userName: '=cmd', ip: '10.1.2.3', requestId: 'req-csv' };
  await logAction(db, actor, 'design.made', null, { operation: 'vectorise', name: 'a;"b"' });
  await logAction(
    db,
    { ...actor, userName: ' +1' },
    'client.settings',
    null,
    {},
    { before: { hasUserAccess: false }, after: { hasUserAccess: true } },
  );
  const moved = { clientId, userName: 'Asha Rao', action: 'file.moved' };
  await db.insert(actionLogs).values(Array.from({ length: 1001 }, () => moved));
  const ask = (query: string) => app.ask(`GET /action-logs/logs.csv?${query}`, { token });
  const answer = await ask('lang=en&timeZone=Asia/Kolkata');
  expect(answer.headers.get('content-disposition')).toContain('action-log.csv');
  const lines = String(answer.body).replace('\ufeff', '').trim().split('\r\n');
  // A head, what is logged here, and the start of the plan before it.
  expect(lines).toHaveLength(1005);
  expect(lines[0]).toBe('"Time (Asia/Kolkata)","Client","Who","What","About","Before","After","Address","Request"');
  const kolkata = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Kolkata', dateStyle: 'short' }).format(new Date());
  expect(lines.at(-1)?.slice(0, 12)).toBe(`"${kolkata} `);
  expect(lines.at(-2)).toContain(
    '"\'=cmd","Made files to take away","Name: a;""b""; Operation: Vector","","","10.1.2.3","req-csv"',
  );
  expect(lines.at(-3)).toContain(
    '"\' +1","Changed the settings","","User mode for administrators: No","User mode for administrators: Yes"',
  );
  const hindi = String((await ask('lang=hi&action=client.settings')).body)
    .trim()
    .split('\r\n');
  expect(hindi).toHaveLength(2);
  expect(hindi[0]).toContain('समय (UTC)');
  expect(hindi[1]).toContain('सेटिंग बदलीं');
  expect((await ask('timeZone=Mars/Olympus')).status).toBe(422);
});
