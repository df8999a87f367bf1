import { type ErrorCode, endpoints, errorSentence, type Language } from '@naksha/contract';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { admin, designer, houseServer } from '../../../test/a-house.ts';
import { fill, wrongWith } from '../../../test/fields.ts';
import { handOver } from '../../../test/hand-over.ts';
import { openApp } from '../../../test/open-app.tsx';
import { en } from '../../i18n/en/en.ts';
import { gu } from '../../i18n/gu/gu.ts';
import { hi } from '../../i18n/hi/hi.ts';

const languages = { en, hi, gu };
const good = {
  name: 'Tana Bana',
  email: 'tana_bana',
  password: 'Rang@Resham7',
  confirm: 'Rang@Resham7',
};
type Field = keyof typeof good;

async function openDrawer({ server = houseServer(), language = 'en' as Language } = {}) {
  const words = languages[language].admin.users;
  const { user } = await openApp('/admin/users', { as: admin, server, language });
  await user.click(await screen.findByRole('button', { name: words.add }));
  const drawer = within(await screen.findByRole('dialog', { name: words.add }));
  const field = (name: Field) => drawer.getByLabelText<HTMLInputElement>(words[name]);
  const enter = async (texts: Partial<Record<Field, string>>) => {
    for (const name of ['name', 'email', 'password', 'confirm'] as const) {
      const text = texts[name];
      if (text !== undefined) await fill(user, field(name), text);
    }
  };
  const submit = () => user.click(drawer.getByRole('button', { name: words.add }));
  return { user, server, drawer, field, enter, submit, words };
}

const say = (code: ErrorCode, language: Language = 'en') =>
  errorSentence(code, { email: 'name@example.com', limit: 100 }, language);

const cases: [Field, string, ErrorCode][] = [
  ['name', '', 'name_required'],
  ['name', 'Tana 2', 'name_letters_only'],
  ['name', 'a'.repeat(101), 'name_too_long'],
  ['email', '', 'login_required'],
  ['email', '2tana', 'username_invalid'],
  ['email', 'ab', 'username_invalid'],
  ['email', 'tana@bana', 'email_invalid'],
  ['password', '', 'password_required'],
  ['password', 'Rang Resham7', 'password_weak'],
  ['confirm', '', 'confirm_password_required'],
  ['confirm', 'Rang@Resham8', 'passwords_differ'],
];
it.each(cases)(
  'says at the %s what is wrong with "%s", puts the focus there and sends nothing',
  async (name, text, code) => {
    const { field, enter, submit, drawer, server } = await openDrawer();
    await enter({ ...good, ...(name === 'password' ? { confirm: text } : {}), [name]: text });
    await submit();
    expect(wrongWith(field(name))).toBe(say(code));
    expect(document.activeElement).toBe(field(name));
    expect(drawer.getByText(/to put right/)).toBeTruthy();
    expect(server.asked(endpoints.createUser)).toEqual([]);
  },
);

it('judges a field when it is left, and takes the sentence back as soon as it holds', async () => {
  const { user, field, enter } = await openDrawer();
  await enter({ name: 'Tana 2' });
  expect(wrongWith(field('name'))).toBeUndefined();
  await user.tab();
  expect(wrongWith(field('name'))).toBe(say('name_letters_only'));
  await fill(user, field('name'), 'Tana');
  expect(wrongWith(field('name'))).toBeUndefined();
  // Nothing that was not touched is called wrong.
  expect(wrongWith(field('password'))).toBeUndefined();
});

it.each(['en', 'hi', 'gu'] as const)('says everything that an empty form lacks, in %s', async (language) => {
  const { submit, field, drawer } = await openDrawer({ language });
  await submit();
  expect(wrongWith(field('name'))).toBe(say('name_required', language));
  expect(wrongWith(field('email'))).toBe(say('login_required', language));
  expect(wrongWith(field('password'))).toBe(say('password_required', language));
  expect(wrongWith(field('confirm'))).toBe(say('confirm_password_required', language));
  expect(document.activeElement).toBe(field('name'));
  expect(drawer.getByText(languages[language].admin.users.toFix_other.replace('{count}', '4'))).toBeTruthy();
});

it('sends what was typed once, says so, closes and asks for the list again', async () => {
  const server = houseServer().answer(endpoints.createUser, () => designer);
  const { user, enter, submit, drawer, words } = await openDrawer({ server });
  await enter({ ...good, email: ' tana@bana.in ' });
  await user.click(drawer.getByLabelText(words.ipOn));
  await submit();
  expect(drawer.getByText(say('ip_required'))).toBeTruthy();
  expect(server.asked(endpoints.createUser)).toEqual([]);
  await fill(user, drawer.getByLabelText(words.ips), '203.0.113.300');
  await user.keyboard('{Enter}');
  expect(drawer.getByText(say('ip_invalid'))).toBeTruthy();
  await fill(user, drawer.getByLabelText(words.ips), '203.0.113.0/24');
  await user.keyboard('{Enter}');
  expect(drawer.queryByText(say('ip_required'))).toBeNull();
  await fill(user, drawer.getByLabelText(words.ips), '203.0.113.');
  await submit();
  expect(wrongWith(drawer.getByLabelText<HTMLInputElement>(words.ips))).toBe(say('ip_invalid'));
  await fill(user, drawer.getByLabelText(words.ips), '192.0.2.1');
  const listed = server.asked(endpoints.listUsers).length;
  await submit();
  await screen.findByText('Demo Designer can sign in now.');
  expect(server.asked(endpoints.createUser)).toMatchObject([
    {
      body: {
        name: 'Tana Bana',
        email: 'tana@bana.in',
        password: 'Rang@Resham7',
        allowedIps: ['203.0.113.0/24', '192.0.2.1'],
      },
    },
  ]);
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(server.asked(endpoints.listUsers).length).toBeGreaterThan(listed);
});

it('puts what the server refuses at its field, and keeps all that was typed', async () => {
  const server = houseServer().refuse(endpoints.createUser, 'username_taken', { field: 'username' });
  const { user, enter, submit, field } = await openDrawer({ server });
  await enter(good);
  await submit();
  await expect.poll(() => wrongWith(field('email'))).toBe(say('username_taken'));
  expect(document.activeElement).toBe(field('email'));
  expect(field('password').value).toBe(good.password);
  await fill(user, field('email'), 'bana_tana');
  expect(wrongWith(field('email'))).toBeUndefined();
});

it.each(['user_limit_reached', 'unavailable'] as const)(
  'says beside the button that the server answered %s',
  async (code) => {
    const server = houseServer().refuse(endpoints.createUser, code);
    const { enter, submit, drawer } = await openDrawer({ server });
    await enter(good);
    await submit();
    expect((await drawer.findByRole('alert')).textContent).toBe(say(code));
  },
);

it('suggests a password for both fields, and says when it could not', async () => {
  const server = houseServer().refuse(endpoints.generatePassword, 'unavailable');
  const { user, drawer, field, words } = await openDrawer({ server });
  await user.click(drawer.getByRole('button', { name: words.generate }));
  expect((await drawer.findByRole('alert')).textContent).toBe(say('unavailable'));
  server.answer(endpoints.generatePassword, () => ({ password: 'Kx7@pqrs' }));
  await user.click(drawer.getByRole('button', { name: words.generate }));
  await expect.poll(() => [field('password').value, field('confirm').value]).toEqual(['Kx7@pqrs', 'Kx7@pqrs']);
  expect(drawer.getByText(words.rules)).toBeTruthy();
  expect(drawer.queryByRole('alert')).toBeNull();
});

it('shows a suggested password while it is chosen, and once more with the login to be copied when the user is there', async () => {
  const server = houseServer()
    .answer(endpoints.generatePassword, () => ({ password: 'Kx7@pqrs' }))
    .answer(endpoints.createUser, () => designer);
  const { user, drawer, field, enter, submit, words } = await openDrawer({ server });
  await enter({ name: good.name, email: good.email });
  await user.click(drawer.getByRole('button', { name: words.generate }));
  await expect.poll(() => field('password').value).toBe('Kx7@pqrs');
  expect(field('password').type).toBe('text');
  await submit();
  await handOver(user);
});

it('keeps working hours that end before they start from being sent', async () => {
  const { user, enter, submit, drawer, server, words } = await openDrawer();
  await enter(good);
  await user.click(drawer.getByLabelText(words.hoursOn));
  await fill(user, drawer.getByLabelText('End on Mon'), '08:00');
  await submit();
  expect(drawer.getByText(say('working_hours_order'))).toBeTruthy();
  expect(document.activeElement).toBe(drawer.getByLabelText('Start on Mon'));
  expect(server.asked(endpoints.createUser)).toEqual([]);
});
