import { type BrokenRule, type ClientFormInput, clientForm, type Language, limits } from '@naksha/contract';
import { brokenRules } from '../../ui/broken-rules.ts';
import { judgeLogo } from '../dashboard/judge-logo.ts';

/** The form as typed: one field for email or username of the administrator, and the logo still a file. */
export type CreateClientForm = {
  name: string;
  contactName: string;
  contactEmail: string;
  phone: string;
  address: string;
  timeZone: string;
  planId: string | null;
  accountLimit: string | number;
  isActive: boolean;
  isTrial: boolean;
  logo: File | null;
  adminName: string;
  lang: Language;
  login: string;
  password: string;
};

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

/** The contract's own rules, and what the logo's kind and size tell. */
export function judgeClient(form: CreateClientForm): BrokenRule[] {
  const rules = brokenRules(clientForm, toClientRequest(form));
  const code = form.logo && judgeLogo(form.logo);
  return code ? [...rules, { field: 'logo', code, params: { limit: limits.logoMaxMegabytes } }] : rules;
}
