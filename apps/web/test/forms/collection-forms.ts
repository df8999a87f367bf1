import { endpoints, limits } from '@naksha/contract';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { designer, facets, folderServer, measureAs, picture } from '../a-folder.ts';
import { type FormRow, gaps, type Words, words } from './form-row.ts';

const name = 'cloth 1';
const collection = {
  as: designer,
  address: '/collection',
  server: () => {
    // Before the grid is drawn, which draws what it has room for.
    measureAs(1440, 800);
    return folderServer([{ ...picture(1, 'processed'), designName: name, tags: ['silk'] }]);
  },
};
type Say = (t: Words) => string;

/** Opens what the bar asks about the one file that is selected. */
const ask = (act: Say) => async (user: UserEvent, t: Words) => {
  await user.click(await screen.findByRole('checkbox', { name: gaps(t.collection.select.pick, { name }) }));
  const bar = within(await screen.findByRole('toolbar', { name: t.collection.select.bar }));
  await user.click(bar.getByRole('button', { name: act(t) }));
};
const folderName = words((t) => t.collection.select.folderName, 'Holi', {
  empty: 'folder_name_missing',
  long: 'text_too_long',
  limit: limits.folderNameMaxLength,
});
const refusedName = {
  code: 'folder_name_missing',
  field: 'name',
  beside: (t: Words) => t.collection.select.folderName,
} as const;

/** The forms in which the files and folders of the collection are changed. */
export const collectionForms: readonly FormRow[] = [
  {
    ...collection,
    name: 'move files',
    source: 'collection/file-dialogs.tsx',
    reach: async (user, t) => {
      await ask((each) => each.collection.select.move)(user, t);
      await user.click(await screen.findByRole('radio', { name: t.collection.exported }));
    },
    anchor: (t) => t.collection.select.section,
    endpoint: endpoints.changeFiles,
    fields: [],
  },
  {
    ...collection,
    name: 'make a folder',
    source: 'collection/file-dialogs.tsx',
    reach: async (user, t) => {
      await ask((each) => each.collection.select.move)(user, t);
      await user.click(await screen.findByRole('button', { name: t.collection.select.newFolder }));
    },
    endpoint: endpoints.createFolder,
    fields: [folderName],
    refusals: [refusedName],
  },
  {
    ...collection,
    name: 'tag files',
    source: 'collection/file-dialogs.tsx',
    reach: ask((t) => t.collection.select.tags),
    endpoint: endpoints.changeFiles,
    fields: [
      words((t) => t.collection.select.addTags, 'wedding', {
        long: 'text_too_long',
        limit: limits.tagMaxLength,
        invisible: 'tag_missing',
      }),
    ],
    refusals: [{ code: 'tags_too_many', field: 'addTags', beside: (t) => t.collection.select.addTags }],
  },
  {
    ...collection,
    name: 'rename a file',
    source: 'collection/file-dialogs.tsx',
    address: `/collection?file=${picture(1)._id}`,
    server: () => collection.server().answer(endpoints.getFile, () => ({ data: picture(1, 'processed') })),
    reach: async (user, t) => {
      const panel = within(await screen.findByRole('dialog'));
      await user.click(await panel.findByRole('button', { name: t.collection.select.rename }));
    },
    endpoint: endpoints.updateDesign,
    fields: [words((t) => t.collection.select.name, 'Monsoon', { empty: 'name_required', long: 'name_too_long' })],
    refusals: [{ code: 'name_required', field: 'designName', beside: (t) => t.collection.select.name }],
  },
  {
    ...collection,
    name: 'rename a folder',
    source: 'collection/folder-acts.tsx',
    reach: async (user, t) => {
      await user.click(await screen.findByRole('button', { name: t.collection.filter.open }));
      await user.click(await screen.findByRole('combobox', { name: t.collection.filter.folder }));
      await user.click(await screen.findByRole('option', { name: facets.folders[0]?.name }));
      await user.keyboard('{Escape}');
      await user.click(await screen.findByRole('button', { name: t.collection.ownFolder.rename }));
    },
    endpoint: endpoints.renameFolder,
    fields: [folderName],
    refusals: [refusedName],
  },
];
