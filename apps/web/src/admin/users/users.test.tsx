import { endpoints, errorSentence, limits, type User } from '@naksha/contract';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { admin, designer, houseServer } from '../../../test/a-house.ts';
import { fill, wrongWith } from '../../../test/fields.ts';
import { openApp } from '../../../test/open-app.tsx';
import { en } from '../../i18n/en/en.ts';

const words = en.admin.users;

/** A client of this many users, of which every other one is not active. */
function crowd(count: number) {
  const everyone = Array.from(
    { length: count },
    (_, at): User => ({
      ...designer,
      _id: `0190a000-0000-7000-8000-${String(at).padStart(12, '0')}`,
      name: `Person ${at}`,
      username: `person_${at}`,
      status: at % 2 === 0 ? 'active' : 'in-active',
    }),
  );
  return houseServer().answer(endpoints.listUsers, ({ query: { pageNo, limit, search = '', status } }) => {
    const found = everyone.filter((user) => user.name.includes(search) && (!status || user.status === status));
    return { data: found.slice((pageNo - 1) * limit, pageNo * limit), total: found.length, pageNo, limit };
  });
}

async function openUsers(server = houseServer()) {
  const { user } = await openApp('/admin/users', { as: admin, server });
  await screen.findByRole('heading', { name: words.title });
  return { user, server };
}
const people = () => screen.queryAllByText(/^Person \d+$/).map((cell) => cell.textContent);

it('turns the pages of a long list and says where it stands', async () => {
  const { user } = await openUsers(crowd(31));
  await screen.findByText('1 to 30 of 31');
  await user.click(screen.getByRole('button', { name: words.next }));
  await screen.findByText('31 to 31 of 31');
  await expect.poll(people).toEqual(['Person 30']);
  await user.click(screen.getByRole('button', { name: words.previous }));
  await screen.findByText('1 to 30 of 31');
});

it('finds by name and by status, from the first page on, and says when no one matches', async () => {
  const { user, server } = await openUsers(crowd(31));
  await user.click(await screen.findByRole('button', { name: words.next }));
  await screen.findByText('31 to 31 of 31');
  await fill(user, screen.getByRole('textbox', { name: words.search }), 'Person 1');
  await screen.findByText('1 to 11 of 11');
  await user.click(screen.getByRole('radio', { name: words.inactive }));
  await screen.findByText('1 to 6 of 6');
  expect(server.asked(endpoints.listUsers).at(-1)?.query).toMatchObject({
    pageNo: 1,
    search: 'Person 1',
    status: 'in-active',
  });
  await fill(user, screen.getByRole('textbox', { name: words.search }), 'Nowhere');
  await screen.findByText(words.none);
});

it('sorts by the head of a column, and turns the order round', async () => {
  const { user, server } = await openUsers(crowd(31));
  const sort = async (head: string) =>
    user.click(within(await screen.findByRole('columnheader', { name: head })).getByRole('button'));
  const asked = () => expect.poll(() => server.asked(endpoints.listUsers).at(-1)?.query);
  await sort(words.credits);
  await asked().toMatchObject({ pageNo: 1, sortBy: 'creditsUsed', sortDirection: 'desc' });
  await sort(words.credits);
  await asked().toMatchObject({ sortBy: 'creditsUsed', sortDirection: 'asc' });
  await sort(words.login);
  await asked().toMatchObject({ sortBy: 'login', sortDirection: 'asc' });
});

it.each([
  ['active', 'deactivate', endpoints.deactivateUser],
  ['in-active', 'activate', endpoints.activateUser],
] as const)('asks by name before it changes who is %s, and only then does it', async (status, action, endpoint) => {
  let person: User = { ...designer, status };
  const server = houseServer()
    .answer(endpoints.listUsers, () => ({ data: [person], total: 1, pageNo: 1, limit: 30 }))
    .answer(endpoint, () => {
      person = { ...designer, status: status === 'active' ? 'in-active' : 'active' };
      return person;
    });
  const { user } = await openUsers(server);
  const ask = async () => {
    await user.click(await screen.findByRole('button', { name: 'Actions for Demo Designer' }));
    await user.click(await screen.findByRole('menuitem', { name: words[action] }));
    const title = words[`${action}Title`].replace('{name}', designer.name);
    return within(await screen.findByRole('dialog', { name: title }));
  };
  await user.click((await ask()).getByRole('button', { name: en.shell.cancel }));
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(server.asked(endpoint)).toEqual([]);
  await user.click((await ask()).getByRole('button', { name: words[action] }));
  const row = await screen.findByRole('row', { name: /Demo Designer/ });
  await within(row).findByText(status === 'active' ? words.inactive : words.active);
  expect(server.asked(endpoint)).toMatchObject([{ params: { id: designer._id } }]);
});

it('says why an account was not activated', async () => {
  const server = houseServer()
    .answer(endpoints.listUsers, () => ({
      data: [{ ...designer, status: 'in-active' as const }],
      total: 1,
      pageNo: 1,
      limit: 30,
    }))
    .refuse(endpoints.activateUser, 'user_limit_reached');
  const { user } = await openUsers(server);
  await user.click(await screen.findByRole('button', { name: 'Actions for Demo Designer' }));
  await user.click(await screen.findByRole('menuitem', { name: words.activate }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: words.activate }));
  await screen.findByText(errorSentence('user_limit_reached', {}, 'en'));
  await user.click(screen.getByRole('button', { name: en.session.error.okay }));
});

it('offers no one to shut themselves out', async () => {
  const server = houseServer().answer(endpoints.listUsers, () => ({
    data: [{ ...designer, _id: admin._id, roles: 'admin' as const }],
    total: 1,
    pageNo: 1,
    limit: 30,
  }));
  const { user } = await openUsers(server);
  await user.click(await screen.findByRole('button', { name: 'Actions for Demo Designer' }));
  await screen.findByRole('menuitem', { name: words.hours });
  expect(screen.queryByRole('menuitem', { name: words.deactivate })).toBeNull();
});

it('stores addresses that hold, and says of others that they do not', async () => {
  const server = houseServer().answer(endpoints.putAllowedIps, ({ body: { allowedIps } }) => ({ allowedIps }));
  const { user } = await openUsers(server);
  await user.click(await screen.findByRole('button', { name: 'Actions for Demo Designer' }));
  await user.click(await screen.findByRole('menuitem', { name: words.ips }));
  const dialog = within(await screen.findByRole('dialog'));
  await fill(user, dialog.getByLabelText(words.ips), '999.1.1.1');
  await user.click(dialog.getByRole('button', { name: words.ipAdd }));
  expect(dialog.getByText(errorSentence('ip_invalid', {}, 'en'))).toBeTruthy();
  await fill(user, dialog.getByLabelText(words.ips), '203.0.113.0/24');
  await user.keyboard('{Enter}');
  await user.click(dialog.getByRole('button', { name: 'Remove 203.0.113.7' }));
  await user.click(dialog.getByRole('button', { name: en.shell.save }));
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(server.asked(endpoints.putAllowedIps)).toMatchObject([{ body: { allowedIps: ['203.0.113.0/24'] } }]);
});

it('takes a list that was pasted, leaves in the field what is no address, and says how many there can be', async () => {
  const server = houseServer();
  const { user } = await openUsers(server);
  await user.click(await screen.findByRole('button', { name: 'Actions for Demo Designer' }));
  await user.click(await screen.findByRole('menuitem', { name: words.ips }));
  const dialog = within(await screen.findByRole('dialog'));
  const field = dialog.getByLabelText<HTMLInputElement>(words.ips);
  const say = (code: 'ip_invalid' | 'ips_too_many') => errorSentence(code, { limit: limits.allowedIps }, 'en');
  await fill(user, field, '198.51.100.4, 198.51.100.0/33;2001:db8::7  198.51.100');
  await user.keyboard('{Enter}');
  const added = ['203.0.113.7', '198.51.100.4', '2001:db8::7'];
  expect(dialog.getAllByRole('listitem').map((item) => item.textContent)).toEqual(added);
  expect([field.value, wrongWith(field)]).toEqual(['198.51.100.0/33 198.51.100', say('ip_invalid')]);
  await fill(user, field, Array.from({ length: limits.allowedIps }, (_, at) => `10.0.0.${at}`).join('\t'));
  await user.click(dialog.getByRole('button', { name: en.shell.save }));
  expect(wrongWith(field)).toBe(say('ips_too_many'));
  expect(server.asked(endpoints.putAllowedIps)).toEqual([]);
});
