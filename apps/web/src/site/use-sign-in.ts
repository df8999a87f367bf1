import { endpoints } from '@naksha/contract';
import { useRouter } from '@tanstack/react-router';
import type { z } from 'zod';
import { call } from '../api/call.ts';
import { changeLanguage } from '../i18n/i18n.ts';
import { arrivalOf } from '../session/arrival.ts';
import { openSession } from '../session/session-store.ts';

export type Credentials = z.input<typeof endpoints.login.body>;

/** Signs in, goes on in the language of the account, and leads to where the person wanted to go. */
export function useSignIn() {
  const router = useRouter();
  return async (body: Credentials): Promise<void> => {
    const { authToken, user } = await call(endpoints.login, { body });
    openSession({ authToken, user });
    await changeLanguage(user.lang);
    await router.navigate(arrivalOf(user.roles));
  };
}
