import { z } from 'zod';
import type { ApiError } from '../api/api-error.ts';

const facts = z.object({ name: z.string() });

/** The name that something was given meanwhile, as a refusal says it. */
export async function sayName({ params }: ApiError): Promise<{ readonly facts: string; readonly words: string }> {
  const { name } = facts.parse(params);
  return { facts: name, words: name };
}
