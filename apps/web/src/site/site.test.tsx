import { endpoints } from '@naksha/contract';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FakeServer } from '../../test/fake-server.ts';
import { openApp, someone } from '../../test/open-app.tsx';
import { en } from '../i18n/en/en.ts';

const { privacy } = en.site;

const cases: [boolean, boolean, string[]][] = [
  [false, false, [privacy.sent.nothing]],
  [true, false, [privacy.sent.words]],
  [false, true, [privacy.sent.pictures]],
  [true, true, [privacy.sent.words, privacy.sent.pictures]],
];
it.each(cases)('says what leaves the server: words %s, pictures %s', async (sendsWords, sendsPictures, said) => {
  const server = new FakeServer().answer(endpoints.installation, () => ({ sendsWords, sendsPictures }));
  await openApp('/privacy-policy', { server });
  for (const sentence of said) await screen.findByText(sentence);
  const silent = [privacy.sent.nothing, privacy.sent.words, privacy.sent.pictures].filter(
    (each) => !said.includes(each),
  );
  for (const sentence of silent) expect(screen.queryByText(sentence)).toBeNull();
});

it.each([
  ['user', 'Studio', '/studio/generate'],
  ['admin', 'Administration', '/admin'],
] as const)('offers the way to work to a signed-in %s instead of Login', async (role, word, pathname) => {
  const server = new FakeServer().answer(endpoints.installation, () => ({ sendsWords: false, sendsPictures: false }));
  await openApp('/privacy-policy', { as: someone(role), server });
  expect(await screen.findByRole('link', { name: word })).toHaveProperty('pathname', pathname);
  expect(screen.queryByRole('link', { name: 'Login' })).toBeNull();
});

it('says why it cannot tell what leaves the server rather than that nothing does, and asks again', async () => {
  const server = new FakeServer().refuse(endpoints.installation, 'load_issue');
  const { user } = await openApp('/privacy-policy', { server });
  await screen.findByText(/Looks like there's a load issue/);
  expect(screen.queryByText(privacy.sent.nothing)).toBeNull();
  server.answer(endpoints.installation, () => ({ sendsWords: true, sendsPictures: false }));
  await user.click(screen.getByRole('button', { name: en.shell.retry }));
  await screen.findByText(privacy.sent.words);
});
