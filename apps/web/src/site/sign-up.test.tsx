import { endpoints, errors } from '@naksha/contract';
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { plan } from '../../test/a-house.ts';
import { FakeServer } from '../../test/fake-server.ts';
import { FakeWorker } from '../../test/fake-worker.ts';
import { fill, wrongWith } from '../../test/fields.ts';
import { openApp } from '../../test/open-app.tsx';
import { en } from '../i18n/en/en.ts';

const words = en.requests;
beforeEach(() => FakeWorker.install());

const office = () =>
  new FakeServer()
    .answer(endpoints.listPublicPlans, () => ({ data: [plan] }))
    .answer(endpoints.signUp, () => ({ success: true }));
const field = (name: string) => screen.getByRole('textbox', { name });
const submit = () => screen.getByRole('button', { name: words.signUp.submit });
const typed = { companyName: 'Vraj Prints', name: 'Leela Shah', email: 'leela@mill.in' };

async function openForm(server: FakeServer, address = '/sign-up') {
  const { user } = await openApp(address, { server });
  await screen.findByRole('heading', { level: 1, name: words.signUp.title });
  return { user, server };
}
async function fillIn(user: UserEvent) {
  await fill(user, field(words.signUp.company), typed.companyName);
  await fill(user, field(words.signUp.name), typed.name);
  await fill(user, field(words.email), typed.email);
}

it('says at each field what is wrong with it, and keeps what was typed', async () => {
  const { user, server } = await openApp('/sign-up', { server: office() });
  await user.click(await screen.findByRole('button', { name: words.signUp.submit }));
  expect(wrongWith(field(words.signUp.company))).toBe('Company name is required.');
  expect(wrongWith(field(words.signUp.name))).toBe('Name is required.');
  expect(wrongWith(field(words.email))).toBe('Email is required.');
  await fill(user, field(words.signUp.name), 'लीला');
  expect(wrongWith(field(words.signUp.name))).toBeUndefined();
  await fill(user, field(words.signUp.phone), '12');
  await user.tab();
  expect(wrongWith(field(words.signUp.phone))).toBe('Please enter a valid phone number.');
  expect(field(words.signUp.name)).toHaveProperty('value', 'लीला');
  expect(server.asked(endpoints.signUp)).toEqual([]);
});

it('asks for the plan of its address and for the trial that is offered, once, and says that it came in', async () => {
  const server = office().answer(endpoints.getSite, () => ({
    trial: { credits: 20, days: 14 },
    reseller: 'Surat Soft',
  }));
  const { user } = await openApp(`/sign-up?plan=${plan._id}`, { server });
  await user.click(await screen.findByRole('checkbox', { name: 'Begin with a trial: 20 credits for 14 days' }));
  await fillIn(user);
  await user.dblClick(submit());
  await screen.findByRole('heading', { level: 1, name: words.signUp.sentTitle });
  expect(server.asked(endpoints.signUp).map(({ body }) => body)).toMatchObject([
    { ...typed, planId: plan._id, isTrial: true, lang: 'en', stamp: 'a stamp', website: '' },
  ]);
  expect(screen.getByText('Sold by Surat Soft')).toBeTruthy();
  expect(sessionStorage.getItem('naksha.form.sign-up')).toBeNull();
});

const tooLong = 'x'.repeat(101);
const noEmail = 'Please enter a valid email address, e.g, name@example.com.';
const bad = [
  [words.signUp.company, tooLong, 'Name can have at most 100 characters.'],
  [words.signUp.company, '\u200b\t', 'Company name is required.'],
  [words.signUp.name, tooLong, 'Name can have at most 100 characters.'],
  [words.signUp.name, '\u200b\t', 'Name is required.'],
  [words.email, '<leela@mill.in>', noEmail],
  [words.email, `${'x'.repeat(250)}@mill.in`, noEmail],
  [words.signUp.phone, '<script>', 'Please enter a valid phone number.'],
] as const;

it('sends nothing that is empty, too long or marked up, says why at its field and leads there', async () => {
  const { user, server } = await openForm(office());
  await fillIn(user);
  const send = submit();
  for (const [name, text, sentence] of bad) {
    const input = field(name);
    const before = input.getAttribute('value') ?? '';
    await fill(user, input, text);
    await user.click(send);
    expect(wrongWith(input)).toBe(sentence);
    expect(document.activeElement).toBe(input);
    await fill(user, input, before);
    expect(wrongWith(input)).toBeUndefined();
  }
  expect(server.asked(endpoints.signUp)).toEqual([]);
});

it('sends the marks of a company name as they were typed, without a plan or a trial that no one chose', async () => {
  const { user, server } = await openForm(office().answer(endpoints.listPublicPlans, () => ({ data: [] })));
  await fillIn(user);
  await fill(user, field(words.signUp.company), '<img src=x> & Sons');
  await user.click(submit());
  await screen.findByText(words.signUp.sent.replace('{email}', typed.email));
  const [asked] = server.asked(endpoints.signUp).map(({ body }) => body);
  expect(asked).toMatchObject({ ...typed, companyName: '<img src=x> & Sons', phone: '', isTrial: false });
  expect(asked).not.toHaveProperty('planId');
});

it.each([
  ['is no longer on offer', plan._id.replace(/.$/, 'f')],
  ['never was one', 'nonsense'],
])('leaves out a plan that %s', async (_, asked) => {
  const { user, server } = await openForm(office(), `/sign-up?plan=${asked}`);
  await fillIn(user);
  await user.click(submit());
  await screen.findByRole('status');
  expect(server.asked(endpoints.signUp)[0]?.body).not.toHaveProperty('planId');
});

it('is sent once however often it is pressed', async () => {
  const { user, server } = await openForm(office().answer(endpoints.signUp, () => new Promise(() => undefined)));
  await fillIn(user);
  await user.dblClick(submit());
  await user.click(submit());
  await user.type(field(words.email), '{Enter}');
  expect(server.asked(endpoints.signUp)).toHaveLength(1);
});

it('keeps what was typed when the server refuses it, and says why where it belongs', async () => {
  const server = office()
    .answer(endpoints.getSite, () => ({ trial: { credits: 20, days: 1 }, reseller: '' }))
    .refuse(endpoints.signUp, 'too_many_requests', { params: { seconds: 9 } });
  const { user } = await openForm(server);
  const trial = await screen.findByRole('checkbox', { name: 'Begin with a trial: 20 credits for 1 day' });
  await fillIn(user);
  await user.click(trial);
  await user.click(submit());
  await screen.findByText('Too many requests. Please try again in 9 seconds.');
  server.refuse(endpoints.signUp, 'trial_not_offered', { field: 'isTrial' });
  await user.click(submit());
  await screen.findByText(errors.trial_not_offered.message);
  expect([field(words.signUp.company), field(words.email), trial]).toMatchObject([
    { value: typed.companyName },
    { value: typed.email },
    { checked: true },
  ]);
});

it('lists the places of the company', async () => {
  const places = [{ _id: plan._id, name: 'Surat', address: 'Ring Road', phone: '+91 261 234567' }];
  const server = new FakeServer().answer(endpoints.listPlaces, () => ({ data: places }));
  await openApp('/locations', { server });
  await screen.findByRole('heading', { level: 2, name: 'Surat' });
  expect(screen.getByRole('link', { name: '+91 261 234567' })).toHaveProperty('href', 'tel:+91261234567');
});

it('says plainly that there is no place to show', async () => {
  const server = new FakeServer().answer(endpoints.listPlaces, () => ({ data: [] }));
  await openApp('/locations', { server });
  await screen.findByText(words.places.none);
});

it('says why the places cannot be shown, asks again, and can be written to meanwhile', async () => {
  const server = new FakeServer().refuse(endpoints.listPlaces, 'load_issue');
  const { user } = await openApp('/locations', { server });
  await screen.findByText(errors.load_issue.message);
  expect(field(words.sales.message)).toBeTruthy();
  server.answer(endpoints.listPlaces, () => ({ data: [] }));
  await user.click(screen.getByRole('button', { name: en.shell.retry }));
  await screen.findByText(words.places.none);
});
