import type { Language } from '@naksha/contract';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { en } from './en/en.ts';

/** Only English is in the first bundle; the others are fetched when chosen. */
const bundles = {
  hi: async () => (await import('./hi/hi.ts')).hi,
  gu: async () => (await import('./gu/gu.ts')).gu,
};

const i18n = i18next.createInstance();

export async function startI18n(language: Language): Promise<void> {
  await i18n.use(initReactI18next).init({
    lng: 'en',
    fallbackLng: 'en',
    resources: { en: { translation: en } },
    interpolation: { escapeValue: false, prefix: '{', suffix: '}' },
    returnNull: false,
  });
  await changeLanguage(language);
}

/** Loads the words, then switches; `<html lang>` follows, so that fonts and screen readers do. */
export async function changeLanguage(language: Language): Promise<void> {
  if (language !== 'en' && !i18n.hasResourceBundle(language, 'translation')) {
    i18n.addResourceBundle(language, 'translation', await bundles[language]());
  }
  await i18n.changeLanguage(language);
  document.documentElement.lang = language;
}
