import { MantineProvider } from '@mantine/core';
import { ModalsProvider } from '@mantine/modals';
import { endpoints, type Language, type OperationRow, operations } from '@naksha/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { onTestFinished, vi } from 'vitest';
import { queryClient } from '../src/api/query-client.ts';
import { changeLanguage } from '../src/i18n/i18n.ts';
import { ToolFrame } from '../src/studio/frame/tool-frame.tsx';
import { openTool as openInStudio } from '../src/studio/store/tool-actions.ts';
import { openingOf, type Tool } from '../src/studio/tools/define-tool.ts';
import { theme } from '../src/theme/theme.ts';
import { FakeServer } from './fake-server.ts';

/** How an installation offers an operation. */
export function offerOf(operation: Tool['operation'], changes: Partial<OperationRow> = {}): OperationRow {
  const { name, inputs, price, maxPixels, status } = operations[operation];
  return {
    name,
    params: {},
    inputs,
    cost: price,
    limits: { maxPixels },
    engine: 'builtin',
    model: null,
    status,
    ...changes,
  };
}

/** Opens the panel of a tool alone, beside the studio as the test has set it up; only the network is a fake. */
export async function openTool(
  tool: Tool,
  {
    server = new FakeServer(),
    offer = {},
    isOpening = false,
    language = 'en',
  }: { server?: FakeServer; offer?: Partial<OperationRow>; isOpening?: boolean; language?: Language } = {},
): Promise<{ user: UserEvent; server: FakeServer; close: () => void }> {
  queryClient.clear();
  server.answer(endpoints.listOperations, () => ({ data: [offerOf(tool.operation, offer)] }));
  vi.stubGlobal('fetch', server.fetch);
  await changeLanguage(language);
  openInStudio(openingOf(tool));
  const root = createRootRoute({ component: () => <ToolFrame tool={tool} recipe={undefined} isOpening={isOpening} /> });
  const router = createRouter({ routeTree: root, history: createMemoryHistory({ initialEntries: ['/'] }) });
  const user = userEvent.setup();
  const { unmount } = render(
    <MantineProvider theme={theme} env="test">
      <QueryClientProvider client={queryClient}>
        <ModalsProvider>
          <RouterProvider router={router} />
        </ModalsProvider>
      </QueryClientProvider>
    </MantineProvider>,
  );
  onTestFinished(() => {
    vi.unstubAllGlobals();
    server.expectNothingUnanswered();
  });
  return { user, server, close: unmount };
}
