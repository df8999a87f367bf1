import { randomUUID, randomUUIDv7 } from 'node:crypto';
import { Readable } from 'node:stream';
import { type Endpoint, exportParams, type Owned } from '@naksha/contract';
import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { rows } from '../src/db/rows.ts';
import { apiKeys } from '../src/db/schema/api-keys.ts';
import { clients } from '../src/db/schema/clients.ts';
import { files } from '../src/db/schema/files.ts';
import { sessions } from '../src/db/schema/sessions.ts';
import { uploads } from '../src/db/schema/uploads.ts';
import { users } from '../src/db/schema/users.ts';
import type { ClientScope } from '../src/http/scope.ts';
import { submitDesign } from '../src/modules/designs/submit-design.ts';
import { fileKeys } from '../src/modules/files/file-keys.ts';
import { hashToken, newToken } from '../src/modules/session/token.ts';
import type { SignedIn, TestApp } from './app.ts';
import type { Caller, ObjectKind } from './authorization-oracle.ts';
import type { SampleContext } from './authorization-samples.ts';
import { addTestClient } from './client.ts';
import { onePixel } from './engines.ts';

/** How a caller presents itself. */
export interface Presented {
  readonly headers: Record<string, string>;
  /** The account behind it, or one of its client for callers that have none. */
  readonly account: SignedIn;
  readonly clientId: string;
}

/** Two clients with all that can belong to one, and everybody who may come and ask. */
export interface Stage {
  readonly present: (caller: Caller) => Promise<Presented>;
  /** A new thing of the kind a row's id names, or an id that names nothing. */
  readonly make: (owns: Owned | undefined, object: ObjectKind) => Promise<string>;
  /** An upload of the account, its bytes received or still to come. */
  readonly makeUpload: (account: SignedIn, clientId: string, isReceived: boolean) => Promise<string>;
  /** The token of a link for a row, made for `id`. */
  readonly linkFor: (row: Endpoint, id: string) => string;
  readonly contextOf: (presented: Presented, s3FileName: string) => SampleContext;
  /** A fingerprint of every row of every table. Sessions count as just used, so that none is marked as active meanwhile. */
  readonly fingerprint: () => Promise<string>;
}

export async function setStage(app: TestApp): Promise<Stage> {
  const { db } = app.connection;
  const wishes = { credits: 100_000, usersCount: 10_000, adminCount: 10_000 };
  const here = await addTestClient(db, wishes);
  const there = await addTestClient(db, wishes);
  const shut = await addTestClient(db, wishes);
  await db.update(clients).set({ isActive: false }).where(eq(clients.id, shut.clientId));
  const clientOf = { here, there };
  const signIn = app.signIn;
  // Whoever calls the login, it is this account they sign in with.
  const somebody = await signIn({ clientId: here.clientId, role: 'user' });
  // Far enough ahead that no session counts as idle during the test.
  const started = new Date(Date.now() + 60 * 60_000);

  async function presentKey(isRevoked: boolean): Promise<Presented> {
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
    'a super-admin': { clientId: null, role: 'superadmin' },
    'a designer of another client': { clientId: there.clientId, role: 'user' },
    'an administrator of another client': { clientId: there.clientId, role: 'admin' },
    'an inactive designer': { clientId: here.clientId, role: 'user' },
    'a designer of an inactive client': { clientId: shut.clientId, role: 'user' },
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
      const wanted = accounts[caller];
      const account = await signIn(wanted);
      if (caller === 'an inactive designer') {
        await db.update(users).set({ isActive: false }).where(eq(users.id, account.userId));
      }
      if (caller === 'a dead token') await app.ask('GET /users/logout', { token: account.token });
      return presentAccount(account, wanted.clientId ?? here.clientId);
    },

    async make(owns, object) {
      if (object === 'absent') return randomUUID();
      if (object === 'malformed') return 'no-id-at-all';
      const { clientId, userId } = clientOf[object];
      if (owns === 'client') return clientId;
      if (owns === 'user') return (await signIn({ clientId, role: 'user' })).userId;
      if (owns === 'job') return makeJob(app, clientId, userId);
      return makeFile(app, clientId, userId, owns === 'design');
    },

    async makeUpload({ userId }, clientId, isReceived) {
      const id = randomUUIDv7();
      const s3FileName = `${id}.png`;
      const expiresAt = new Date(Date.now() + 60_000);
      const upload = { id, clientId, userId, fileName: 'a.png', s3FileName, contentType: 'image/png', expiresAt };
      await db
        .insert(uploads)
        .values({ ...upload, ...(isReceived && { receivedAt: new Date(), bytes: onePixel.length }) });
      if (isReceived) await app.services.storage.put(fileKeys.upload(clientId, id), Readable.from([onePixel]));
      return id;
    },

    linkFor(row, id) {
      const kind = row.method === 'PUT' ? 'upload' : /(preview|tile)$/.test(row.path) ? 'preview' : 'file';
      const method = row.method === 'PUT' ? 'PUT' : 'GET';
      return app.services.links.sign({ method, kind, id, expires: Math.floor(Date.now() / 1000) + 60 });
    },

    contextOf({ account, clientId }, s3FileName) {
      return { clientId, userId: account.userId, username: somebody.username, s3FileName };
    },

    async fingerprint() {
      await db.update(sessions).set({ lastActiveAt: started });
      const names = await rows(
        db,
        z.object({ name: z.string() }),
        sql`select format('%I.%I', table_schema, table_name) as name from information_schema.tables
          where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
      );
      const prints = names.map(
        ({ name }) => sql`select ${name}::text as name, md5(string_agg(t::text, '' order by t::text)) as print
          from ${sql.raw(name)} t`,
      );
      return JSON.stringify(await rows(db, z.unknown(), sql.join(prints, sql` union all `)));
    },
  };
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
  const inputs = [await makeFile(app, clientId, userId, true)];
  const { job } = await submitDesign(scope, { operation: 'export', inputs, params });
  return job._id;
}

async function makeFile(app: TestApp, clientId: string, userId: string, isDesign: boolean): Promise<string> {
  const id = randomUUIDv7();
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
    contentType: 'image/png',
    bytes: onePixel.length,
    width: 1,
    height: 1,
    totalPixels: 1,
    ...(isDesign && { operation: 'generate', engine: 'builtin', seed: 'test' }),
  });
  return id;
}
