import { endpoints } from '@naksha/contract';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { picture } from '../test/a-folder.ts';
import { admin, houseServer, houseWithFolder } from '../test/a-house.ts';
import { clientsServer, operator } from '../test/all-clients.ts';
import { FakeServer } from '../test/fake-server.ts';
import { openApp, someone } from '../test/open-app.tsx';
import { en } from './i18n/en/en.ts';
import { gu } from './i18n/gu/gu.ts';
import { hi } from './i18n/hi/hi.ts';

const words = { en, hi, gu };
const designer = someone('user');

for (const language of ['en', 'hi', 'gu'] as const) {
  it(`says in ${language} that the studio has no tool of this name, and where to go on`, async () => {
    await openApp('/studio/embroider', { as: designer, language });
    const { missing } = words[language].shell;
    await screen.findByRole('heading', { name: missing.tool.title });
    expect(screen.getByRole('link', { name: missing.begin })).toHaveProperty('pathname', '/studio/generate');
    expect(screen.getByRole('link', { name: missing.collection })).toHaveProperty('pathname', '/collection');
  });
}

it('says that there is no page at an address that leads nowhere', async () => {
  await openApp('/nowhere');
  await screen.findByRole('heading', { name: en.shell.missing.page.title });
  expect(screen.getByRole('link', { name: en.shell.missing.home })).toHaveProperty('pathname', '/');
});

it.each([
  [admin, houseServer],
  [operator, clientsServer],
] as const)('says so in the frame of the administration at an address beneath it', async (as, serverOf) => {
  await openApp('/admin/nowhere/at-all', { as, server: serverOf() });
  await screen.findByRole('heading', { name: en.shell.missing.page.title });
  expect(screen.getByRole('link', { name: en.shell.missing.room })).toHaveProperty('pathname', '/admin');
  expect(screen.getByRole('navigation', { name: en.shell.nav.menu })).toBeTruthy();
});

it.each([
  ['/admin/users', undefined],
  ['/admin/users', someone('user')],
  ['/admin/credits', someone('superadmin')],
  ['/studio/generate', someone('admin')],
  ['/collection', undefined],
  ['/upload', someone('admin')],
  ['/admin/collection', someone('user')],
  ['/admin/upload', someone('superadmin')],
])('sends to the login who has no business at %s', async (address, as) => {
  const server = new FakeServer().answer(endpoints.demonstration, () => ({ logins: [] }));
  await openApp(address, { ...(as ? { as } : {}), server });
  await screen.findByRole('heading', { name: en.session.login.title });
  expect(window.location.pathname).toBe('/login');
});

it.each([
  ['/collection', '/admin/collection', admin],
  ['/admin/collection', '/collection', designer],
] as const)('leads who follows a link to a file at %s to it at %s', async (copied, room, as) => {
  const file = picture(1, 'processed');
  await openApp(`${copied}?file=${file._id}`, { as, server: houseWithFolder([file]) });
  await screen.findByText('600 × 400 px');
  expect(window.location.pathname).toBe(room);
  expect(window.location.search).toContain(file._id);
});
