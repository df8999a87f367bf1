import { type ErrorCode, endpoints, errors, type SignUp } from '@naksha/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { designer, plan } from '../../../test/a-house.ts';
import { aSignUp } from '../../../test/a-sign-up.ts';
import { clientNo, clientsServer, onSale, operator } from '../../../test/all-clients.ts';
import { fill, wrongWith } from '../../../test/fields.ts';
import { openApp } from '../../../test/open-app.tsx';
import { en } from '../../i18n/en/en.ts';

const words = en.requests;
const suggested = 'Bana@Tana42';
const request = aSignUp('0190a000-0000-7000-8000-00000000a5c0');

/** These requests, as they stand after what is decided. */
function desk(...requests: readonly SignUp[]) {
  let all = requests;
  const decide = (id: string, changes: Partial<SignUp>) => {
    all = all.map((each) => (each._id === id ? { ...each, ...changes } : each));
    return all.find(({ _id }) => _id === id) ?? Promise.reject(new Error('There is no such request.'));
  };
  return clientsServer()
    .answer(endpoints.listSignUps, ({ query: { pageNo, limit, search = '', status } }) => {
      const found = all.filter((each) => each.companyName.includes(search) && (!status || each.status === status));
      return { data: found.slice((pageNo - 1) * limit, pageNo * limit), total: found.length, pageNo, limit };
    })
    .answer(endpoints.rejectSignUp, ({ params: { id }, body: { reason } }) =>
      decide(id, { status: 'rejected', reason }),
    )
    .answer(endpoints.acceptSignUp, async ({ params: { id }, body }) => {
      await decide(id, { status: 'accepted', clientId: clientNo(7)._id });
      const admin = { ...designer, name: body.adminName, email: body.email ?? null, roles: 'admin' as const };
      return { client: clientNo(7, { name: body.name }), admin };
    })
    .answer(endpoints.generatePassword, () => ({ password: suggested }));
}
const numbered = (at: number, changes: Partial<SignUp> = {}): SignUp => ({
  ...request,
  _id: clientNo(at)._id,
  companyName: `Mill ${at}`,
  ...changes,
});

/** How often the list was asked for; what came without the form is counted beside it. */
const timesListed = (server: ReturnType<typeof desk>) =>
  server.asked(endpoints.listSignUps).filter(({ query: { sentBy } }) => sentBy === 'form').length;

const openDesk = (server: ReturnType<typeof desk>) => openApp('/admin/requests?tab=signUps', { as: operator, server });

async function choose(what: string, server = desk(request)) {
  const opened = await openDesk(server);
  await opened.user.click(await screen.findByRole('button', { name: 'Actions for Vraj Prints' }));
  await opened.user.click(await screen.findByRole('menuitem', { name: what }));
  return { ...opened, dialog: within(await screen.findByRole('dialog')) };
}

it('turns pages, finds and filters, each time from the first page, and says when nothing matches', async () => {
  const all = Array.from({ length: 43 }, (_, at) =>
    numbered(at, at > 40 ? { status: 'rejected', reason: 'Late' } : {}),
  );
  const { user, server } = await openDesk(desk(...all));
  await screen.findByText('1 to 20 of 43');
  for (const range of ['21 to 40 of 43', '41 to 43 of 43']) {
    await user.click(screen.getByRole('button', { name: en.admin.users.next }));
    await screen.findByText(range);
  }
  expect(screen.getByRole('cell', { name: 'Mill 42' })).toBeTruthy();
  await user.click(screen.getByRole('combobox', { name: words.filter }));
  await user.click(await screen.findByRole('option', { name: words.signUp.statuses.rejected }));
  await screen.findByText('1 to 2 of 2');
  expect(screen.queryByRole('button', { name: /^Actions for/ })).toBeNull();
  await fill(user, screen.getByRole('textbox', { name: words.search }), ' Mill 3 ');
  await screen.findByText(words.none);
  expect(server.asked(endpoints.listSignUps).at(-1)?.query).toMatchObject({
    ...{ pageNo: 1, search: 'Mill 3', status: 'rejected' },
  });
});

it('shows of each request what was asked and decided, and leads to the client that it became', async () => {
  await openDesk(
    desk(
      numbered(1, { isTrial: true, viaForm: false }),
      numbered(2, { status: 'accepted', clientId: clientNo(7)._id, plan: null }),
      numbered(3, { status: 'rejected', reason: '<b>No mill</b>' }),
    ),
  );
  const cells = async (company: string) => {
    const row = within(await screen.findByRole('row', { name: new RegExp(company) }));
    return row.getAllByRole('cell').map((cell) => cell.textContent);
  };
  const person = ['Leela Shah', 'leela@mill.in', '9825012345'];
  expect((await cells('Mill 1')).slice(1, 7)).toEqual(['Mill 1', ...person, 'WorkshopTrial', 'NewWithout the form']);
  expect((await cells('Mill 2')).slice(1, 7)).toEqual(['Mill 2', ...person, '', 'Accepted']);
  expect((await cells('Mill 3')).slice(1, 7)).toEqual(['Mill 3', ...person, 'Workshop', 'Rejected<b>No mill</b>']);
  const client = screen.getByRole('link', { name: words.signUp.statuses.accepted });
  expect(client).toHaveProperty('pathname', `/admin/clients/${clientNo(7)._id}`);
  expect(screen.getAllByRole('button', { name: /^Actions for/ })).toHaveLength(1);
});

it('shows beneath a request who asked again with its address, when, and what they said otherwise', async () => {
  const at = (hour: number) => `2026-11-21T0${hour}:00:00.000Z`;
  await openDesk(
    desk({
      ...request,
      later: [
        {
          at: at(8),
          viaForm: false,
          differs: { companyName: '<b>Other</b> Prints', phone: '', plan: null, isTrial: true },
        },
        { at: at(9), viaForm: true, differs: {} },
      ],
    }),
  );
  const later = within(await screen.findByRole('list', { name: words.signUp.later }));
  const [otherwise, same] = later.getAllByRole('listitem').map((each) => each.textContent);
  expect(otherwise).toMatch(
    /^Asked again on 21 Nov 2026, .*\. Company: <b>Other<\/b> Prints; Phone: None; Plan: None; Trial: Yes \(Without the form\)$/,
  );
  expect(same).toMatch(/^Asked again on 21 Nov 2026, .*\. In the same words\.$/);
  expect(screen.getByRole('cell', { name: 'Vraj Prints' })).toBeTruthy();
});

it('says why the requests cannot be shown, asks again, and says that none came yet', async () => {
  const server = desk();
  const { user } = await openDesk(server.refuse(endpoints.listSignUps, 'load_issue'));
  await screen.findByText(errors.load_issue.message);
  expect(screen.queryByText(words.signUp.none)).toBeNull();
  server.answer(endpoints.listSignUps, ({ query: { pageNo, limit } }) => ({ data: [], total: 0, pageNo, limit }));
  await user.click(screen.getByRole('button', { name: en.shell.retry }));
  await screen.findByText(words.signUp.none);
});

it('makes a client of a request, with what was asked already filled in', async () => {
  const { user, server, dialog } = await choose(words.signUp.accept);
  expect(dialog.getByLabelText(en.clients.name)).toHaveProperty('value', 'Vraj Prints');
  expect(dialog.getByLabelText(en.clients.form.login)).toHaveProperty('value', 'leela@mill.in');
  await fill(user, dialog.getByLabelText(en.clients.form.password), 'Tana@Bana7');
  await user.click(dialog.getByRole('button', { name: en.clients.add }));
  await screen.findByRole('dialog', { name: 'Vraj Prints is ready' });
  expect(server.asked(endpoints.acceptSignUp)).toMatchObject([
    {
      params: { id: request._id },
      body: {
        name: 'Vraj Prints',
        planId: plan._id,
        adminName: 'Leela Shah',
        lang: 'gu',
        email: 'leela@mill.in',
        isTrial: false,
        // What was suggested meanwhile is not laid over what was typed.
        password: 'Tana@Bana7',
      },
    },
  ]);
  expect(server.asked(endpoints.createAdminClient)).toEqual([]);
});

it('makes a client in one step of a request that names no plan, where there is but one', async () => {
  const oneOnSale = desk({ ...request, plan: null }).answer(endpoints.listPlans, () => ({ data: [onSale] }));
  const { user, server, dialog } = await choose(words.signUp.accept, oneOnSale);
  await expect.poll(() => dialog.queryByLabelText(en.clients.form.password)).toHaveProperty('value', suggested);
  await user.click(dialog.getByRole('button', { name: en.clients.add }));
  const ready = within(await screen.findByRole('dialog', { name: 'Vraj Prints is ready' }));
  expect(ready.getByText(suggested)).toBeTruthy();
  expect(server.asked(endpoints.acceptSignUp)).toMatchObject([{ body: { planId: onSale._id, password: suggested } }]);
});

it('turns a request down with a reason alone', async () => {
  const { user, server, dialog } = await choose(words.signUp.reject);
  const reason = dialog.getByRole('textbox', { name: words.signUp.reason });
  await user.click(dialog.getByRole('button', { name: words.signUp.reject }));
  expect(wrongWith(reason)).toBe('Please give a reason: it is sent to whoever asked.');
  expect(server.asked(endpoints.rejectSignUp)).toEqual([]);
  await fill(user, reason, 'Not a company.');
  await user.click(dialog.getByRole('button', { name: words.signUp.reject }));
  await screen.findByText('Not a company.');
  expect(screen.queryByRole('button', { name: 'Actions for Vraj Prints' })).toBeNull();
});

it.each<[ErrorCode, string | undefined]>([
  ['username_taken', 'email'],
  ['sign_up_decided', undefined],
])('keeps what was filled in when the server refuses the client with %s', async (code, at) => {
  const server = desk(request).refuse(endpoints.acceptSignUp, code, at === undefined ? {} : { field: at });
  const { user, dialog } = await choose(words.signUp.accept, server);
  const field = (label: string) => dialog.getByLabelText<HTMLInputElement>(label);
  await fill(user, field(en.clients.name), 'Vraj Prints and Sons');
  await fill(user, field(en.clients.form.password), 'Tana@Bana7');
  await user.click(dialog.getByRole('button', { name: en.clients.add }));
  await dialog.findByText(errors[code].message);
  expect(wrongWith(field(en.clients.form.login))).toBe(at && errors[code].message);
  // What somebody else decided meanwhile is seen beside it.
  await expect.poll(() => timesListed(server)).toBe(2);
  expect([en.clients.name, en.clients.form.login, en.clients.form.password].map((label) => field(label).value)).toEqual(
    ['Vraj Prints and Sons', 'leela@mill.in', 'Tana@Bana7'],
  );
});

it.each([
  ['begins with the trial that was asked for', { credits: 20, days: 14 }, true],
  ['asks for no trial where none is offered any more', null, false],
])('%s', async (_, trial, isTrial) => {
  const offer = desk({ ...request, isTrial: true }).answer(endpoints.getSite, () => ({ trial, reseller: '' }));
  const { user, server, dialog } = await choose(words.signUp.accept, offer);
  if (trial) {
    const offered = await dialog.findByRole('switch', { name: 'A trial of 14 days with 20 credits' });
    expect(offered).toHaveProperty('checked', true);
  }
  await fill(user, dialog.getByLabelText(en.clients.form.password), 'Tana@Bana7');
  await user.click(dialog.getByRole('button', { name: en.clients.add }));
  await screen.findByRole('dialog', { name: 'Vraj Prints is ready' });
  expect(server.asked(endpoints.acceptSignUp)).toMatchObject([{ body: { isTrial } }]);
});

it('keeps the reason of a rejection that failed, and leaves the request as it was when that is given up', async () => {
  const server = desk(request).refuse(endpoints.rejectSignUp, 'unavailable');
  const { user, dialog } = await choose(words.signUp.reject, server);
  const reason = dialog.getByRole('textbox', { name: words.signUp.reason });
  await fill(user, reason, 'x'.repeat(2001));
  await user.click(dialog.getByRole('button', { name: words.signUp.reject }));
  expect(wrongWith(reason)).toBe('This text can have at most 2,000 characters.');
  await fill(user, reason, 'Not a company.');
  await user.click(dialog.getByRole('button', { name: words.signUp.reject }));
  await dialog.findByText(errors.unavailable.message);
  await expect.poll(() => timesListed(server)).toBe(2);
  expect(reason).toHaveProperty('value', 'Not a company.');
  await user.click(dialog.getByRole('button', { name: en.shell.cancel }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('cell', { name: words.signUp.statuses.new })).toBeTruthy();
});
