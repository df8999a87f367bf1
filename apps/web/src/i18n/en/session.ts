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
  code: {
    title: 'One more step',
    lead: 'Open your authenticator app and enter the six digits it shows for Naksha.',
    recoveryLead: 'Each recovery code opens your account once, in place of the app.',
    code: 'Code from the app',
    recovery: 'Recovery code',
    useRecovery: 'Use a recovery code',
    useApp: 'Use the app',
    back: 'Back to the password',
  },
  own: {
    title: 'Choose your own password',
    lead: 'The one you signed in with was given to you. Replace it with one that only you know; then you go on.',
    given: 'The password you were given',
    save: 'Save and go on',
    logOut: 'Log out instead',
  },
} as const;
