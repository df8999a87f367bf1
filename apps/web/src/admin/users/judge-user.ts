import { type BrokenRule, clientRoles, languages, type UserFormInput, userForm } from '@naksha/contract';
import { z } from 'zod';
import { brokenRules } from '../../ui/broken-rules.ts';
import { ipDraft, ipsOf } from './ip-draft.ts';
import { typedHours } from './typed-hours.ts';

/** What is kept of the form as typed, without its passwords: one field for email or username, and switches for the two restrictions. */
export const typedUser = z.object({
  name: z.string(),
  login: z.string(),
  role: z.enum(clientRoles),
  lang: z.enum(languages),
  isIpLimited: z.boolean(),
  allowedIps: ipDraft,
  isHoursLimited: z.boolean(),
  workingHours: typedHours,
});
export type AddUserForm = z.infer<typeof typedUser> & { password: string; confirmPassword: string };

/** What is sent: the login goes under its kind, recognised by its `@`; empty parts are left out. */
export function toRequest(form: AddUserForm): UserFormInput {
  const login = form.login.trim();
  return {
    name: form.name,
    role: form.role,
    lang: form.lang,
    ...(login.includes('@') ? { email: login } : { username: login }),
    password: form.password,
    confirmPassword: form.confirmPassword,
    allowedIps: form.isIpLimited ? ipsOf(form.allowedIps) : [],
    ...(form.isHoursLimited ? { workingHours: form.workingHours } : {}),
  };
}

/** The contract's own rules, and that a restriction to addresses names one. */
export function judgeUser(form: AddUserForm): BrokenRule[] {
  const rules = brokenRules(userForm, toRequest(form));
  const namesNoAddress = form.isIpLimited && ipsOf(form.allowedIps).length === 0;
  return namesNoAddress ? [...rules, { field: 'allowedIps', code: 'ip_required', params: {} }] : rules;
}
