import { endpoints, errorSentence, type FileRow } from '@naksha/contract';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { measureAs, picture } from '../../../test/a-folder.ts';
import { admin, houseServer, houseWithFolder } from '../../../test/a-house.ts';
import { openApp } from '../../../test/open-app.tsx';
import { en } from '../../i18n/en/en.ts';

const words = en.collection;
const designer = '0190a000-0000-7000-8000-00000000de51';
const rows: FileRow[] = [
  { ...picture(1, 'processed'), createdBy: designer, designName: 'Kalamkari vines' },
  { ...picture(2), createdBy: admin._id },
];

beforeEach(() => measureAs(1440, 800));

/** The collection of the house with these files in its folders. */
async function openCollection(files = rows) {
  const server = houseWithFolder(files);
  const { user } = await openApp('/admin/collection', { as: admin, server });
  await screen.findByRole('heading', { level: 1, name: words.title });
  const look = async (name: string) => {
    await user.click(await screen.findByRole('button', { name: `Look at ${name}` }));
    return within(await screen.findByRole('dialog'));
  };
  return { user, server, look };
}

it('shows the work of others to be looked at and downloaded, and no way to change it', async () => {
  const { look } = await openCollection();
  expect(screen.getByRole('tab', { name: /Processed/ }).getAttribute('aria-selected')).toBe('true');
  const sheet = await look('Kalamkari vines');
  await sheet.findByText(words.notYours);
  const shown = [...document.querySelectorAll('li img, [role="dialog"] img')].map((image) => image.getAttribute('src'));
  expect(shown).toEqual([512, 1024].map((size) => `${rows[0]?.previewUrl}&size=${size}`));
  expect(sheet.getByText('600 × 400 px')).toBeTruthy();
  expect(sheet.getByText('5.1 × 3.4 cm at 300 dpi')).toBeTruthy();
  expect(sheet.getByRole('button', { name: words.download })).toBeTruthy();
  expect(sheet.queryByRole('button', { name: words.remove })).toBeNull();
  expect(screen.queryByRole('link', { name: /studio/i })).toBeNull();
});

it('deletes what the administrator uploaded, once that is confirmed by its name', async () => {
  const { user, look, server } = await openCollection();
  server.answer(endpoints.deleteFile, () => undefined);
  await user.click(screen.getByRole('tab', { name: /Uploaded/ }));
  const sheet = await look('cloth 2.png');
  await user.click(await sheet.findByRole('button', { name: words.remove }));
  expect(screen.queryByText(words.notYours)).toBeNull();
  const question = within(await screen.findByRole('dialog', { name: 'Delete “cloth 2.png”?' }));
  await user.click(question.getByRole('button', { name: words.remove }));
  await screen.findByText('“cloth 2.png” is deleted');
  expect(server.asked(endpoints.deleteFile)).toMatchObject([{ params: { id: picture(2)._id } }]);
});

it('leads from an empty folder of uploads to the upload, and from there back', async () => {
  const { user } = await openCollection([]);
  await screen.findByRole('heading', { name: words.emptyTitle.processed });
  expect(screen.queryByRole('button', { name: words.toStudio })).toBeNull();
  await user.click(screen.getByRole('tab', { name: /Uploaded/ }));
  await user.click(await screen.findByRole('button', { name: en.files.upload.title }));
  await screen.findByRole('heading', { level: 1, name: en.files.upload.title });
  expect(screen.getByRole('button', { name: en.files.upload.choose })).toBeTruthy();
  const page = within(screen.getByRole('main'));
  await user.click(page.getByRole('link', { name: words.title }));
  await screen.findByRole('heading', { level: 1, name: words.title });
});

it('uploads into the collection of the client, and offers no studio for what has arrived', async () => {
  const server = houseServer().refuse(endpoints.createSecureUrl, 'unavailable');
  const { user } = await openApp('/admin/upload', { as: admin, server });
  await screen.findByRole('button', { name: en.files.upload.choose });
  const [input] = document.querySelectorAll<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('there is no input for files');
  await user.upload(input, new File(['cloth'], 'cloth.png', { type: 'image/png' }));
  const row = within((await screen.findByText('cloth.png')).closest('tr') ?? document.body);
  expect((await row.findByRole('alert')).textContent).toContain(errorSentence('unavailable', {}, 'en'));
  expect(screen.queryByRole('link', { name: en.files.upload.open })).toBeNull();
});

it('leads from a picture that looks like another to where it lies, and not to the studio', async () => {
  const { user, server, look } = await openCollection();
  const twin = { ...picture(3, 'processed'), designName: 'Twin' };
  server.answer(endpoints.listSimilar, () => ({ data: [twin] }));
  const sheet = await look('Kalamkari vines');
  await user.click(sheet.getByRole('button', { name: words.similar.open }));
  const link = await screen.findByRole('link', { name: 'Look at Twin' });
  expect(link).toHaveProperty('pathname', '/admin/collection');
  expect(link).toHaveProperty('search', `?file=${twin._id}`);
});
