import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FakeWorker } from '../../test/fake-worker.ts';

const params = { prompt: 'red bandhani' };

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

beforeEach(() => {
  FakeWorker.asked = [];
  vi.resetModules();
  vi.stubGlobal('Worker', FakeWorker);
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
  act(() => broken.dispatchEvent(new ErrorEvent('error', { message: 'gone' })));
  await userEvent.setup().click(screen.getByRole('button', { name: 'again' }));
  expect(FakeWorker.last).not.toBe(broken);
});
