import { type ErrorCode, isErrorCode, type UserFormInput, userForm, username } from '@naksha/contract';

/** The form as typed: one field for email or username, and switches for the two restrictions. */
export interface AddUserForm {
  name: string;
  login: string;
  password: string;
  confirmPassword: string;
  isIpLimited: boolean;
  allowedIps: string[];
  isHoursLimited: boolean;
  workingHours: NonNullable<UserFormInput['workingHours']>;
}

export type FieldErrors = Partial<
  Record<'name' | 'login' | 'password' | 'confirmPassword' | 'allowedIps' | 'workingHours', ErrorCode>
>;

/** What is sent: the login goes under its kind, told by its `@`; empty parts are left out. */
export function toRequest(form: AddUserForm): UserFormInput {
  const login = form.login.trim();
  return {
    name: form.name,
    ...(login.includes('@') ? { email: login } : { username: login }),
    password: form.password,
    confirmPassword: form.confirmPassword,
    allowedIps: form.isIpLimited ? form.allowedIps : [],
    ...(form.isHoursLimited ? { workingHours: form.workingHours } : {}),
  };
}

/** The contract's own rules asked while typing, told by the fields of the screen; the first failure of a field counts. */
export function judgeUser(form: AddUserForm): FieldErrors {
  const found: FieldErrors = {};
  const parsed = userForm.safeParse(toRequest(form));
  for (const issue of parsed.error?.issues ?? []) {
    const field = fieldOf(String(issue.path[0]));
    if (field && isErrorCode(issue.message)) found[field] ??= issue.message;
  }
  // The schema sees an empty form as neither email nor username; a half-typed one is judged as a username.
  if (form.login.trim() !== '' && !form.login.includes('@') && !username.safeParse(form.login.trim()).success)
    found.login = 'username_invalid';
  if (form.confirmPassword !== '' && form.password !== form.confirmPassword)
    found.confirmPassword ??= 'passwords_differ';
  if (form.isIpLimited && form.allowedIps.length === 0) found.allowedIps = 'ip_required';
  return found;
}

/** The screen's field for a field of the request. */
export function fieldOf(name: string): keyof FieldErrors | undefined {
  if (name === 'email' || name === 'username' || name === 'login') return 'login';
  if (
    name === 'name' ||
    name === 'password' ||
    name === 'confirmPassword' ||
    name === 'allowedIps' ||
    name === 'workingHours'
  )
    return name;
  return undefined;
}
