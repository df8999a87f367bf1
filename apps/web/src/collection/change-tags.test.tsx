import { endpoints, type FileRow, limits } from '@naksha/contract';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { designer, folderServer, measureAs, picture } from '../../test/a-folder.ts';
import { openApp } from '../../test/open-app.tsx';
import { en } from '../i18n/en/en.ts';

const words = en.collection.select;
const rows = Array.from({ length: 6 }, (_, at) => ({
  ...picture(at + 1, 'processed'),
  designName: `cloth ${at + 1}`,
}));
const check = (n: number) => screen.getByRole('checkbox', { name: `Select cloth ${n}` });
const picked = () => screen.queryAllByRole('checkbox', { checked: true });

beforeEach(() => measureAs(1440, 800));

async function openTagged(files: FileRow[]) {
  const server = folderServer(files).answer(endpoints.changeFiles, ({ body: { ids } }) => ({
    changed: ids,
    refused: [],
  }));
  const { user } = await openApp('/collection', { as: designer, server });
  await screen.findByRole('link', { name: 'Open cloth 1 in studio' });
  return { user, server };
}

it('adds a tag to files that have many tags between them, and says of one that has as many as it may', async () => {
  const tagged = rows.map((row, at) => ({
    ...row,
    tags: Array.from({ length: at === 2 ? limits.tagsPerFile : limits.tagsPerFile / 2 }, (_, n) => `${at} ${n}`),
  }));
  const { user, server } = await openTagged(tagged);
  const addSilk = async (ns: readonly number[]) => {
    for (const n of ns) await user.click(check(n));
    await user.click(screen.getByRole('button', { name: words.tags }));
    const dialog = within(await screen.findByRole('dialog', { name: words.tagsTitle }));
    await user.type(dialog.getByRole('combobox', { name: words.addTags }), 'Silk{Enter}');
    expect(dialog.getByRole('combobox', { name: words.addTags })).toHaveProperty('value', '');
    await user.click(dialog.getByRole('button', { name: words.save }));
    return dialog;
  };
  await addSilk([1, 2, 4]);
  await screen.findByText(words.tagged);
  expect(server.asked(endpoints.changeFiles).at(-1)?.body).toMatchObject({ addTags: ['silk'], removeTags: [] });
  await expect.poll(picked).toEqual([]);
  const refused = await addSilk([2, 3]);
  await refused.findByText(`A file has at most ${limits.tagsPerFile} tags.`);
  expect(server.asked(endpoints.changeFiles)).toHaveLength(1);
});

it('adds to all a tag that only some have, and takes another away from all that have it', async () => {
  const tags = [['silk', 'diwali'], ['diwali'], []];
  const { user, server } = await openTagged(rows.map((row, at) => ({ ...row, tags: tags[at] ?? [] })));
  for (const n of [1, 2, 3]) await user.click(check(n));
  await user.click(screen.getByRole('button', { name: words.tags }));
  const dialog = within(await screen.findByRole('dialog', { name: words.tagsTitle }));
  expect(dialog.getByRole('button', { name: words.save })).toHaveProperty('disabled', true);
  await user.type(dialog.getByRole('combobox', { name: words.addTags }), 'silk{Enter}');
  await user.click(dialog.getByRole('combobox', { name: words.removeTags }));
  await user.click(await screen.findByRole('option', { name: 'diwali' }));
  await user.click(dialog.getByRole('button', { name: words.save }));
  await screen.findByText(words.tagged);
  expect(server.asked(endpoints.changeFiles).at(-1)?.body).toMatchObject({ addTags: ['silk'], removeTags: ['diwali'] });
});

it('lists of very many tags as many as can be looked through, and finds the others by what is typed', async () => {
  const names = Array.from({ length: 400 }, (_, n) => `tag ${String(n).padStart(3, '0')}`);
  const { user } = await openTagged(rows.map((row) => ({ ...row, tags: names })));
  await user.click(check(1));
  await user.click(screen.getByRole('button', { name: words.tags }));
  const dialog = within(await screen.findByRole('dialog', { name: words.tagsTitle }));
  const field = dialog.getByRole('combobox', { name: words.removeTags });
  await user.click(field);
  expect(screen.getAllByText(/^tag \d+$/).filter((each) => each.closest('[role="option"]'))).toHaveLength(100);
  await user.type(field, '399');
  await user.click(await screen.findByRole('option', { name: 'tag 399', hidden: true }));
  expect(dialog.getByRole('button', { name: words.save })).toHaveProperty('disabled', false);
});
