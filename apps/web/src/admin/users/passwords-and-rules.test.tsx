import { endpoints, errorSentence, weekdays } from '@naksha/contract';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { admin, changedRules, designer, houseServer, openNow } from '../../../test/a-house.ts';
import type { FakeServer } from '../../../test/fake-server.ts';
import { fill } from '../../../test/fields.ts';
import { handOver } from '../../../test/hand-over.ts';
import { openApp } from '../../../test/open-app.tsx';
import { en } from '../../i18n/en/en.ts';

const words = en.admin.users;
const stored = {
  workingHours: weekdays.map((day) => ({ day, enabled: true, start: '09:30', end: '18:30' })),
  timeZone: 'Asia/Kolkata',
  now: openNow,
};

async function openMenu(server: FakeServer) {
  const { user } = await openApp('/admin/users', { as: admin, server });
  await user.click(await screen.findByRole('button', { name: 'Actions for Demo Designer' }));
  return user;
}

it('sets a new password that was suggested, sends no weak one, and shows it with the login until it was handed over', async () => {
  const server = houseServer()
    .answer(endpoints.generatePassword, () => ({ password: 'Kx7@pqrs' }))
    .answer(endpoints.updateUser, () => designer);
  const user = await openMenu(server);
  await user.click(await screen.findByRole('menuitem', { name: words.setPassword }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New password for Demo Designer' }));
  await user.type(dialog.getByLabelText(words.newPassword), 'short');
  await user.click(dialog.getByRole('button', { name: words.setPassword }));
  expect(await dialog.findByText(/at least 8 characters/)).toBeTruthy();
  expect(server.asked(endpoints.updateUser)).toEqual([]);
  await user.click(dialog.getByRole('button', { name: words.generate }));
  expect(await dialog.findByDisplayValue('Kx7@pqrs')).toHaveProperty('type', 'text');
  await user.click(dialog.getByRole('button', { name: words.setPassword }));
  await screen.findByText('Demo Designer signs in with it once and then chooses a password of their own.');
  expect(server.asked(endpoints.updateUser)).toMatchObject([
    { params: { id: designer._id }, body: { password: 'Kx7@pqrs' } },
  ]);
  await handOver(user);
});

it('says that the password was changed meanwhile, keeps the one that was typed, and gives it once that was read', async () => {
  const now = '2999-01-01T00:00:00.000Z';
  const server = houseServer().refuse(endpoints.updateUser, 'password_meanwhile', { params: { givenUntil: now } });
  const user = await openMenu(server);
  await user.click(await screen.findByRole('menuitem', { name: words.setPassword }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New password for Demo Designer' }));
  await fill(user, dialog.getByLabelText(words.newPassword), 'Weft@2comb7');
  const give = dialog.getByRole('button', { name: words.setPassword });
  await user.click(give);
  expect((await dialog.findByRole('alert')).textContent).toBe(errorSentence('password_meanwhile', {}, 'en'));
  server.answer(endpoints.updateUser, () => designer);
  await user.click(give);
  await expect
    .poll(() => server.asked(endpoints.updateUser).map(({ body }) => [body.password, body.was]))
    .toEqual([
      ['Weft@2comb7', { givenUntil: null }],
      ['Weft@2comb7', { givenUntil: now }],
    ]);
});

it('says beside the addresses of a user that they do not hold, and makes them hold', async () => {
  const server = houseServer().answer(endpoints.putSettings, changedRules);
  const user = await openMenu(server);
  await user.click(await screen.findByRole('menuitem', { name: words.ips }));
  await screen.findByText(words.ipsOff);
  await user.click(screen.getByRole('button', { name: words.turnOn }));
  await expect.poll(() => screen.queryByText(words.ipsOff)).toBeNull();
  expect(server.asked(endpoints.putSettings)).toMatchObject([{ body: { isIpRequired: true } }]);
});

it.each([
  [words.ips, endpoints.putAllowedIps],
  [words.hours, endpoints.putWorkingHours],
] as const)(
  'says of %s that would shut the user out that they would, keeps what was typed, and stores it once that is confirmed',
  async (item, endpoint) => {
    const params = { names: 'Demo Designer', count: 1 };
    const server = houseServer()
      .answer(endpoints.getWorkingHours, () => stored)
      .refuse(endpoint, 'rules_shut_out', { params });
    const user = await openMenu(server);
    await user.click(await screen.findByRole('menuitem', { name: item }));
    const dialog = within(await screen.findByRole('dialog'));
    const ask = async () => {
      await user.click(await dialog.findByRole('button', { name: en.shell.save }));
      const question = within(await screen.findByRole('dialog', { name: '1 user would be shut out' }));
      expect(question.getByText(errorSentence('rules_shut_out', params, 'en'))).toBeTruthy();
      return question;
    };
    await user.click((await ask()).getByRole('button', { name: en.shell.cancel }));
    // The key that closes the question does not close the dialog beneath it.
    await ask();
    await user.keyboard('{Escape}');
    expect((await dialog.findByRole('alert')).textContent).toBe(errorSentence('rules_shut_out', params, 'en'));
    const question = await ask();
    server
      .answer(endpoints.putAllowedIps, ({ body: { allowedIps } }) => ({ allowedIps }))
      .answer(endpoints.putWorkingHours, ({ body: { workingHours } }) => ({ ...stored, workingHours }));
    await user.click(question.getByRole('button', { name: en.settings.shutOutDo }));
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    expect(server.asked(endpoint).map(({ body }) => body.isConfirmed)).toEqual([undefined, undefined, undefined, true]);
  },
);
