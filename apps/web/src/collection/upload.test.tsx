import { endpoints, errorSentence } from '@naksha/contract';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { designer, folderServer } from '../../test/a-folder.ts';
import { openApp } from '../../test/open-app.tsx';
import { en } from '../i18n/en/en.ts';
import { useUploads } from '../upload/upload-store.ts';

const words = en.files.upload;
const png = new File(['cloth'], 'cloth.png', { type: 'image/png' });

beforeEach(() => useUploads.setState({ items: [] }));

async function choose(file: File, server = folderServer([])) {
  const { user } = await openApp('/upload', { as: designer, server });
  await screen.findByRole('button', { name: words.choose });
  const [input] = document.querySelectorAll<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('there is no input for files');
  input.accept = '';
  await user.upload(input, file);
  const row = within((await screen.findByText(file.name)).closest('tr') ?? document.body);
  return { user, server, row };
}

it('says of a file that is no picture what is taken, sends nothing and offers no second try', async () => {
  const { row, server } = await choose(new File(['words'], 'notes.txt', { type: 'text/plain' }));
  expect(row.getByRole('alert').textContent).toContain(errorSentence('upload_type_not_allowed', {}, 'en'));
  expect(row.queryByRole('button', { name: words.retry })).toBeNull();
  expect(server.asked(endpoints.createSecureUrl)).toEqual([]);
});

it('offers another try of an upload that the server could not take, and does it', async () => {
  const { user, row, server } = await choose(png, folderServer([]).refuse(endpoints.createSecureUrl, 'unavailable'));
  expect((await row.findByRole('alert')).textContent).toContain(errorSentence('unavailable', {}, 'en'));
  await user.click(row.getByRole('button', { name: words.retry }));
  await expect.poll(() => server.asked(endpoints.createSecureUrl)).toHaveLength(2);
});
