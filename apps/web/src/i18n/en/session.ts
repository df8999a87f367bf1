import { notices } from '@naksha/contract';

export const session = {
  ended: {
    title: 'Session ended',
    text: notices.session_ended,
    now: 'Log in again',
  },
  expired: { title: 'Session expired', text: 'You will be logged out in {count} seconds.', now: 'Log in again' },
  error: { title: 'Something needs your attention', okay: 'Okay' },
  login: {
    title: 'Log in',
    lead: 'The plan before the cloth.',
    login: 'Email or username',
    password: 'Password',
    submit: 'Log in',
    forgot: 'Forgot password?',
    demo: 'Demonstration',
    demoText: 'This installation shows itself with demonstration accounts. Choose one to fill the form.',
    super: 'Super-admin',
    admin: 'Administrator',
    designer: 'Designer',
    show: 'Show password',
    hide: 'Hide password',
  },
} as const;
