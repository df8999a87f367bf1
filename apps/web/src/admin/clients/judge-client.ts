import { type BrokenRule, type ClientFormInput, clientForm, languages, limits } from '@naksha/contract';
import { z } from 'zod';
import { brokenRules } from '../../ui/broken-rules.ts';
import { judgeLogo } from '../judge-logo.ts';

/** What is kept of the form as typed: one field for email or username of the administrator, neither the password nor the logo. */
export const typedClient = z.object({
  name: z.string(),
  contactName: z.string(),
  contactEmail: z.string(),
  phone: z.string(),
  address: z.string(),
  timeZone: z.string(),
  planId: z.string().nullable(),
  accountLimit: z.union([z.string(), z.number()]),
  isActive: z.boolean(),
  isTrial: z.boolean(),
  adminName: z.string(),
  lang: z.enum(languages),
  login: z.string(),
});
/** The form, with the logo still a file. */
export type CreateClientForm = z.infer<typeof typedClient> & { logo: File | null; password: string };

/** What is sent, but for the logo, which has to be read first. */
export function toClientRequest({ login, planId, accountLimit, ...form }: CreateClientForm): ClientFormInput {
  const name = login.trim();
  return {
    ...form,
    contactEmail: form.contactEmail.trim(),
    planId: planId ?? '',
    // Of an empty or half typed number the contract says what is wrong.
    accountLimit: typeof accountLimit === 'number' ? accountLimit : Number.NaN,
    logo: null,
    ...(name.includes('@') ? { email: name } : { username: name }),
  };
}

/** The contract's own rules, and what the logo's kind and size show. */
export function judgeClient(form: CreateClientForm): BrokenRule[] {
  const rules = brokenRules(clientForm, toClientRequest(form));
  const code = form.logo && judgeLogo(form.logo);
  return code ? [...rules, { field: 'logo', code, params: { limit: limits.logoMaxMegabytes } }] : rules;
}
