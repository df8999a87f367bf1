import { endpoints, type FailedWork, type JobAsk } from '@naksha/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { admin, houseServer, rules } from '../../../test/a-house.ts';
import { openApp } from '../../../test/open-app.tsx';
import { en } from '../../i18n/en/en.ts';

const words = en.support;
const about: FailedWork = {
  job: '0190a000-0000-7000-8000-00000000a1c7',
  operation: 'generate',
  code: 'too_many_pixels',
  params: { limit: 280_000_000, totalPixels: 300_000_000, width: 20_000, height: 15_000 },
  time: '2026-11-20T08:00:00.000Z',
  author: 'Asha Rao',
};
const open = (facts: unknown, server = houseServer()) =>
  openApp(`/admin/support?about=${encodeURIComponent(JSON.stringify(facts))}`, {
    as: admin,
    server: server.answer(endpoints.listTickets, () => ({ data: [], total: 0, pageNo: 1, limit: 20 })),
  });

it('begins a ticket with what a letter knows of a failed job, and forgets it when the form is closed', async () => {
  const { user } = await open(about);
  const form = within(await screen.findByRole('dialog', { name: words.new }));
  expect(form.getByLabelText<HTMLInputElement>(words.ticketTitle).value).toBe('Generate: failed');
  const { value } = form.getByLabelText<HTMLTextAreaElement>(words.description);
  for (const fact of [about.job, about.author, 'Operation Generate', 'limit of 280 megapixels'])
    expect(value).toContain(fact);
  expect(value).toContain(`(${about.code})`);
  await user.click(form.getByRole('button', { name: en.shell.close }));
  await waitFor(() => expect(window.location.search).toBe(''));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('begins a ticket with what came as a day and is none', async () => {
  await open({ ...about, code: 'plan_ended', params: { until: 'x' } });
  const form = within(await screen.findByRole('dialog', { name: words.new }));
  expect(form.getByLabelText<HTMLTextAreaElement>(words.description).value).toContain('until x.');
});

it('says when the job failed by the clock of the company, however late that is known', async () => {
  let know: (zone: string) => void = () => undefined;
  const zone = new Promise<string>((resolve) => {
    know = resolve;
  });
  const late = async () => ({ ...rules, timeZone: await zone });
  await open(about, houseServer().answer(endpoints.getSettings, late));
  await screen.findByText(words.noneYet);
  know('Pacific/Kiritimati');
  const form = within(await screen.findByRole('dialog', { name: words.new }));
  expect(form.getByLabelText<HTMLTextAreaElement>(words.description).value).toMatch(
    /20 Nov 2026, (22|10):00.* \(Pacific\/Kiritimati\)/,
  );
});

it('opens no form for facts that are none', async () => {
  await open({ ...about, job: 'javascript:alert(1)' });
  await screen.findByText(words.noneYet);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('lists what designers ask about failed jobs, begins a ticket with it, and takes off what was seen', async () => {
  const ask: JobAsk = { _id: about.job, about, note: 'The third time.', createdAt: about.time };
  const server = houseServer()
    .answer(endpoints.listTickets, () => ({ data: [], total: 0, pageNo: 1, limit: 20 }))
    .answer(endpoints.getSupportNews, () => ({ unread: 1, latestAt: null, asks: 1 }))
    .answer(endpoints.listAsks, () => ({ data: [ask], total: 23 }))
    .answer(endpoints.seeAsk, () => undefined);
  const { user } = await openApp('/admin/support', { as: admin, server });
  // Tickets and asks wait in one number.
  await screen.findByRole('link', { name: `${en.shell.nav.support} 2 ${words.unread}` });
  const asks = within(await screen.findByRole('region', { name: words.asks.title }));
  // Those that the page leaves out are counted too.
  expect(asks.getByRole('heading', { level: 2 }).textContent).toContain('23');
  expect(asks.getByText('The third time.')).toBeTruthy();
  const which = 'Generate: failed, Asha Rao';
  await user.click(asks.getByRole('button', { name: `${words.asks.ask} ${which}` }));
  const form = within(await screen.findByRole('dialog', { name: words.new }));
  expect(form.getByLabelText<HTMLInputElement>(words.ticketTitle).value).toBe('Generate: failed');
  await user.click(form.getByRole('button', { name: en.shell.close }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  server.answer(endpoints.listAsks, () => ({ data: [], total: 0 }));
  server.answer(endpoints.getSupportNews, () => ({ unread: 1, latestAt: null, asks: 0 }));
  await user.click(asks.getByRole('button', { name: `${words.asks.seen} ${which}` }));
  await screen.findByRole('link', { name: `${en.shell.nav.support} 1 ${words.unread}` });
  expect(screen.queryByRole('region', { name: words.asks.title })).toBeNull();
  expect(server.asked(endpoints.seeAsk).map(({ params }) => params.id)).toEqual([ask._id]);
});
