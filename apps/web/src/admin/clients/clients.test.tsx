import { type ErrorCode, endpoints, errorSentence, type Language, limits } from '@naksha/contract';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { admin, designer, plan } from '../../../test/a-house.ts';
import { clientNo, clientsServer, operator } from '../../../test/all-clients.ts';
import { fill, wrongWith } from '../../../test/fields.ts';
import { openApp } from '../../../test/open-app.tsx';
import { en } from '../../i18n/en/en.ts';
import { gu } from '../../i18n/gu/gu.ts';
import { hi } from '../../i18n/hi/hi.ts';

const words = en.clients;
const languages = { en, hi, gu };

async function openClients(server = clientsServer(), language: Language = 'en') {
  const { user } = await openApp('/admin/clients', { as: operator, server, language });
  await screen.findByRole('heading', { level: 1, name: languages[language].clients.title });
  return { user, server };
}
const mills = () => screen.queryAllByRole('link', { name: /^Mill \d+$/ }).map((link) => link.textContent);
const lastQuery = (server: ReturnType<typeof clientsServer>) => server.asked(endpoints.listClients).at(-1)?.query;

it('says of each client its plan, its end, its accounts and credits, and leads into it', async () => {
  await openClients();
  const row = await screen.findByRole('row', { name: /Mill 0/ });
  const cells = within(row).getAllByRole('cell');
  expect(cells.map((cell) => cell.textContent)).toEqual([
    'Mill 0',
    'Active',
    'Workshop',
    '2 Mar 2027',
    '0 of 10',
    '1,234',
    '1 Nov 2026',
  ]);
  expect(within(row).getByRole('link')).toHaveProperty('pathname', `/admin/clients/${clientNo(0)._id}`);
  expect(await screen.findByText('1 of 1 active')).toBeTruthy();
});

it('sorts by the head of a column, turns the order round, and starts from the first page again', async () => {
  const { user, server } = await openClients(clientsServer(31));
  expect(lastQuery(server)).toMatchObject({ sortBy: 'createdAt', sortDirection: 'desc' });
  await user.click(await screen.findByRole('button', { name: en.admin.users.next }));
  await expect.poll(mills).toEqual(['Mill 30']);
  const head = () => screen.getByRole('columnheader', { name: words.credits });
  await user.click(within(head()).getByRole('button'));
  await expect.poll(() => lastQuery(server)).toMatchObject({ pageNo: 1, sortBy: 'creditsLeft', sortDirection: 'asc' });
  expect(head().getAttribute('aria-sort')).toBe('ascending');
  await user.click(within(head()).getByRole('button'));
  await expect.poll(() => lastQuery(server)).toMatchObject({ sortBy: 'creditsLeft', sortDirection: 'desc' });
  expect(screen.getByRole('columnheader', { name: words.created }).getAttribute('aria-sort')).toBe('none');
});

it('finds by a part of the name and by status, and says when nothing matches or nothing is there', async () => {
  const { user, server } = await openClients(clientsServer(31));
  await fill(user, screen.getByRole('textbox', { name: words.search }), 'Mill 2');
  await screen.findByText('1 to 11 of 11');
  await user.click(screen.getByRole('radio', { name: words.inactive }));
  await expect.poll(() => lastQuery(server)).toMatchObject({ search: 'Mill 2', status: 'in-active' });
  await fill(user, screen.getByRole('textbox', { name: words.search }), 'Nowhere');
  await screen.findByText(words.none);
});

it.each(['en', 'hi', 'gu'] as const)('says that there is no client yet, in %s', async (language) => {
  await openClients(clientsServer(0), language);
  await screen.findByText(languages[language].clients.noneYet);
});

it('says why the clients could not be read, and asks again', async () => {
  const { user, server } = await openClients(clientsServer().refuse(endpoints.listClients, 'load_issue'));
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText(errorSentence('load_issue', {}, 'en'))).toBeTruthy();
  const asked = server.asked(endpoints.listClients).length;
  await user.click(alert.getByRole('button', { name: en.shell.retry }));
  await expect.poll(() => server.asked(endpoints.listClients).length).toBe(asked + 1);
});

it('sends an administrator who asks for the clients to the login page', async () => {
  const server = clientsServer().answer(endpoints.demonstration, () => ({ logins: [] }));
  await openApp('/admin/clients', { as: admin, server });
  await expect.poll(() => window.location.pathname).toBe('/login');
});

const good = {
  name: 'Vraj Prints',
  adminName: 'Leela Shah',
  login: 'leela_shah',
  password: 'Tana@Bana7',
};
type Field = keyof typeof good;
const labels: Record<Field, string> = {
  name: words.name,
  adminName: words.form.adminName,
  login: words.form.login,
  password: words.form.password,
};

async function openDrawer(server = clientsServer()) {
  const { user } = await openClients(server);
  await user.click(screen.getByRole('button', { name: words.add }));
  const drawer = within(await screen.findByRole('dialog', { name: words.add }));
  // A list of choices has the label of its field.
  const field = (label: string) => drawer.getByLabelText<HTMLInputElement>(label, { selector: 'input, textarea' });
  const choosePlan = async () => {
    await user.click(field(words.plan));
    await user.click(await screen.findByRole('option', { name: plan.name }));
  };
  const enter = async (texts: Partial<Record<Field, string>>) => {
    for (const name of ['name', 'adminName', 'login', 'password'] as const) {
      const text = texts[name];
      if (text !== undefined) await fill(user, field(labels[name]), text);
    }
  };
  const submit = () => user.click(drawer.getByRole('button', { name: words.add }));
  return { user, server, drawer, field, choosePlan, enter, submit };
}
const say = (code: ErrorCode) =>
  errorSentence(code, { email: 'name@example.com', limit: limits.logoMaxMegabytes, min: 0, max: 100_000 }, 'en');

it('says of an empty form all that is missing, at its fields, and sends nothing', async () => {
  const { submit, field, drawer, server } = await openDrawer();
  await submit();
  expect(wrongWith(field(words.name))).toBe(say('name_required'));
  expect(wrongWith(field(words.plan))).toBe(say('plan_required'));
  expect(wrongWith(field(words.form.adminName))).toBe(say('name_required'));
  expect(wrongWith(field(words.form.login))).toBe(say('login_required'));
  expect(wrongWith(field(words.form.password))).toBe(say('password_required'));
  expect(document.activeElement).toBe(field(words.name));
  expect(drawer.getByText('5 things to put right')).toBeTruthy();
  expect(server.asked(endpoints.createAdminClient)).toEqual([]);
});

it.each([
  [words.form.phone, '12', 'phone_invalid', '0261 245678'],
  [words.form.contactEmail, 'leela@', 'email_invalid', 'leela@mill.in'],
  [words.form.adminName, 'Leela 2', 'name_letters_only', good.adminName],
  [words.form.login, 'a b', 'username_invalid', good.login],
  [words.form.password, 'loom', 'password_weak', good.password],
  [words.form.limit, '1000000', 'account_limit_range', '7'],
] as const)(
  'judges %s when it is left, and takes the sentence back as soon as it holds',
  async (label, broken, code, sound) => {
    const { user, field } = await openDrawer();
    await fill(user, field(label), broken);
    await user.tab();
    expect(wrongWith(field(label))).toBe(say(code));
    await fill(user, field(label), sound);
    expect(wrongWith(field(label))).toBeUndefined();
  },
);

it('makes a client once, shows the password this one time, and forgets it', async () => {
  const server = clientsServer().answer(endpoints.createAdminClient, ({ body }) => ({
    client: clientNo(7, { name: body.name }),
    admin: { ...designer, name: body.adminName, username: body.username ?? null, roles: 'admin' as const },
  }));
  const { user, enter, choosePlan, submit, field } = await openDrawer(server);
  await enter({ ...good, login: ' leela_shah ' });
  await choosePlan();
  await fill(user, field(words.form.limit), '12');
  await user.click(field(words.form.isActive));
  const listed = server.asked(endpoints.listClients).length;
  await submit();
  const done = within(await screen.findByRole('dialog', { name: 'Vraj Prints is ready' }));
  expect(done.getByRole('status').textContent).toContain('Leela Shah can sign in now.');
  expect(done.getByText('leela_shah')).toBeTruthy();
  expect(done.getByText(good.password)).toBeTruthy();
  expect(server.asked(endpoints.createAdminClient).map(({ body }) => body)).toMatchObject([
    {
      name: 'Vraj Prints',
      planId: plan._id,
      accountLimit: 12,
      isActive: false,
      timeZone: 'Asia/Kolkata',
      username: 'leela_shah',
      logo: null,
    },
  ]);
  await expect.poll(() => server.asked(endpoints.listClients).length).toBeGreaterThan(listed);
  // A stray key does not lose what is shown only here.
  await user.keyboard('{Escape}');
  await user.click(done.getByRole('button', { name: words.made.done }));
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(document.body.textContent).not.toContain(good.password);
  await user.click(screen.getByRole('button', { name: words.add }));
  const fresh = within(await screen.findByRole('dialog', { name: words.add }));
  expect(fresh.getByLabelText<HTMLInputElement>(words.form.password).value).toBe('');
});

it('keeps what was typed when the server refuses, and says it at the field', async () => {
  const server = clientsServer().refuse(endpoints.createAdminClient, 'username_taken', { field: 'username' });
  const { enter, choosePlan, submit, field } = await openDrawer(server);
  await enter(good);
  await choosePlan();
  await submit();
  await expect.poll(() => wrongWith(field(words.form.login))).toBe(say('username_taken'));
  expect(field(words.form.password).value).toBe(good.password);
});

it('suggests a password that can be read, sends a logo, and refuses one of another kind', async () => {
  const server = clientsServer()
    .answer(endpoints.generatePassword, () => ({ password: 'Kx7@pqrs' }))
    .answer(endpoints.createAdminClient, ({ body }) => ({
      client: clientNo(7, { name: body.name, status: 'in-active' }),
      admin: { ...designer, name: body.adminName, username: null, email: body.email ?? null, roles: 'admin' as const },
    }));
  const { user, enter, choosePlan, submit, field, drawer } = await openDrawer(server);
  await user.click(drawer.getByRole('button', { name: words.form.generate }));
  await expect.poll(() => field(words.form.password)).toMatchObject({ value: 'Kx7@pqrs', type: 'text' });
  await enter({ name: good.name, adminName: good.adminName, login: 'leela@mill.in' });
  await choosePlan();
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('there is no input for a logo');
  input.accept = '';
  await user.upload(input, new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' }));
  await submit();
  expect(drawer.getByText(say('logo_type_not_allowed'))).toBeTruthy();
  expect(server.asked(endpoints.createAdminClient)).toEqual([]);
  await user.upload(input, new File(['logo'], 'logo.png', { type: 'image/png' }));
  await submit();
  await screen.findByText(/can sign in as soon as the client is activated/);
  expect(server.asked(endpoints.createAdminClient)).toMatchObject([
    { body: { email: 'leela@mill.in', logo: `data:image/png;base64,${btoa('logo')}` } },
  ]);
});

it('offers plans that stand on no page as well, and says that they are private', async () => {
  const { user, field } = await openDrawer();
  await user.click(field(words.plan));
  const options = await screen.findAllByRole('option');
  expect(options.map((option) => option.textContent)).toEqual([plan.name, 'Own terms (private)']);
});
