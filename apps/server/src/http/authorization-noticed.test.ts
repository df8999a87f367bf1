import { type Endpoints, endpoints } from '@naksha/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { faults, names, openTheatre, playRefused, type Theatre } from '../../test/authorization-theatre.ts';
import { across } from '../db/own.ts';
import { users } from '../db/schema/users.ts';
import { asClient } from '../db/second-wall.ts';
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

function isRoleRow(access: string | readonly string[]): boolean {
  const words = typeof access === 'string' ? [access] : access;
  return words.every((word) => word === 'user' || word === 'admin' || word === 'super');
}
