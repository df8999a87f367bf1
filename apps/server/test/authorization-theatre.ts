import { type EndpointName, endpoints } from '@naksha/contract';
import { openTestApp, type TestApp } from './app.ts';
import { type Cell, cellsOf, describeFault, isAllowed, type Outcome, prepareCall } from './authorization-call.ts';
import { type Caller, expected } from './authorization-oracle.ts';
import { type Presented, type Stage, setStage } from './authorization-stage.ts';
import { paymentSettings } from './sign-events.ts';

/** Every endpoint. */
export const names = Object.keys(endpoints).filter((name): name is EndpointName => name in endpoints);

/** A program with its stage and one of each caller. */
export interface Theatre {
  readonly app: TestApp;
  readonly stage: Stage;
  readonly cast: ReadonlyMap<Caller, Presented>;
}

/** Opens a program, sets its stage and calls the cast. */
export async function openTheatre(doctored: Parameters<typeof openTestApp>[1] = {}): Promise<Theatre> {
  const app = await openTestApp(paymentSettings, doctored);
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

/** Plays the cells of a row that must be refused and says whether anything changed; everything they need is there before the first call. */
export async function playRefused(theatre: Theatre, name: EndpointName) {
  const calls = await prepareRefused(theatre, name, theatre.cast);
  const before = await theatre.stage.fingerprint();
  const played = await play(calls);
  return { played, isUnchanged: (await theatre.stage.fingerprint()) === before };
}

/** Plays those of some callers alone. */
export async function playRefusedOf(theatre: Theatre, name: EndpointName, callers: readonly Caller[]) {
  const cast = new Map([...theatre.cast].filter(([caller]) => callers.includes(caller)));
  return play(await prepareRefused(theatre, name, cast));
}

async function play(calls: Awaited<ReturnType<typeof prepareRefused>>): Promise<Played[]> {
  const played: Played[] = [];
  for (const { cell, call } of calls) played.push({ cell, outcome: await call() });
  return played;
}

async function prepareRefused({ app, stage }: Theatre, name: EndpointName, cast: Theatre['cast']) {
  // Refused calls change nothing, so all of them can be about the same things.
  const made = new Map<string, Promise<string>>();
  const frugal: Stage = {
    ...stage,
    make(owns, object, account) {
      // A colleague is one of the caller's own client.
      const key = `${owns} ${object} ${object === 'of a colleague' ? account.userId : ''}`;
      const id = made.get(key) ?? stage.make(owns, object, account);
      made.set(key, id);
      return id;
    },
  };
  const calls: { cell: Cell; call: () => Promise<Outcome> }[] = [];
  for (const cell of cellsOf(name).filter((each) => !isAllowed(each))) {
    const presented = cast.get(cell.caller);
    if (presented) calls.push({ cell, ...(await prepareCall(app.url, frugal, cell, presented)) });
  }
  return calls;
}

/** What came of cells that was not what must come of them. */
export const faults = (played: readonly Played[]) =>
  played
    .filter(({ cell, outcome }) => outcome.status !== expected(cell.row, cell.caller, cell.object))
    .map(({ cell, outcome }) => describeFault(cell, outcome));
