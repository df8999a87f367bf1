import { MantineProvider, mergeThemeOverrides } from '@mantine/core';
import { ModalsProvider } from '@mantine/modals';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { queryClient } from './api/query-client.ts';
import type { AppRouter } from './routes.tsx';
import { theme } from './theme/theme.ts';
import { cssVariables } from './theme/variables.ts';

/** Everything a screen finds around itself; a test passes `env` so that nothing fades in or out. */
export function App({ router, env = 'default' }: { router: AppRouter; env?: 'default' | 'test' }) {
  const { t } = useTranslation();
  const close = t('shell.close');
  const named = useMemo(
    () =>
      mergeThemeOverrides(theme, {
        components: { Notification: { defaultProps: { closeButtonProps: { 'aria-label': close } } } },
      }),
    [close],
  );
  return (
    <MantineProvider theme={named} cssVariablesResolver={cssVariables} defaultColorScheme="auto" env={env}>
      <QueryClientProvider client={queryClient}>
        <ModalsProvider modalProps={{ closeButtonProps: { 'aria-label': close } }}>
          <RouterProvider router={router} />
        </ModalsProvider>
      </QueryClientProvider>
    </MantineProvider>
  );
}
