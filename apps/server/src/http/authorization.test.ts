import { type EndpointName, type Endpoints, endpoints } from '@naksha/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../test/app.ts';
import {
  type Cell,
  cellsOf,
  describeFault,
  isAllowed,
  type Outcome,
  prepareCall,
} from '../../test/authorization-call.ts';
import { type Caller, callers, expected } from '../../test/authorization-oracle.ts';
import { type Presented, type Stage, setStage } from '../../test/authorization-stage.ts';
import { users } from '../db/schema/users.ts';
import type { Handlers } from './handler.ts';
import { handlers } from './handlers.ts';

const names = Object.keys(endpoints).filter((name): name is EndpointName => name in endpoints);

/** A program with its stage and one of each caller. */
interface Theatre {
  readonly app: TestApp;
  readonly stage: Stage;
  readonly cast: ReadonlyMap<Caller, Presented>;
}

async function openTheatre(doctored: Parameters<typeof openTestApp>[1] = {}): Promise<Theatre> {
  const app = await openTestApp({}, doctored);
  const stage = await setStage(app);
  const cast = new Map<Caller, Presented>();
  for (const name of names) {
    for (const { caller } of cellsOf(name)) if (!cast.has(caller)) cast.set(caller, await stage.present(caller));
  }
  return { app, stage, cast };
}

interface Played {
  readonly cell: Cell;
  readonly outcome: Outcome;
}

/** Plays the cells of a row that must be refused; everything they need is there before the first call. */
async function playRefused({ app, stage, cast }: Theatre, name: EndpointName) {
  // Refused calls change nothing, so all of them can be about the same things.
  const made = new Map<string, Promise<string>>();
  const frugal: Stage = {
    ...stage,
    make(owns, object) {
      const key = `${owns} ${object}`;
      const id = made.get(key) ?? stage.make(owns, object);
      made.set(key, id);
      return id;
    },
  };
  const calls: { cell: Cell; call: () => Promise<Outcome> }[] = [];
  for (const cell of cellsOf(name).filter((each) => !isAllowed(each))) {
    const presented = cast.get(cell.caller);
    if (presented) calls.push({ cell, call: await prepareCall(app.url, frugal, cell, presented) });
  }
  const before = await stage.fingerprint();
  const played: Played[] = [];
  for (const { cell, call } of calls) played.push({ cell, outcome: await call() });
  const isUnchanged = (await stage.fingerprint()) === before;
  return { played, isUnchanged };
}

const faults = (played: readonly Played[]) =>
  played
    .filter(({ cell, outcome }) => outcome.status !== expected(cell.row, cell.caller, cell.object))
    .map(({ cell, outcome }) => describeFault(cell, outcome));

describe('the contract', () => {
  let theatre: Theatre;
  beforeAll(async () => {
    theatre = await openTheatre();
  });
  afterAll(async () => {
    await theatre.app.close();
    expect(theatre.app.errors).toEqual([]);
  });

  test.each(names)(
    'lets only those that its access words name call %s, and changes nothing for others',
    async (name) => {
      const { played, isUnchanged } = await playRefused(theatre, name);
      expect(faults(played)).toEqual([]);
      expect(isUnchanged).toBe(true);
      // What belongs to others looks like what is not there.
      const absent = played.filter(({ outcome }) => outcome.status === 404).map(({ outcome }) => outcome.error);
      expect(new Set(absent.map((error) => JSON.stringify(error))).size).toBeLessThanOrEqual(1);
    },
  );

  test.each(names)('lets everybody call %s whom its access words name', async (name) => {
    const { app, stage } = theatre;
    const wrong: string[] = [];
    for (const cell of cellsOf(name).filter(isAllowed)) {
      const call = await prepareCall(app.url, stage, cell, await stage.present(cell.caller));
      const outcome = await call();
      if (outcome.status !== (cell.row.status ?? 200)) wrong.push(describeFault(cell, outcome));
    }
    expect(wrong).toEqual([]);
  });

  test('is played in more than a thousand cells, with every kind of caller', () => {
    const cells = names.flatMap(cellsOf);
    expect(cells.length).toBeGreaterThan(1000);
    expect(new Set(cells.map((cell) => cell.caller)).size).toBe(Object.keys(callers).length);
  });
});

describe('this test', () => {
  /** The contract with the check of one kind of word taken away: rows that ask for a role take any live session. */
  const laxTable = Object.fromEntries(
    Object.entries(endpoints).map(([name, row]) => [name, isRoleRow(row.access) ? { ...row, access: 'any' } : row]),
  ) as Endpoints;
  /** A handler that has lost its look at whose user it is. */
  const hoursOfAnybody: Handlers['getWorkingHours'] = async (scope, { id }) => {
    const [user] = await scope.db.select().from(users).where(eq(users.id, id));
    return handlers.getWorkingHours({ ...scope, clientId: user?.clientId ?? scope.clientId }, { id });
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
