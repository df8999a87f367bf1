import { errors, errorWords } from '@naksha/contract';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openApp } from '../../test/open-app.tsx';
import { en } from '../i18n/en/en.ts';

const breaking = vi.hoisted(() => ({ isBroken: true }));
vi.mock('../site/policies.tsx', () => ({
  CookiePolicy: () => {
    if (breaking.isBroken) throw new Error('secret of the machine');
    return <h1>Whole again</h1>;
  },
}));

beforeEach(() => {
  breaking.isBroken = true;
  // React and the router report to developers what they caught.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

it.each([
  ['en', errors.unexpected.message],
  ['hi', errorWords.hi.unexpected],
  ['gu', errorWords.gu.unexpected],
] as const)(
  'says in %s that a screen broke, without its cause, and leaves the way around it',
  async (language, sentence) => {
    await openApp('/cookie-policy', { language });
    expect((await screen.findByRole('alert')).textContent).toContain(sentence);
    expect(document.body.textContent).not.toContain('secret');
    expect(within(screen.getByRole('banner')).getAllByRole('link').length).toBeGreaterThan(2);
  },
);

it('opens a broken screen again', async () => {
  const { user } = await openApp('/cookie-policy');
  const again = await screen.findByRole('button', { name: en.shell.retry });
  await user.click(again);
  expect(await screen.findByRole('alert')).toBeTruthy();
  breaking.isBroken = false;
  await user.click(await screen.findByRole('button', { name: en.shell.retry }));
  await screen.findByRole('heading', { name: 'Whole again' });
});
