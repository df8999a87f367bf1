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

/** Plays the cells of a row that must be refused, those of one caller if it is said of which; everything they need is there before the first call. */
export async function playRefused({ app, stage, cast }: Theatre, name: EndpointName, only?: Caller) {
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
  for (const cell of cellsOf(name).filter((each) => !isAllowed(each) && each.caller === (only ?? each.caller))) {
    const presented = cast.get(cell.caller);
    if (presented) calls.push({ cell, ...(await prepareCall(app.url, frugal, cell, presented)) });
  }
  const before = await stage.fingerprint();
  const played: Played[] = [];
  for (const { cell, call } of calls) played.push({ cell, outcome: await call() });
  const isUnchanged = (await stage.fingerprint()) === before;
  return { played, isUnchanged };
}

/** What came of cells that was not what must come of them. */
export const faults = (played: readonly Played[]) =>
  played
    .filter(({ cell, outcome }) => outcome.status !== expected(cell.row, cell.caller, cell.object))
    .map(({ cell, outcome }) => describeFault(cell, outcome));
