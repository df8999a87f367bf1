import { type GenerateInput, generateParams } from '@naksha/contract';
import { composeRecipe, type Recipe } from '@naksha/loom';
import { render, renderHook, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FakeWorker } from '../../test/fake-worker.ts';
import { aBitmap, isClosed } from '../../test/studio-rows.ts';
import type { Drawn } from './use-drawn.ts';

const params = { prompt: 'red bandhani' };
const recipe = composeRecipe(generateParams.parse(params), '1');

function Place({ useCloth }: { useCloth: typeof import('./use-cloth.ts').useCloth }) {
  const { retry } = useCloth('here', params, '1', [8]);
  return retry ? (
    <button type="button" onClick={retry}>
      again
    </button>
  ) : (
    <i>drawing</i>
  );
}

/** Each test starts workers of its own. */
async function openCloth(): Promise<void> {
  const { useCloth } = await import('./use-cloth.ts');
  render(<Place useCloth={useCloth} />);
}

interface Wish {
  readonly params: GenerateInput | null;
  readonly seed: string;
}
async function hookCloth(first: Wish) {
  const { useCloth } = await import('./use-cloth.ts');
  return renderHook(({ params, seed }: Wish) => useCloth('here', params, seed, [8, 16]), { initialProps: first });
}
const answerTo = (id: number, isLast = true) => {
  const bitmap = aBitmap();
  FakeWorker.answer({ id, recipe, bitmap, isLast });
  return bitmap;
};

beforeEach(() => {
  vi.resetModules();
  FakeWorker.install();
});
afterEach(() => vi.unstubAllGlobals());

it('lets a cloth that could not be drawn be tried again', async () => {
  await openCloth();
  FakeWorker.fail('here');
  await userEvent.setup().click(screen.getByRole('button', { name: 'again' }));
  expect(screen.getByText('drawing')).toBeDefined();
  expect(FakeWorker.asked.map(({ wish }) => wish)).toEqual([
    { params, seed: '1' },
    { params, seed: '1' },
  ]);
});

it('answers for a worker that broke down, and starts another for the next wish', async () => {
  await openCloth();
  const broken = FakeWorker.last;
  broken.breaks('gone');
  expect(broken.isStopped).toBe(true);
  await userEvent.setup().click(screen.getByRole('button', { name: 'again' }));
  expect(FakeWorker.last).not.toBe(broken);
});

it('keeps the last cloth until the next arrives, and says whether a larger picture is still to come', async () => {
  const { result, rerender } = await hookCloth({ params, seed: '1' });
  expect(result.current.cloth).toBeNull();
  const small = answerTo(FakeWorker.lastAsked.id, false);
  expect(result.current.cloth).toMatchObject({ bitmap: small, isSharp: false });
  const large = answerTo(FakeWorker.lastAsked.id);
  expect(result.current.cloth).toMatchObject({ bitmap: large, isSharp: true });
  const { key } = result.current.cloth ?? {};
  rerender({ params, seed: '2' });
  expect(result.current.cloth?.bitmap).toBe(large);
  answerTo(FakeWorker.lastAsked.id);
  expect(result.current.cloth?.key).not.toBe(key);
});

it('shows nothing of an answer that newer words have overtaken, and frees its picture', async () => {
  const { result, rerender } = await hookCloth({ params, seed: '1' });
  const late = FakeWorker.lastAsked.id;
  rerender({ params: { prompt: 'blue ikat' }, seed: '1' });
  const shown = answerTo(FakeWorker.lastAsked.id);
  const overtaken = answerTo(late);
  expect(result.current.cloth?.bitmap).toBe(shown);
  expect(isClosed(overtaken)).toBe(true);
  expect(isClosed(shown)).toBe(false);
});

it('says of words that could not be drawn only while they are the words', async () => {
  const { result, rerender } = await hookCloth({ params, seed: '1' });
  answerTo(FakeWorker.lastAsked.id);
  rerender({ params: { prompt: 'blue ikat' }, seed: '1' });
  FakeWorker.fail('here');
  expect(result.current.retry).toBeDefined();
  expect(result.current.cloth).not.toBeNull();
  rerender({ params: null, seed: '1' });
  expect(result.current.retry).toBeUndefined();
  rerender({ params, seed: '3' });
  expect(result.current.retry).toBeUndefined();
});

it('asks once for words that stay the same, and nothing for none', async () => {
  const { rerender } = await hookCloth({ params: null, seed: '1' });
  expect(FakeWorker.asked).toEqual([]);
  rerender({ params, seed: '1' });
  rerender({ params: { ...params }, seed: '1' });
  expect(FakeWorker.asked).toMatchObject([{ place: 'here', wish: { params, seed: '1' }, sides: [8, 16] }]);
});

it('frees a picture that comes when no one looks any more', async () => {
  const { unmount } = await hookCloth({ params, seed: '1' });
  const { id } = FakeWorker.lastAsked;
  unmount();
  expect(isClosed(answerTo(id))).toBe(true);
});

it('draws a recipe that is there already, keeps its picture through a failure, and clears it for none', async () => {
  const { useDrawn } = await import('./use-drawn.ts');
  const { result, rerender } = renderHook<Drawn, { wish: Recipe | null }>(
    ({ wish }) => useDrawn('there', wish && { recipe: wish, goods: 'sarees' }, [8]),
    { initialProps: { wish: recipe } },
  );
  expect(FakeWorker.lastAsked).toMatchObject({ place: 'there', wish: { recipe: { seed: '1' }, goods: 'sarees' } });
  const bitmap = answerTo(FakeWorker.lastAsked.id);
  expect(result.current.cloth).toMatchObject({ bitmap, goods: 'sarees' });
  rerender({ wish: composeRecipe(generateParams.parse(params), '2') });
  FakeWorker.fail('there');
  expect(result.current.cloth?.bitmap).toBe(bitmap);
  expect(result.current.retry).toBeDefined();
  rerender({ wish: null });
  expect(result.current.cloth).toBeNull();
  expect(result.current.retry).toBeUndefined();
});
