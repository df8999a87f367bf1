import { endpoints } from '@naksha/contract';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FakeServer } from '../../test/fake-server.ts';
import { openApp, someone } from '../../test/open-app.tsx';
import { en } from '../i18n/en/en.ts';
import { gu } from '../i18n/gu/gu.ts';
import { hi } from '../i18n/hi/hi.ts';

const { privacy } = en.site;

const nothing = { sendsWords: false, sendsPictures: false, sendsMail: false };
const cases: [Partial<typeof nothing>, string[]][] = [
  [{}, [privacy.sent.nothing]],
  [{ sendsWords: true }, [privacy.sent.words]],
  [{ sendsPictures: true }, [privacy.sent.pictures]],
  [{ sendsMail: true }, [privacy.sent.mail]],
  [{ sendsWords: true, sendsPictures: true }, [privacy.sent.words, privacy.sent.pictures]],
];
it.each(cases)('says what leaves the server: %o', async (sends, said) => {
  const server = new FakeServer().answer(endpoints.installation, () => ({ ...nothing, ...sends }));
  await openApp('/privacy-policy', { server });
  for (const sentence of said) await screen.findByText(sentence);
  const { text: _, title: __, ...sentences } = privacy.sent;
  const silent = Object.values(sentences).filter((each) => !said.includes(each));
  for (const sentence of silent) expect(screen.queryByText(sentence)).toBeNull();
});

it.each([
  ['user', 'Studio', '/studio/generate'],
  ['admin', 'Administration', '/admin'],
] as const)('offers the way to work to a signed-in %s instead of Login', async (role, word, pathname) => {
  const server = new FakeServer().answer(endpoints.installation, () => nothing);
  await openApp('/privacy-policy', { as: someone(role), server });
  expect(await screen.findByRole('link', { name: word })).toHaveProperty('pathname', pathname);
  expect(screen.queryByRole('link', { name: 'Login' })).toBeNull();
});

it('says why it does not know what leaves the server rather than that nothing does, and asks again', async () => {
  const server = new FakeServer().refuse(endpoints.installation, 'load_issue');
  const { user } = await openApp('/privacy-policy', { server });
  await screen.findByText(/Looks like there's a load issue/);
  expect(screen.queryByText(privacy.sent.nothing)).toBeNull();
  server.answer(endpoints.installation, () => ({ ...nothing, sendsWords: true }));
  await user.click(screen.getByRole('button', { name: en.shell.retry }));
  await screen.findByText(privacy.sent.words);
});

it.each([
  [en, ['language', 'appearance', 'surround', 'ruler', 'jobs']],
  [hi, ['भाषा', 'रूप', 'आसपास', 'स्केल', 'काम']],
  [gu, ['ભાષા', 'દેખાવ', 'આસપાસ', 'ફૂટપટ્ટી', 'કામ']],
] as const)('names all that the browser remembers', (words, remembered) => {
  for (const each of remembered) expect(words.site.cookies.local.text).toContain(each);
});

it.each([
  [en, ['support tickets', 'pictures you attach', 'reports of errors', 'write to sales or ask for an account']],
  [hi, ['सहायता टिकट', 'चित्र', 'त्रुटियों', 'बिक्री दल', 'साइन अप']],
  [gu, ['સહાય ટિકિટ', 'ચિત્રો', 'ભૂલોના અહેવાલ', 'વેચાણ ટીમ', 'સાઇન અપ']],
] as const)(
  'names tickets, their pictures, reports of errors and the forms of strangers among what is kept',
  (words, kept) => {
    for (const each of kept) expect(words.site.privacy.stored.text).toContain(each);
  },
);

it.each([
  ['en', en],
  ['hi', hi],
  ['gu', gu],
] as const)('names in %s whose drawings the loom works from, with their licences', async (language, words) => {
  await openApp('/credits', { language });
  await screen.findByRole('heading', { name: words.site.credits.title });
  expect(screen.getByRole('link', { name: /Lorc, Delapouite/ })).toMatchObject({ host: 'game-icons.net' });
  expect(screen.getByRole('link', { name: /CC BY 3\.0/ }).getAttribute('href')).toContain('/licenses/by/3.0');
});
