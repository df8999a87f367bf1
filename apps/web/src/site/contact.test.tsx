import { endpoints, errors, limits } from '@naksha/contract';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { admin, houseServer } from '../../test/a-house.ts';
import { FakeServer } from '../../test/fake-server.ts';
import { FakeWorker } from '../../test/fake-worker.ts';
import { fill, wrongWith } from '../../test/fields.ts';
import { openApp, someone } from '../../test/open-app.tsx';
import { en } from '../i18n/en/en.ts';

const words = en.requests;

beforeEach(() => FakeWorker.install());

const field = (name: string) => screen.getByRole('textbox', { name });
const submit = () => screen.getByRole('button', { name: words.sales.submit });

async function openForm(server = new FakeServer(), as?: ReturnType<typeof someone>) {
  const opened = await openApp('/contact', { server, ...(as ? { as } : {}) });
  await screen.findByRole('heading', { level: 1, name: words.sales.title });
  return { ...opened, server };
}

it('says at each field what is wrong with it, and keeps what was typed', async () => {
  const { user } = await openForm();
  await user.click(submit());
  expect(wrongWith(field(words.email))).toBe('Email is required.');
  expect(wrongWith(field(words.phone))).toBe('Phone number is required.');
  await fill(user, field(words.email), 'asha');
  await fill(user, field(words.phone), 'call me');
  expect(wrongWith(field(words.email))).toBe('Please enter a valid email address, e.g, name@example.com.');
  expect(wrongWith(field(words.phone))).toBe('Please enter a valid phone number.');
  expect(field(words.phone)).toHaveProperty('value', 'call me');
});

it('sends the words with the stamp of the form, keeps them when that fails, and says that they came in', async () => {
  const server = new FakeServer().refuse(endpoints.talkToSales, 'too_many_requests', { params: { seconds: 9 } });
  const { user } = await openForm(server);
  await fill(user, field(words.email), 'asha@example.in');
  await fill(user, field(words.phone), '+91 98250 12345');
  await fill(user, field(words.sales.message), 'Sarees');
  await user.click(submit());
  await screen.findByText('Too many requests. Please try again in 9 seconds.');
  expect(field(words.sales.message)).toHaveProperty('value', 'Sarees');
  server.answer(endpoints.talkToSales, () => ({ success: true }));
  await user.click(submit());
  await screen.findByText(words.sales.sent.replace('{email}', 'asha@example.in'));
  expect(server.asked(endpoints.talkToSales)[1]).toMatchObject({
    body: { email: 'asha@example.in', phone: '+91 98250 12345', message: 'Sarees', website: '', stamp: 'a stamp' },
  });
});

it.each([undefined, someone('admin')])('offers the login to strangers alone: %o', async (as) => {
  await openForm(new FakeServer(), as);
  expect(screen.queryAllByText(words.sales.member, { exact: false })).toHaveLength(as ? 0 : 1);
});

it('has a field that only programs find, and sends what they put into it', async () => {
  const server = new FakeServer().answer(endpoints.talkToSales, () => ({ success: true }));
  const { user } = await openForm(server);
  const trap = document.querySelector<HTMLInputElement>('input[name="website"]');
  if (!trap) throw new Error('There is no trap.');
  expect(screen.getAllByRole('textbox')).not.toContain(trap);
  expect([trap.tabIndex, trap.getAttribute('aria-hidden'), trap.autocomplete]).toEqual([-1, 'true', 'off']);
  fireEvent.change(trap, { target: { value: 'https://buy.example' } });
  await fill(user, field(words.email), 'bot@example.in');
  await fill(user, field(words.phone), '9825012345');
  await user.click(submit());
  await screen.findByText(words.sales.sent.replace('{email}', 'bot@example.in'));
  expect(server.asked(endpoints.talkToSales)).toMatchObject([{ body: { website: 'https://buy.example' } }]);
});

it('is sent once however often it is pressed', async () => {
  const server = new FakeServer().answer(endpoints.talkToSales, () => new Promise(() => undefined));
  const { user } = await openForm(server);
  await fill(user, field(words.email), 'asha@example.in');
  await fill(user, field(words.phone), '9825012345');
  await user.dblClick(submit());
  await user.click(submit());
  expect(server.asked(endpoints.talkToSales)).toHaveLength(1);
});

it('is reached by an administrator of a client from the foot of the administration', async () => {
  const { user } = await openApp('/admin/users', { as: admin, server: houseServer() });
  const foot = within(await screen.findByRole('contentinfo'));
  await user.click(foot.getByRole('link', { name: words.sales.title }));
  await screen.findByRole('heading', { level: 1, name: words.sales.title });
  expect(window.location.pathname).toBe('/contact');
});

it('keeps what was typed while another page is looked at, and forgets it once it was sent', async () => {
  const server = new FakeServer()
    .answer(endpoints.talkToSales, () => ({ success: true }))
    .answer(endpoints.demonstration, () => ({ logins: [] }));
  const { user } = await openForm(server);
  await fill(user, field(words.sales.message), 'Sarees');
  const sheet = screen.getByText(words.sales.member, { exact: false });
  await user.click(within(sheet).getByRole('link'));
  await screen.findByRole('heading', { level: 1, name: en.session.login.title });
  window.history.back();
  await screen.findByRole('heading', { level: 1, name: words.sales.title });
  expect(field(words.sales.message)).toHaveProperty('value', 'Sarees');
  await fill(user, field(words.email), 'asha@example.in');
  await fill(user, field(words.phone), '9825012345');
  await user.click(submit());
  await screen.findByRole('status');
  expect(Object.keys(sessionStorage).filter((key) => key.startsWith('naksha.form'))).toEqual([]);
});

it('has a new stamp automatically when it was open for long, and keeps what was typed', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  let stamps = 0;
  const server = new FakeServer()
    .answer(endpoints.getFormStamp, () => ({ stamp: `stamp ${++stamps}`, ripeInMs: 0 }))
    .answer(endpoints.talkToSales, () => ({ success: true }));
  const { user } = await openForm(server);
  await fill(user, field(words.email), 'asha@example.in');
  await fill(user, field(words.phone), '9825012345');
  await act(() => vi.advanceTimersByTimeAsync(limits.formStampSeconds * 1000));
  await expect.poll(() => stamps).toBe(3);
  expect(field(words.email)).toHaveProperty('value', 'asha@example.in');
  await user.click(submit());
  await screen.findByRole('status');
  expect(server.asked(endpoints.talkToSales)).toMatchObject([{ body: { stamp: 'stamp 3' } }]);
});

it('waits until its stamp is ripe, and asks for another when there is none', async () => {
  const server = new FakeServer()
    .refuse(endpoints.getFormStamp, 'unavailable')
    .answer(endpoints.talkToSales, () => ({ success: true }));
  const { user } = await openForm(server);
  await fill(user, field(words.email), 'asha@example.in');
  await fill(user, field(words.phone), '9825012345');
  await user.click(submit());
  await screen.findByText(errors.unavailable.message);
  server.answer(endpoints.getFormStamp, () => ({ stamp: 'late', ripeInMs: 300 }));
  const from = performance.now();
  await user.click(submit());
  await screen.findByRole('status');
  expect(performance.now() - from).toBeGreaterThan(290);
  expect(server.asked(endpoints.talkToSales)).toMatchObject([{ body: { stamp: 'late' } }]);
});
