import { endpoints, type User, weekdays } from '@naksha/contract';
import { act, cleanup, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { admin, designer, houseServer, openNow } from '../../test/a-house.ts';
import { sellingServer } from '../../test/a-sale.ts';
import { clientNo, clientsServer, operator } from '../../test/all-clients.ts';
import { fill } from '../../test/fields.ts';
import type { FieldRow, FormRow } from '../../test/forms/form-row.ts';
import { formRows } from '../../test/forms/form-rows.ts';
import { openApp } from '../../test/open-app.tsx';
import { openPart } from '../../test/open-part.tsx';
import { endSession, openSession } from '../api/session-store.ts';
import { en } from '../i18n/en/en.ts';

const users = en.admin.users;

/** The server refuses whose session ended, and they leave. */
const leave = () => {
  act(endSession);
  cleanup();
};

const mill = clientNo(1);
const hours = {
  workingHours: weekdays.map((day) => ({ day, enabled: true, start: '09:30', end: '18:30' })),
  timeZone: 'Asia/Kolkata',
  now: openNow,
};
const house = () => houseServer().answer(endpoints.getWorkingHours, () => hours);
const clients = () => clientsServer().answer(endpoints.getClient, () => mill);

const ofUser = (item: string) => async (user: UserEvent) => {
  await user.click(await screen.findByRole('button', { name: `Actions for ${designer.name}` }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
};
const press = (name: string) => async (user: UserEvent) => user.click(await screen.findByRole('button', { name }));

/** Where each dialog is, how it is opened, what is typed into which of its fields, and the passwords in it. */
const dialogs = [
  ['add a user', admin, house, '/admin/users', press(users.add), { [users.name]: 'Tana' }, [users.password]],
  [
    'edit a user',
    admin,
    house,
    '/admin/users',
    ofUser(users.edit),
    { [users.name]: 'Tana', [users.emailAlone]: 'tana@mill.in' },
    [],
  ],
  ['working hours', admin, house, '/admin/users', ofUser(users.hours), { 'Start on Mon': '11:15' }, []],
  ['allowed addresses', admin, house, '/admin/users', ofUser(users.ips), { [users.ips]: '10.1' }, []],
  [
    'add a client',
    operator,
    clients,
    '/admin/clients',
    press(en.clients.add),
    { [en.clients.name]: 'Surat Silk', [en.clients.form.address]: 'Ring Road' },
    [en.clients.form.password],
  ],
  [
    'edit a client',
    operator,
    clients,
    `/admin/clients/${mill._id}`,
    press(en.clients.edit),
    { [en.clients.form.contact]: 'Mina' },
    [],
  ],
  [
    'create a plan',
    operator,
    sellingServer,
    '/admin/plans',
    press(en.selling.plans.add),
    { [en.selling.plans.name]: 'Loom', [en.money.terms.price]: '1499.5', Upscale: '9' },
    [],
  ],
  [
    'create a coupon',
    operator,
    sellingServer,
    '/admin/coupons',
    press(en.selling.coupons.add),
    { [en.selling.coupons.code]: 'DIWALI', [en.selling.coupons.values.percentage]: '10.5' },
    [],
  ],
  [
    'add a reseller',
    operator,
    sellingServer,
    '/admin/resellers',
    press(en.selling.resellers.add),
    { [en.selling.resellers.name]: 'Soft', [en.selling.resellers.share]: '12.5' },
    [],
  ],
] as const;

it.each(dialogs)(
  'keeps what was typed to %s over a log-in that was forced, but no password',
  async (_, as, server, at, open, typed, passwords) => {
    const { user } = await openApp(at, { as, server: server() });
    await open(user);
    const field = async (label: string) =>
      within(await screen.findByRole('dialog')).findByLabelText<HTMLInputElement>(label);
    for (const [label, text] of Object.entries(typed)) await fill(user, await field(label), text);
    for (const label of passwords) await fill(user, await field(label), 'Tana@Bana7');
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('Tana@Bana7');
    leave();

    const back = await openApp(at, { as, server: server() });
    await open(back.user);
    for (const [label, text] of Object.entries(typed))
      expect([label, (await field(label)).value]).toEqual([label, text]);
    for (const label of passwords) expect((await field(label)).value).toBe('');
    // A stray key does not throw away what stands there.
    await back.user.keyboard('{Escape}');
    await back.user.click(await screen.findByRole('button', { name: en.shell.discard.act }));
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    await open(back.user);
    for (const [label, text] of Object.entries(typed)) expect((await field(label)).value).not.toBe(text);
  },
);

/** Opens a form of the table of forms, and answers its fields. */
async function openRow({ address, as, server, part, reach, fields }: FormRow) {
  if (part && as) openSession({ authToken: 'x', user: as });
  const opened = part
    ? await openPart(part(), { server: server() })
    : await openApp(address, { server: server(), ...(as && { as }) });
  await reach?.(opened.user, en);
  const input = ({ label }: FieldRow) =>
    screen.findByLabelText<HTMLInputElement>(label(en), { selector: 'input, textarea' });
  const typed = async () => {
    const inputs = await Promise.all(fields.map(input));
    return inputs.map(({ value }) => value.replaceAll(',', ''));
  };
  return { ...opened, input, typed };
}

it.each([
  'admin/users/edit-cap.tsx',
  'admin/clients/account-limit.tsx',
  'admin/clients/storage-limit.tsx',
  'admin/clients/grant-credits.tsx',
  'admin/requests/reject-sign-up.tsx',
  'admin/requests/sales.tsx',
  'admin/requests/places.tsx',
  'admin/requests/site-form.tsx',
  'studio/jobs/ask-support.tsx',
  'collection/folder-acts.tsx',
])('keeps what was typed into the form of %s over a log-in that was forced, until it is discarded', async (source) => {
  const row = formRows.find((each) => each.source === source);
  if (!row) throw new Error('No form is written there.');
  const good = row.fields.map((field) => field.good);
  const { user, input } = await openRow(row);
  for (const field of row.fields) await fill(user, await input(field), field.good);
  leave();

  const back = await openRow(row);
  await expect.poll(back.typed).toEqual(good);
  const dialog = screen.queryByRole('dialog');
  if (!dialog) return;
  await back.user.click(within(dialog).getByRole('button', { name: en.shell.close }));
  await back.user.click(await screen.findByRole('button', { name: en.shell.discard.act }));
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  leave();
  expect(await (await openRow(row)).typed()).not.toEqual(good);
});

it('shows what was typed to no one else who signs in at the same browser', async () => {
  const typeName = async (as: typeof admin) => {
    const { user } = await openApp('/admin/users', { as, server: house() });
    await press(users.add)(user);
    return { user, name: within(await screen.findByRole('dialog')).getByLabelText<HTMLInputElement>(users.name) };
  };
  const { user, name } = await typeName(admin);
  await fill(user, name, 'Tana');
  leave();
  expect((await typeName({ ...admin, _id: '0190a000-0000-7000-8000-0000000005e9' })).name.value).toBe('');
});

it('asks before it saves over what somebody else has changed while no one was signed in', async () => {
  const { user } = await openApp('/admin/users', { as: admin, server: house() });
  await ofUser(users.edit)(user);
  await fill(user, within(await screen.findByRole('dialog')).getByLabelText(users.name), 'Tana');
  leave();
  const changed: User = { ...designer, lang: 'gu' };
  const server = house()
    .answer(endpoints.listUsers, () => ({ data: [changed], total: 1, pageNo: 1, limit: 30 }))
    .answer(endpoints.updateUser, () => designer);
  const back = await openApp('/admin/users', { as: admin, server });
  await ofUser(users.edit)(back.user);
  await back.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: en.shell.save }));
  await expect.poll(() => server.asked(endpoints.updateUser)).toMatchObject([{ body: { was: { lang: 'en' } } }]);
});

it('keeps a holiday that was typed and not added', async () => {
  const typeName = async () => {
    const { user } = await openApp('/admin/settings', { as: admin, server: house() });
    await user.click(await screen.findByRole('tab', { name: en.settings.tabs.login }));
    return { user, name: await screen.findByLabelText<HTMLInputElement>(en.settings.holidayName) };
  };
  const { user, name } = await typeName();
  await fill(user, name, 'Republic Day');
  leave();
  expect((await typeName()).name.value).toBe('Republic Day');
});
