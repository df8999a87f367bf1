import { randomUUID } from 'node:crypto';
import { type Endpoint, type EndpointName, type Endpoints, endpoints, type Owned } from '@naksha/contract';
import { eq, type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { cellsOf, isAllowed } from '../../test/authorization-call.ts';
import type { Caller } from '../../test/authorization-oracle.ts';
import type { Presented, Stage } from '../../test/authorization-stage.ts';
import { faults, names, openTheatre, playRefusedOf, type Theatre } from '../../test/authorization-theatre.ts';
import { handlers } from '../calls/handlers.ts';
import type { Connection, Database } from '../db/database.ts';
import { endsOwnSession } from '../db/held-session.ts';
import { rows } from '../db/rows.ts';
import { apiKeys } from '../db/schema/api-keys.ts';
import { clients } from '../db/schema/clients.ts';
import { sessions } from '../db/schema/sessions.ts';
import { users } from '../db/schema/users.ts';
import { asClient, pastTheWall } from '../db/second-wall.ts';
import { hashToken } from '../modules/session/token.ts';
import type { Handlers } from './handler.ts';
import type { Scope } from './scope.ts';

describe('the test of authorization', () => {
  /** The contract with the check of one kind of word taken away: rows that ask for a role take any live session. */
  const laxTable = Object.fromEntries(
    Object.entries(endpoints).map(([name, row]) => [name, isRoleRow(row.access) ? { ...row, access: 'any' } : row]),
  ) as Endpoints;
  const roleRows = names.filter((name) => isRoleRow(endpoints[name].access));

  let theatre: Theatre;
  beforeAll(async () => {
    theatre = await openTheatre({ endpointTable: laxTable });
  });
  afterAll(() => theatre.app.close());

  test.each(roleRows)('turns red when %s no longer asks for its role', async (name) => {
    const refused = cellsOf(name).filter((cell) => !isAllowed(cell));
    const wrong = refused.find((cell) => isAllowed({ ...cell, row: { ...cell.row, access: 'any' } }))?.caller;
    if (wrong === undefined) throw new Error(`No caller of another role is refused ${name}.`);
    const red = faults(await playRefusedOf(theatre, name, [wrong, 'anonymous']));
    expect(red).toContainEqual(expect.stringContaining(`by ${wrong}`));
    // Without a session a caller is refused all the same.
    expect(red.filter((fault) => fault.includes('by anonymous'))).toEqual([]);
  });

  test('sees the change of a single row', async () => {
    const { stage, app } = theatre;
    const before = await stage.fingerprint();
    expect(await stage.fingerprint()).toBe(before);
    await app.connection.db
      .update(users)
      .set({ lang: 'hi' })
      .where(eq(users.username, [...theatre.cast.values()][0]?.account.username ?? ''));
    expect(await stage.fingerprint()).not.toBe(before);
  });
});

/**
 * What a gate would let in that had lost one of its looks: to it this caller looks like one who may pass. Rows that ask for
 * all kinds of session are played, and the one for keys.
 */
describe('the test of authorization, of those who are let in at all,', () => {
  const forGiven = (row: Endpoints[EndpointName]): Endpoints[EndpointName] =>
    Object.assign({ ...row }, { withGivenPassword: true } as const);
  const givenTable = Object.fromEntries(names.map((name) => [name, forGiven(endpoints[name])])) as Endpoints;
  const sessionRows = ['getMe', 'createSecureUrl', 'listUsers', 'listClients'] as const;
  const ownedRows = names.filter((name) => ownedBy(name) !== undefined);
  /** Whatever is there of the kind that a super-admin asks for. */
  let anything = '';
  /** Handlers that have lost their look at whose it is what their id names, and their second wall with it: each works as its owner. */
  const blindHandlers: Handlers = { ...handlers };
  for (const name of ownedRows) {
    // Of handlers of every kind only their shape is known here.
    const handle = handlers[name] as (scope: Scope, input: { id: string }) => Promise<unknown>;
    const blind: typeof handle = async (scope, input) => {
      if (scope.kind === 'super') return handle(scope, { ...input, id: anything });
      // A session is seen by its own client alone, and what is written without one is not undone.
      endsOwnSession();
      const { clientId, ...owner } = await findOwner(scope.db, ownedBy(name), input.id);
      if (scope.kind !== 'client' || clientId === undefined) return handle({ ...scope, ...owner }, input);
      return asClient(clientId, () => handle({ ...scope, ...owner, clientId }, input));
    };
    Object.assign(blindHandlers, { [name]: blind });
  }
  const signedRows = names.filter((name) => endpoints[name].access === 'signed');

  let theatre: Theatre;
  beforeAll(async () => {
    theatre = await openTheatre({ endpointTable: givenTable, handlers: blindHandlers });
  });
  afterAll(() => theatre.app.close());

  const revive = async ({ account, headers }: Presented, db: Connection['db']) => {
    const token = headers.authorization?.replace('Bearer ', '') ?? '';
    await db.insert(sessions).values({ userId: account.userId, tokenHash: hashToken(token) });
  };
  const ease = async ({ clientId }: Presented, db: Connection['db']) => {
    const eased = { isActive: true, isIpRequired: false, isWorkingHoursRequired: false };
    await db.update(clients).set(eased).where(eq(clients.id, clientId));
  };
  const blind: [string, Caller, readonly EndpointName[], (as: Presented, db: Connection['db']) => Promise<unknown>][] =
    [
      ['whether a session has ended', 'a dead token', sessionRows, revive],
      ['whether there is a session', 'a made-up token', sessionRows, revive],
      [
        'whether somebody is active',
        'an inactive designer',
        sessionRows,
        ({ account }, db) => db.update(users).set({ isActive: true }).where(eq(users.id, account.userId)),
      ],
      ['whether a client is active', 'a designer of an inactive client', sessionRows, ease],
      ['where somebody is', 'a designer at an address that is not allowed', sessionRows, ease],
      ['what time it is', 'a designer outside of working hours', sessionRows, ease],
      [
        'whether a key was revoked',
        'a revoked key',
        ['deductImages'],
        ({ headers }, db) =>
          db
            .update(apiKeys)
            .set({ revokedAt: null })
            .where(eq(apiKeys.keyHash, hashToken(headers['x-api-key'] ?? ''))),
      ],
      [
        'which client somebody names',
        'an administrator in user mode who names another client',
        ['getMe', 'createSecureUrl', 'listUsers'],
        async ({ headers }) => delete headers.clientid,
      ],
      [
        'which user somebody names',
        'an administrator in user mode who names another user',
        ['getMe', 'createSecureUrl', 'listUsers'],
        async ({ headers }) => delete headers.userid,
      ],
      // The table has taken that look away already.
      [
        'who gave a password',
        'a designer with a given password',
        ['createSecureUrl', 'listFiles'],
        async () => undefined,
      ],
    ];
  test.each(blind)('turns red when it is no longer looked at %s', async (_, caller, rowNames, spoil) => {
    const presented = theatre.cast.get(caller);
    if (!presented) throw new Error('The caller is not in the cast.');
    await spoil(presented, theatre.app.connection.db);
    for (const name of rowNames) {
      const red = faults(await playRefusedOf(theatre, name, [caller]));
      expect([name, red]).toEqual([name, expect.arrayContaining([expect.stringContaining(`by ${caller}`)])]);
    }
  });

  test.each(ownedRows)('turns red when %s no longer asks whose row it is', async (name) => {
    const words: readonly string[] = [endpoints[name].access].flat();
    const stranger =
      words.includes('admin') || words.includes('any')
        ? 'an administrator of another client'
        : words.includes('user')
          ? 'a designer of another client'
          : 'a super-admin';
    const account = theatre.cast.get(stranger)?.account;
    if (!account) throw new Error('The caller is not in the cast.');
    if (stranger === 'a super-admin') anything = await theatre.stage.make(ownedBy(name), 'here', account);
    const played = await playRefusedOf(theatre, name, [stranger]);
    // Of a super-admin everything is; of sessions only one's own, which is what is here.
    const object = stranger === 'a super-admin' ? 'absent' : ownedBy(name) === 'session' ? 'there' : 'here';
    const fault = new RegExp(`^${name} by ${stranger}, ${ownedBy(name)} ${object}: 20[0-4] instead of 404$`);
    expect(faults(played)).toContainEqual(expect.stringMatching(fault));
  });

  test.each(signedRows)('turns red when the signature of %s is no longer looked at', async (name) => {
    const { stage, app } = theatre;
    const { links } = app.services;
    let made: string = randomUUID();
    const make: Stage['make'] = async (...given) => {
      made = await stage.make(...given);
      return made;
    };
    const check = () => links.check(stage.linkFor(endpoints[name], made));
    Object.assign(app.services, { links: { ...links, check } });
    try {
      const red = faults(await playRefusedOf({ ...theatre, stage: { ...stage, make } }, name, ['anonymous']));
      expect(red).toEqual([expect.stringContaining(`${name} by anonymous`)]);
    } finally {
      Object.assign(app.services, { links });
    }
  });
});

function isRoleRow(access: string | readonly string[]): boolean {
  const words = typeof access === 'string' ? [access] : access;
  return words.every((word) => word === 'user' || word === 'admin' || word === 'super');
}

function ownedBy(name: EndpointName): Owned | undefined {
  const row: Endpoint = endpoints[name];
  return row.owns;
}

/** A payment is anybody's of its client. */
const payment = sql`select client_id as "clientId", user_id as "userId" from (
  select p.id, p.client_id, (select id from users where users.client_id = p.client_id limit 1) as user_id from payments p) payment_of`;
const owners: Partial<Record<Owned, SQL>> = {
  payment,
  sentPayment: payment,
  paidPayment: payment,
  client: sql`select client_id as "clientId", user_id as "userId" from (
    select client_id as id, client_id, id as user_id from users) client_of`,
  user: sql`select client_id as "clientId", user_id as "userId" from (
    select u.id, client_id, other.id as user_id from users u join users other using (client_id) where other.id <> u.id) user_of`,
  session: sql`select user_id as "userId" from sessions`,
  file: sql`select client_id as "clientId", created_by as "userId" from files`,
  binnedFile: sql`select client_id as "clientId", created_by as "userId" from files`,
  ownBinned: sql`select client_id as "clientId", created_by as "userId" from files`,
  area: sql`select client_id as "clientId", created_by as "userId" from file_areas`,
  folder: sql`select client_id as "clientId", created_by as "userId" from folders`,
  design: sql`select client_id as "clientId", created_by as "userId" from files`,
  job: sql`select client_id as "clientId", user_id as "userId" from jobs`,
  failedJob: sql`select client_id as "clientId", user_id as "userId" from jobs`,
  plan: sql`select client_id as "clientId" from (select plan_id as id, client_id from subscriptions) plan_of`,
  apiKey: sql`select client_id as "clientId" from api_keys`,
  jobAsk: sql`select client_id as "clientId", user_id as "userId" from job_asks`,
  ticket: sql`select client_id as "clientId", author_id as "userId" from tickets`,
};
const ownerRow = z.object({ clientId: z.string().optional(), userId: z.string().optional() });

async function findOwner(db: Database, owns: Owned | undefined, id: string): Promise<z.infer<typeof ownerRow>> {
  const from = owns && owners[owns];
  if (!from) return {};
  const [found] = await pastTheWall(db, () => rows(db, ownerRow, sql`${from} where id = ${id}`));
  return found ?? {};
}
