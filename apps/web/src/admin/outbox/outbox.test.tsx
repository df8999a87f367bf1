import { endpoints, type ListedMail } from '@naksha/contract';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { houseServer } from '../../../test/a-house.ts';
import type { FakeServer } from '../../../test/fake-server.ts';
import { fill } from '../../../test/fields.ts';
import { openApp, someone } from '../../../test/open-app.tsx';
import { en } from '../../i18n/en/en.ts';

const words = en.mail.outbox;
const aMail: ListedMail = {
  _id: '0190a000-0000-7000-8000-0000000a1111',
  kind: 'passwordReset',
  state: 'failed',
  to: 'asha@mill.example',
  subject: 'Set a new password',
  lang: 'en',
  attempts: 30,
  times: 1,
  userName: 'Asha Rao',
  clientName: 'Vraj Prints',
  lastError: '550 no such mailbox',
  createdAt: '2026-11-22T08:00:00.000Z',
  sentAt: null,
};
const { userName: _, clientName: __, ...letter } = aMail;
const html = '<p>Hello</p><script>document.title = "taken"</script>';

const outbox = (mails: readonly ListedMail[] = [aMail]) =>
  houseServer()
    .answer(endpoints.listMails, ({ query: { pageNo, limit } }) => ({
      data: [...mails],
      total: mails.length,
      pageNo,
      limit,
    }))
    .answer(endpoints.getMail, () => ({ data: { ...letter, text: 'Hello as text', html } }));

async function openOutbox(server = outbox()) {
  const { user } = await openApp('/admin/outbox', { as: someone('superadmin'), server });
  await screen.findByRole('heading', { name: words.title });
  return { user, server };
}
const asked = (server: FakeServer) => server.asked(endpoints.listMails).map(({ query }) => query);

it('searches, filters and sorts on the server, from the first page on', async () => {
  const { user, server } = await openOutbox();
  await user.click(await screen.findByRole('button', { name: words.to }));
  await expect.poll(() => asked(server).at(-1)).toMatchObject({ sortBy: 'to', sortDirection: 'asc' });
  await user.click(screen.getByRole('button', { name: words.to }));
  await expect.poll(() => asked(server).at(-1)).toMatchObject({ sortBy: 'to', sortDirection: 'desc' });
  const head = screen.getByRole('button', { name: words.to }).closest('th');
  expect(head?.getAttribute('aria-sort')).toBe('descending');
  await fill(user, screen.getByLabelText(words.search), 'asha');
  await expect.poll(() => asked(server).at(-1)).toMatchObject({ search: 'asha', sortBy: 'to', pageNo: 1 });
  await user.click(screen.getByRole('combobox', { name: words.state }));
  await user.click(await screen.findByRole('option', { name: en.mail.states.failed }));
  await expect.poll(() => asked(server).at(-1)).toMatchObject({ search: 'asha', state: 'failed' });
});

it('keeps reports of errors in a room apart, each with who met it, how often, and the call', async () => {
  const report: ListedMail = { ...aMail, kind: 'errorReport', subject: 'POST /design/jobs: unavailable', times: 1200 };
  const server = outbox().answer(endpoints.listMails, ({ query: { pageNo, limit, room } }) => ({
    data: [room === 'reports' ? report : aMail],
    total: 1,
    pageNo,
    limit,
  }));
  const { user } = await openOutbox(server);
  const letters = within(await screen.findByRole('region', { name: en.mail.rooms.letters }));
  expect(letters.getByText('Asha Rao, Vraj Prints')).toBeTruthy();
  expect(letters.getByText('30')).toBeTruthy();
  expect(asked(server).map(({ room }) => room)).toEqual(['letters']);
  await user.click(screen.getByRole('tab', { name: en.mail.rooms.reports }));
  const reports = within(await screen.findByRole('region', { name: en.mail.rooms.reports }));
  const row = [...(reports.getAllByRole('row')[1]?.children ?? [])].map((cell) => cell.textContent);
  const subject = words.open.replace('{subject}', report.subject);
  expect(row.slice(1, 6)).toEqual(['Error report', subject, 'Failed', 'Asha Rao, Vraj Prints', '1,200']);
  await user.click(screen.getByRole('combobox', { name: words.kind }));
  const kinds = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
  expect(kinds).toEqual([en.mail.kinds.errorReport, en.mail.kinds.refusalReport]);
});

it('opens a mail in a frame in which nothing runs, and as text', async () => {
  const { user } = await openOutbox();
  await user.click(await screen.findByRole('button', { name: 'Open “Set a new password”' }));
  const dialog = within(await screen.findByRole('dialog', { name: aMail.subject }));
  const frame = await dialog.findByTitle<HTMLIFrameElement>(words.asHtml);
  expect([frame.getAttribute('sandbox'), frame.getAttribute('srcdoc')]).toEqual(['', html]);
  dialog.getByText(words.readLogged);
  dialog.getByText(aMail.lastError ?? '');
  await user.click(dialog.getByRole('tab', { name: words.asText }));
  await dialog.findByText('Hello as text');
});

it('says of the words of a letter in which language they are, wherever it shows them', async () => {
  const theirs = { lang: 'gu', subject: 'નવો પાસવર્ડ રાખો' } as const;
  const text = 'નમસ્તે';
  const { user } = await openOutbox(
    outbox([{ ...aMail, ...theirs }]).answer(endpoints.getMail, () => ({ data: { ...letter, ...theirs, text, html } })),
  );
  const langOf = (element: HTMLElement) => element.closest('[lang]')?.getAttribute('lang');
  expect(langOf(await screen.findByText(theirs.subject))).toBe('gu');
  await user.click(screen.getByRole('button', { name: `Open “${theirs.subject}”` }));
  const dialog = within(await screen.findByRole('dialog', { name: theirs.subject }));
  expect(langOf(dialog.getByText(theirs.subject))).toBe('gu');
  await user.click(dialog.getByRole('tab', { name: words.asText }));
  expect(langOf(await dialog.findByText(text))).toBe('gu');
});

it('says in words that a mail was given up because it was of no use any more', async () => {
  const late = { ...aMail, lastError: 'too_late' };
  const { user } = await openOutbox(
    outbox([late]).answer(endpoints.getMail, () => ({ data: { ...letter, lastError: 'too_late', text: '', html } })),
  );
  await screen.findByTitle(words.tooLate);
  await user.click(screen.getByRole('button', { name: 'Open “Set a new password”' }));
  const dialog = within(await screen.findByRole('dialog', { name: aMail.subject }));
  await dialog.findByText(words.tooLate);
  expect(screen.queryByText('too_late')).toBeNull();
});

it.each([
  ['queued', words.retried],
  ['kept', words.stillKept],
] as const)('tries a mail again, and says that it is %s then', async (state, said) => {
  const server = outbox().answer(endpoints.retryMail, () => ({ data: { ...letter, state } }));
  const { user } = await openOutbox(server);
  await user.click(await screen.findByRole('button', { name: words.retry }));
  await screen.findByText(said);
  expect(server.asked(endpoints.retryMail)).toMatchObject([{ params: { id: aMail._id } }]);
});

it.each(['queued', 'sending', 'sent'] as const)('offers no second try for what is %s', async (state) => {
  await openOutbox(outbox([{ ...aMail, state }]));
  await screen.findByText(en.mail.states[state]);
  expect(screen.queryByRole('button', { name: words.retry })).toBeNull();
});

it('says that nothing was written yet', async () => {
  await openOutbox(outbox([]));
  await screen.findByText(en.mail.none.letters);
});

it('says why the outbox did not come', async () => {
  await openOutbox(houseServer().refuse(endpoints.listMails, 'load_issue'));
  await screen.findByText(/Looks like there's a load issue/);
});

it('goes from page to page, and back to the first when another kind is looked at or sorted otherwise', async () => {
  const server = outbox().answer(endpoints.listMails, ({ query: { pageNo, limit } }) => ({
    data: [aMail],
    total: 31,
    pageNo,
    limit,
  }));
  const { user } = await openOutbox(server);
  await user.click(await screen.findByRole('button', { name: en.admin.users.next }));
  await expect.poll(() => asked(server).at(-1)).toMatchObject({ pageNo: 2, sortBy: 'createdAt' });
  await user.click(screen.getByRole('combobox', { name: words.kind }));
  await user.click(await screen.findByRole('option', { name: en.mail.kinds.psdReady }));
  await expect.poll(() => asked(server).at(-1)).toMatchObject({ pageNo: 1, kind: 'psdReady' });
  await user.click(screen.getByRole('button', { name: en.admin.users.next }));
  await expect.poll(() => asked(server).at(-1)).toMatchObject({ pageNo: 2 });
  await user.click(screen.getByRole('button', { name: words.to }));
  await expect.poll(() => asked(server).at(-1)).toMatchObject({ pageNo: 1, sortBy: 'to' });
});

it('shows the last page where the one that was looked at is gone, because its only mail has left it', async () => {
  let total = 31;
  const server = outbox().answer(endpoints.listMails, ({ query: { pageNo, limit } }) => ({
    data: (pageNo - 1) * limit < total ? [aMail] : [],
    total,
    pageNo,
    limit,
  }));
  const { user } = await openOutbox(server.answer(endpoints.retryMail, () => ({ data: letter })));
  await user.click(await screen.findByRole('button', { name: en.admin.users.next }));
  await screen.findByText('31 to 31 of 31');
  total = 30;
  await user.click(screen.getByRole('button', { name: words.retry }));
  await screen.findByText('1 to 30 of 30');
  expect(screen.getByText(aMail.subject)).toBeTruthy();
});

it('shows a mail that has no HTML as text alone', async () => {
  const server = outbox().answer(endpoints.getMail, () => ({ data: { ...letter, to: null, text: 'Plain', html: '' } }));
  const { user } = await openOutbox(server);
  await user.click(await screen.findByRole('button', { name: 'Open “Set a new password”' }));
  await screen.findByText('Plain');
  expect(screen.queryByRole('tab', { name: words.asHtml })).toBeNull();
  expect(screen.getByRole('dialog').textContent).toContain(words.noAddress);
});

it('says why a mail did not come', async () => {
  const { user } = await openOutbox(outbox().refuse(endpoints.getMail, 'load_issue'));
  await user.click(await screen.findByRole('button', { name: 'Open “Set a new password”' }));
  await screen.findByText(/Looks like there's a load issue/);
});

it('names the button of a mail by its subject, whose language is heard', async () => {
  const subject = 'नया पासवर्ड';
  await openOutbox(outbox([{ ...aMail, subject, lang: 'hi' }]));
  const button = await screen.findByRole('button', { name: words.open.replace('{subject}', subject) });
  expect(button.hasAttribute('aria-label')).toBe(false);
  expect(within(button).getByText(subject).lang).toBe('hi');
});
