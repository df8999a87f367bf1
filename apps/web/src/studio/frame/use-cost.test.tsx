import { endpoints, type OperationRow } from '@naksha/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { FakeServer } from '../../../test/fake-server.ts';
import { offerOf } from '../../../test/open-tool.tsx';
import { aDesign } from '../../../test/studio-rows.ts';
import { queryClient } from '../../api/query-client.ts';
import { useCost } from './use-cost.ts';

const model = { engine: 'openai', name: 'brush' };
const drawn = { designDefinition: { engine: 'loom' } };

it.each([
  ['a picture of the usual size', {}, {}, 2],
  ['a picture that a model may have to draw', {}, { model }, 4],
  ['a design that was drawn here', drawn, { model }, 2],
  ['a picture on a plan with a price of its own', {}, { cost: 7 }, 7],
  ['a large picture', { width: 20_000, height: 10_000 }, {}, 4],
  ['a large picture on such a plan, that a model draws', { width: 20_000, height: 10_000 }, { cost: 7, model }, 16],
])('an edit of %s is shown at what is charged for it', async (_, changes, offer: Partial<OperationRow>, cost) => {
  queryClient.clear();
  const server = new FakeServer().answer(endpoints.listOperations, () => ({ data: [offerOf('edit', offer)] }));
  vi.stubGlobal('fetch', server.fetch);
  onTestFinished(() => void vi.unstubAllGlobals());
  const pictures = [aDesign('cloth', changes)];
  const { result } = renderHook(() => useCost('edit', { prompt: 'a boat' }, pictures), {
    wrapper: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
  });
  await waitFor(() => expect(result.current).toBe(cost));
});
