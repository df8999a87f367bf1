import { endpoints } from '@naksha/contract';
import { useRouter } from '@tanstack/react-router';
import type { z } from 'zod';
import { arrivalOf } from '../addresses/arrival.ts';
import { call } from '../api/call.ts';
import { openSession } from '../api/session-store.ts';
import { chosenLanguage } from '../i18n/chosen-language.ts';
import { changeLanguage } from '../i18n/i18n.ts';

export type Credentials = z.input<typeof endpoints.login.body>;

/** Signs in, goes on in the language of the account, and leads to where the person wanted to go. */
export function useSignIn() {
  const router = useRouter();
  return async (body: Credentials): Promise<void> => {
    const { authToken, user } = await call(endpoints.login, { body });
    // The language of a new account was set by whoever made it; its person may just have chosen one.
    const lang = (user.mustChangePassword && chosenLanguage()) || user.lang;
    openSession({ authToken, user: { ...user, lang } });
    await changeLanguage(lang);
    await router.navigate(arrivalOf(user.roles));
  };
}
