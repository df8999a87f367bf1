import { endpoints, type FailedWork } from '@naksha/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { admin, houseServer } from '../../../test/a-house.ts';
import { openApp } from '../../../test/open-app.tsx';
import { en } from '../../i18n/en/en.ts';

const words = en.support;
const about: FailedWork = {
  job: '0190a000-0000-7000-8000-00000000a1c7',
  operation: 'generate',
  code: 'job_failed',
  time: '2026-11-20T08:00:00.000Z',
  author: 'Asha Rao',
};
const open = (facts: unknown) =>
  openApp(`/admin/support?about=${encodeURIComponent(JSON.stringify(facts))}`, {
    as: admin,
    server: houseServer().answer(endpoints.listTickets, () => ({ data: [], total: 0, pageNo: 1, limit: 20 })),
  });

it('begins a ticket with what a letter knows of a failed job, and forgets it when the form is closed', async () => {
  const { user } = await open(about);
  const form = within(await screen.findByRole('dialog', { name: words.new }));
  expect(form.getByLabelText<HTMLInputElement>(words.ticketTitle).value).toBe('Generate: failed');
  const { value } = form.getByLabelText<HTMLTextAreaElement>(words.description);
  for (const fact of [about.job, about.code, about.author, 'Operation Generate']) expect(value).toContain(fact);
  await user.click(form.getByRole('button', { name: en.shell.close }));
  await waitFor(() => expect(window.location.search).toBe(''));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('opens no form for facts that are none', async () => {
  await open({ ...about, job: 'javascript:alert(1)' });
  await screen.findByText(words.noneYet);
  expect(screen.queryByRole('dialog')).toBeNull();
});
