import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Endpoints, Role } from '@naksha/contract';
import { createApp } from '../src/app.ts';
import { readConfig } from '../src/config.ts';
import type { Connection } from '../src/db/database.ts';
import { apiKeys } from '../src/db/schema/api-keys.ts';
import { sessions } from '../src/db/schema/sessions.ts';
import { errorAnswer } from '../src/http/error-answer.ts';
import type { Handlers } from '../src/http/handler.ts';
import { hashPassword } from '../src/modules/session/hash-password.ts';
import { hashToken, newToken } from '../src/modules/session/token.ts';
import { addAccount } from '../src/modules/users/add-account.ts';
import { openServices } from '../src/open-services.ts';
import type { Services } from '../src/services.ts';
import { openTestDatabase } from './database.ts';
import { newBucket } from './storage.ts';

/** The password of every account of the tests. */
export const testPassword = 'Correct@1horse';

export interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Headers;
}

export interface Ask {
  readonly token?: string | undefined;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

export interface SignedIn {
  readonly userId: string;
  readonly username: string;
  readonly token: string;
}

export interface TestApp {
  readonly connection: Connection;
  readonly services: Services;
  readonly url: string;
  /** Sends a request over HTTP; `what` is method and path, such as `GET /users`. */
  readonly ask: (what: string, ask?: Ask) => Promise<Answer>;
  /** Adds an account and signs it in without the login's hashing. */
  readonly signIn: (account: {
    clientId: string | null;
    role: Role;
    isUserMode?: boolean;
    mustChangePassword?: boolean;
  }) => Promise<SignedIn>;
  /** Connections that are open. */
  readonly open: () => Promise<number>;
  /** How long a request may be on its way, in milliseconds. */
  readonly requestTimeout: () => number;
  readonly addKey: (clientId: string) => Promise<string>;
  /** Every error that was logged as unexpected. */
  readonly errors: unknown[];
  readonly close: () => Promise<void>;
}

/** What a test may put in the place of the true contract. */
interface Doctored {
  readonly endpointTable?: Endpoints;
  readonly handlers?: Handlers;
  /** A database that several apps share, as processes of one installation; the test closes it. */
  readonly shared?: Connection;
}

/** The whole program but its workers: a database, files and a port of its own. */
export async function openTestApp(
  settings: NodeJS.ProcessEnv = {},
  { shared, ...doctored }: Doctored = {},
): Promise<TestApp> {
  const folder = await mkdtemp(join(tmpdir(), 'naksha-app-'));
  const connection = shared ?? (await openTestDatabase());
  const errors: unknown[] = [];
  const usual = { NODE_ENV: 'test', DATA_DIR: folder, LOG_LEVEL: 'silent', REQUESTS_PER_MINUTE: '100000' };
  const given = { ...usual, ...(await newBucket()), ...settings };
  const opened = await openServices(readConfig(given), connection, (error) => errors.push(error));
  const services = { ...opened, isDatabaseShared: opened.isDatabaseShared || shared !== undefined };
  services.lifecycle.isReady = true;
  const app = await createApp({ db: connection.db, services, ...doctored });
  app.addHook('onError', async (request, _, error) => {
    if (errorAnswer(error, request.id).isUnexpected) errors.push(error);
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const passwordHash = await hashPassword(testPassword);
  return {
    connection,
    services,
    url,
    errors,
    async ask(what, { token, body, headers } = {}) {
      const [method = 'GET', path = '/'] = what.split(' ');
      const response = await fetch(url + path, {
        method,
        headers: {
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      });
      const text = await response.text();
      const isJson = response.headers.get('content-type')?.startsWith('application/json') && text !== '';
      return { status: response.status, body: isJson ? JSON.parse(text) : text, headers: response.headers };
    },
    async signIn({ clientId, role, isUserMode = false, mustChangePassword = false }) {
      const username = `u${randomUUID().replaceAll('-', '')}`;
      const account = { clientId, name: 'Some Body', username, passwordHash, mustChangePassword, role };
      const { id: userId } = await addAccount(connection.db, account);
      const token = newToken();
      await connection.db.insert(sessions).values({ tokenHash: hashToken(token), userId, isUserMode });
      return { userId, username, token };
    },
    async addKey(clientId) {
      const key = newToken();
      await connection.db.insert(apiKeys).values({ clientId, name: 'test', keyHash: hashToken(key) });
      return key;
    },
    requestTimeout: () => app.server.requestTimeout,
    open: () =>
      new Promise((resolve, reject) => {
        app.server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
      }),
    async close() {
      // What a failed test has left under way ends with its connection, else the test is taken for one that hangs.
      services.lifecycle.isDraining = true;
      await services.events.close();
      await app.close();
      await services.queue.close();
      if (!shared) await connection.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
