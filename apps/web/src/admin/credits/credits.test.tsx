import { endpoints, errorSentence } from '@naksha/contract';
import { act, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { admin, designer, houseServer, rules } from '../../../test/a-house.ts';
import type { FakeServer } from '../../../test/fake-server.ts';
import { openApp } from '../../../test/open-app.tsx';
import { en } from '../../i18n/en/en.ts';

const words = en.admin.credits;

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** So many rows, of which every third is of another system. */
const creditServer = (count = 3) => {
  const rows = Array.from({ length: count }, (_, at) => ({
    _id: `0190a000-0000-7000-8000-${String(at).padStart(12, '0')}`,
    userId: designer._id,
    userName: `Person ${at}`,
    feature: at % 3 === 2 ? 'loom at the mill' : 'generate',
    imagesGenerated: 1000 + at,
    creditsDeducted: at,
    timestamp: '2026-11-05T08:00:00.000Z',
  }));
  return houseServer()
    .answer(endpoints.getBalance, () => ({
      creditsLeft: 1234,
      totalCredits: 100_000,
      currentTotal: 100_000,
      reserved: 12,
      expiresAt: null,
      expiring: 0,
    }))
    .answer(endpoints.listCreditLogs, ({ query: { pageNo, limit, feature } }) => {
      const found = rows.filter((row) => !feature || row.feature === feature);
      return { data: found.slice((pageNo - 1) * limit, pageNo * limit), total: found.length, pageNo, limit };
    });
};

async function openCredits(server: FakeServer = creditServer()) {
  const { user } = await openApp('/admin/credits', { as: admin, server });
  await screen.findByRole('heading', { level: 1, name: words.title });
  return { user, server };
}
const fact = (term: string) => screen.getByText(term, { selector: 'dt' }).nextElementSibling?.textContent;
const log = () => within(screen.getByRole('region', { name: words.log }));
const cells = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

it('says what is left, what was granted, what is held and what does not expire', async () => {
  await openCredits();
  await expect.poll(() => fact(words.left)).toBe('1,234');
  expect([fact(words.total), fact(words.reserved), fact(words.expires)]).toEqual(['1,00,000', '12', words.noExpiry]);
});

it('says when the first credits expire', async () => {
  const expiresAt = '2026-12-24T08:00:00.000Z';
  const balance = { creditsLeft: 1, totalCredits: 1, currentTotal: 1, reserved: 0, expiresAt, expiring: 1 };
  await openCredits(creditServer().answer(endpoints.getBalance, () => balance));
  await expect.poll(() => fact(words.expires)).toBe('24 Dec 20261 of them');
});

it('lists who spent how much on what, as specified, and the features of other systems by their own names', async () => {
  await openCredits();
  await screen.findByText('Person 0');
  expect(
    log()
      .getAllByRole('columnheader')
      .map((head) => head.textContent),
  ).toEqual(['User name', 'Feature', 'Images generated', 'Credits deducted', 'Time']);
  const [, first, , third] = log().getAllByRole('row');
  expect(first && cells(first).slice(0, 4)).toEqual(['Person 0', en.studio.tools.generate, '1,000', '0']);
  expect(third && cells(third).slice(0, 4)).toEqual(['Person 2', 'loom at the mill', '1,002', '2']);
  expect(first && cells(first)[4]).toContain('5 Nov 2026');
});

it('writes times by the clock of the company wherever it is read, and says so', async () => {
  vi.stubEnv('TZ', 'America/New_York');
  const rows = creditServer(1).answer(endpoints.getSettings, () => ({ ...rules, timeZone: 'Pacific/Auckland' }));
  rows.refuse(endpoints.downloadCreditLogs, 'load_issue');
  const { user, server } = await openCredits(rows);
  await screen.findByText(/5 Nov 2026, 9:00\spm/);
  expect(log().getByText('Person 0')).toBeTruthy();
  expect(screen.getByText('Times in Pacific/Auckland')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Download CSV' }));
  await user.click(await screen.findByRole('button', { name: 'Okay' }));
  expect(server.asked(endpoints.downloadCreditLogs)).toMatchObject([{ query: { timeZone: 'Pacific/Auckland' } }]);
  vi.unstubAllEnvs();
});

it('turns pages of twenty, and goes back to the first with another feature', async () => {
  const { user, server } = await openCredits(creditServer(41));
  await screen.findByText('1 to 20 of 41');
  await user.click(screen.getByRole('button', { name: en.admin.users.next }));
  await user.click(await screen.findByRole('button', { name: en.admin.users.next }));
  await screen.findByText('41 to 41 of 41');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: en.admin.users.next }).disabled).toBe(true);
  await user.click(screen.getByRole('combobox', { name: words.feature }));
  await user.click(await screen.findByRole('option', { name: en.studio.tools.generate }));
  await screen.findByText('1 to 20 of 28');
  expect(server.asked(endpoints.listCreditLogs).at(-1)?.query).toMatchObject({ pageNo: 1, feature: 'generate' });
});

it('says that nothing was spent, or nothing on what is looked for', async () => {
  const { user } = await openCredits(creditServer(0));
  await screen.findByText(words.none);
  await user.click(screen.getByRole('combobox', { name: words.feature }));
  await user.click(await screen.findByRole('option', { name: en.studio.tools.upscale }));
  await screen.findByText(words.noneFiltered);
});

it.each([
  ['the credits', endpoints.getBalance],
  ['the log', endpoints.listCreditLogs],
])('says why %s could not be read, shows the rest, and asks again', async (_, endpoint) => {
  const { user, server } = await openCredits(creditServer().refuse(endpoint, 'unavailable'));
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText(errorSentence('unavailable', {}, 'en'))).toBeTruthy();
  if (endpoint === endpoints.listCreditLogs) await expect.poll(() => fact(words.left)).toBe('1,234');
  else await screen.findByText('Person 0');
  await user.click(alert.getByRole('button', { name: en.shell.retry }));
  await expect.poll(() => server.asked(endpoint)).toHaveLength(2);
});

it('saves the log as a table of what is looked for, and frees its address after forty seconds', async () => {
  const create = vi.fn((_: Blob) => 'blob:log');
  const revoke = vi.fn();
  Object.assign(URL, { createObjectURL: create, revokeObjectURL: revoke });
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const server = creditServer().answer(endpoints.downloadCreditLogs, () => 'user,credits');
  const { user } = await openCredits(server);
  await user.click(screen.getByRole('combobox', { name: words.feature }));
  await user.click(await screen.findByRole('option', { name: en.studio.tools.generate }));
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await act(async () => screen.getByRole('button', { name: 'Download CSV' }).click());
  await expect.poll(() => clicked.mock.contexts.length).toBe(1);
  expect(clicked.mock.contexts[0]).toMatchObject({ download: 'naksha-credits.csv', href: 'blob:log' });
  expect(server.asked(endpoints.downloadCreditLogs)).toMatchObject([{ query: { feature: 'generate' } }]);
  expect(await create.mock.calls[0]?.[0].text()).toContain('user,credits');
  expect(revoke).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(40_000);
  expect(revoke).toHaveBeenCalledWith('blob:log');
});

it('says why the table could not be saved, and lets it be tried again', async () => {
  const { user, server } = await openCredits(creditServer().refuse(endpoints.downloadCreditLogs, 'load_issue'));
  const button = screen.getByRole('button', { name: 'Download CSV' });
  await user.click(button);
  const dialog = within(await screen.findByRole('dialog', { name: en.session.error.title }));
  expect(dialog.getByText(/^Looks like there's a load issue/)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Okay' }));
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  await user.click(button);
  await screen.findByRole('dialog');
  expect(server.asked(endpoints.downloadCreditLogs)).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Okay' }));
});
