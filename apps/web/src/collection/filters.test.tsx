import { endpoints } from '@naksha/contract';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { designer, facets, folderServer, measureAs, picture } from '../../test/a-folder.ts';
import { openApp } from '../../test/open-app.tsx';
import { en } from '../i18n/en/en.ts';

const words = en.collection;
const rows = [1, 2].map((n) => ({ ...picture(n, 'processed'), designName: `cloth ${n}` }));

beforeEach(() => measureAs(1440, 800));

async function openCollection(address = '/collection') {
  const server = folderServer(rows).answer(endpoints.getFile, () => ({
    data: {
      ...picture(1, 'processed'),
      ...{
        designName: 'cloth 1',
        operation: 'generate',
        seed: '7',
        tags: ['wedding'],
        folderId: facets.folders[0]?._id,
      },
      designDefinition: {
        family: 'ajrakh',
        palette: { roles: { ground: '#102030', line: '#f0e0d0' } },
        source: { params: { prompt: 'roundels in indigo' }, edits: ['more lotus'] },
      },
    },
  }));
  const { user } = await openApp(address, { as: designer, server });
  await screen.findByRole('link', { name: 'Open cloth 1 in studio' });
  const last = () => expect.poll(() => server.asked(endpoints.listFiles).at(-1)?.query);
  return { user, server, last };
}

it('holds the folder to a shade, a tag and a size, says so, and lets go of one or all', async () => {
  const { user, last } = await openCollection();
  await user.click(screen.getByRole('button', { name: words.filter.open }));
  await user.click(await screen.findByRole('button', { name: 'Deep blue' }));
  await last().toMatchObject({ colour: '#16488c' });
  await user.click(screen.getByRole('combobox', { name: words.filter.tag }));
  await user.click(await screen.findByRole('option', { name: 'wedding' }));
  await last().toMatchObject({ colour: '#16488c', tag: 'wedding' });
  await user.click(screen.getByRole('combobox', { name: words.filter.size }));
  await user.click(await screen.findByRole('option', { name: words.filter.sizes.medium }));
  await last().toMatchObject({ minPixels: 2048 ** 2 + 1, maxPixels: 4096 ** 2 });
  await user.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Filters, 3 set' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Take away: Deep blue' }));
  await last().not.toHaveProperty('colour');
  await last().toMatchObject({ tag: 'wedding' });
  await user.click(screen.getByRole('button', { name: words.filter.clear }));
  await expect.poll(() => screen.queryByRole('button', { name: /^Take away/ })).toBeNull();
  expect(screen.getByRole('button', { name: words.filter.open })).toBeTruthy();
});

it('shows versions as stacks, of which one opens to all of its versions', async () => {
  const { user, server, last } = await openCollection();
  server.answer(endpoints.listFiles, ({ query }) => {
    const data = query.stacked
      ? [{ ...picture(2, 'processed'), designName: 'cloth 2', stackId: picture(1)._id, versions: 3 }]
      : rows;
    return { data, total: data.length, pageNo: 1, limit: 30 };
  });
  await user.click(screen.getByRole('switch', { name: words.stacks }));
  await user.click(await screen.findByRole('button', { name: 'Show 3 versions of cloth 2' }));
  await last().toMatchObject({ stack: picture(1)._id, stacked: false });
  expect(screen.getByRole('button', { name: 'Take away: Versions of cloth 2' })).toBeTruthy();
});

it('shows at a colleague’s link what the file was made from, its palette, its size on cloth and its versions', async () => {
  const { user, server } = await openCollection(`/collection?file=${picture(1)._id}`);
  server.answer(endpoints.listVersions, () => ({ data: rows }));
  const panel = within(await screen.findByRole('dialog', { name: 'cloth 1' }));
  for (const fact of [
    '600 × 400 px',
    '5.1 × 3.4 cm at 300 dpi',
    'roundels in indigo · more lotus',
    'Ajrakh',
    '7',
    'wedding',
  ])
    expect(await panel.findByText(fact)).toBeTruthy();
  expect(await panel.findByText('Diwali')).toBeTruthy();
  expect(panel.getByTitle('#102030')).toBeTruthy();
  const address = `${window.location.origin}/collection?file=${picture(1)._id}`;
  await user.click(panel.getByRole('button', { name: words.select.copyLink }));
  await screen.findByText(words.select.copied);
  expect(await navigator.clipboard.readText()).toBe(address);
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('Not over plain HTTP.'));
  await user.click(panel.getByRole('button', { name: words.select.copyLink }));
  await screen.findByText(address);
  await user.click(panel.getByRole('button', { name: words.select.rename }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Rename “cloth 1”' }));
  server.answer(endpoints.updateDesign, () => ({ data: picture(1, 'processed'), history: [] }));
  await user.clear(dialog.getByRole('textbox', { name: words.select.name }));
  await user.type(dialog.getByRole('textbox', { name: words.select.name }), 'Monsoon');
  await user.click(dialog.getByRole('button', { name: words.select.save }));
  const sent = { designName: 'Monsoon', was: 'cloth 1' };
  await expect.poll(() => server.asked(endpoints.updateDesign).at(-1)?.body).toEqual(sent);
});

it('shows what a folder was called meanwhile before it is called otherwise', async () => {
  const { user, server } = await openCollection();
  server.refuse(endpoints.renameFolder, 'changed_meanwhile', { params: { now: 'Holi', name: 'Holi' } });
  await user.click(screen.getByRole('button', { name: words.filter.open }));
  await user.click(await screen.findByRole('combobox', { name: words.filter.folder }));
  await user.click(await screen.findByRole('option', { name: 'Diwali' }));
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: words.ownFolder.rename }));
  const dialog = within(await screen.findByRole('dialog', { name: words.ownFolder.rename }));
  const name = dialog.getByRole<HTMLInputElement>('textbox', { name: words.select.folderName });
  await user.type(name, ' 2026');
  await user.click(dialog.getByRole('button', { name: words.select.save }));
  await dialog.findByText(/It is now: Holi\./);
  expect(name.value).toBe('Diwali 2026');
  await user.click(dialog.getByRole('button', { name: words.select.save }));
  const sent = { name: 'Diwali 2026' };
  await expect
    .poll(() => server.asked(endpoints.renameFolder).map(({ body }) => body))
    .toEqual([
      { ...sent, was: 'Diwali' },
      { ...sent, was: 'Holi' },
    ]);
});

it('renames a folder of one’s own and takes it away, from where it is looked at', async () => {
  const { user, server, last } = await openCollection();
  const id = facets.folders[0]?._id;
  server
    .answer(endpoints.renameFolder, ({ body: { name } }) => ({ _id: id ?? '', name, createdBy: designer._id }))
    .answer(endpoints.deleteFolder, () => undefined);
  await user.click(screen.getByRole('button', { name: words.filter.open }));
  await user.click(await screen.findByRole('combobox', { name: words.filter.folder }));
  await user.click(await screen.findByRole('option', { name: 'Diwali' }));
  await last().toMatchObject({ folder: id });
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: words.ownFolder.rename }));
  const dialog = within(await screen.findByRole('dialog', { name: words.ownFolder.rename }));
  await user.type(dialog.getByRole('textbox', { name: words.select.folderName }), ' 2026');
  await user.click(dialog.getByRole('button', { name: words.select.save }));
  await screen.findByRole('button', { name: 'Take away: Diwali 2026' });
  await user.click(screen.getByRole('button', { name: words.ownFolder.remove }));
  const question = within(await screen.findByRole('dialog', { name: /Remove the folder/ }));
  await user.click(question.getByRole('button', { name: words.ownFolder.remove }));
  await expect.poll(() => server.asked(endpoints.deleteFolder).map(({ params }) => params.id)).toEqual([id]);
  await expect.poll(() => screen.queryByRole('button', { name: /^Take away/ })).toBeNull();
});
