import { type Directory, directories, endpoints, errorSentence } from '@naksha/contract';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { designer, folderServer, measureAs, picture } from '../../test/a-folder.ts';
import type { FakeServer } from '../../test/fake-server.ts';
import { openApp, someone } from '../../test/open-app.tsx';
import { en } from '../i18n/en/en.ts';

const words = en.collection;

async function openCollection(server: FakeServer = folderServer([])) {
  const { user } = await openApp('/collection', { as: designer, server });
  await screen.findByRole('tabpanel');
  return { user, server };
}
const tab = (name: string | RegExp) => screen.getByRole('tab', { name });
const opened = () =>
  screen.queryAllByRole('link', { name: /^Open .* in studio$/ }).map((link) => link.getAttribute('aria-label'));

beforeEach(() => measureAs(1440, 800));

it('names its four folders as specified and opens at what was made', async () => {
  await openCollection(folderServer([picture(1, 'psd'), picture(2, 'processed')]));
  await screen.findByRole('tab', { name: 'Processed 1' });
  const tabs = within(screen.getByRole('tablist', { name: words.folders })).getAllByRole('tab');
  expect(tabs.map((each) => each.textContent)).toEqual(['Processed 1', 'Uploaded 0', 'Exported 0', 'PSD files 1']);
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Processed 1');
});

it('walks its folders with the arrow keys, of which only the chosen one is on the way of Tab', async () => {
  const { user } = await openCollection(folderServer([picture(1)]));
  await user.click(tab(/Processed/));
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(tab(/Uploaded/));
  await screen.findByRole('tabpanel', { name: 'Uploaded' });
  await expect.poll(opened).toEqual(['Open cloth 1.png in studio']);
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(document.activeElement).toBe(tab(/PSD files/));
  await user.keyboard('{ArrowRight}');
  expect(tab(/Processed/).getAttribute('aria-selected')).toBe('true');
  await user.tab();
  expect(document.activeElement?.getAttribute('role')).not.toBe('tab');
});

it.each([
  ['processed', words.emptyAct, '/studio/generate'],
  ['uploaded', en.files.upload.title, '/upload'],
  ['exported', words.toStudio, '/studio/generate'],
  ['psd', words.toStudio, '/studio/generate'],
] as const)(
  'says of the empty folder %s what lies there, and leads to where it comes from',
  async (directory, act, pathname) => {
    const { user } = await openCollection();
    await user.click(tab(new RegExp(words[directory])));
    const folder = within(await screen.findByRole('tabpanel', { name: words[directory] }));
    await folder.findByRole('heading', { name: words.emptyTitle[directory] });
    expect(folder.getByText(words.emptyText[directory])).toBeTruthy();
    if (directory === 'uploaded') {
      await user.click(folder.getByRole('button', { name: act }));
      await expect.poll(() => window.location.pathname).toBe(pathname);
    } else expect(folder.getByRole('button', { name: act })).toBeTruthy();
  },
);

it('keeps the search and the order from folder to folder', async () => {
  const { user, server } = await openCollection(folderServer([picture(1), picture(2, 'exported')]));
  await user.click(screen.getByRole('button', { name: new RegExp(words.orders.newest) }));
  await user.click(await screen.findByRole('menuitemradio', { name: words.orders.oldest }));
  await user.type(screen.getByRole('textbox', { name: words.search }), 'cloth 2');
  await user.click(tab(/Exported/));
  await expect
    .poll(() => server.asked(endpoints.listFiles).at(-1)?.query)
    .toMatchObject({ directory: 'exported', fileName: 'cloth 2', sortDirection: 'asc' });
  await expect.poll(opened).toEqual(['Open cloth 2.png in studio']);
});

it('goes to the search with the slash key, which it does not type', async () => {
  const { user } = await openCollection();
  await user.keyboard('/');
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: words.search });
  expect(document.activeElement).toBe(field);
  await user.keyboard('a/b');
  expect(field.value).toBe('a/b');
});

it('draws of ten thousand pictures those that are looked at, down to the last one', async () => {
  const many = Array.from({ length: 10_000 }, (_, at) => picture(at + 1, 'processed'));
  const { server } = await openCollection(folderServer(many.map((row) => ({ ...row, designName: row.fileName }))));
  await expect.poll(() => opened().length).toBeGreaterThan(20);
  const panel = screen.getByRole('tabpanel');
  for (const share of [0.5, 1]) {
    panel.scrollTop = Math.ceil(10_000 / 6) * 278 * share - 800 * share;
    fireEvent.scroll(panel);
    await expect.poll(() => opened().length).toBeGreaterThan(20);
  }
  await expect.poll(() => opened().at(-1)).toBe('Open cloth 10000.png in studio');
  expect(within(panel).getAllByRole('listitem').length).toBeLessThan(60);
  const pages = server.asked(endpoints.listFiles).filter(({ query }) => query.limit > 1);
  expect(pages.length).toBeLessThan(12);
});

it('makes pictures larger and smaller, between three and ten across', async () => {
  const { user } = await openCollection();
  for (const [button, steps, across] of [
    [words.fewer, 5, '3 across'],
    [words.more, 9, '10 across'],
  ] as const) {
    for (let step = 0; step < steps; step++) await user.click(screen.getByRole('button', { name: button }));
    expect(screen.getByText(across)).toBeTruthy();
  }
});

it('shows of each picture its name, cut at 25 letters, its size and its kind', async () => {
  const long = `${'kalamkari'.repeat(4)}.tiff`;
  const { user } = await openCollection(folderServer([{ ...picture(1), fileName: long }]));
  await user.click(tab(/Uploaded/));
  const card = within(await screen.findByRole('listitem'));
  await card.findByRole('link', { name: `Open ${long} in studio` });
  expect(card.getByText(`${long.slice(0, 24)}…`)).toBeTruthy();
  expect(card.getByText('TIFF')).toBeTruthy();
  expect(card.getByTitle(new RegExp(`${long}, 600 × 400 px, 300 dpi`))).toBeTruthy();
});

it('says why a picture could not be taken back, and leaves it deleted', async () => {
  const server = folderServer([picture(1)])
    .answer(endpoints.deleteFile, () => undefined)
    .refuse(endpoints.restoreFile, 'not_found');
  const { user } = await openCollection(server);
  await user.click(tab(/Uploaded/));
  await user.click(await screen.findByRole('button', { name: 'More about cloth 1.png' }));
  await user.click(await screen.findByRole('menuitem', { name: words.remove }));
  const question = within(await screen.findByRole('dialog'));
  expect(question.getByText(/restored for 30 days/)).toBeTruthy();
  await user.click(question.getByRole('button', { name: words.remove }));
  await user.click(await screen.findByRole('button', { name: words.undo }));
  await screen.findByText(errorSentence('not_found', {}, 'en'));
  expect(screen.queryByText('“cloth 1.png” is back.')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Okay' }));
});

it('deletes nothing when the question is answered with Escape', async () => {
  const { user, server } = await openCollection(folderServer([picture(1)]));
  await user.click(tab(/Uploaded/));
  await user.click(await screen.findByRole('button', { name: 'More about cloth 1.png' }));
  await user.click(await screen.findByRole('menuitem', { name: words.remove }));
  await screen.findByRole('dialog');
  await user.keyboard('{Escape}');
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(server.asked(endpoints.deleteFile)).toEqual([]);
  await expect.poll(opened).toEqual(['Open cloth 1.png in studio']);
});

it('says why a picture could not be downloaded', async () => {
  const { user } = await openCollection(folderServer([picture(1)]).refuse(endpoints.getFile, 'not_found'));
  await user.click(tab(/Uploaded/));
  await user.click(await screen.findByRole('button', { name: 'More about cloth 1.png' }));
  await user.click(await screen.findByRole('menuitem', { name: words.download }));
  await screen.findByText(errorSentence('not_found', {}, 'en'));
  await user.click(screen.getByRole('button', { name: 'Okay' }));
});

it('shows the rest of the folders although the counts could not be read', async () => {
  const server = folderServer([]).answer(endpoints.listFiles, ({ query: { limit, pageNo, directory } }) => {
    if (limit === 1) throw new TypeError('network');
    return { data: directory === 'processed' ? [picture(1, 'processed')] : [], total: 1, pageNo, limit };
  });
  await openCollection(server);
  await expect.poll(() => opened().length).toBe(1);
  const shown: Directory[] = directories.filter((each) => tab(words[each]).textContent?.trim() === words[each]);
  expect(shown).toEqual([...directories]);
});

it('leads an administrator in user mode back, after asking whether what is unsaved may be lost', async () => {
  const server = folderServer([]).refuse(endpoints.setUserMode, 'unavailable');
  const as = someone('user', { originalRole: 'admin', hasUserAccess: true });
  const { user } = await openApp('/collection', { as, server });
  const [menu] = await screen.findAllByRole('button', { name: /User menu/ });
  await user.click(menu ?? document.body);
  await user.click(await screen.findByRole('menuitem', { name: en.studio.account.back }));
  const question = within(await screen.findByRole('dialog', { name: en.studio.leave.modeTitle }));
  expect(question.getByText(en.studio.leave.modeText)).toBeTruthy();
  expect(server.asked(endpoints.setUserMode)).toEqual([]);
  await user.click(question.getByRole('button', { name: en.studio.leave.modeDo }));
  await screen.findByText(errorSentence('unavailable', {}, 'en'));
  expect(server.asked(endpoints.setUserMode)).toMatchObject([{ body: { on: false } }]);
  expect(window.location.pathname).toBe('/collection');
  await user.click(screen.getByRole('button', { name: 'Okay' }));
});

it('takes a file along that is no picture instead of opening it, and offers its picture to the studio', async () => {
  const row = { ...picture(1, 'psd'), fileName: 'layers.psd', contentType: 'image/vnd.adobe.photoshop' };
  const server = folderServer([row]).refuse(endpoints.getFile, 'not_found');
  const { user } = await openCollection(server);
  await user.click(tab(/PSD files/));
  await user.click(await screen.findByRole('button', { name: 'Download layers.psd' }));
  await expect.poll(() => server.asked(endpoints.getFile).map(({ params }) => params.id)).toEqual([row._id]);
  expect(opened()).toEqual([]);
  await user.click(await screen.findByRole('button', { name: en.session.error.okay }));
  await user.click(screen.getByRole('button', { name: 'More about layers.psd' }));
  const open = await screen.findByRole('menuitem', { name: words.openPicture });
  expect(open.getAttribute('href')).toBe(`/studio/generate?design=${row._id}`);
});
