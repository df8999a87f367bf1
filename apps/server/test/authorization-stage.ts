// long: one maker for each kind of row that a path can name, which read alike side by side
import { randomBytes, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { area, type Endpoint, exportParams, type Owned } from '@naksha/contract';
import { eq, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { v7 as newId } from 'uuid';
import { z } from 'zod';
import type { Database } from '../src/db/database.ts';
import { rows } from '../src/db/rows.ts';
import { apiKeys } from '../src/db/schema/api-keys.ts';
import { clients } from '../src/db/schema/clients.ts';
import { fileAreas } from '../src/db/schema/file-areas.ts';
import { files } from '../src/db/schema/files.ts';
import { folders } from '../src/db/schema/folders.ts';
import { jobAsks } from '../src/db/schema/jobs.ts';
import { mails } from '../src/db/schema/mails.ts';
import { passwordResets } from '../src/db/schema/password-resets.ts';
import { salesRequests } from '../src/db/schema/sales-requests.ts';
import { secondSteps } from '../src/db/schema/second-steps.ts';
import { sessions } from '../src/db/schema/sessions.ts';
import { signUps } from '../src/db/schema/sign-ups.ts';
import { places } from '../src/db/schema/site.ts';
import { subscriptions } from '../src/db/schema/subscriptions.ts';
import { ticketAttachments, tickets } from '../src/db/schema/tickets.ts';
import { uploads } from '../src/db/schema/uploads.ts';
import { users } from '../src/db/schema/users.ts';
import type { ClientScope } from '../src/http/scope.ts';
import { endJob } from '../src/modules/designs/end-job.ts';
import { submitDesign } from '../src/modules/designs/submit-design.ts';
import { fileKeys } from '../src/modules/files/file-keys.ts';
import { base32, fromBase32 } from '../src/modules/second-step/base32.ts';
import { codeAt, stepAt } from '../src/modules/second-step/one-time-code.ts';
import { hashToken, newToken } from '../src/modules/session/token.ts';
import type { SignedIn, TestApp } from './app.ts';
import type { Caller, ObjectKind } from './authorization-oracle.ts';
import type { SampleContext } from './authorization-samples.ts';
import {
  makeApiKey,
  makeCost,
  makeCoupon,
  makePayment,
  makePlan,
  makePlanPicture,
  makeReseller,
  setShop,
} from './authorization-shop.ts';
import { addTestClient } from './client.ts';
import { onePixel } from './engines.ts';
import { signLink } from './sign-links.ts';
import { zipOf } from './zip.ts';

/** What shuts an account out though its session lasts. */
const shutOut: Partial<Record<Caller, PgUpdateSetSource<typeof users>>> = {
  'an inactive designer': { isActive: false },
  'a designer at an address that is not allowed': { allowedIps: ['192.0.2.1'] },
  'a designer outside of working hours': { allowedIps: ['127.0.0.1'], workingHours: [] },
};

/** How a caller presents itself. */
export interface Presented {
  readonly headers: Record<string, string>;
  /** The account behind it, or one of its client for callers that have none. */
  readonly account: SignedIn;
  readonly clientId: string;
}

type Playing = Parameters<TestApp['signIn']>[0] & { readonly headers?: Readonly<Record<string, string>> };

type Received = 'nothing' | 'picture' | 'archive';

/** Two clients with all that can belong to one, and everybody who may come and ask. */
export interface Stage {
  readonly present: (caller: Caller) => Promise<Presented>;
  /** A new thing of the kind a row's id names, or an id that names nothing; a session `here` is the account's own. */
  readonly make: (
    owns: Owned | 'attachment' | 'planPicture' | undefined,
    object: ObjectKind,
    account: SignedIn,
  ) => Promise<string>;
  /** The token of a link with which an account that is let in can set a new password; anybody may hold it. */
  readonly makeReset: () => Promise<string>;
  /** Begins a second step of the account, or switches it on; answers a code that is right now. */
  readonly makeSecondStep: (account: SignedIn, isOn: boolean) => Promise<string>;
  /** An upload of the account, of which bytes were received or nothing yet. */
  readonly makeUpload: (account: SignedIn, clientId: string, received: Received) => Promise<string>;
  /** The token of a link for a row, made for `id`. */
  readonly linkFor: (row: Endpoint, id: string) => string;
  readonly contextOf: (presented: Presented, s3FileName: string) => Omit<SampleContext, 'resetToken' | 'code'>;
  /**
   * A fingerprint of every row of every table but the counts of calls, in which refused calls count as well, and the log's word
   * of whoever names another client or user.
   * Sessions and keys count as just used, from here, so that none is marked as used meanwhile.
   */
  readonly fingerprint: () => Promise<string>;
  /** The tables with a row in which a pattern is found. */
  readonly holding: (pattern: string) => Promise<string[]>;
}

export async function setStage(app: TestApp): Promise<Stage> {
  const { db } = app.connection;
  const wishes = { credits: 100_000, usersCount: 10_000, adminCount: 10_000 };
  const here = await addTestClient(db, wishes);
  const there = await addTestClient(db, wishes);
  const shut = await addTestClient(db, wishes);
  const ruled = await addTestClient(db, wishes);
  const [subscription] = await db.select({ planId: subscriptions.planId }).from(subscriptions).limit(1);
  if (!subscription) throw new Error('The clients of the stage are on no plan.');
  const { planId } = subscription;
  await db.update(clients).set({ isActive: false }).where(eq(clients.id, shut.clientId));
  const rules = { isIpRequired: true, isWorkingHoursRequired: true };
  await db.update(clients).set(rules).where(eq(clients.id, ruled.clientId));
  const soldPlanId = await setShop(db, [here.clientId, there.clientId]);
  const clientOf = { here, there };
  const signIn = app.signIn;
  // Whoever calls the login, it is this account they sign in with.
  const somebody = await signIn({ clientId: here.clientId, role: 'user' });
  // Far enough ahead that no session counts as idle during the test.
  const [started, home] = [new Date(Date.now() + 60 * 60_000), '127.0.0.1'];

  async function presentKey(isRevoked: boolean): Promise<Presented> {
    // There are not many at a time.
    await db.update(apiKeys).set({ revokedAt: sql`now()` }).where(eq(apiKeys.clientId, here.clientId));
    const key = await app.addKey(here.clientId);
    const keyHash = hashToken(key);
    if (isRevoked) await db.update(apiKeys).set({ revokedAt: sql`now()` }).where(eq(apiKeys.keyHash, keyHash));
    const account = await signIn({ clientId: here.clientId, role: 'user' });
    return { headers: { 'x-api-key': key }, account, clientId: here.clientId };
  }

  async function presentAccount(account: SignedIn, clientId: string): Promise<Presented> {
    return { headers: { authorization: `Bearer ${account.token}` }, account, clientId };
  }

  const accounts = {
    'a designer': { clientId: here.clientId, role: 'user' },
    'an administrator': { clientId: here.clientId, role: 'admin' },
    'an administrator in user mode': { clientId: here.clientId, role: 'admin', isUserMode: true },
    'an administrator in user mode who names another client': {
      clientId: here.clientId,
      role: 'admin',
      isUserMode: true,
      headers: { clientid: there.clientId },
    },
    'an administrator in user mode who names another user': {
      clientId: here.clientId,
      role: 'admin',
      isUserMode: true,
      headers: { userid: here.userId },
    },
    'a super-admin': { clientId: null, role: 'superadmin' },
    'a designer of another client': { clientId: there.clientId, role: 'user' },
    'an administrator of another client': { clientId: there.clientId, role: 'admin' },
    'a designer with a given password': { clientId: here.clientId, role: 'user', mustChangePassword: true },
    'an inactive designer': { clientId: here.clientId, role: 'user' },
    'a designer of an inactive client': { clientId: shut.clientId, role: 'user' },
    'a designer at an address that is not allowed': { clientId: ruled.clientId, role: 'user' },
    'a designer outside of working hours': { clientId: ruled.clientId, role: 'user' },
    'a dead token': { clientId: here.clientId, role: 'user' },
  } as const;

  return {
    async present(caller) {
      if (caller === 'a key' || caller === 'a revoked key') return presentKey(caller === 'a revoked key');
      if (caller === 'anonymous' || caller === 'a made-up token' || caller === 'a link') {
        const account = await signIn({ clientId: here.clientId, role: 'user' });
        const headers: Record<string, string> =
          caller === 'a made-up token' ? { authorization: `Bearer ${newToken()}` } : {};
        return { headers, account, clientId: here.clientId };
      }
      const { headers, ...wanted }: Playing = accounts[caller];
      const account = await signIn(wanted);
      const change = shutOut[caller];
      if (change) await db.update(users).set(change).where(eq(users.id, account.userId));
      if (caller === 'a dead token') await app.ask('GET /users/logout', { token: account.token });
      const presented = await presentAccount(account, wanted.clientId ?? here.clientId);
      return { ...presented, headers: { ...presented.headers, ...headers } };
    },

    async make(owns, object, account) {
      if (object === 'absent') return randomUUID();
      if (object === 'malformed') return 'no-id-at-all';
      const [asker] = await db.select({ clientId: users.clientId }).from(users).where(eq(users.id, account.userId));
      const isOfColleague = object === 'of a colleague';
      const home = asker?.clientId === there.clientId ? there : here;
      const { clientId, userId } = isOfColleague ? home : clientOf[object];
      if (owns === 'client') return clientId;
      if (owns === 'user') return (await signIn({ clientId, role: 'user' })).userId;
      if (owns === 'session') return makeSession(db, object === 'here' ? account.userId : userId);
      if (owns === 'mail') return makeMail(db, userId);
      if (owns === 'ticket') return makeTicket(app, clientId, userId);
      if (owns === 'jobAsk') return makeJobAsk(app, clientId, userId);
      if (owns === 'sale') return makeSale(db, clientId);
      if (owns === 'signUp') return makeSignUp(db);
      if (owns === 'place') return makePlace(db);
      if (owns === 'reseller' || owns === 'owedReseller') return makeReseller(db, owns === 'owedReseller');
      if (owns === 'plan') return makePlan(db, clientId);
      if (owns === 'planPicture') return makePlanPicture(app);
      if (owns === 'apiKey') return makeApiKey(db, clientId);
      if (owns === 'coupon') return makeCoupon(db);
      if (owns === 'cost') return makeCost(db);
      if (owns === 'payment' || owns === 'sentPayment' || owns === 'paidPayment' || owns === 'returnedPayment')
        return makePayment(app, { clientId, planId: soldPlanId, owns });
      if (owns === 'attachment') return makeAttachment(app, clientId, userId);
      const maker = asker?.clientId === clientId && !isOfColleague ? account.userId : userId;
      if (owns === 'folder') return makeFolder(db, clientId, maker);
      if (owns === 'area') return makeArea(app, clientId, maker);
      if (owns === 'job') return makeJob(app, clientId, maker);
      if (owns === 'failedJob') return makeFailedJob(app, clientId, maker);
      return makeFile(app, clientId, maker, owns);
    },

    async makeReset() {
      const { userId, username: login } = await signIn({ clientId: here.clientId, role: 'user' });
      const token = newToken();
      await db.insert(passwordResets).values({ login, userId, tokenHash: hashToken(token), mailedAt: new Date() });
      return token;
    },

    async makeSecondStep({ userId }, isOn) {
      const secret = base32(randomBytes(20));
      const row = { secret: app.services.sealer.seal(secret, userId), confirmedAt: isOn ? new Date() : null };
      await db
        .insert(secondSteps)
        .values({ userId, ...row })
        .onConflictDoUpdate({ target: secondSteps.userId, set: { ...row, lastStep: 0 } });
      return codeAt(fromBase32(secret), stepAt(Date.now()));
    },

    async makeUpload({ userId }, clientId, received) {
      const id = newId();
      const expiresAt = new Date(Date.now() + 60_000);
      const contentType = received === 'archive' ? 'application/zip' : 'image/png';
      const bytes = received === 'archive' ? zipOf([{ name: 'a.png', bytes: onePixel }]) : onePixel;
      const upload = { id, clientId, userId, fileName: 'a.png', s3FileName: `${id}.png`, contentType, expiresAt };
      const come = received !== 'nothing' && { receivedAt: new Date(), bytes: bytes.length };
      await db.insert(uploads).values({ ...upload, ...come });
      if (come) await app.services.storage.put(fileKeys.upload(clientId, id), Readable.from([bytes]));
      return id;
    },

    linkFor: (row, id) => signLink(app.services.links, row, id),

    contextOf({ account, clientId }, s3FileName) {
      return { clientId, userId: account.userId, username: somebody.username, s3FileName, planId, soldPlanId };
    },

    async fingerprint() {
      await db.update(sessions).set({ lastActiveAt: started, ip: home, addresses: { [home]: started.toISOString() } });
      await db.update(apiKeys).set({ lastUsedAt: started });
      // What is not sealed yet stands in the log as well.
      const names = (await tableNames(db)).filter((name) => name !== 'public.unsealed_actions');
      const isCounted = (name: string) =>
        sql.raw(name === 'public.action_logs' ? `action <> 'session.identity_mismatch'` : 'true');
      const prints = names.map(
        (name) => sql`select ${name}::text as name, md5(string_agg(t::text, '' order by t::text)) as print
          from ${sql.raw(name)} t where ${isCounted(name)}`,
      );
      return JSON.stringify(await rows(db, z.unknown(), sql.join(prints, sql` union all `)));
    },

    async holding(pattern) {
      const names = await tableNames(db);
      const looks = names.map(
        (name) =>
          sql`select ${name}::text as name where exists (select from ${sql.raw(name)} t where t::text ~ ${pattern})`,
      );
      const found = await rows(db, z.object({ name: z.string() }), sql.join(looks, sql` union all `));
      return found.map(({ name }) => name);
    },
  };
}

/** Every table but the counts of calls. */
async function tableNames(db: Database): Promise<string[]> {
  const found = await rows(
    db,
    z.object({ name: z.string() }),
    sql`select format('%I.%I', table_schema, table_name) as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'call_counts' order by 1`,
  );
  return found.map(({ name }) => name);
}

async function makeSession(db: Database, userId: string): Promise<string> {
  const [made] = await db.insert(sessions).values({ tokenHash: newToken(), userId }).returning({ id: sessions.id });
  return made?.id ?? '';
}

async function makeMail(db: Database, userId: string): Promise<string> {
  const mail = { kind: 'newSignIn', userId, subject: 'A subject', text: 'A text' } as const;
  const [made] = await db.insert(mails).values(mail).returning({ id: mails.id });
  return made?.id ?? '';
}

async function makeSale(db: Database, fromClientId: string): Promise<string> {
  const sale = { email: 'asha@example.in', phone: '+91 98250 12345', message: '', viaForm: true, fromClientId };
  const [made] = await db.insert(salesRequests).values(sale).returning({ id: salesRequests.id });
  return made?.id ?? '';
}

async function makeSignUp(db: Database): Promise<string> {
  const asker = { companyName: 'A new mill', name: 'Asha Rao', email: 'asha@example.in', phone: '' };
  const asked = { ...asker, isTrial: false, lang: 'en', viaForm: true } as const;
  const [made] = await db.insert(signUps).values(asked).returning({ id: signUps.id });
  return made?.id ?? '';
}

async function makePlace(db: Database): Promise<string> {
  const place = { name: 'Surat', address: 'Ring Road', phone: '' };
  const [made] = await db.insert(places).values(place).returning({ id: places.id });
  return made?.id ?? '';
}

async function makeJob(app: TestApp, clientId: string, userId: string): Promise<string> {
  const scope: ClientScope = {
    kind: 'client',
    db: app.connection.db,
    services: app.services,
    requestId: 'test',
    ip: '127.0.0.1',
    userId,
    userName: 'Asha Rao',
    sessionId: userId,
    clientId,
    role: 'user',
    isUserMode: false,
  };
  const params = exportParams.parse({ fileName: 'cloth' });
  const inputs = [await makeFile(app, clientId, userId, 'design')];
  const { job } = await submitDesign(scope, { operation: 'export', inputs, params });
  return job._id;
}

async function makeFailedJob(app: TestApp, clientId: string, userId: string): Promise<string> {
  const jobId = await makeJob(app, clientId, userId);
  await app.connection.db.transaction((tx) => endJob(tx, { jobId, clientId, state: 'failed' }));
  return jobId;
}

async function makeJobAsk(app: TestApp, clientId: string, userId: string): Promise<string> {
  const id = newId();
  const jobId = await makeFailedJob(app, clientId, userId);
  await app.connection.db.insert(jobAsks).values({ id, clientId, jobId, userId, note: 'It failed twice.' });
  return id;
}

async function makeFolder(db: Database, clientId: string, createdBy: string): Promise<string> {
  const id = newId();
  await db.insert(folders).values({ id, clientId, createdBy, name: id });
  return id;
}

async function makeArea(app: TestApp, clientId: string, createdBy: string): Promise<string> {
  const id = newId();
  const fileId = await makeFile(app, clientId, createdBy, 'file');
  const painted = area.parse({ strokes: [{ radius: 0.1, points: [[0.5, 0.5]] }] });
  await app.connection.db.insert(fileAreas).values({ id, clientId, fileId, createdBy, name: id, area: painted });
  return id;
}

async function makeTicket({ connection }: TestApp, clientId: string, authorId: string): Promise<string> {
  const id = newId();
  const words = { authorName: 'Asha Rao', title: 'No colours', description: 'The export is grey.' };
  await connection.db.insert(tickets).values({ id, clientId, authorId, ...words });
  return id;
}

async function makeAttachment(app: TestApp, clientId: string, createdBy: string): Promise<string> {
  const id = newId();
  await app.services.storage.put(fileKeys.attachment(clientId, id), Readable.from([onePixel]));
  const file = { fileName: 'screen.png', contentType: 'image/png', bytes: onePixel.length };
  await app.connection.db.insert(ticketAttachments).values({ id, clientId, createdBy, ...file });
  return id;
}

async function makeFile(app: TestApp, clientId: string, userId: string, kind: Owned | undefined): Promise<string> {
  const isDesign = kind === 'design';
  const id = newId();
  const storageKey = fileKeys.file(clientId, id);
  await app.services.storage.put(storageKey, Readable.from([onePixel]));
  await app.connection.db.insert(files).values({
    id,
    clientId,
    createdBy: userId,
    fileName: 'cloth.png',
    s3FileName: `${id}.png`,
    storageKey,
    directory: isDesign ? null : 'uploaded',
    isSaved: !isDesign,
    deletedAt: kind === 'binnedFile' || kind === 'ownBinned' ? new Date() : null,
    contentType: 'image/png',
    bytes: onePixel.length,
    width: 1,
    height: 1,
    totalPixels: 1,
    ...(isDesign && { operation: 'generate', engine: 'builtin', seed: 'test' }),
  });
  return id;
}
