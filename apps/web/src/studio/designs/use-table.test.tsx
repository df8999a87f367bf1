import { generateParams } from '@naksha/contract';
import { composeRecipe } from '@naksha/loom';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { FakeWorker } from '../../../test/fake-worker.ts';
import { aBitmap, aDesign, freshStudio } from '../../../test/studio-rows.ts';
import { queryClient } from '../../api/query-client.ts';
import { firstStage } from '../store/stage.ts';
import { readStudio } from '../store/studio-store.ts';
import { keepRows, showDesign } from '../store/table-actions.ts';
import { setMode, setStage } from '../store/view-actions.ts';
import { useTable } from './use-table.ts';

const recipe = composeRecipe(generateParams.parse({ prompt: 'indigo ajrakh', usage: 'sarees' }), 'one');
const design = aDesign('cloth', { designDefinition: { ...recipe } });
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
);

beforeEach(() => {
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  freshStudio();
  keepRows([design]);
  showDesign(design._id);
});

it('lets whole goods that could not be drawn be drawn again, and lays them when they are', async () => {
  act(() => setMode('piece'));
  const { result } = renderHook(() => useTable(true), { wrapper });
  expect(result.current.retry).toBeUndefined();
  FakeWorker.fail('goods');
  const { retry } = result.current;
  expect(retry).toBeDefined();
  act(() => retry?.());
  expect(result.current.retry).toBeUndefined();
  const bitmap = aBitmap();
  const asked = FakeWorker.newest('goods');
  expect(asked?.wish).toMatchObject({ goods: 'sarees' });
  FakeWorker.answer({ id: asked?.id ?? 0, recipe, bitmap, isLast: true });
  await waitFor(() => expect(readStudio().table.laid).toMatchObject({ source: bitmap, goods: 'sarees' }));
});

it('drapes the whole piece of the goods that a design names on what it is for, until another model is chosen', async () => {
  const words = { prompt: 'red dupatta with a gold border', width: 512, height: 512 };
  const dupatta = aDesign('dupatta', { designDefinition: composeRecipe(generateParams.parse(words), 'one') });
  act(() => {
    keepRows([dupatta]);
    showDesign(dupatta._id);
    setMode('cloth');
  });
  renderHook(() => useTable(true), { wrapper });
  await waitFor(() => expect(readStudio().view.stage.model).toBe('dupatta'));
  expect(FakeWorker.newest('goods')?.wish).toMatchObject({ goods: 'dupattas' });
  act(() => setStage({ model: 'cushion' }));
  act(() => showDesign(design._id));
  expect(readStudio().view.stage.model).toBe('cushion');
  act(() => setStage(firstStage));
  await waitFor(() => expect(readStudio().view.stage.model).toBe('saree'));
  expect(FakeWorker.newest('goods')?.wish).toMatchObject({ goods: 'sarees' });
});

it('lays no whole goods under a tool that shows none, however the cloth was looked at before', () => {
  FakeWorker.asked = [];
  act(() => setMode('piece'));
  renderHook(() => useTable(false), { wrapper });
  act(() => setMode('cloth'));
  expect(FakeWorker.newest('goods')).toBeUndefined();
});
