import { endpoints, errors, type SalesRequest } from '@naksha/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { houseServer } from '../../../test/a-house.ts';
import { clientsServer, operator } from '../../../test/all-clients.ts';
import { fill } from '../../../test/fields.ts';
import { openApp, someone } from '../../../test/open-app.tsx';
import { en } from '../../i18n/en/en.ts';

const words = en.requests;

/** So many requests, which change as the screen asks for it. */
function deskWith(count: number) {
  let all = Array.from(
    { length: count },
    (_, at): SalesRequest => ({
      _id: `0190a000-0000-7000-8000-${String(at).padStart(12, '0')}`,
      email: `mill${at}@example.in`,
      phone: '+91 98250 12345',
      message: 'Sarees, 400 metres a month',
      clientId: at === 1 ? '0190a000-0000-7000-8000-00000000c11e' : null,
      clientName: at === 1 ? 'Surat Mills' : null,
      status: at === 2 ? 'closed' : 'new',
      note: '',
      viaForm: at !== 3,
      createdAt: '2026-11-20T08:00:00.000Z',
    }),
  );
  return clientsServer()
    .answer(endpoints.updateSale, ({ params, body: { status = 'new', note = '' } }) => {
      all = all.map((each) => (each._id === params.id ? { ...each, status, note } : each));
      return all.find(({ _id }) => _id === params.id) ?? Promise.reject(new Error('There is no such request.'));
    })
    .answer(endpoints.listSales, ({ query: { pageNo, limit, search = '', status } }) => {
      const found = all.filter((each) => each.email.includes(search) && (!status || each.status === status));
      return { data: found.slice((pageNo - 1) * limit, pageNo * limit), total: found.length, pageNo, limit };
    });
}

it('shows who asked, turns pages, finds and filters', async () => {
  const { user } = await openApp('/admin/requests', { as: operator, server: deskWith(25) });
  await screen.findByText('1 to 20 of 25');
  expect(screen.getByText('Surat Mills')).toBeTruthy();
  expect(screen.getAllByText(words.sales.noForm, { selector: 'td' })).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: en.admin.users.next }));
  await screen.findByText('21 to 25 of 25');
  await user.click(screen.getByRole('combobox', { name: words.filter }));
  await user.click(await screen.findByRole('option', { name: words.sales.statuses.closed }));
  await screen.findByText('1 to 1 of 1');
  await fill(user, screen.getByRole('textbox', { name: words.search }), 'nobody');
  await screen.findByText(words.none);
});

it('sorts by the head of a column, turns the order round, and starts from the first page again', async () => {
  const server = deskWith(25);
  const { user } = await openApp('/admin/requests', { as: operator, server });
  const asked = () => server.asked(endpoints.listSales).at(-1)?.query;
  await screen.findByText('1 to 20 of 25');
  expect(asked()).toMatchObject({ sortBy: 'createdAt', sortDirection: 'desc' });
  await user.click(screen.getByRole('button', { name: en.admin.users.next }));
  await screen.findByText('21 to 25 of 25');
  const head = () => screen.getByRole('columnheader', { name: words.status });
  await user.click(within(head()).getByRole('button'));
  await expect.poll(asked).toMatchObject({ pageNo: 1, sortBy: 'status', sortDirection: 'asc' });
  await user.click(within(head()).getByRole('button'));
  await expect.poll(asked).toMatchObject({ sortBy: 'status', sortDirection: 'desc' });
  expect(head().getAttribute('aria-sort')).toBe('descending');
  expect(screen.getByRole('columnheader', { name: words.received }).getAttribute('aria-sort')).toBe('none');
});

it('lists what came without the form apart, and everything that people sent again after that', async () => {
  const server = deskWith(2);
  const { user } = await openApp('/admin/requests', { as: operator, server });
  const asked = () => server.asked(endpoints.listSales).at(-1)?.query;
  await expect.poll(asked).toMatchObject({ sentBy: 'form' });
  await user.click(screen.getByRole('combobox', { name: words.filter }));
  await user.click(await screen.findByRole('option', { name: words.sales.noForm }));
  await expect.poll(asked).toMatchObject({ sentBy: 'call' });
  await user.click(screen.getByRole('combobox', { name: words.filter }));
  await user.click(await screen.findByRole('option', { name: words.sales.statuses.new }));
  await expect.poll(asked).toMatchObject({ sentBy: 'form', status: 'new' });
});

it('says how many came without the form, and shows them at a press', async () => {
  const server = deskWith(2).answer(endpoints.listSales, ({ query: { pageNo, limit, sentBy, status } }) => ({
    data: [],
    total: sentBy !== 'call' ? 0 : status === 'new' ? 17 : 25,
    pageNo,
    limit,
  }));
  const { user } = await openApp('/admin/requests', { as: operator, server });
  const find = () => screen.getByRole<HTMLInputElement>('textbox', { name: words.search });
  await screen.findByRole('textbox', { name: words.search });
  await fill(user, find(), 'mill');
  await expect.poll(() => server.asked(endpoints.listSales).at(-1)?.query).toMatchObject({ search: 'mill' });
  await user.click(await screen.findByRole('button', { name: '17 new ones came without the form' }));
  const asked = () => server.asked(endpoints.listSales).at(-1)?.query;
  await expect.poll(asked).toMatchObject({ sentBy: 'call' });
  expect(asked()?.search ?? '').toBe('');
  expect(find().value).toBe('');
  const press = screen.getByRole('button', { name: /without the form/, pressed: true });
  expect(document.activeElement).toBe(press);
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: words.filter }).value).toBe(words.sales.noForm);
});

it('notes how a request stands', async () => {
  const server = deskWith(2);
  const { user } = await openApp('/admin/requests', { as: operator, server });
  const name = `${words.sales.open} mill0@example.in`;
  await user.click(await screen.findByRole('button', { name }));
  const drawer = within(await screen.findByRole('dialog'));
  await user.click(drawer.getByRole('radio', { name: words.sales.statuses.contacted }));
  await fill(user, drawer.getByRole('textbox', { name: words.sales.note }), 'Calls back on Monday.');
  await user.click(drawer.getByRole('button', { name: en.shell.save }));
  await screen.findByRole('cell', { name: words.sales.statuses.contacted });
  expect(server.asked(endpoints.updateSale)).toMatchObject([
    { body: { status: 'contacted', note: 'Calls back on Monday.' } },
  ]);
});

it('keeps a note that could not be stored, and says why', async () => {
  const server = deskWith(1).refuse(endpoints.updateSale, 'unavailable');
  const { user } = await openApp('/admin/requests', { as: operator, server });
  const name = `${words.sales.open} mill0@example.in`;
  await user.click(await screen.findByRole('button', { name }));
  const drawer = within(await screen.findByRole('dialog'));
  const note = drawer.getByRole('textbox', { name: words.sales.note });
  await fill(user, note, 'Calls back on Monday.');
  await user.click(drawer.getByRole('button', { name: en.shell.save }));
  await drawer.findByText(errors.unavailable.message);
  expect(note).toHaveProperty('value', 'Calls back on Monday.');
  await user.click(drawer.getByRole('button', { name: en.shell.cancel }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('cell', { name: words.sales.statuses.new })).toBeTruthy();
});

it('says what somebody else has noted meanwhile, keeps what was typed, and saves it when asked again', async () => {
  const now = { status: 'closed', note: 'Bought elsewhere' } as const;
  const server = deskWith(1).refuse(endpoints.updateSale, 'changed_meanwhile', { params: { ...now, now: 'x' } });
  const { user } = await openApp('/admin/requests', { as: operator, server });
  await user.click(await screen.findByRole('button', { name: `${words.sales.open} mill0@example.in` }));
  const drawer = within(await screen.findByRole('dialog'));
  const note = drawer.getByRole('textbox', { name: words.sales.note });
  const save = () => user.click(drawer.getByRole('button', { name: en.shell.save }));
  await fill(user, note, 'Calls back on Monday.');
  await save();
  expect((await drawer.findByRole('alert')).textContent).toMatch(/Status: Closed; Note: Bought elsewhere\. /);
  expect(note).toHaveProperty('value', 'Calls back on Monday.');
  await save();
  await expect
    .poll(() => server.asked(endpoints.updateSale).map(({ body }) => body.was))
    .toEqual([{ status: 'new', note: '' }, now]);
});

it('says that no one has asked yet', async () => {
  await openApp('/admin/requests', { as: operator, server: deskWith(0) });
  await screen.findByText(words.sales.none);
});

it('says why the requests cannot be shown, and asks again', async () => {
  const server = deskWith(0).refuse(endpoints.listSales, 'load_issue');
  const { user } = await openApp('/admin/requests', { as: operator, server });
  await screen.findByText(errors.load_issue.message);
  expect(screen.queryByText(words.sales.none)).toBeNull();
  server.answer(endpoints.listSales, ({ query: { pageNo, limit } }) => ({ data: [], total: 0, pageNo, limit }));
  await user.click(screen.getByRole('button', { name: en.shell.retry }));
  await screen.findByText(words.sales.none);
});

it.each(['admin', 'user'] as const)('is no room for the role %s', async (role) => {
  const server = houseServer().answer(endpoints.demonstration, () => ({ logins: [] }));
  await openApp('/admin/requests', { as: someone(role), server });
  await screen.findByRole('heading', { name: en.session.login.title });
});
