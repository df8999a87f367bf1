import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cellsOf, describeFault, isAllowed, prepareCall } from '../../test/authorization-call.ts';
import { callers } from '../../test/authorization-oracle.ts';
import { faults, names, openTheatre, playRefused, type Theatre } from '../../test/authorization-theatre.ts';

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
      const { call } = await prepareCall(app.url, stage, cell, await stage.present(cell.caller));
      const outcome = await call();
      if (outcome.status !== (cell.row.status ?? 200)) wrong.push(describeFault(cell, outcome));
    }
    expect(wrong).toEqual([]);
  });

  test('is played in more than three thousand cells, with every kind of caller', () => {
    const cells = names.flatMap(cellsOf);
    expect(cells.length).toBeGreaterThan(3000);
    expect(new Set(cells.map((cell) => cell.caller)).size).toBe(Object.keys(callers).length);
  });
});
