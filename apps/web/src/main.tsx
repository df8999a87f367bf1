import { toLanguage } from '@naksha/contract';
import '@fontsource-variable/inter/opsz.css';
import '@fontsource/noto-sans-devanagari/devanagari-400.css';
import '@fontsource/noto-sans-devanagari/devanagari-500.css';
import '@fontsource/noto-sans-devanagari/devanagari-600.css';
import '@fontsource/noto-sans-gujarati/gujarati-400.css';
import '@fontsource/noto-sans-gujarati/gujarati-500.css';
import '@fontsource/noto-sans-gujarati/gujarati-600.css';
import '@mantine/core/styles.layer.css';
import '@mantine/notifications/styles.layer.css';
import './theme/base.css';
import './theme/reduced-motion.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { readSession } from './api/session-store.ts';
import { App } from './app.tsx';
import { chosenLanguage } from './i18n/chosen-language.ts';
import { startI18n } from './i18n/i18n.ts';
import { createAppRouter } from './routes.tsx';

const element = document.getElementById('root');
if (!element) throw new Error('index.html has no #root');

await startI18n(readSession()?.user.lang ?? chosenLanguage() ?? toLanguage(navigator.language));

createRoot(element).render(
  <StrictMode>
    <App router={createAppRouter()} />
  </StrictMode>,
);
