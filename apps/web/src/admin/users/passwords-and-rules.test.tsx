import { endpoints } from '@naksha/contract';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { admin, changedRules, designer, houseServer } from '../../../test/a-house.ts';
import type { FakeServer } from '../../../test/fake-server.ts';
import { handOver } from '../../../test/hand-over.ts';
import { openApp } from '../../../test/open-app.tsx';
import { en } from '../../i18n/en/en.ts';

const words = en.admin.users;

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

it('says beside the addresses of a user that they do not hold, and makes them hold', async () => {
  const server = houseServer().answer(endpoints.putSettings, changedRules);
  const user = await openMenu(server);
  await user.click(await screen.findByRole('menuitem', { name: words.ips }));
  await screen.findByText(words.ipsOff);
  await user.click(screen.getByRole('button', { name: words.turnOn }));
  await expect.poll(() => screen.queryByText(words.ipsOff)).toBeNull();
  expect(server.asked(endpoints.putSettings)).toMatchObject([{ body: { isIpRequired: true } }]);
});
