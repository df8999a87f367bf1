import { endpoints, errorSentence } from '@naksha/contract';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { houseServer } from '../../test/a-house.ts';
import { fill, wrongWith } from '../../test/fields.ts';
import { openApp, someone } from '../../test/open-app.tsx';
import { en } from '../i18n/en/en.ts';

const words = en.account.secondStep;
const secret = 'JBSWY3DPEHPK3PXP';
const recoveryCodes = ['AAAA-BBBB-CCCC-DDDD', 'EEEE-FFFF-GGGG-HHHH'];

function stepServer(isOn: boolean) {
  let state = { isOn, recoveryCodesLeft: isOn ? 1 : 0 };
  const as = someone('superadmin');
  return houseServer()
    .answer(endpoints.getMe, () => ({ ...as, email: null, username: 'asha', preferences: {} }))
    .answer(endpoints.listSessions, () => ({ data: [] }))
    .answer(endpoints.getSecondStep, () => state)
    .answer(endpoints.beginSecondStep, () => ({ secret, uri: `otpauth://totp/Naksha:asha?secret=${secret}` }))
    .answer(endpoints.confirmSecondStep, () => {
      state = { isOn: true, recoveryCodesLeft: 10 };
      return { recoveryCodes };
    })
    .answer(endpoints.endSecondStep, () => {
      state = { isOn: false, recoveryCodesLeft: 0 };
    });
}

const dialog = (name: string) => screen.findByRole('dialog', { name });

it('is set up with the password, a drawn or typed secret and a first code, and shows its recovery codes once', async () => {
  const server = stepServer(false);
  const { user } = await openApp('/admin/account', { as: someone('superadmin'), server });
  await user.click(await screen.findByRole('button', { name: words.switchOn }));
  const first = within(await dialog(words.titles.password));
  await fill(user, first.getByLabelText(en.settings.current), 'Mine@1alone');
  await user.click(first.getByRole('button', { name: words.next }));

  const scan = within(await dialog(words.titles.scan));
  expect(scan.getByRole('img', { name: words.qr }).querySelector('path')?.getAttribute('d')).toMatch(
    /^(M\d+ \d+h1v1h-1z)+$/,
  );
  scan.getByText('JBSW Y3DP EHPK 3PXP');
  server.refuse(endpoints.confirmSecondStep, 'code_incorrect', { field: 'code' });
  await fill(user, scan.getByLabelText(en.session.code.code), '123 456');
  await user.click(scan.getByRole('button', { name: words.next }));
  await expect
    .poll(() => wrongWith(scan.getByLabelText(en.session.code.code)))
    .toBe(errorSentence('code_incorrect', {}, 'en'));
  server.answer(endpoints.confirmSecondStep, () => ({ recoveryCodes }));
  await user.click(scan.getByRole('button', { name: words.next }));

  const keep = within(await dialog(words.titles.keep));
  for (const code of recoveryCodes) keep.getByText(code);
  server.answer(endpoints.getSecondStep, () => ({ isOn: true, recoveryCodesLeft: 10 }));
  await user.keyboard('{Escape}');
  await user.click(keep.getByRole('button', { name: words.kept }));
  await screen.findByText('It is on. 10 recovery codes are left.');
  expect(screen.queryByText(recoveryCodes[0] ?? '')).toBeNull();
  expect(server.asked(endpoints.beginSecondStep)).toMatchObject([{ body: { password: 'Mine@1alone' } }]);
});

it('is switched off with password and code', async () => {
  const server = stepServer(true);
  const { user } = await openApp('/admin/account', { as: someone('superadmin'), server });
  await screen.findByText('It is on. 1 recovery code is left.');
  await user.click(screen.getByRole('button', { name: words.switchOff }));
  const end = within(await dialog(words.endTitle));
  await user.click(end.getByRole('button', { name: words.switchOff }));
  expect(wrongWith(end.getByLabelText(words.anyCode))).toBe(errorSentence('code_required', {}, 'en'));
  await fill(user, end.getByLabelText(en.settings.current), 'Mine@1alone');
  await fill(user, end.getByLabelText(words.anyCode), '123456');
  await user.click(end.getByRole('button', { name: words.switchOff }));
  await screen.findByText(words.off);
  expect(server.asked(endpoints.endSecondStep)).toMatchObject([{ body: { password: 'Mine@1alone', code: '123456' } }]);
});

it('that was switched off elsewhere meanwhile is said to be off, also on the page once the dialog is closed', async () => {
  const server = stepServer(true).refuse(endpoints.endSecondStep, 'second_step_off', {});
  const { user } = await openApp('/admin/account', { as: someone('superadmin'), server });
  await user.click(await screen.findByRole('button', { name: words.switchOff }));
  const end = within(await dialog(words.endTitle));
  await fill(user, end.getByLabelText(en.settings.current), 'Mine@1alone');
  await fill(user, end.getByLabelText(words.anyCode), '123456');
  await user.click(end.getByRole('button', { name: words.switchOff }));
  expect((await end.findByRole('alert')).textContent).toBe(errorSentence('second_step_off', {}, 'en'));
  server.answer(endpoints.getSecondStep, () => ({ isOn: false, recoveryCodesLeft: 0 }));
  await user.click(end.getByRole('button', { name: en.shell.cancel }));
  await screen.findByText(words.off);
});

it('keeps what the server refused beside its field while that is left as it is, so that no button moves from under the next press', async () => {
  const server = stepServer(true).refuse(endpoints.endSecondStep, 'current_password_incorrect', { field: 'password' });
  const { user } = await openApp('/admin/account', { as: someone('superadmin'), server });
  await user.click(await screen.findByRole('button', { name: words.switchOff }));
  const end = within(await dialog(words.endTitle));
  const password = end.getByLabelText(en.settings.current);
  await fill(user, password, 'Wrong@1alone');
  await fill(user, end.getByLabelText(words.anyCode), '123456');
  await user.click(end.getByRole('button', { name: words.switchOff }));
  const refused = errorSentence('current_password_incorrect', {}, 'en');
  await expect.poll(() => wrongWith(password)).toBe(refused);
  await user.click(end.getByLabelText(words.anyCode));
  expect(wrongWith(password)).toBe(refused);
  await user.type(password, 'x');
  expect(wrongWith(password)).toBeUndefined();
});

const balance = { creditsLeft: 7, totalCredits: 10, currentTotal: 10, reserved: 0, expiresAt: null, expiring: 0 };
const designerServer = (isOn: boolean) => stepServer(isOn).answer(endpoints.getBalance, () => balance);

it('is not offered to designers', async () => {
  await openApp('/account', { as: someone('user'), server: designerServer(false) });
  await screen.findByText(en.account.sessions.none);
  expect(screen.queryByRole('heading', { name: en.account.parts.secondStep })).toBeNull();
});

it('is ended by a designer who had it as an administrator, and then not offered any more', async () => {
  const { user } = await openApp('/account', { as: someone('user'), server: designerServer(true) });
  await user.click(await screen.findByRole('button', { name: words.switchOff }));
  const end = within(await dialog(words.endTitle));
  await fill(user, end.getByLabelText(en.settings.current), 'Mine@1alone');
  await fill(user, end.getByLabelText(words.anyCode), '123456');
  await user.click(end.getByRole('button', { name: words.switchOff }));
  await screen.findByText(words.ended);
  await expect.poll(() => screen.queryByRole('heading', { name: en.account.parts.secondStep })).toBeNull();
});
