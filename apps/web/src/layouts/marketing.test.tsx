import { endpoints } from '@naksha/contract';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { FakeServer } from '../../test/fake-server.ts';
import { openApp, someone } from '../../test/open-app.tsx';
import { readSession } from '../api/session-store.ts';
import { en } from '../i18n/en/en.ts';
import { hi } from '../i18n/hi/hi.ts';
import { changeLanguage } from '../i18n/i18n.ts';

const { shell, site, session } = en;

afterEach(async () => {
  localStorage.clear();
  await changeLanguage('en');
});

async function openPolicy(as?: ReturnType<typeof someone>, server = new FakeServer()) {
  server
    .answer(endpoints.installation, () => ({ sendsWords: false, sendsPictures: false, sendsMail: false }))
    .answer(endpoints.demonstration, () => ({ logins: [] }));
  const opened = await openApp('/cookie-policy', { server, ...(as ? { as } : {}) });
  await screen.findByRole('heading', { name: site.cookies.title });
  return opened;
}
const header = () => within(screen.getByRole('banner'));
const nav = () => within(header().getByRole('navigation'));
const foot = () => within(screen.getByRole('contentinfo'));

it('names what the specification names, in its order', async () => {
  await openPolicy();
  const links = nav().getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(['Features', 'Plans And Pricing', 'Login']);
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/?section=features', '/?section=plans', '/login']);
});

it.each([
  ['user', shell.nav.toStudio],
  ['admin', shell.nav.toAdmin],
] as const)(
  'leads a %s who has signed in back to their work, where others are led to the log-in',
  async (role, word) => {
    await openPolicy(someone(role));
    expect(nav().getAllByRole('link').at(-1)?.textContent).toBe(word);
  },
);

it('opens and closes its navigation with a button that says which of both it does', async () => {
  const { user } = await openPolicy();
  const button = header().getByRole('button', { name: shell.nav.menu, expanded: false });
  expect(button.getAttribute('aria-controls')).toBe(header().getByRole('navigation').id);
  await user.click(button);
  expect(header().getByRole('button', { name: shell.nav.close, expanded: true })).toBe(button);
  await user.click(button);
  expect(header().getByRole('button', { name: shell.nav.menu, expanded: false })).toBe(button);
});

it('closes its navigation with Escape, from wherever in it, and gives the focus back', async () => {
  const { user } = await openPolicy();
  const button = header().getByRole('button', { expanded: false });
  await user.click(button);
  await user.tab();
  expect(document.activeElement).toBe(nav().getByRole('link', { name: 'Features' }));
  await user.keyboard('{Escape}');
  expect(button.getAttribute('aria-expanded')).toBe('false');
  expect(document.activeElement).toBe(button);
});

it('closes its navigation when something was chosen from it', async () => {
  const { user } = await openPolicy();
  await user.click(header().getByRole('button', { expanded: false }));
  await user.click(nav().getByRole('link', { name: 'Login' }));
  await screen.findByRole('heading', { name: session.login.title });
  expect(header().getByRole('button', { name: shell.nav.menu }).getAttribute('aria-expanded')).toBe('false');
});

it('says at its foot what it is, whose it is, and opens both policies in a tab of their own', async () => {
  await openPolicy();
  expect(foot().getByText(shell.footer.about)).toBeTruthy();
  expect(foot().getByText(shell.footer.product)).toBeTruthy();
  expect(foot().getByText(`© ${new Date().getFullYear()} Naksha`)).toBeTruthy();
  const links = within(foot().getByRole('navigation', { name: shell.footer.links })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('target')])).toEqual([
    ['Features', null],
    ['Plans And Pricing', null],
    [shell.footer.signUp, null],
    [shell.footer.contact, null],
    [shell.footer.locations, null],
    [shell.footer.privacy, '_blank'],
    [shell.footer.cookies, '_blank'],
    [shell.footer.credits, null],
  ]);
});

it('names at its foot the reseller of the house and those that sell, with the way to whoever has a website', async () => {
  const [woven, printed] = ['Woven & Sons', 'छपाई घर'];
  const sellers = [
    { _id: '0190a000-0000-7000-8000-000000000001', brand: woven, website: 'https://woven.example/' },
    { _id: '0190a000-0000-7000-8000-000000000002', brand: printed, website: '' },
  ];
  const server = new FakeServer()
    .answer(endpoints.getSite, () => ({ trial: null, reseller: 'Loomworks' }))
    .answer(endpoints.getResellers, () => ({ data: sellers }));
  await openPolicy(undefined, server);
  const sold = (name: string) => shell.footer.reseller.replace('{name}', name);
  const link = await foot().findByRole('link', { name: sold(woven) });
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['https://woven.example/', '_blank']);
  expect((await foot().findByText(sold('Loomworks'))).closest('a')).toBeNull();
  expect(foot().getByText(sold(printed)).closest('a')).toBeNull();
});

it('changes the language for this browser, and says which one is chosen', async () => {
  const { user } = await openPolicy();
  expect(foot().getByRole('button', { name: 'English', pressed: true })).toBeTruthy();
  await user.click(foot().getByRole('button', { name: 'हिन्दी', pressed: false }));
  await screen.findByRole('heading', { name: hi.site.cookies.title });
  expect(foot().getByRole('button', { name: 'हिन्दी', pressed: true }).lang).toBe('hi');
  expect(localStorage.getItem('naksha.lang')).toBe('hi');
});

it('remembers the language for the account of someone who is signed in', async () => {
  const as = someone('user');
  const { user, server } = await openPolicy(as);
  server.answer(endpoints.updateMe, ({ body: { lang = 'en' } }) => ({
    ...as,
    lang,
    username: 'test_person',
    email: null,
    preferences: {},
  }));
  await user.click(foot().getByRole('button', { name: 'हिन्दी' }));
  await expect.poll(() => server.asked(endpoints.updateMe)).toMatchObject([{ body: { lang: 'hi' } }]);
  expect(readSession()?.user.lang).toBe('hi');
});
