import { MantineProvider } from '@mantine/core';
import { ModalsProvider } from '@mantine/modals';
import type { Language } from '@naksha/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { onTestFinished, vi } from 'vitest';
import { queryClient } from '../src/api/query-client.ts';
import { changeLanguage } from '../src/i18n/i18n.ts';
import { theme } from '../src/theme/theme.ts';
import { FakeServer } from './fake-server.ts';

/** Opens a part of a screen alone, beside the rest as the test has set it up; only the network is a fake. */
export async function openPart(
  part: ReactNode,
  { server = new FakeServer(), language = 'en' }: { server?: FakeServer; language?: Language } = {},
): Promise<{ user: UserEvent; server: FakeServer }> {
  queryClient.clear();
  vi.stubGlobal('fetch', server.fetch);
  await changeLanguage(language);
  const root = createRootRoute({ component: () => part });
  const router = createRouter({ routeTree: root, history: createMemoryHistory({ initialEntries: ['/'] }) });
  const user = userEvent.setup();
  render(
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
  return { user, server };
}
