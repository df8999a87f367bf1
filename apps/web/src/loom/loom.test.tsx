import { generateParams } from '@naksha/contract';
import { composeRecipe } from '@naksha/loom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FakeWorker } from '../../test/fake-worker.ts';
import { aBitmap, isClosed } from '../../test/studio-rows.ts';

const params = { prompt: 'red bandhani' };
const recipe = composeRecipe(generateParams.parse(params), '1');
const wish = { params, seed: '1' };

beforeEach(() => {
  vi.resetModules();
  FakeWorker.install();
});
afterEach(() => vi.unstubAllGlobals());

/** A loom whose worker is not started yet. */
async function freshLoom() {
  const { askLoom } = await import('./loom.ts');
  return (place: string) => {
    const heard = vi.fn();
    const stop = askLoom(place, wish, [8], heard);
    return { heard, stop, id: FakeWorker.lastAsked.id };
  };
}

it('starts one worker for all places, with the first wish', async () => {
  const ask = await freshLoom();
  expect(FakeWorker.started).toBe(0);
  ask('table');
  ask('hero');
  expect(FakeWorker.started).toBe(1);
  expect(FakeWorker.asked.map(({ place }) => place)).toEqual(['table', 'hero']);
  expect(new Set(FakeWorker.asked.map(({ id }) => id)).size).toBe(2);
});

it('gives each answer to the one who asked, in whatever order they come', async () => {
  const ask = await freshLoom();
  const [table, hero] = [ask('table'), ask('hero')];
  const answer = (id: number) => ({ id, recipe, bitmap: aBitmap(), isLast: true });
  const [first, second] = [answer(hero.id), answer(table.id)];
  FakeWorker.answer(first);
  FakeWorker.answer(second);
  expect(hero.heard.mock.calls).toEqual([[first]]);
  expect(table.heard.mock.calls).toEqual([[second]]);
});

it('hears every picture up to the last one, and none after it', async () => {
  const ask = await freshLoom();
  const { heard, id } = ask('table');
  FakeWorker.answer({ id, recipe, bitmap: aBitmap(), isLast: false });
  FakeWorker.answer({ id, recipe, bitmap: aBitmap(), isLast: true });
  const surplus = aBitmap();
  FakeWorker.answer({ id, recipe, bitmap: surplus, isLast: true });
  expect(heard).toHaveBeenCalledTimes(2);
  expect(isClosed(surplus)).toBe(true);
});

it('gives nothing to whoever stopped listening, not even that the worker broke', async () => {
  const ask = await freshLoom();
  const [stopped, listening] = [ask('table'), ask('hero')];
  stopped.stop();
  const unheard = aBitmap();
  FakeWorker.answer({ id: stopped.id, recipe, bitmap: unheard, isLast: true });
  expect(isClosed(unheard)).toBe(true);
  FakeWorker.last.breaks('out of memory');
  expect(stopped.heard).not.toHaveBeenCalled();
  expect(listening.heard.mock.calls).toEqual([[{ id: listening.id, failure: 'out of memory' }]]);
});

it('answers for a worker whose answer cannot be read, and stops it', async () => {
  const ask = await freshLoom();
  const { heard, id } = ask('table');
  FakeWorker.last.mumbles();
  expect(heard.mock.calls).toEqual([[{ id, failure: 'an answer that cannot be read' }]]);
  expect(FakeWorker.last.isStopped).toBe(true);
});

it('starts another worker for the first wish after a break, which answers as the old one did', async () => {
  const ask = await freshLoom();
  ask('table');
  const old = FakeWorker.last;
  old.breaks('gone');
  const { heard, id } = ask('table');
  expect(FakeWorker.last).not.toBe(old);
  FakeWorker.answer({ id, recipe, bitmap: aBitmap(), isLast: true });
  expect(heard).toHaveBeenCalledTimes(1);
  expect(FakeWorker.started).toBe(2);
});

it('hands the plan of a design to the worker that runs, and to one that is started after a break', async () => {
  const ask = await freshLoom();
  const { handPlan } = await import('./loom.ts');
  const plan = { design: 'old', recipe, plan: 'as it was' };
  ask('table');
  handPlan(plan);
  expect(FakeWorker.plans).toEqual([plan]);
  FakeWorker.last.breaks('gone');
  ask('table');
  expect(FakeWorker.plans).toEqual([plan, plan]);
});
