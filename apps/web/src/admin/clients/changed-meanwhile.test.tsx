import { endpoints } from '@naksha/contract';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { clientNo, clientsServer, operator } from '../../../test/all-clients.ts';
import { fill } from '../../../test/fields.ts';
import { openApp } from '../../../test/open-app.tsx';
import { en } from '../../i18n/en/en.ts';

const words = en.clients;
const mill = clientNo(1);
const { name, contactName, contactEmail, phone, address, timeZone } = mill;
const first = { name, contactName, contactEmail, phone, address, timeZone };

async function openForm(button: string, server: ReturnType<typeof clientsServer>, client = mill) {
  server.answer(endpoints.getClient, () => client);
  const { user } = await openApp(`/admin/clients/${mill._id}`, { as: operator, server });
  await user.click(await screen.findByRole('button', { name: button }));
  const dialog = within(await screen.findByRole('dialog'));
  const save = () => user.click(dialog.getByRole('button', { name: en.shell.save }));
  return { user, dialog, save };
}

it('says what somebody else has made of a client meanwhile, keeps what was typed, and saves it when asked again', async () => {
  const now = { ...first, phone: '079 1234567' };
  const server = clientsServer().refuse(endpoints.updateClient, 'changed_meanwhile', { params: { ...now, now: 'x' } });
  const { user, dialog, save } = await openForm(words.edit, server);
  const field = dialog.getByLabelText<HTMLInputElement>(words.name);
  await fill(user, field, 'Great Mill');
  await save();
  expect((await dialog.findByRole('alert')).textContent).toMatch(/^This was changed .*Phone: 079 1234567; /);
  expect(field.value).toBe('Great Mill');
  server.answer(endpoints.updateClient, () => ({ ...mill, name: 'Great Mill' }));
  await save();
  await screen.findByText('Great Mill was saved.');
  expect(server.asked(endpoints.updateClient).map(({ body }) => body.was)).toEqual([first, now]);
});

it('says of a storage limit that somebody else has taken it away meanwhile, and sets it when asked again', async () => {
  const server = clientsServer().refuse(endpoints.setStorageLimit, 'changed_meanwhile', { params: { now: 'x' } });
  const limited = { ...mill, storage: { usedBytes: 0, gigabytes: 7 } };
  const { user, dialog, save } = await openForm(words.storage.open, server, limited);
  await fill(user, dialog.getByLabelText<HTMLInputElement>(words.storage.field), '25');
  await save();
  expect((await dialog.findByRole('alert')).textContent).toMatch(/It is now: None\. /);
  server.answer(endpoints.setStorageLimit, () => mill);
  await save();
  await screen.findByText('Mill 1 may keep 25 GB now.');
  expect(server.asked(endpoints.setStorageLimit).map(({ body }) => body.was)).toEqual([7, null]);
});

it('says of an account limit what somebody else has set meanwhile, keeps what was typed, and saves it when asked again', async () => {
  const params = { accountLimit: 40, now: 'x' };
  const server = clientsServer().refuse(endpoints.setAccountLimit, 'changed_meanwhile', { params });
  const { user, dialog, save } = await openForm(words.limit.open, server);
  const field = dialog.getByLabelText<HTMLInputElement>(words.form.limit);
  await fill(user, field, '25');
  await save();
  expect((await dialog.findByRole('alert')).textContent).toMatch(/It is now: 40\. /);
  expect(field.value).toBe('25');
  server.answer(endpoints.setAccountLimit, () => ({ ...mill, accountLimit: 25, accounts: { used: 1, allowed: 25 } }));
  await save();
  await screen.findByText('Mill 1 may have 25 accounts now.');
  expect(server.asked(endpoints.setAccountLimit).map(({ body }) => body.was)).toEqual([mill.accountLimit, 40]);
});
