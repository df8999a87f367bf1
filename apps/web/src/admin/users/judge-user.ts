import { type BrokenRule, type ClientRole, type Language, type UserFormInput, userForm } from '@naksha/contract';
import { brokenRules } from '../../ui/broken-rules.ts';
import { type IpDraft, ipsOf } from './ip-draft.ts';

/** The form as typed: one field for email or username, and switches for the two restrictions. */
export type AddUserForm = {
  name: string;
  login: string;
  role: ClientRole;
  lang: Language;
  password: string;
  confirmPassword: string;
  isIpLimited: boolean;
  allowedIps: IpDraft;
  isHoursLimited: boolean;
  workingHours: NonNullable<UserFormInput['workingHours']>;
};

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
