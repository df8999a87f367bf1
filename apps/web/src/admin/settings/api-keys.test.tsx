import { type ApiKey, endpoints } from '@naksha/contract';
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { admin, houseServer } from '../../../test/a-house.ts';
import { fill } from '../../../test/fields.ts';
import { openApp } from '../../../test/open-app.tsx';
import { en } from '../../i18n/en/en.ts';

const words = en.buying.keys;
const key: ApiKey = {
  _id: '0190a000-0000-7000-8000-00000000ca01',
  name: 'Loom at the mill',
  prefix: 'nk_7Q2M',
  scopes: ['deduct'],
  createdBy: 'Test Person',
  createdAt: '2026-11-20T08:00:00.000Z',
  lastUsedAt: '2026-11-25T08:00:00.000Z',
  lastUsedFrom: '203.0.113.7',
  revokedAt: null,
};

async function openKeys(found: ApiKey[]) {
  let keys = found;
  const server = houseServer().answer(endpoints.listApiKeys, () => ({ data: keys }));
  const { user } = await openApp('/admin/settings', { as: admin, server });
  await screen.findByRole('heading', { name: words.title });
  const become = (next: ApiKey[]) => {
    keys = next;
  };
  return { user, server, become };
}

it('makes a key, shows it once to be copied, and lists it without its secret from then on', async () => {
  const { user, server, become } = await openKeys([]);
  await screen.findByText(words.none);
  const secret = 'nk_7Q2M_a-long-secret';
  server.answer(endpoints.createApiKey, () => {
    become([key]);
    return { ...key, key: secret };
  });
  await user.click(screen.getByRole('button', { name: words.add }));
  const dialog = () => within(screen.getByRole('dialog', { name: words.addTitle }));
  await fill(user, await screen.findByLabelText(words.name), key.name);
  await user.click(dialog().getByRole('button', { name: words.add }));
  await screen.findByText(secret);
  const copied = vi.spyOn(navigator.clipboard, 'writeText');
  await user.keyboard('{Escape}');
  await user.click(dialog().getByRole('button', { name: words.copy }));
  expect(copied).toHaveBeenCalledWith(secret);
  await user.click(dialog().getByRole('button', { name: words.done }));
  await expect.poll(() => screen.queryByText(secret)).toBeNull();
  const [, row] = within(screen.getByRole('table')).getAllByRole('row');
  expect(row?.textContent).toContain('Loom at the millnk_7Q2M…20 Nov 2026Test Person');
  expect(row?.textContent).toContain('from 203.0.113.7');
  expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain(secret);
});

it('revokes a key once that was confirmed by its name', async () => {
  const { user, server, become } = await openKeys([key]);
  const revoked = { ...key, revokedAt: '2026-11-26T08:00:00.000Z' };
  server.answer(endpoints.revokeApiKey, () => {
    become([revoked]);
    return revoked;
  });
  await user.click(await screen.findByRole('button', { name: `Revoke ${key.name}` }));
  const dialog = within(await screen.findByRole('dialog', { name: `Revoke the key ${key.name}?` }));
  expect(server.asked(endpoints.revokeApiKey)).toEqual([]);
  await user.click(dialog.getByRole('button', { name: words.revoke }));
  await screen.findByText('Revoked on 26 Nov 2026');
  expect(screen.queryByRole('button', { name: `Revoke ${key.name}` })).toBeNull();
});
