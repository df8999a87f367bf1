import '@fontsource-variable/inter/opsz.css';
import '@fontsource/noto-sans-devanagari/devanagari-400.css';
import '@fontsource/noto-sans-devanagari/devanagari-500.css';
import '@fontsource/noto-sans-devanagari/devanagari-600.css';
import '@fontsource/noto-sans-gujarati/gujarati-400.css';
import '@fontsource/noto-sans-gujarati/gujarati-500.css';
import '@fontsource/noto-sans-gujarati/gujarati-600.css';
import '@mantine/core/styles.css';
import '@mantine/notifications/styles.css';
import './theme/base.css';
import './theme/reduced-motion.css';
import { MantineProvider } from '@mantine/core';
import { ModalsProvider } from '@mantine/modals';
import { Notifications } from '@mantine/notifications';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { queryClient } from './api/query-client.ts';
import { startI18n } from './i18n/i18n.ts';
import { toLanguage } from './i18n/use-format.ts';
import { router } from './routes.tsx';
import { readSession } from './session/session-store.ts';
import { theme } from './theme/theme.ts';
import { cssVariables } from './theme/variables.ts';

const element = document.getElementById('root');
if (!element) throw new Error('index.html has no #root');

await startI18n(readSession()?.user.lang ?? toLanguage(localStorage.getItem('naksha.lang') ?? navigator.language));

createRoot(element).render(
  <StrictMode>
    <MantineProvider theme={theme} cssVariablesResolver={cssVariables} defaultColorScheme="auto">
      <QueryClientProvider client={queryClient}>
        <ModalsProvider>
          <Notifications position="bottom-center" />
          <RouterProvider router={router} />
        </ModalsProvider>
      </QueryClientProvider>
    </MantineProvider>
  </StrictMode>,
);
