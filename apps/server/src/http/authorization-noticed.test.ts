import { randomUUID } from 'node:crypto';
import { type EndpointName, type Endpoints, endpoints } from '@naksha/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Caller } from '../../test/authorization-oracle.ts';
import type { Presented, Stage } from '../../test/authorization-stage.ts';
import { faults, names, openTheatre, playRefused, type Theatre } from '../../test/authorization-theatre.ts';
import type { Connection } from '../db/database.ts';
import { across } from '../db/own.ts';
import { apiKeys } from '../db/schema/api-keys.ts';
import { clients } from '../db/schema/clients.ts';
import { sessions } from '../db/schema/sessions.ts';
import { users } from '../db/schema/users.ts';
import { asClient } from '../db/second-wall.ts';
import { hashToken } from '../modules/session/token.ts';
import type { Handlers } from './handler.ts';
import { handlers } from './handlers.ts';

describe('the test of authorization', () => {
  /** The contract with the check of one kind of word taken away: rows that ask for a role take any live session. */
  const laxTable = Object.fromEntries(
    Object.entries(endpoints).map(([name, row]) => [name, isRoleRow(row.access) ? { ...row, access: 'any' } : row]),
  ) as Endpoints;
  /** A handler that has lost its look at whose user it is, and its second wall with it. */
  const hoursOfAnybody: Handlers['getWorkingHours'] = async (scope, { id }) => {
    const [user] = await across(scope.db, 'audit').users.where(eq(users.id, id));
    const clientId = user?.clientId ?? scope.clientId;
    return asClient(clientId, () => handlers.getWorkingHours({ ...scope, clientId }, { id }));
  };
  const roleRows = names.filter((name) => isRoleRow(endpoints[name].access));

  let theatre: Theatre;
  beforeAll(async () => {
    theatre = await openTheatre({
      endpointTable: laxTable,
      handlers: { ...handlers, getWorkingHours: hoursOfAnybody },
    });
  });
  afterAll(() => theatre.app.close());

  test.each(roleRows)('turns red when %s no longer asks for its role', async (name) => {
    const { played } = await playRefused(theatre, name);
    const red = faults(played);
    expect(red.length).toBeGreaterThan(0);
    // Who has no session is refused all the same.
    expect(red.filter((fault) => /anonymous|token|inactive|key/.test(fault))).toEqual([]);
  });

  test('turns red when a handler no longer asks whose row it is', async () => {
    const { played } = await playRefused(theatre, 'getWorkingHours');
    expect(faults(played)).toEqual(
      expect.arrayContaining([
        'getWorkingHours by an administrator, user there: 200 instead of 404',
        'getWorkingHours by an administrator of another client, user here: 200 instead of 404',
      ]),
    );
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
  const signedRows = names.filter((name) => endpoints[name].access === 'signed');

  let theatre: Theatre;
  beforeAll(async () => {
    theatre = await openTheatre({ endpointTable: givenTable });
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
      const red = faults((await playRefused(theatre, name, caller)).played);
      expect([name, red]).toEqual([name, expect.arrayContaining([expect.stringContaining(`by ${caller}`)])]);
    }
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
      const red = faults((await playRefused({ ...theatre, stage: { ...stage, make } }, name, 'anonymous')).played);
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
