import { endpoints } from '@naksha/contract';
import { cleanup, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { designer, folderServer, measureAs } from '../../test/a-folder.ts';
import { admin, houseWithFolder } from '../../test/a-house.ts';
import { openApp } from '../../test/open-app.tsx';
import { en } from '../i18n/en/en.ts';

const words = en.files.upload;
const room = (gigabytesUsed: number, limitBytes = 50e9) => ({
  room: { usedBytes: gigabytesUsed * 1e9, limitBytes, gigabytes: Math.ceil(limitBytes / 1e9) },
});
const scarce = words.scarce.replace('{used}', '45 GB').replace('{limit}', '50 GB');

it('says on the page of uploads how much room is left where there is a limit, and warns from nine tenths on', async () => {
  const server = folderServer([]).answer(endpoints.getFileRoom, () => room(44.9));
  await openApp('/upload', { as: designer, server });
  await screen.findByText('44.9 GB of 50 GB used');
  expect(screen.queryByText(/little room/)).toBeNull();
  cleanup();
  await openApp('/upload', { as: designer, server: folderServer([]).answer(endpoints.getFileRoom, () => room(45)) });
  expect((await screen.findByText(scarce)).getAttribute('role')).toBe('status');
});

it('warns by the limit in bytes, in a region that was there before', async () => {
  const { promise, resolve } = Promise.withResolvers<ReturnType<typeof room>>();
  await openApp('/upload', { as: designer, server: folderServer([]).answer(endpoints.getFileRoom, () => promise) });
  await screen.findByRole('button', { name: words.choose });
  const region = screen.getByRole('status');
  expect(region.textContent).toBe('');
  // Of two whole gigabytes, as which it is set, this would not be nine tenths.
  resolve(room(1.4, 1.5e9));
  await expect
    .poll(() => region.textContent)
    .toBe(words.scarce.replace('{used}', '1.4 GB').replace('{limit}', '1.5 GB'));
});

it('stays quiet in the collection of a designer until it is scarce, and always shows it to an administrator', async () => {
  measureAs(1440, 800);
  const house = houseWithFolder([]).answer(endpoints.getFileRoom, () => room(12.3));
  await openApp('/admin/collection', { as: admin, server: house });
  await screen.findByText('12.3 GB of 50 GB used');
  cleanup();
  const server = folderServer([]).answer(endpoints.getFileRoom, () => room(12.3));
  await openApp('/collection', { as: designer, server });
  await expect.poll(() => server.asked(endpoints.getFileRoom)).toHaveLength(1);
  expect(screen.queryByText(/GB used/)).toBeNull();
  cleanup();
  const full = folderServer([]).answer(endpoints.getFileRoom, () => room(45));
  await openApp('/collection', { as: designer, server: full });
  await screen.findByText(scarce);
});
