import { endpoints } from '@naksha/contract';
import { screen } from '@testing-library/react';
import { houseServer, plan } from '../a-house.ts';
import { FakeServer } from '../fake-server.ts';
import { fill } from '../fields.ts';
import { someone } from '../open-app.tsx';
import { chosenPassword, confirmed, email, type FormRow, phone, shownPassword, words } from './form-row.ts';

const loginServer = () => new FakeServer().answer(endpoints.demonstration, () => ({ logins: [] }));
const [given, own] = ['Given@1loom', 'Mine@1alone'];

/** The forms that are open to everybody, and those of signing in. */
export const publicForms: readonly FormRow[] = [
  {
    name: 'talk to sales',
    source: 'site/sales-form.tsx',
    address: '/contact',
    server: () => new FakeServer(),
    endpoint: endpoints.talkToSales,
    fields: [
      email((t) => t.requests.email, 'asha@example.in', 'email_required'),
      phone((t) => t.requests.phone, 'phone_required'),
      words((t) => t.requests.sales.message, 'Sarees', { long: 'text_too_long', limit: 2000 }),
    ],
  },
  {
    name: 'sign up',
    source: 'site/sign-up-form.tsx',
    address: '/sign-up',
    server: () => new FakeServer().answer(endpoints.listPublicPlans, () => ({ data: [plan] })),
    endpoint: endpoints.signUp,
    fields: [
      words((t) => t.requests.signUp.company, 'Vraj Prints', { empty: 'company_required', long: 'name_too_long' }),
      words((t) => t.requests.signUp.name, 'लीला शाह', { empty: 'name_required', long: 'name_too_long' }),
      email((t) => t.requests.email, 'leela@mill.in', 'email_required'),
      phone((t) => t.requests.signUp.phone),
    ],
    refusals: [{ code: 'email_invalid', field: 'email', beside: (t) => t.requests.email }],
  },
  {
    name: 'log in',
    source: 'site/login.tsx',
    address: '/login',
    server: loginServer,
    endpoint: endpoints.login,
    fields: [
      words((t) => t.session.login.login, 'tana_bana', { empty: 'login_required', long: 'text_too_long', limit: 254 }),
      shownPassword((t) => t.session.login.password, given, 'password_required'),
    ],
  },
  {
    name: 'the code of a log-in',
    source: 'site/code-step.tsx',
    address: '/login',
    server: () => loginServer().refuse(endpoints.login, 'code_required'),
    reach: async (user, t) => {
      await fill(user, await screen.findByLabelText(t.session.login.login), 'tana_bana');
      await fill(user, screen.getByLabelText(t.session.login.password), given);
      await user.keyboard('{Enter}');
    },
    endpoint: endpoints.login,
    fields: [words((t) => t.session.code.code, 'AAAA-BBBB', { empty: 'code_required', long: 'code_incorrect' })],
    refusals: [{ code: 'code_incorrect', field: 'code', beside: (t) => t.session.code.code }],
  },
  {
    name: 'a password of one’s own',
    source: 'site/own-password.tsx',
    as: someone('admin', { mustChangePassword: true }),
    address: '/own-password',
    server: houseServer,
    endpoint: endpoints.changePassword,
    fields: [
      shownPassword((t) => t.session.own.given, given, 'current_password_required'),
      chosenPassword((t) => t.settings.next, own, 'new_password_required'),
      confirmed((t) => t.settings.confirm, own),
    ],
    refusals: [{ code: 'current_password_incorrect', field: 'oldPassword', beside: (t) => t.session.own.given }],
  },
  {
    name: 'forgot password',
    source: 'site/forgot-password.tsx',
    address: '/forgot-password',
    server: () =>
      new FakeServer().answer(endpoints.installation, () => ({
        sendsWords: false,
        sendsPictures: false,
        sendsMail: true,
      })),
    endpoint: endpoints.forgotPassword,
    fields: [
      words((t) => t.site.forgot.login, 'tana_bana', { empty: 'login_required', long: 'text_too_long', limit: 254 }),
    ],
  },
  {
    name: 'reset the password',
    source: 'site/reset-password.tsx',
    address: '/reset-password#a-Token_1',
    server: () => new FakeServer(),
    endpoint: endpoints.resetPassword,
    fields: [
      chosenPassword((t) => t.settings.next, own, 'new_password_required'),
      confirmed((t) => t.settings.confirm, own),
    ],
    refusals: [{ code: 'password_common', field: 'newPassword', beside: (t) => t.settings.next }],
  },
];
