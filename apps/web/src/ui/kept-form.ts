import { useEffect } from 'react';
import type { z } from 'zod';
import { useSession } from '../api/session-store.ts';

/** Forms whose words stay in the tab until they were sent: another page, the way back, a reload and, for own ones, a new log-in lose nothing. */
const keyOf = (form: string) => `naksha.form.${form}`;

/** What was typed before; undefined when nothing was. */
export function readKeptForm<Values>(form: string, shape: z.ZodType<Values>): Values | undefined {
  const text = sessionStorage.getItem(keyOf(form));
  if (text === null) return undefined;
  try {
    return shape.safeParse(JSON.parse(text)).data;
  } catch {
    // Written by hand: beginning with nothing is the safe answer.
    return undefined;
  }
}

export function useKeepForm(form: string, values: object): void {
  useEffect(() => {
    if (Object.values(values).every((value) => value === '')) forgetForm(form);
    else sessionStorage.setItem(keyOf(form), JSON.stringify(values));
  }, [form, values]);
}

/** The name of a form that is kept for the one who is signed in. */
export function useOwnForm(form: string): string {
  return `own.${useSession((state) => state.session?.user._id)}.${form}`;
}

/** It was sent. */
export const forgetForm = (form: string): void => sessionStorage.removeItem(keyOf(form));
