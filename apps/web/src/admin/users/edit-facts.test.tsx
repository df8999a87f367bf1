import { endpoints, errorSentence, type User } from '@naksha/contract';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { admin, designer, houseServer, ownPlan } from '../../../test/a-house.ts';
import type { FakeServer } from '../../../test/fake-server.ts';
import { fill, wrongWith } from '../../../test/fields.ts';
import { openApp } from '../../../test/open-app.tsx';
import { readSession } from '../../api/session-store.ts';
import { en } from '../../i18n/en/en.ts';

const words = en.admin.users;

async function openFacts(server: FakeServer, name = designer.name) {
  const { user } = await openApp('/admin/users', { as: admin, server });
  await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: words.edit }));
  const dialog = within(await screen.findByRole('dialog', { name: `Edit ${name}` }));
  const name_ = () => dialog.getByLabelText<HTMLInputElement>(words.name);
  const choose = async (label: string, option: string) => {
    await user.click(dialog.getByRole('combobox', { name: label }));
    await user.click(await screen.findByRole('option', { name: option }));
  };
  const save = () => user.click(dialog.getByRole('button', { name: en.shell.save }));
  return { user, server, dialog, name: name_, choose, save };
}

it('changes name, role and language, and says before that another role ends the sessions', async () => {
  const server = houseServer().answer(endpoints.updateUser, () => ({ ...designer, name: 'Tana Bana' }));
  const { user, dialog, name, choose, save } = await openFacts(server);
  expect(dialog.queryByRole('note')).toBeNull();
  await fill(user, name(), 'Tana 2');
  await save();
  expect(wrongWith(name())).toBe(errorSentence('name_letters_only', {}, 'en'));
  expect(server.asked(endpoints.updateUser)).toEqual([]);
  await fill(user, name(), 'Tana Bana');
  await choose(words.role, words.roleAdmin);
  expect(dialog.getByRole('note').textContent).toBe('Changing the role ends all sessions of Demo Designer at once.');
  await choose(words.lang, 'ગુજરાતી');
  await save();
  await screen.findByText('Tana Bana: saved');
  expect(server.asked(endpoints.updateUser)).toMatchObject([
    {
      params: { id: designer._id },
      body: {
        name: 'Tana Bana',
        role: 'admin',
        lang: 'gu',
        was: { name: 'Demo Designer', email: designer.email, role: 'user', lang: 'en' },
      },
    },
  ]);
});

const email = (dialog: { getByRole: typeof screen.getByRole }) =>
  dialog.getByRole<HTMLInputElement>('textbox', { name: words.emailAlone });

it('changes the email address, says what that does, and says at its field what is wrong with it', async () => {
  const server = houseServer().refuse(endpoints.updateUser, 'username_taken', { field: 'email' });
  const { user, dialog, save } = await openFacts(server);
  await fill(user, email(dialog), 'asha');
  await save();
  expect(wrongWith(email(dialog))).toBe('Please enter a valid email address, e.g, name@example.com.');
  expect(server.asked(endpoints.updateUser)).toEqual([]);
  await fill(user, email(dialog), ' asha@mill.example ');
  expect(dialog.getByRole('note').textContent).toBe(words.emailNote);
  await save();
  await expect.poll(() => wrongWith(email(dialog))).toBe('UserName already taken.');
  server.answer(endpoints.updateUser, () => ({ ...designer, email: 'asha@mill.example' }));
  await save();
  await screen.findByText(`${designer.name}: saved`);
  expect(server.asked(endpoints.updateUser)[1]?.body).toMatchObject({
    email: 'asha@mill.example',
    was: { email: designer.email },
  });
});

it.each([
  ['a username', 'asha', null],
  ['nothing else', null, undefined],
])('takes the address away from whoever signs in by %s, or asks for one', async (_, username, sent) => {
  const mailed: User = { ...designer, email: 'asha@mill.example', username };
  const server = houseServer()
    .answer(endpoints.listUsers, () => ({ data: [mailed], total: 1, pageNo: 1, limit: 30 }))
    .answer(endpoints.updateUser, () => ({ ...mailed, email: null }));
  const { user, dialog, save } = await openFacts(server);
  await user.clear(email(dialog));
  await save();
  if (sent === undefined) expect(wrongWith(email(dialog))).toBe(errorSentence('login_required', {}, 'en'));
  else await screen.findByText(`${designer.name}: saved`);
  expect(server.asked(endpoints.updateUser).map(({ body }) => body.email)).toEqual(sent === undefined ? [] : [null]);
});

it('says what somebody else has made of the account meanwhile, keeps what was typed, and saves it when asked again', async () => {
  const now = { name: 'Bana Tana', email: 'bana@mill.example', role: 'admin', lang: 'hi' };
  const server = houseServer().refuse(endpoints.updateUser, 'changed_meanwhile', {
    params: { ...now, now: 'Bana Tana, bana@mill.example, admin, hi' },
  });
  const { user, dialog, name, save } = await openFacts(server);
  await fill(user, name(), 'Tana Bana');
  await save();
  expect((await dialog.findByRole('alert')).textContent).toBe(
    'This was changed in the meantime. It is now: Bana Tana, bana@mill.example, Admin, हिन्दी. Look at it, and save again to replace it with yours.',
  );
  expect(name().value).toBe('Tana Bana');
  server.answer(endpoints.updateUser, () => ({ ...designer, name: 'Tana Bana' }));
  await save();
  await screen.findByText('Tana Bana: saved');
  expect(server.asked(endpoints.updateUser)[1]?.body.was).toEqual(now);
});

it.each(['user_limit_reached', 'admin_limit_reached', 'ip_required', 'unavailable'] as const)(
  'keeps the dialog open and says %s',
  async (code) => {
    const { dialog, save } = await openFacts(houseServer().refuse(endpoints.updateUser, code));
    await save();
    expect((await dialog.findByRole('alert')).textContent).toBe(errorSentence(code, {}, 'en'));
  },
);

it('offers no role to change of one’s own, and names oneself by the new name at once', async () => {
  const self: User = { ...designer, _id: admin._id, name: admin.name, roles: 'admin' };
  const server = houseServer()
    .answer(endpoints.listUsers, () => ({ data: [self], total: 1, pageNo: 1, limit: 30 }))
    .answer(endpoints.updateUser, ({ body }) => ({ ...self, name: body.name ?? '' }));
  const { user, dialog, name, save } = await openFacts(server, admin.name);
  expect(dialog.queryByRole('combobox')).toBeNull();
  await fill(user, name(), 'New Name');
  await save();
  await expect.poll(() => readSession()?.user.name).toBe('New Name');
  expect(server.asked(endpoints.updateUser)[0]?.body).not.toHaveProperty('role');
});

it('warns who adds a user before they have typed anything that the plan is full, for the role that is', async () => {
  const server = houseServer().answer(endpoints.getMyPlan, () => ({ ...ownPlan, users: { active: 5, limit: 5 } }));
  const { user } = await openApp('/admin/users', { as: admin, server });
  await user.click(await screen.findByRole('button', { name: words.add }));
  const drawer = within(await screen.findByRole('dialog', { name: words.add }));
  expect((await drawer.findByRole('note')).textContent).toBe(errorSentence('user_limit_reached', {}, 'en'));
  await user.click(drawer.getByRole('combobox', { name: words.role }));
  await user.click(await screen.findByRole('option', { name: words.roleAdmin }));
  expect(drawer.queryByRole('note')).toBeNull();
});
