import { notices } from '@naksha/contract';

export const settings = {
  title: 'Settings',
  tabs: { password: 'Password', user: 'Enable User', login: 'Enable Login' },
  current: 'Current password',
  next: 'New password',
  confirm: 'Confirm password',
  change: 'Change password',
  hint: 'More than 8 characters, with an uppercase and a lowercase letter, a digit and a special character; no spaces.',
  others: 'Your other sessions end when the password changes.',
  userAccess: 'Enable user access for admin',
  userAccessText: 'Administrators may switch to user mode and work in the studio.',
  ip: 'Log in only from specified IPs',
  ipText: 'Every user needs at least one allowed IP before this can be turned on.',
  hours: 'Restrict log in to working hours',
  hoursText: 'Users can sign in only in their working hours, in the time zone below.',
  zone: 'Time zone',
  saved: notices.password_changed,
} as const;
