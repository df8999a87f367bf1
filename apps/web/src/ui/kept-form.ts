import { useEffect, useState } from 'react';
import { z } from 'zod';
import { readSession } from '../api/session-store.ts';

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

/** What a form of stored facts began with: what was typed into it before a log-in, and the facts that was typed over. */
export function useBegun<Values>(form: string, shape: z.ZodType<Values>, now: Values): { typed: Values; from: Values } {
  const read = () => readKeptForm(form, z.object({ typed: shape, from: shape })) ?? { typed: now, from: now };
  return useState(read)[0];
}

/** Keeps of a form of stored facts what its shape names, and no password, as long as it is not what the form began from. */
export function useKeepTyped<Values>(form: string, shape: z.ZodType<Values>, typed: Values, from: Values): void {
  useEffect(() => {
    const kept = { typed: shape.safeParse(typed).data, from: shape.safeParse(from).data };
    if (JSON.stringify(kept.typed) === JSON.stringify(kept.from)) forgetForm(form);
    else sessionStorage.setItem(keyOf(form), JSON.stringify(kept));
  }, [form, shape, typed, from]);
}

export const isFormKept = (form: string): boolean => sessionStorage.getItem(keyOf(form)) !== null;

/** The name of a form that is kept for the one who is signed in, and stays theirs when they leave. */
export function useOwnForm(form: string): string {
  const [owner] = useState(() => readSession()?.user._id);
  return `own.${owner}.${form}`;
}

/** It was sent. */
export const forgetForm = (form: string): void => sessionStorage.removeItem(keyOf(form));
