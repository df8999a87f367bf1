import { endpoints, type Language } from '@naksha/contract';
import { useCallback } from 'react';
import { call } from '../api/call.ts';
import { readSession, updateSession } from '../api/session-store.ts';
import { keepChosenLanguage } from '../i18n/chosen-language.ts';
import { changeLanguage } from '../i18n/i18n.ts';

/** Switches at once and remembers it for the account when somebody is signed in, else for this browser. */
export function useChooseLanguage(): (language: Language) => Promise<void> {
  return useCallback(async (language) => {
    keepChosenLanguage(language);
    await changeLanguage(language);
    if (!readSession()) return;
    updateSession({ lang: language });
    // A preference that could not be stored is no reason to interrupt; it is sent again with the next choice.
    await call(endpoints.updateMe, { body: { lang: language } }).catch(() => undefined);
  }, []);
}
