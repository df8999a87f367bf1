import { type BinnedFile, endpoints, errorSentence } from '@naksha/contract';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { designer, folderServer, measureAs, picture } from '../../test/a-folder.ts';
import { admin, houseServer } from '../../test/a-house.ts';
import type { FakeServer } from '../../test/fake-server.ts';
import { fill } from '../../test/fields.ts';
import { openApp } from '../../test/open-app.tsx';
import { en } from '../i18n/en/en.ts';

const { bin, ...words } = en.collection;

const someoneElse = '0190a000-0000-7000-8000-00000000de51';

beforeEach(() => measureAs(1440, 800));

const binned = (n: number, over: Partial<BinnedFile> = {}): BinnedFile => ({
  ...picture(n),
  deletedAt: '2026-11-03T08:00:00.000Z',
  erasedAt: '2026-12-03T08:00:00.000Z',
  ...over,
});

/** Answers with these files in the bin, the last deleted first. */
function withBin(server: FakeServer, rows: BinnedFile[]): FakeServer {
  return server
    .answer(endpoints.listBin, ({ query: { pageNo, limit, fileName = '', sortDirection } }) => {
      const found = rows.filter((row) => row.fileName.includes(fileName));
      if (sortDirection === 'asc') found.reverse();
      return { data: found.slice((pageNo - 1) * limit, pageNo * limit), total: found.length, pageNo, limit };
    })
    .answer(endpoints.restoreFile, ({ params: { id } }) => {
      const [row = picture(1)] = rows.splice(
        rows.findIndex((each) => each._id === id),
        1,
      );
      return { data: picture(Number(row.fileName.match(/\d+/)?.[0])) };
    });
}
/** Takes what is deleted for ever out of these files. */
function erasing(server: FakeServer, rows: BinnedFile[]): FakeServer {
  return server
    .answer(endpoints.eraseFile, ({ params: { id } }) => {
      rows.splice(0, rows.length, ...rows.filter((row) => row._id !== id));
      return undefined;
    })
    .answer(endpoints.emptyBin, () => ({ erased: rows.splice(0).length }));
}
const shown = () => screen.queryAllByRole('listitem').map((card) => card.querySelector('b')?.textContent);

it('leads from beside the four folders to what was deleted, and back', async () => {
  const { user } = await openApp('/collection', { as: designer, server: withBin(folderServer([]), [binned(1)]) });
  expect(await screen.findAllByRole('tab')).toHaveLength(4);
  await user.click(screen.getByRole('link', { name: bin.title }));
  await screen.findByRole('heading', { level: 1, name: bin.title });
  const card = within(await screen.findByRole('listitem'));
  expect(card.getByText('cloth 1.png')).toBeTruthy();
  expect(card.getByText(/^Deleted .*3/)).toBeTruthy();
  expect(card.getByText(/^Erased .*3/)).toBeTruthy();
  expect(document.querySelector('li img')?.getAttribute('src')).toBe(`${picture(1).previewUrl}&size=512`);
  const [back] = screen.getAllByRole('link', { name: words.title });
  await user.click(back ?? document.body);
  await screen.findByRole('tablist');
});

it('restores a file, and shows it in the bin no longer', async () => {
  const server = withBin(folderServer([]), [binned(1), binned(2)]);
  const { user } = await openApp('/collection/bin', { as: designer, server });
  await user.click(await screen.findByRole('button', { name: 'Restore cloth 1.png' }));
  await screen.findByText('“cloth 1.png” is back.');
  expect(server.asked(endpoints.restoreFile)).toMatchObject([{ params: { id: picture(1)._id } }]);
  await expect.poll(shown).toEqual(['cloth 2.png']);
});

it('is searched by name and turned round, and says when nothing is called that', async () => {
  const server = withBin(folderServer([]), [binned(2), binned(1)]);
  const { user } = await openApp('/collection/bin', { as: designer, server });
  await expect.poll(shown).toEqual(['cloth 2.png', 'cloth 1.png']);
  await user.click(screen.getByRole('button', { name: new RegExp(en.collection.orders.newest) }));
  await user.click(await screen.findByRole('menuitemradio', { name: en.collection.orders.oldest }));
  await expect.poll(shown).toEqual(['cloth 1.png', 'cloth 2.png']);
  await fill(user, screen.getByRole('textbox', { name: words.search }), 'cloth 2');
  await expect.poll(shown).toEqual(['cloth 2.png']);
  await fill(user, screen.getByRole('textbox', { name: words.search }), 'ikat');
  await screen.findByRole('heading', { name: words.nothingTitle });
  await user.click(screen.getByRole('button', { name: words.nothingAct }));
  await expect.poll(shown).toEqual(['cloth 1.png', 'cloth 2.png']);
});

it('says that it is empty', async () => {
  await openApp('/collection/bin', { as: designer, server: withBin(folderServer([]), []) });
  await screen.findByRole('heading', { name: bin.emptyTitle });
  expect(screen.getByText(/for 30 days/)).toBeTruthy();
});

it('asks of a long bin for only what is looked at', async () => {
  const many = Array.from({ length: 500 }, (_, at) => binned(at + 1));
  const server = withBin(folderServer([]), many);
  await openApp('/collection/bin', { as: designer, server });
  await expect.poll(() => shown().length).toBeGreaterThan(20);
  expect(shown().length).toBeLessThan(50);
  expect(server.asked(endpoints.listBin).every(({ query }) => query.pageNo === 1)).toBe(true);
});

it('says why a file could not be restored, and leaves it there', async () => {
  const server = withBin(folderServer([]), [binned(1)]).refuse(endpoints.restoreFile, 'not_found');
  const { user } = await openApp('/collection/bin', { as: designer, server });
  await user.click(await screen.findByRole('button', { name: 'Restore cloth 1.png' }));
  await screen.findByText(errorSentence('not_found', {}, 'en'));
  await user.click(screen.getByRole('button', { name: 'Okay' }));
  expect(shown()).toEqual(['cloth 1.png']);
});

it('shows an administrator what everybody deleted, and lets them restore what is theirs', async () => {
  const rows = [binned(1, { createdBy: someoneElse }), binned(2, { createdBy: admin._id })];
  const server = withBin(houseServer(), rows);
  await openApp('/admin/collection/bin', { as: admin, server });
  const [theirs, mine] = await screen.findAllByRole('listitem');
  expect(within(theirs ?? document.body).getByText(bin.others)).toBeTruthy();
  expect(within(theirs ?? document.body).queryByRole('button')).toBeNull();
  expect(within(mine ?? document.body).getByRole('button', { name: 'Restore cloth 2.png' })).toBeTruthy();
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('link', { name: words.title })).toHaveProperty('pathname', '/admin/collection');
});

it('deletes a file for ever once that is confirmed, with the keyboard alone', async () => {
  const rows = [binned(1), binned(2)];
  const server = erasing(withBin(folderServer([]), rows), rows);
  const { user } = await openApp('/collection/bin', { as: designer, server });
  const erase = await screen.findByRole('button', { name: 'Delete cloth 1.png for ever' });
  erase.focus();
  await user.keyboard('{Enter}');
  const asked = within(await screen.findByRole('dialog', { name: 'Delete “cloth 1.png” for ever?' }));
  expect(asked.getByText(bin.eraseText)).toBeTruthy();
  expect(asked.getByRole('button', { name: bin.erase }).dataset.variant).toBe('madder');
  await user.keyboard('{Escape}');
  expect(server.asked(endpoints.eraseFile)).toEqual([]);
  await user.click(erase);
  within(await screen.findByRole('dialog'))
    .getByRole('button', { name: bin.erase })
    .focus();
  await user.keyboard('{Enter}');
  await screen.findByText('1 file is gone for ever');
  expect(server.asked(endpoints.eraseFile)).toMatchObject([{ params: { id: picture(1)._id } }]);
  await expect.poll(shown).toEqual(['cloth 2.png']);
});

it('empties the bin once that is confirmed, and says how much that was', async () => {
  const rows = [binned(1), binned(2), binned(3)];
  const server = erasing(withBin(folderServer([]), rows), rows);
  const { user } = await openApp('/collection/bin', { as: designer, server });
  await user.click(await screen.findByRole('button', { name: bin.empty }));
  const asked = within(await screen.findByRole('dialog', { name: bin.emptyAll }));
  await user.click(asked.getByRole('button', { name: bin.empty }));
  await screen.findByText('3 files are gone for ever');
  await screen.findByRole('heading', { name: bin.emptyTitle });
});

it('lets a designer restore what a colleague made and somebody deleted, and delete for ever only their own', async () => {
  const server = withBin(folderServer([]), [binned(1, { createdBy: someoneElse })]);
  const { user } = await openApp('/collection/bin', { as: designer, server });
  const restore = await screen.findByRole('button', { name: 'Restore cloth 1.png' });
  expect(screen.queryByRole('button', { name: 'Delete cloth 1.png for ever' })).toBeNull();
  await user.click(restore);
  await screen.findByText('“cloth 1.png” is back.');
});

it('says that nothing in the bin was one’s own where emptying it took nothing', async () => {
  const server = withBin(folderServer([]), [binned(1, { createdBy: someoneElse })]).answer(endpoints.emptyBin, () => ({
    erased: 0,
  }));
  const { user } = await openApp('/collection/bin', { as: designer, server });
  await screen.findByText('cloth 1.png');
  await user.click(await screen.findByRole('button', { name: bin.empty }));
  await user.click(
    within(await screen.findByRole('dialog', { name: bin.emptyAll })).getByRole('button', { name: bin.empty }),
  );
  await screen.findByText(bin.noneOwn);
});
