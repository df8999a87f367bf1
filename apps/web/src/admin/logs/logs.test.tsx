import { type ActionLog, endpoints } from '@naksha/contract';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { admin, houseServer } from '../../../test/a-house.ts';
import { clientNo, clientsServer, operator } from '../../../test/all-clients.ts';
import { fill } from '../../../test/fields.ts';
import { openApp } from '../../../test/open-app.tsx';
import { en } from '../../i18n/en/en.ts';
import { hi } from '../../i18n/hi/hi.ts';

const words = en.logs;
const mill = clientNo(1);
const asha = '0190a000-0000-7000-8000-0000000a54a1';
const line: ActionLog = {
  _id: '0190a000-0000-7000-8000-00000000106a',
  clientId: mill._id,
  clientName: mill.name,
  timeZone: 'Asia/Kolkata',
  userId: asha,
  userName: 'Asha Rao',
  action: 'client.settings',
  object: null,
  params: {},
  before: { isIpRequired: false, allowedIps: [] },
  after: { isIpRequired: true, allowedIps: ['10.0.0.0/8', '::1'] },
  ip: '203.0.113.7',
  requestId: 'req-42',
  createdAt: '2026-11-22T08:00:00.000Z',
};

const logServer = (lines: readonly ActionLog[] = [line], total = lines.length, house = houseServer()) => {
  const page = ({ query: { page: pageNo, limit } }: { query: { page: number; limit: number } }) => ({
    data: [...lines],
    total,
    pageNo,
    limit,
  });
  return house
    .answer(endpoints.listClientActionLogs, page)
    .answer(endpoints.listActionLogs, page)
    .answer(endpoints.listActionLogUsers, () => ({ data: [{ _id: asha, name: 'Asha Rao' }] }));
};

async function openLogs(server = logServer(), as = admin) {
  const { user } = await openApp('/admin/logs', { as, server });
  await screen.findByRole('heading', { level: 1, name: words.title });
  return { user, server, asked: () => server.asked(endpoints.listClientActionLogs).at(-1) };
}

it('shows the own log alone, and opens a line with what was changed in words', async () => {
  const { user, server, asked } = await openLogs();
  const row = await screen.findByRole('row', { name: /Asha Rao/ });
  expect(asked()?.params).toEqual({ id: admin.clientId });
  expect(row.textContent).toContain('IP restriction, Allowed IPs');
  expect(screen.queryByRole('columnheader', { name: words.client })).toBeNull();
  await user.click(within(row).getByRole('button', { name: 'Changed the settings' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Changed the settings' }));
  const rows = dialog.getAllByRole('row').map((each) => [...each.children].map((cell) => cell.textContent));
  expect(rows).toEqual([
    [words.field, words.before, words.after],
    ['IP restriction', 'No', 'Yes'],
    ['Allowed IPs', 'None', '10.0.0.0/8, ::1'],
  ]);
  for (const text of ['203.0.113.7', 'req-42', 'Mill 1']) dialog.getByText(text);
  dialog.getByText(/1:30\spm \(Asia\/Kolkata\)$/);
  expect(server.asked(endpoints.listActionLogs)).toEqual([]);
});

it('filters by who, what, days and words on the server, from the first page on', async () => {
  const { user, asked } = await openLogs(logServer([line], 41));
  await user.click(await screen.findByRole('button', { name: en.admin.users.next }));
  await expect.poll(() => asked()?.query).toMatchObject({ page: 2 });
  await user.click(screen.getByRole('combobox', { name: words.who }));
  await user.click(await screen.findByRole('option', { name: 'Asha Rao' }));
  await expect.poll(() => asked()?.query).toMatchObject({ page: 1, userId: asha });
  await user.click(screen.getByRole('combobox', { name: words.what }));
  await user.click(await screen.findByRole('option', { name: 'Granted credits' }));
  fireEvent.change(screen.getByLabelText(words.from), { target: { value: '2026-11-01' } });
  fireEvent.change(screen.getByLabelText(words.to), { target: { value: '2026-11-30' } });
  await fill(user, screen.getByRole('textbox', { name: words.search }), '10.1');
  await expect
    .poll(() => asked()?.query)
    .toMatchObject({
      action: 'credits.granted',
      from: '2026-10-31T18:30:00.000Z',
      to: '2026-11-30T18:30:00.000Z',
      search: '10.1',
      page: 1,
    });
});

it('lets a super-admin read all clients, or the one that is picked', async () => {
  const { user, server, asked } = await openLogs(logServer([line], 1, clientsServer(2)), operator);
  const row = await screen.findByRole('row', { name: /Mill 1/ });
  expect([within(row).getAllByRole('cell').length, asked()]).toEqual([4, undefined]);
  await user.click(screen.getByRole('combobox', { name: words.client }));
  await user.click(await screen.findByRole('option', { name: 'Mill 1' }));
  await expect.poll(() => asked()?.params).toEqual({ id: mill._id });
  expect(server.asked(endpoints.listActionLogs)).toHaveLength(1);
});

it('takes away what is filtered, in the language of the reader and the zone of the company', async () => {
  const server = logServer().refuse(endpoints.downloadActionLogs, 'load_issue');
  const { user } = await openApp('/admin/logs', { as: admin, server, language: 'hi' });
  fireEvent.change(await screen.findByLabelText(hi.logs.from), { target: { value: '2026-11-01' } });
  await user.click(screen.getByRole('button', { name: hi.admin.credits.csv }));
  await screen.findByRole('dialog');
  expect(server.asked(endpoints.downloadActionLogs)).toMatchObject([
    {
      query: {
        clientId: admin.clientId,
        from: '2026-10-31T18:30:00.000Z',
        lang: 'hi',
        timeZone: 'Asia/Kolkata',
      },
    },
  ]);
});

it('says that nothing happened, and where nothing matches', async () => {
  const { user } = await openLogs(logServer([]));
  await screen.findByText(words.none);
  await fill(user, screen.getByRole('textbox', { name: words.search }), 'silk');
  await screen.findByText(words.noneFound);
});

it('says why the log did not come', async () => {
  await openLogs(logServer().refuse(endpoints.listClientActionLogs, 'load_issue'));
  await screen.findByText(/Looks like there's a load issue/);
});

it('says that the last day lies before the first one, and takes nothing away then', async () => {
  await openLogs(logServer([]));
  fireEvent.change(screen.getByLabelText(words.from), { target: { value: '2026-11-30' } });
  fireEvent.change(screen.getByLabelText(words.to), { target: { value: '2026-11-01' } });
  await screen.findByText(words.backwards);
  expect(screen.getByLabelText(words.to).getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('button', { name: en.admin.credits.csv })).toHaveProperty('disabled', true);
});
