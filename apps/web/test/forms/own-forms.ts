import { endpoints } from '@naksha/contract';
import { screen } from '@testing-library/react';
import { admin, houseServer } from '../a-house.ts';
import { fill } from '../fields.ts';
import { chosenPassword, confirmed, type FormRow, shownPassword, words } from './form-row.ts';

const secret = 'JBSWY3DPEHPK3PXP';
const [given, own] = ['Given@1loom', 'Mine@1alone'];

const accountServer = (isOn: boolean) =>
  houseServer()
    .answer(endpoints.getMe, () => ({ ...admin, email: null, username: 'asha', preferences: {} }))
    .answer(endpoints.listSessions, () => ({ data: [] }))
    .answer(endpoints.getSecondStep, () => ({ isOn, recoveryCodesLeft: 1 }))
    .answer(endpoints.beginSecondStep, () => ({ secret, uri: `otpauth://totp/Naksha:asha?secret=${secret}` }));

/** The forms in which somebody changes their own account. */
export const ownForms: readonly FormRow[] = [
  {
    name: 'change the password',
    source: 'admin/settings/change-password.tsx',
    as: admin,
    address: '/admin/settings',
    server: houseServer,
    endpoint: endpoints.changePassword,
    fields: [
      shownPassword((t) => t.settings.current, given, 'current_password_required'),
      chosenPassword((t) => t.settings.next, own, 'new_password_required'),
      confirmed((t) => t.settings.confirm, own),
    ],
    refusals: [{ code: 'current_password_incorrect', field: 'oldPassword', beside: (t) => t.settings.current }],
  },
  {
    name: 'begin the second step',
    source: 'account/set-up-second-step.tsx',
    as: admin,
    address: '/admin/account',
    server: () => accountServer(false),
    reach: async (user, t) => user.click(await screen.findByRole('button', { name: t.account.secondStep.switchOn })),
    anchor: (t) => t.account.secondStep.titles.password,
    endpoint: endpoints.beginSecondStep,
    fields: [shownPassword((t) => t.settings.current, given, 'current_password_required')],
    refusals: [{ code: 'current_password_incorrect', field: 'password', beside: (t) => t.settings.current }],
  },
  {
    name: 'confirm the second step',
    source: 'account/set-up-second-step.tsx',
    as: admin,
    address: '/admin/account',
    server: () => accountServer(false),
    reach: async (user, t) => {
      await user.click(await screen.findByRole('button', { name: t.account.secondStep.switchOn }));
      const dialog = await screen.findByRole('dialog');
      const password = [...dialog.querySelectorAll('input')].at(0);
      if (password) await fill(user, password, given);
      await user.keyboard('{Enter}');
    },
    endpoint: endpoints.confirmSecondStep,
    fields: [words((t) => t.session.code.code, '123456', { empty: 'code_required', long: 'code_incorrect' })],
    refusals: [{ code: 'code_incorrect', field: 'code', beside: (t) => t.session.code.code }],
  },
  {
    name: 'end the second step',
    source: 'account/end-second-step.tsx',
    as: admin,
    address: '/admin/account',
    server: () => accountServer(true),
    reach: async (user, t) => user.click(await screen.findByRole('button', { name: t.account.secondStep.switchOff })),
    endpoint: endpoints.endSecondStep,
    fields: [
      words((t) => t.account.secondStep.anyCode, '123456', { empty: 'code_required', long: 'code_incorrect' }),
      shownPassword((t) => t.settings.current, given, 'current_password_required'),
    ],
    refusals: [{ code: 'code_incorrect', field: 'code', beside: (t) => t.account.secondStep.anyCode }],
  },
];
