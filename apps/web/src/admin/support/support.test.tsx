import { endpoints, errorSentence, limits, type Ticket, type TicketRow } from '@naksha/contract';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { admin, houseServer, rules } from '../../../test/a-house.ts';
import { fill, wrongWith } from '../../../test/fields.ts';
import { openApp, someone } from '../../../test/open-app.tsx';
import { queryClient } from '../../api/query-client.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { endSession } from '../../api/session-store.ts';
import { en } from '../../i18n/en/en.ts';

afterEach(() => vi.useRealTimers());

const words = en.support;
const clientId = admin.clientId ?? '';
const id = '0190a000-0000-7000-8000-00000000a1c7';
const pictureId = '0190a000-0000-7000-8000-0000000091c7';

const row: TicketRow = {
  _id: id,
  clientId,
  clientName: 'Surat Mills',
  title: 'Grey export',
  status: 'open',
  authorName: 'Asha Rao',
  isUnread: false,
  createdAt: '2026-11-20T08:00:00.000Z',
  updatedAt: '2026-11-21T08:00:00.000Z',
};
const entry = {
  authorName: 'Asha Rao',
  comment: null,
  from: null,
  to: null,
  attachments: [],
  createdAt: row.createdAt,
};
const ticket: Ticket = {
  ...row,
  description: 'The TIFF has lost its colours.',
  version: 4,
  closedAt: null,
  workSeconds: 7500,
  isClockRunning: true,
  entries: [{ ...entry, _id: id, side: 'client', isOwn: true }],
};

/** A desk whose one ticket changes as the screens ask for it. */
function desk(changes: Partial<Ticket> = {}) {
  let now: Ticket = { ...ticket, ...changes };
  const set = (more: Partial<Ticket>) => {
    now = { ...now, ...more, version: now.version + 1 };
    return { data: now };
  };
  return houseServer()
    .answer(endpoints.getTicket, () => ({ data: now }))
    .answer(endpoints.readTicket, () => void set({ isUnread: false }))
    .answer(endpoints.addAttachment, () => ({ _id: pictureId }))
    .answer(endpoints.updateTicket, ({ body: { status } }) => set({ status, closedAt: new Date().toISOString() }))
    .answer(endpoints.commentTicket, ({ body: { comment, change } }) =>
      set({
        entries: [
          ...now.entries,
          { ...entry, _id: id.replace(/.$/, `${now.entries.length}`), side: 'support', isOwn: true, comment },
        ],
        ...(change && { status: change.status }),
      }),
    )
    .answer(endpoints.listTickets, ({ query: { pageNo, limit, search = '', status } }) => {
      const found = Array.from({ length: 25 }, (_, at) => ({
        ...row,
        _id: id.replace(/..$/, `${at + 10}`),
        title: `Question ${at}`,
      }))
        .map((each, at): TicketRow => ({ ...each, status: at === 3 ? 'closed' : 'open', isUnread: at === 1 }))
        .filter((each) => each.title.includes(search) && (!status || each.status === status));
      return { data: found.slice((pageNo - 1) * limit, pageNo * limit), total: found.length, pageNo, limit };
    });
}
async function openTicket(server = desk(), as = admin) {
  const opened = await openApp(`/admin/support/${id}`, { as, server });
  await screen.findByRole('heading', { level: 1, name: row.title });
  return { ...opened, server };
}
const png = (name = 'screen.png', type = 'image/png') => new File(['pixels'], name, { type });

it('finds, filters, sorts and turns pages, and its address says how', async () => {
  const { user, server } = await openApp('/admin/support', { as: admin, server: desk() });
  await screen.findByText('1 to 20 of 25');
  const unread = await screen.findByRole('link', { name: `Question 1 ${words.isNew}` });
  expect(within(unread).getByText(words.isNew)).toBeTruthy();
  expect(screen.queryByText('Surat Mills')).toBeNull();
  await user.click(screen.getByRole('button', { name: en.admin.users.next }));
  await screen.findByText('21 to 25 of 25');
  await user.click(screen.getByRole('button', { name: words.column.title }));
  await screen.findByText('1 to 20 of 25');
  expect(screen.getByRole('columnheader', { name: words.column.title }).getAttribute('aria-sort')).toBe('ascending');
  await fill(user, screen.getByRole('textbox', { name: words.search }), 'Question 3');
  await screen.findByText('1 to 1 of 1');
  await user.click(screen.getByRole('combobox', { name: words.filter }));
  await user.click(await screen.findByRole('option', { name: words.status.open }));
  await screen.findByText(words.none);
  expect(server.asked(endpoints.listTickets).at(-1)?.query).toMatchObject({
    search: 'Question 3',
    status: 'open',
    sortBy: 'title',
    sortDirection: 'asc',
  });
  expect(window.location.search).toContain('status=open');
});

it('shows a super-admin whose a ticket is, and offers no new one', async () => {
  await openApp('/admin/support', { as: someone('superadmin'), server: desk() });
  expect((await screen.findAllByText('Surat Mills')).length).toBe(20);
  expect(screen.queryByRole('button', { name: words.new })).toBeNull();
});

it('opens a ticket with its pictures, once its rules hold, and keeps what was typed when it is refused', async () => {
  const server = desk().refuse(endpoints.createTicket, 'unavailable');
  const { user } = await openApp('/admin/support', { as: admin, server });
  await user.click(await screen.findByRole('button', { name: words.new }));
  const form = within(await screen.findByRole('dialog', { name: words.new }));
  await user.click(form.getByRole('button', { name: words.send }));
  const [title, description] = [form.getByLabelText(words.ticketTitle), form.getByLabelText(words.description)];
  expect([wrongWith(title), wrongWith(description)]).toEqual(['Title is required.', 'Description is required.']);
  await fill(user, title, 'Grey export');
  await fill(user, description, 'It lost its colours.');
  await user.upload(document.querySelector<HTMLInputElement>('input[type=file]') ?? new HTMLInputElement(), png());
  await waitFor(() => expect(server.asked(endpoints.addAttachment)).toHaveLength(1));
  expect(server.asked(endpoints.addAttachment)).toMatchObject([{ body: { clientId, fileName: 'screen.png' } }]);
  await user.click(form.getByRole('button', { name: words.send }));
  await form.findByText(errorSentence('unavailable', {}, 'en'));
  expect(title).toHaveProperty('value', 'Grey export');
  server.answer(endpoints.createTicket, () => ({ data: ticket }));
  await user.click(form.getByRole('button', { name: words.send }));
  await expect.poll(() => screen.queryByRole('dialog', { name: words.new })).toBeNull();
  const [first, second] = server.asked(endpoints.createTicket);
  expect(second?.body).toEqual({ title: 'Grey export', description: 'It lost its colours.', attachments: [pictureId] });
  expect(second?.headers.get('idempotency-key')).toBe(first?.headers.get('idempotency-key'));
});

it('says at a picture what is wrong with it, and takes those that are pasted', async () => {
  const { user, server } = await openTicket();
  const answer = screen.getByLabelText(words.answer);
  fireEvent.paste(answer, {
    clipboardData: { files: [png('notes.exe', 'application/x-msdownload'), png('order.pdf', 'application/pdf')] },
  });
  await screen.findByText(errorSentence('attachment_type_not_allowed', {}, 'en'));
  await waitFor(() => expect(server.asked(endpoints.addAttachment)).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: words.removePicture.replace('{name}', 'notes.exe') }));
  await fill(user, answer, 'As you see.');
  await user.click(screen.getByRole('button', { name: words.send }));
  await screen.findByText('As you see.');
  expect(server.asked(endpoints.commentTicket)).toMatchObject([
    { body: { comment: 'As you see.', attachments: [pictureId] } },
  ]);
});

it('says which files were refused before the message is sent, and again after', async () => {
  const { user, server } = await openTicket();
  const answer = screen.getByLabelText(words.answer);
  const many = Array.from({ length: limits.ticketAttachments + 1 }, (_, at) => png(`screen ${at + 1}.png`));
  fireEvent.paste(answer, { clipboardData: { files: [png('notes.exe', 'application/x-msdownload')] } });
  await screen.findByText(words.leftOut.replace('{names}', 'notes.exe'));
  fireEvent.paste(answer, { clipboardData: { files: many } });
  const names = `notes.exe and ${many.at(-1)?.name}`;
  await screen.findByText(words.leftOut.replace('{names}', names));
  await screen.findByText(errorSentence('attachments_too_many', { limit: limits.ticketAttachments }, 'en'));
  await waitFor(() => expect(server.asked(endpoints.addAttachment)).toHaveLength(limits.ticketAttachments));
  await fill(user, answer, 'As you see.');
  await user.click(screen.getByRole('button', { name: words.send }));
  await screen.findByText(words.sentWithout.replace('{names}', names));
});

it('refuses an empty message, and empties the field when one was sent', async () => {
  const { user, server } = await openTicket();
  const answer = screen.getByLabelText(words.answer);
  await user.click(screen.getByRole('button', { name: words.send }));
  expect(wrongWith(answer)).toBe('Comment must not be empty.');
  await fill(user, answer, 'Still grey.');
  await user.click(screen.getByRole('button', { name: words.send }));
  await within(screen.getByRole('list', { name: words.thread })).findByText('Still grey.');
  expect(answer).toHaveProperty('value', '');
  expect(server.asked(endpoints.commentTicket)).toHaveLength(1);
  // Said once more it is another message.
  await fill(user, answer, 'Still grey.');
  await user.click(screen.getByRole('button', { name: words.send }));
  await expect.poll(() => screen.getAllByText('Still grey.')).toHaveLength(2);
  const keys = server.asked(endpoints.commentTicket).map(({ headers }) => headers.get('idempotency-key'));
  expect(new Set(keys).size).toBe(2);
});

it.each([
  ['image/png', 1],
  ['application/pdf', 0],
])('hands out a file of the type %s with %i pictures of it', async (contentType, pictures) => {
  const file = { _id: pictureId, fileName: 'order', contentType, bytes: 9, url: '/support/attachments/signed/x' };
  await openTicket(desk({ entries: [{ ...entry, _id: id, side: 'client', isOwn: true, attachments: [file] }] }));
  const link = await screen.findByRole('link', { name: 'order' });
  expect([link.getAttribute('download'), link.querySelectorAll('img').length]).toEqual(['order', pictures]);
});

it.each([
  ['an administrator the times of a ticket by the clock of the company', admin, 'Asia/Kolkata', '21 Nov 2026, 1:30 am'],
  ['an administrator in another zone the times there', admin, 'America/New_York', '20 Nov 2026, 3:00 pm'],
])('shows %s', async (_, as, timeZone, shown) => {
  const createdAt = '2026-11-20T20:00:00.000Z';
  const server = desk({ createdAt, entries: [{ ...entry, createdAt, _id: id, side: 'client', isOwn: true }] });
  server.answer(endpoints.getSettings, () => ({ ...rules, timeZone }));
  await openApp(`/admin/support/${id}`, { as, server });
  expect(await screen.findAllByText(shown)).toHaveLength(2);
});

it('lets a client close its ticket, once that was confirmed by its name, and open it again', async () => {
  const { user, server } = await openTicket();
  await user.click(screen.getByRole('button', { name: words.act.closed }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Close “Grey export”?' }));
  expect(server.asked(endpoints.updateTicket)).toEqual([]);
  await user.click(dialog.getByRole('button', { name: words.act.closed }));
  await screen.findByText(words.closedOpenable);
  await screen.findByText('“Grey export” is now Closed.');
  expect(server.asked(endpoints.updateTicket)).toMatchObject([{ body: { status: 'closed', version: 4 } }]);
  expect(screen.getByRole('button', { name: words.act.open })).toBeTruthy();
});

it('says that a ticket was changed by somebody else, and shows it as it is now', async () => {
  const server = desk().refuse(endpoints.updateTicket, 'ticket_changed');
  const { user } = await openTicket(server);
  await user.click(screen.getByRole('button', { name: words.act.closed }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: words.act.closed }));
  await screen.findByText(errorSentence('ticket_changed', {}, 'en'));
  await waitFor(() => expect(server.asked(endpoints.getTicket).length).toBe(2));
  await user.click(screen.getByRole('button', { name: en.session.error.okay }));
});

it('lets support ask with the same message, and offers only what may follow', async () => {
  const { user, server } = await openTicket(desk(), someone('superadmin'));
  await user.click(screen.getByRole('button', { name: words.setStatus }));
  expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual([
    words.act['in-progress'],
    words.act['pending-information'],
    words.act.closed,
  ]);
  await user.keyboard('{Escape}');
  await fill(user, screen.getByLabelText(words.answer), 'Which profile?');
  await user.click(screen.getByRole('combobox', { name: words.statusAfter }));
  await user.click(await screen.findByRole('option', { name: words.status['pending-information'] }));
  await user.click(screen.getByRole('button', { name: words.send }));
  const asked = async () =>
    within(await screen.findByRole('dialog', { name: 'Wait for information on “Grey export”?' }));
  await user.click((await asked()).getByRole('button', { name: en.shell.cancel }));
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByLabelText(words.answer)).toHaveProperty('value', 'Which profile?');
  expect(server.asked(endpoints.commentTicket)).toEqual([]);
  await user.click(screen.getByRole('button', { name: words.send }));
  await user.click((await asked()).getByRole('button', { name: words.act['pending-information'] }));
  await within(screen.getByRole('list', { name: words.thread })).findByText('Which profile?');
  const change = { status: 'pending-information', version: 4 };
  expect(server.asked(endpoints.commentTicket)).toMatchObject([{ body: { comment: 'Which profile?', change } }]);
});

it('keeps an answer and a new ticket over a log-in that had ended, for the one who wrote them', async () => {
  const { user } = await openTicket();
  await fill(user, screen.getByLabelText(words.answer), 'Half an hour of words.');
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: words.title }));
  await user.click(await screen.findByRole('button', { name: words.new }));
  await fill(user, await screen.findByLabelText(words.description), 'Another half an hour.');
  act(endSession);
  cleanup();
  await openTicket(desk(), { ...admin, _id: pictureId });
  expect(screen.getByLabelText(words.answer)).toHaveProperty('value', '');
  act(endSession);
  cleanup();
  const again = await openTicket();
  expect(screen.getByLabelText(words.answer)).toHaveProperty('value', 'Half an hour of words.');
  await again.user.click(screen.getByRole('button', { name: words.send }));
  await expect.poll(() => screen.getByLabelText(words.answer)).toHaveProperty('value', '');
  await again.user.click(within(screen.getByRole('main')).getByRole('link', { name: words.title }));
  await again.user.click(await screen.findByRole('button', { name: words.new }));
  expect(await screen.findByLabelText(words.description)).toHaveProperty('value', 'Another half an hour.');
  await again.user.click(screen.getByRole('button', { name: en.shell.cancel }));
  await again.user.click(screen.getByRole('button', { name: words.new }));
  expect(await screen.findByLabelText(words.description)).toHaveProperty('value', '');
});

it('reads the links of pictures again before they end', async () => {
  const picture = { _id: pictureId, fileName: 'grey.png', contentType: 'image/png', bytes: 6 };
  const server = desk().answer(endpoints.checkSession, () => ({ success: true }));
  server.answer(endpoints.getTicket, () => ({
    data: {
      ...ticket,
      entries: ticket.entries.map((each) => ({
        ...each,
        attachments: [{ ...picture, url: `/signed/${server.asked(endpoints.getTicket).length}` }],
      })),
    },
  }));
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  await openApp(`/admin/support/${id}`, { as: admin, server });
  const link = () => screen.queryByRole('link', { name: 'grey.png' })?.getAttribute('href');
  await expect.poll(link).toBeTruthy();
  const before = link();
  act(() => vi.advanceTimersByTime(limits.signedReadSeconds * 1000 - 1));
  await expect.poll(link).not.toBe(before);
});

it('marks what was shown as read, up to what was shown', async () => {
  const { server } = await openTicket(desk({ isUnread: true }));
  await waitFor(() => expect(server.asked(endpoints.readTicket)).toHaveLength(1));
  expect(server.asked(endpoints.readTicket)).toMatchObject([{ params: { id }, body: { until: row.updatedAt } }]);
});

it('counts in the navigation what is unread, and loads the list again when something was written', async () => {
  const server = desk().answer(endpoints.getSupportNews, () => ({ unread: 2, latestAt: row.updatedAt, asks: 0 }));
  await openApp('/admin/support', { as: admin, server });
  await screen.findByRole('link', { name: `${en.shell.nav.support} 2 ${words.unread}` });
  await screen.findByText('1 to 20 of 25');
  const before = server.asked(endpoints.listTickets).length;
  server.answer(endpoints.getSupportNews, () => ({ unread: 0, latestAt: '2026-11-22T08:00:00.000Z', asks: 0 }));
  await queryClient.invalidateQueries({ queryKey: queryKeys.supportNews });
  await screen.findByRole('link', { name: en.shell.nav.support });
  await waitFor(() => expect(server.asked(endpoints.listTickets).length).toBe(before + 1));
});

it('leaves a ticket that is closed for good without a field and without a way on', async () => {
  await openTicket(desk({ status: 'closed', closedAt: '2020-01-01T00:00:00.000Z', isClockRunning: false }));
  await screen.findByText(words.closedForGood);
  expect(screen.queryByLabelText(words.answer)).toBeNull();
  expect(screen.queryByRole('button', { name: words.act.open })).toBeNull();
});
