import { type ActionLog, endpoints, errorSentence, type User } from '@naksha/contract';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { designer } from '../../../test/a-house.ts';
import { clientNo, clientsServer, operator } from '../../../test/all-clients.ts';
import { fill, wrongWith } from '../../../test/fields.ts';
import { openApp } from '../../../test/open-app.tsx';
import { en } from '../../i18n/en/en.ts';

const words = en.clients;
const mill = clientNo(1);

/** The page of a client that is as the server last had it. */
async function openClient(changes: Partial<typeof mill> = {}, server = clientsServer()) {
  let client = { ...mill, ...changes };
  server.answer(endpoints.getClient, () => client);
  const keep = (changed: Partial<typeof mill>) => {
    client = { ...client, ...changed };
    return client;
  };
  const { user } = await openApp(`/admin/clients/${mill._id}`, { as: operator, server });
  await screen.findByRole('heading', { level: 1, name: client.name });
  const open = async (button: string, title: string) => {
    await user.click(screen.getByRole('button', { name: button }));
    return within(await screen.findByRole('dialog', { name: title }));
  };
  const gone = () => expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  return { user, server, keep, open, gone };
}
const fact = (term: string) => screen.getByText(term, { selector: 'dt' }).nextElementSibling?.textContent;

it('shows who the client is, how it is reached, and what it has and uses', async () => {
  await openClient();
  await expect.poll(() => fact(words.sessions)).toBe('3');
  expect(['plan', 'ends', 'accounts', 'credits'].map((word) => fact(String(Object(words)[word])))).toEqual([
    'Workshop',
    '2 Mar 2027',
    '1 of 10',
    '1,234',
  ]);
  expect(fact(words.form.contact)).toBe('Leela Shah');
  expect(fact(words.form.address)).toBe('Ring Road\nSurat');
  expect(screen.getByRole('link', { name: words.back })).toHaveProperty('pathname', '/admin/clients');
});

it('says where nothing was given, and where there is no plan', async () => {
  await openClient({ phone: '', plan: null, endsAt: null });
  expect(fact(words.form.phone)).toBe(words.notGiven);
  expect(fact(words.plan)).toBe(words.noPlan);
});

it('shows a client whose zone the browser does not know by the clock of UTC', async () => {
  await openClient({ timeZone: 'Mars/Olympus' });
  await expect.poll(() => fact(words.ends)).toBe('1 Mar 2027');
});

it('takes a logo of the client and shows it at once, and removes it again once that is confirmed', async () => {
  const { user, server, keep } = await openClient();
  server.answer(endpoints.updateLogo, ({ body }) => {
    keep({ logo: body.logo });
    return body;
  });
  const logo = en.admin.dashboard;
  await screen.findByRole('button', { name: logo.logoAdd });
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('there is no input for a logo');
  await user.upload(input, new File(['logo'], 'logo.png', { type: 'image/png' }));
  await screen.findByRole('button', { name: logo.logoChange });
  const data = `data:image/png;base64,${btoa('logo')}`;
  expect(server.asked(endpoints.updateLogo)).toMatchObject([{ body: { clientId: mill._id, logo: data } }]);
  await user.click(screen.getByRole('button', { name: logo.logoRemove }));
  const question = within(await screen.findByRole('dialog', { name: logo.logoRemoveTitle }));
  await user.click(question.getByRole('button', { name: logo.logoRemove }));
  await screen.findByRole('button', { name: logo.logoAdd });
  expect(server.asked(endpoints.updateLogo).at(-1)).toMatchObject({ body: { clientId: mill._id, logo: null } });
});

it('says that no such client is there', async () => {
  await openApp(`/admin/clients/${clientNo(9)._id}`, {
    as: operator,
    server: clientsServer().refuse(endpoints.getClient, 'not_found'),
  });
  expect((await screen.findByRole('alert')).textContent).toBe(errorSentence('not_found', {}, 'en'));
});

it('stores changed facts once they hold, and says so', async () => {
  const { user, server, keep, open, gone } = await openClient();
  server.answer(endpoints.updateClient, ({ body: { was: _, ...body } }) =>
    keep(Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined))),
  );
  const dialog = await open(words.edit, 'Edit Mill 1');
  const name = dialog.getByLabelText(words.name);
  await fill(user, name, '');
  await user.click(dialog.getByRole('button', { name: en.shell.save }));
  expect(wrongWith(name)).toBe(errorSentence('name_required', {}, 'en'));
  expect(server.asked(endpoints.updateClient)).toEqual([]);
  await fill(user, name, 'Great Mill');
  await fill(user, dialog.getByLabelText(words.form.phone), '');
  await user.click(dialog.getByRole('button', { name: en.shell.save }));
  await gone();
  await screen.findByText('Great Mill was saved.');
  await screen.findByRole('heading', { level: 1, name: 'Great Mill' });
  expect(server.asked(endpoints.updateClient)).toMatchObject([
    { params: { id: mill._id }, body: { name: 'Great Mill', phone: '', contactName: 'Leela Shah' } },
  ]);
});

it.each([
  ['active', 'deactivate'],
  ['in-active', 'activate'],
] as const)('asks by name before it changes a client that is %s, and only then does it', async (status, action) => {
  const { user, server, keep, open, gone } = await openClient({ status });
  const other = status === 'active' ? 'in-active' : 'active';
  server.answer(endpoints.updateClient, () => keep({ status: other }));
  const title = words[`${action}Title`].replace('{name}', mill.name);
  await user.click((await open(words[action], title)).getByRole('button', { name: en.shell.cancel }));
  await gone();
  expect(server.asked(endpoints.updateClient)).toEqual([]);
  await user.click((await open(words[action], title)).getByRole('button', { name: words[action] }));
  const said = () => screen.queryAllByText(other === 'active' ? words.active : words.inactive);
  await expect.poll(() => said().filter((each) => !each.closest('label'))).toHaveLength(1);
  expect(server.asked(endpoints.updateClient)).toMatchObject([{ body: { isActive: status === 'in-active' } }]);
});

it('says why a client was not changed', async () => {
  const { user, open } = await openClient({}, clientsServer().refuse(endpoints.updateClient, 'unavailable'));
  const dialog = await open(words.deactivate, 'Deactivate Mill 1?');
  await user.click(dialog.getByRole('button', { name: words.deactivate }));
  await screen.findByText(errorSentence('unavailable', {}, 'en'));
  await user.click(screen.getByRole('button', { name: en.session.error.okay }));
});

it('sets the account limit, and says at the field why it cannot be so low', async () => {
  const server = clientsServer().refuse(endpoints.setAccountLimit, 'account_limit_in_use', {
    field: 'accountLimit',
    params: { allowed: 0, used: 1 },
  });
  const { user, keep, open, gone } = await openClient({}, server);
  const dialog = await open(words.limit.open, 'Account limit of Mill 1');
  expect(dialog.getByText(/^1 account is in use and 10 allowed/)).toBeTruthy();
  const field = dialog.getByLabelText(words.form.limit);
  await fill(user, field, '0');
  await user.click(dialog.getByRole('button', { name: en.shell.save }));
  await expect
    .poll(() => wrongWith(field))
    .toBe('The limit cannot be lowered to 0: 1 accounts are in use. Deactivate some of them first.');
  server.answer(endpoints.setAccountLimit, ({ body: { was: _, ...body } }) =>
    keep({ ...body, accounts: { used: 1, allowed: body.accountLimit } }),
  );
  await fill(user, field, '25');
  await user.click(dialog.getByRole('button', { name: en.shell.save }));
  await gone();
  await screen.findByText('Mill 1 may have 25 accounts now.');
  await expect.poll(() => fact(words.accounts)).toBe('1 of 25');
});

it('sets what the files may come to, says no limit where there is none, and shows what is used of it', async () => {
  const server = clientsServer();
  const { user, keep, open, gone } = await openClient({}, server);
  expect(fact(words.storage.fact)).toBe('1.2 GB used');
  server.answer(endpoints.setStorageLimit, ({ body: { storageGigabytes: gigabytes } }) =>
    keep({ storage: { usedBytes: 1_234_000_000, gigabytes } }),
  );
  const save = async (typed: string, said: string, shown: string) => {
    const dialog = await open(words.storage.open, 'Storage limit of Mill 1');
    expect(dialog.getByText(/^The files of Mill 1 take up 1.2 GB/)).toBeTruthy();
    await fill(user, dialog.getByLabelText(words.storage.field), typed);
    await user.click(dialog.getByRole('button', { name: en.shell.save }));
    await gone();
    await screen.findByText(said);
    await expect.poll(() => fact(words.storage.fact)).toBe(shown);
  };
  await save('5', 'Mill 1 may keep 5 GB now.', '1.2 GB of 5 GB used');
  await save('', 'Mill 1 may keep as much as there is room for.', '1.2 GB used');
  expect(server.asked(endpoints.setStorageLimit).map(({ body }) => body)).toEqual([
    { storageGigabytes: 5, was: null },
    { storageGigabytes: null, was: 5 },
  ]);
});

it('grants credits once however often it is sent, until the day that was chosen is over', async () => {
  const server = clientsServer().refuse(endpoints.grantCredits, 'load_issue');
  const { user, keep, open, gone } = await openClient({}, server);
  const dialog = await open(words.grant.open, 'Grant credits to Mill 1');
  const send = () => user.click(dialog.getByRole('button', { name: words.grant.open }));
  await send();
  expect(wrongWith(dialog.getByLabelText(words.grant.amount))).toBe(
    errorSentence('credits_amount', { min: 1, max: 10_000_000 }, 'en'),
  );
  expect(wrongWith(dialog.getByLabelText(words.grant.reason))).toBe(errorSentence('reason_required', {}, 'en'));
  await fill(user, dialog.getByLabelText(words.grant.amount), '500');
  await fill(user, dialog.getByLabelText(words.grant.reason), 'For the fair');
  await user.type(dialog.getByLabelText(words.grant.expires), '2030-01-31');
  await send();
  await dialog.findByText(errorSentence('load_issue', {}, 'en'));
  server.answer(endpoints.grantCredits, () => {
    keep({ creditsLeft: 1734 });
    return { creditsLeft: 1734, totalCredits: 2000, currentTotal: 2000, reserved: 0, expiresAt: null, expiring: 0 };
  });
  await send();
  await gone();
  await screen.findByText('500 credits granted. Mill 1 has 1,734 left.');
  await expect.poll(() => fact(words.credits)).toBe('1,734');
  const [first, second, ...others] = server.asked(endpoints.grantCredits);
  expect(others).toEqual([]);
  expect(first?.body).toEqual(second?.body);
  expect(second?.body).toEqual({
    clientId: mill._id,
    amount: 500,
    reason: 'For the fair',
    // By the clock of the client, in Surat.
    expiresAt: '2030-01-31T18:29:59.999Z',
  });
  const keys = [first, second].map((asked) => asked?.headers.get('idempotency-key'));
  expect(keys[0]).toMatch(/.{20}/);
  expect(keys[1]).toBe(keys[0]);
});

const line = (action: string, params: ActionLog['params'] = {}, userName = 'Sunil Demo'): ActionLog => ({
  _id: crypto.randomUUID(),
  clientId: mill._id,
  clientName: mill.name,
  timeZone: 'Asia/Kolkata',
  userId: null,
  userName,
  action,
  object: null,
  params,
  before: null,
  after: null,
  ip: '10.0.0.1',
  requestId: 'req-1',
  createdAt: '2026-11-20T08:00:00.000Z',
});
const lines: [ActionLog, string][] = [
  [line('client.created', { name: 'Mill 1', plan: 'Workshop' }), 'Created the client Mill 1 · Workshop'],
  [line('client.read', { what: 'users' }), 'Looked into the client Users'],
  [
    { ...line('client.account_limit'), before: { accountLimit: 2 }, after: { accountLimit: 5 } },
    'Set the account limit Account limit: 5',
  ],
  [line('credits.granted', { amount: 50, reason: 'A & B' }), 'Granted credits Credits: 50 · A & B'],
  [line('user.created', { name: 'Leela', role: 'admin' }), 'Added an account Leela · Administrator'],
  [line('user.changed', { name: 'Leela', hasNewPassword: true }), 'Changed an account Leela · New password set'],
  [line('weaving.started'), 'weaving.started '],
];

it('looks at people, log and credits only when they are opened, and changes nothing there', async () => {
  const server = clientsServer()
    .answer(endpoints.listClientUsers, ({ query: { pageNo, limit, search = '' } }) => {
      const data = designer.name.includes(search) ? [designer] : [];
      return { data, total: data.length, pageNo, limit };
    })
    .answer(endpoints.listClientActionLogs, ({ query: { page, limit } }) => ({
      data: lines.map(([each]) => each),
      total: lines.length,
      pageNo: page,
      limit,
    }))
    .answer(endpoints.listActionLogUsers, () => ({ data: [] }))
    .answer(endpoints.listCreditLogs, ({ query: { pageNo, limit } }) => ({ data: [], total: 0, pageNo, limit }));
  const { user } = await openClient({}, server);
  const row = await screen.findByRole('row', { name: /Demo Designer/ });
  expect(within(row).queryByRole('button')).toBeNull();
  await fill(user, screen.getByRole('textbox', { name: en.admin.users.search }), 'Nowhere');
  await screen.findByText(words.noUserFound);
  await user.click(screen.getByRole('radio', { name: en.admin.users.inactive }));
  await expect.poll(() => server.asked(endpoints.listClientUsers).at(-1)?.query.status).toBe('in-active');
  expect(server.asked(endpoints.listClientActionLogs)).toEqual([]);

  await user.click(screen.getByRole('tab', { name: words.tabs.log }));
  const log = within(await screen.findByRole('region', { name: en.logs.title }));
  const said = log
    .getAllByRole('row')
    .slice(1)
    .map((each) => within(each).getAllByRole('cell')[1]?.textContent);
  expect(said).toEqual(lines.map(([, sentence]) => sentence));
  await user.click(within(log.getByRole('columnheader', { name: en.logs.who })).getByRole('button'));
  await expect
    .poll(() => server.asked(endpoints.listClientActionLogs).at(-1))
    .toMatchObject({ params: { id: mill._id }, query: { sortBy: 'userName', sortOrder: 'asc', page: 1 } });

  await user.click(screen.getByRole('tab', { name: words.tabs.credits }));
  await screen.findByText(en.admin.credits.none);
  expect(server.asked(endpoints.listCreditLogs)).toMatchObject([{ query: { clientId: mill._id } }]);
});

it('offers another password to designers where no one came in time for the one that was given, and nowhere else', async () => {
  let late = { ...designer, givenUntil: new Date(Date.now() - 1000).toISOString() };
  const waiting = { ...designer, _id: operator._id, name: 'Tana Bana', givenUntil: '2999-01-01T00:00:00.000Z' };
  const server = clientsServer()
    .answer(endpoints.listClientUsers, () => ({ data: [late, waiting], total: 2, pageNo: 1, limit: 30 }))
    .answer(endpoints.updateUser, () => {
      late = { ...late, givenUntil: waiting.givenUntil };
      return late;
    });
  const { user, gone } = await openClient({}, server);
  const row = (name: RegExp) => within(screen.getByRole('row', { name }));
  await screen.findByRole('row', { name: /Tana Bana/ });
  expect(row(/Tana Bana/).queryByRole('button')).toBeNull();
  await user.click(row(/Demo Designer/).getByRole('button', { name: en.admin.users.setPassword }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New password for Demo Designer' }));
  expect(dialog.getByText(/It works for 24 hours\.$/)).toBeTruthy();
  await fill(user, dialog.getByLabelText(en.admin.users.newPassword), 'Given@1loom');
  await user.click(dialog.getByRole('button', { name: en.admin.users.setPassword }));
  await gone();
  await expect.poll(() => row(/Demo Designer/).queryByRole('button')).toBeNull();
  expect(server.asked(endpoints.updateUser)).toMatchObject([
    { params: { id: designer._id }, body: { password: 'Given@1loom' } },
  ]);
});

it('offers a new password for every administrator, who may be the only one of the client, and shows it until it is handed over', async () => {
  const boss: User = { ...designer, roles: 'admin', name: 'Tana Bana', givenUntil: null };
  const server = clientsServer()
    .answer(endpoints.listClientUsers, () => ({ data: [boss], total: 1, pageNo: 1, limit: 30 }))
    .answer(endpoints.generatePassword, () => ({ password: 'Given@1loom' }))
    .answer(endpoints.updateUser, () => boss);
  const { user, gone } = await openClient({}, server);
  await user.click(await screen.findByRole('button', { name: en.admin.users.setPassword }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New password for Tana Bana' }));
  expect(server.asked(endpoints.updateUser)).toEqual([]);
  await user.click(dialog.getByRole('button', { name: en.admin.users.generate }));
  await expect
    .poll(() => dialog.getByLabelText<HTMLInputElement>(en.admin.users.newPassword))
    .toMatchObject({ value: 'Given@1loom', type: 'text' });
  boss.roles = 'user';
  await user.click(dialog.getByRole('button', { name: en.admin.users.setPassword }));
  const handover = within(await screen.findByRole('dialog', { name: 'New password for Tana Bana' }));
  await expect.poll(() => screen.queryByRole('button', { name: en.admin.users.setPassword })).toBeNull();
  handover.getByText('Given@1loom');
  expect(server.asked(endpoints.updateUser)).toMatchObject([{ body: { password: 'Given@1loom' } }]);
  await user.click(handover.getByRole('button', { name: en.clients.made.done }));
  await gone();
});
