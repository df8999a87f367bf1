import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testPassword } from '../../../test/app.ts';
import { newcomer, plainPicture, uploadsOf } from '../../../test/uploads.ts';
import { useTestApp } from '../../../test/use-test-app.ts';
import { clients } from '../../db/schema/clients.ts';
import { users } from '../../db/schema/users.ts';

const app = useTestApp({ DEMO: 'off', TRUSTED_PROXIES: '127.0.0.0/8' });
const office = '198.51.100.30';
const home = '203.0.113.30';
const closed = (['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const).map((day) => ({
  day,
  enabled: false,
  start: '09:00',
  end: '17:00',
}));

test('a link works where and when the person it was given to may work, to read and to upload', async () => {
  const { db } = app.connection;
  const asha = await newcomer(app);
  const uploads = uploadsOf(app, asha);
  const file = await uploads.keep(await plainPicture().png().toBuffer());
  const bytes = await plainPicture().png().toBuffer();
  const fetched = async (address: string) => {
    const { signedUrl } = await uploadsOf(app, asha).allow();
    return { address, signedUrl };
  };
  const [first, second] = [await fetched(home), await fetched(office)];
  const from = (address: string) => ({ 'x-forwarded-for': address });
  const read = async (path: string, address: string) =>
    (await fetch(app.url + path, { headers: from(address) })).status;
  const put = async ({ address, signedUrl }: typeof first) =>
    (await fetch(app.url + signedUrl, { method: 'PUT', body: new Uint8Array(bytes), headers: from(address) })).status;
  const links = [file.url ?? '', file.previewUrl ?? ''];
  await db
    .update(users)
    .set({ allowedIps: [office] })
    .where(eq(users.id, asha.userId));
  await db.update(clients).set({ isIpRequired: true }).where(eq(clients.id, asha.clientId));
  for (const link of links) expect([await read(link, office), await read(link, home)]).toEqual([200, 403]);
  expect([await put(first), await put(second)]).toEqual([403, 200]);
  await db.update(users).set({ workingHours: closed }).where(eq(users.id, asha.userId));
  await db.update(clients).set({ isWorkingHoursRequired: true }).where(eq(clients.id, asha.clientId));
  for (const link of links) expect(await read(link, office)).toBe(403);
});

test('an upload that began within working hours goes on after them, and none begins then', async () => {
  const asha = await newcomer(app);
  const { signedUrl } = await uploadsOf(app, asha).allow();
  const { links } = app.services;
  const verdict = links.check(signedUrl.split('/').at(-1) ?? '');
  if (!verdict.ok) throw new Error('the link is no link');
  const bytes = await plainPicture().png().toBuffer();
  const put = async (path: string) =>
    (await fetch(app.url + path, { method: 'PUT', body: new Uint8Array(bytes) })).status;
  // Somewhere it is noon, and they ended two minutes ago.
  const now = new Date();
  const east = 12 - now.getUTCHours();
  const ended = new Date(now.getTime() + east * 3_600_000 - 120_000).toISOString().slice(11, 16);
  const hours = closed.map((day) => ({ ...day, enabled: true, start: '00:00', end: ended }));
  await app.connection.db.update(users).set({ workingHours: hours }).where(eq(users.id, asha.userId));
  const rule = { isWorkingHoursRequired: true, timeZone: `Etc/GMT${east > 0 ? '-' : '+'}${Math.abs(east)}` };
  await app.connection.db.update(clients).set(rule).where(eq(clients.id, asha.clientId));
  expect(await put(signedUrl)).toBe(403);
  const begun = { ...verdict.grant, expires: verdict.grant.expires - 240 };
  expect(await put(`/files/signed/${links.sign(begun)}`)).toBe(200);
});

test('a holiday binds designers for whom no hours were set: at the log-in, in their session and by their links', async () => {
  const asha = await newcomer(app);
  const admin = await newcomer(app, 'admin', asha.clientId);
  const { url } = await uploadsOf(app, asha).keep(await plainPicture().png().toBuffer());
  const answers = async (who: typeof asha) => {
    const login = await app.ask('POST /auth/login', { body: { login: who.username, password: testPassword } });
    const [session, link] = [await app.ask('GET /users/me', { token: who.token }), await app.ask(`GET ${url}`)];
    const { code } = Object(Object(login.body).error);
    return [code ?? login.status, session.status, link.status];
  };
  const set = (rule: Partial<typeof clients.$inferInsert>) =>
    app.connection.db.update(clients).set(rule).where(eq(clients.id, asha.clientId));
  const dayMs = 86_400_000;
  // The days beside it as well, so that it is one of them at midnight too.
  const holidays = [-dayMs, 0, dayMs].map((away) => ({
    name: 'Diwali',
    date: new Date(Date.now() + away).toISOString().slice(0, 10),
    isYearly: false,
  }));
  await set({ holidays });
  expect(await answers(asha)).toEqual([200, 200, 200]);
  await set({ holidays: [], isWorkingHoursRequired: true });
  expect(await answers(asha)).toEqual([200, 200, 200]);
  await set({ holidays });
  expect(await answers(asha)).toEqual(['outside_working_hours', 401, 403]);
  // Those who could correct a wrong day are not bound by it; the link still belongs to the one it was given to.
  expect(await answers(admin)).toEqual([200, 200, 403]);
});
