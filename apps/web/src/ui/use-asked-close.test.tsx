import type { Language } from '@naksha/contract';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { admin, houseServer } from '../../test/a-house.ts';
import { fill } from '../../test/fields.ts';
import { openApp } from '../../test/open-app.tsx';
import { en } from '../i18n/en/en.ts';
import { gu } from '../i18n/gu/gu.ts';
import { hi } from '../i18n/hi/hi.ts';

const languages = { en, hi, gu };
const { discard } = en.shell;

/** The drawer of a new user, and the dialog of the addresses of one. */
async function openForm(form: 'a drawer' | 'a dialog', language: Language = 'en') {
  const { users } = languages[language].admin;
  const { user } = await openApp('/admin/users', { as: admin, server: houseServer(), language });
  if (form === 'a dialog') {
    await user.click(await screen.findByRole('button', { name: 'Actions for Demo Designer' }));
    await user.click(await screen.findByRole('menuitem', { name: users.ips }));
  } else await user.click(await screen.findByRole('button', { name: users.add }));
  const name = form === 'a dialog' ? users.ipsOf.replace('{name}', 'Demo Designer') : users.add;
  await screen.findByRole('dialog', { name });
  const shown = () => screen.queryByRole('dialog', { name });
  return { user, shown, field: () => screen.getByLabelText(form === 'a dialog' ? users.ips : users.name) };
}

it.each(['a drawer', 'a dialog'] as const)('asks before Escape closes %s that was typed into', async (form) => {
  const { user, shown, field } = await openForm(form);
  await fill(user, field(), 'Tana Bana');
  await user.keyboard('{Escape}');
  await screen.findByRole('dialog', { name: discard.title });
  await user.keyboard('{Escape}');
  await expect.poll(() => screen.queryByRole('dialog', { name: discard.title })).toBeNull();
  expect(field()).toHaveProperty('value', 'Tana Bana');
  await user.click(within(shown() ?? document.body).getByRole('button', { name: en.shell.close }));
  const question = within(await screen.findByRole('dialog', { name: discard.title }));
  await user.click(question.getByRole('button', { name: discard.act }));
  await expect.poll(shown).toBeNull();
});

it.each(['a drawer', 'a dialog'] as const)('closes %s at once that nothing was typed into', async (form) => {
  const { user, shown } = await openForm(form);
  await user.keyboard('{Escape}');
  await expect.poll(shown).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('asks nothing of a drawer that is opened again, and nothing of whoever cancels', async () => {
  const { user, shown, field } = await openForm('a drawer');
  await fill(user, field(), 'Tana Bana');
  await user.click(screen.getByRole('button', { name: en.shell.cancel }));
  await expect.poll(shown).toBeNull();
  await user.click(screen.getByRole('button', { name: en.admin.users.add }));
  await expect.poll(shown).not.toBeNull();
  await user.keyboard('{Escape}');
  await expect.poll(shown).toBeNull();
});

it.each(['hi', 'gu'] as const)('asks in %s', async (language) => {
  const { user, field } = await openForm('a drawer', language);
  await fill(user, field(), 'Tana Bana');
  await user.keyboard('{Escape}');
  const words = languages[language].shell.discard;
  const question = within(await screen.findByRole('dialog', { name: words.title }));
  expect(question.getByText(words.text)).toBeTruthy();
  expect(question.getByRole('button', { name: words.stay })).toBeTruthy();
});
