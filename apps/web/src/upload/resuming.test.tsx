import { endpoints, errorSentence, limits } from '@naksha/contract';
import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { designer, folderServer, picture } from '../../test/a-folder.ts';
import { FakeLine } from '../../test/fake-line.ts';
import { openApp } from '../../test/open-app.tsx';
import { workerThatAnswers } from '../../test/worker-that-answers.ts';
import { clearSession, readSession, useSession } from '../api/session-store.ts';
import { en } from '../i18n/en/en.ts';
import { keepUpload, keptUploads, sampleOf } from './kept-uploads.ts';
import { addUploads, takeUpKept, useUploads } from './upload-store.ts';

const words = en.files.upload;
const part = limits.uploadPartBytes;
const large = (name = 'large.png') =>
  new File([new Uint8Array(part + 100)], name, { type: 'image/png', lastModified: 5 });

beforeEach(() => {
  useUploads.setState({ items: [] });
  sessionStorage.clear();
  FakeLine.install();
});
afterEach(() => vi.unstubAllGlobals());

const address = (count: number) => `/files/signed/${count}`;
function uploadServer(received = 0) {
  return folderServer([])
    .answer(endpoints.createSecureUrl, ({ body: { fileName } }) => ({
      signedUrl: address(1),
      s3fileName: `stored-${fileName}`,
      fileName,
    }))
    .answer(endpoints.resumeUpload, () => ({ signedUrl: address(2), received, isComplete: received > part }))
    .answer(endpoints.saveFileInfo, () => ({ data: picture(7) }));
}

async function openUpload(server = uploadServer()) {
  const { user } = await openApp('/upload', { as: designer, server });
  await screen.findByRole('button', { name: words.choose });
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('an input for files is missing');
  return { server, choose: (files: File | File[]) => user.upload(input, files), user };
}
/** A page that is loaded again finds what it kept; signing in, as each test does, begins with nothing. */
async function reloadWith(file: File, s3FileName: string): Promise<void> {
  keepUpload(file, { sample: await sampleOf(file), s3FileName });
  act(takeUpKept);
}
async function line(nth: number): Promise<FakeLine> {
  await expect.poll(() => FakeLine.sent[nth]).toBeDefined();
  return FakeLine.sent[nth] ?? new FakeLine();
}
const cells = () =>
  within(screen.getByRole('table', { name: words.table }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[1]?.textContent);

it('sends a large file in parts, goes on when the line is back, and forgets it when it has arrived', async () => {
  const { choose, server } = await openUpload(uploadServer(part));
  await choose(large());
  const first = await line(0);
  expect(first.headers['Content-Range']).toBe(`bytes 0-${part - 1}/${part + 100}`);
  expect(keptUploads()).toMatchObject([{ name: 'large.png', s3FileName: 'stored-large.png' }]);
  first.hasSent(part / 2, part);
  expect(screen.getByRole('progressbar', { name: 'large.png' }).getAttribute('aria-valuenow')).toBe('50');
  first.breaks();
  window.dispatchEvent(new Event('online'));
  const second = await line(1);
  expect(second).toMatchObject({ target: `PUT ${address(2)}` });
  expect(second.headers['Content-Range']).toBe(`bytes ${part}-${part + 99}/${part + 100}`);
  second.answers(200);
  await screen.findByText(words.success);
  expect(server.asked(endpoints.resumeUpload)).toMatchObject([{ body: { s3FileName: 'stored-large.png' } }]);
  expect(keptUploads()).toEqual([]);
});

it.each([
  ['differ', [1, 2]],
  ['are the same', [1, 1]],
])(
  'sends both of two files that have one name, size and time, as scans of two folders have, and %s',
  async (_, shades) => {
    const { choose, server } = await openUpload();
    const scans = shades.map(
      (shade) =>
        new File([new Uint8Array(part + 100).fill(shade)], 'scan0001.png', { type: 'image/png', lastModified: 5 }),
    );
    await choose(scans);
    await expect.poll(() => FakeLine.sent).toHaveLength(2);
    expect(server.asked(endpoints.createSecureUrl)).toHaveLength(2);
    expect(server.asked(endpoints.resumeUpload)).toEqual([]);
  },
);

it('waits after a reload for the file that was interrupted, and sends only its rest', async () => {
  const server = uploadServer(part).refuse(endpoints.saveFileInfo, 'upload_incomplete');
  const { choose } = await openUpload(server);
  await reloadWith(large(), 'stored-large.png');
  await screen.findByText(words.waiting);
  server.answer(endpoints.saveFileInfo, () => ({ data: picture(7) }));
  await choose(large());
  const rest = await line(0);
  expect(rest.headers['Content-Range']).toBe(`bytes ${part}-${part + 99}/${part + 100}`);
  rest.answers(200);
  await screen.findByText(words.success);
  expect(cells()).toEqual(['large.png']);
  expect(server.asked(endpoints.createSecureUrl)).toEqual([]);
});

it('goes on after a reload with each of two files that have one name, size and time, in the row of its own', async () => {
  const server = uploadServer(part).refuse(endpoints.saveFileInfo, 'upload_incomplete');
  const { choose } = await openUpload(server);
  const scan = (shade: number) =>
    new File([new Uint8Array(part + 100).fill(shade)], 'scan0001.png', { type: 'image/png', lastModified: 5 });
  await reloadWith(scan(1), 'stored-one');
  await reloadWith(scan(2), 'stored-two');
  await expect.poll(() => screen.queryAllByText(words.waiting)).toHaveLength(2);
  await choose([scan(2), scan(1)]);
  await expect.poll(() => FakeLine.sent).toHaveLength(2);
  expect(cells()).toEqual(['scan0001.png', 'scan0001.png']);
  expect(screen.queryByText(words.waiting)).toBeNull();
  const asked = server.asked(endpoints.resumeUpload).map(({ body }) => body.s3FileName);
  expect(asked.toSorted()).toEqual(['stored-one', 'stored-two']);
  expect(server.asked(endpoints.createSecureUrl)).toEqual([]);
});

it('gives a file that cannot be read a row of its own, and leaves the rows of others as they are', async () => {
  const server = uploadServer(part).refuse(endpoints.saveFileInfo, 'upload_incomplete');
  const { choose } = await openUpload(server);
  await choose(large('other.png'));
  await line(0);
  await reloadWith(large(), 'stored-large.png');
  await screen.findByText(words.waiting);
  const slice = () => {
    throw new DOMException('gone', 'NotReadableError');
  };
  await act(() => addUploads([Object.assign(large(), { slice })]));
  expect(cells()).toEqual(['other.png', 'large.png', 'large.png']);
});

it('keeps the new name of a large TIFF that goes up as a PNG, and calls it so when it is ended after a reload', async () => {
  const png = new Blob([new Uint8Array(part + 1)]);
  vi.stubGlobal('Worker', workerThatAnswers({ kind: 'png', png, sha256: '5c'.repeat(32) }));
  const { choose, server } = await openUpload();
  await choose(large('cloth.tif'));
  await line(0);
  expect(keptUploads()).toMatchObject([{ name: 'cloth.tif', storedAs: 'cloth.png' }]);
  act(() => {
    useUploads.setState({ items: [] });
    takeUpKept();
  });
  await screen.findByText(words.success);
  expect(server.asked(endpoints.saveFileInfo)).toMatchObject([{ body: { fileName: 'cloth.png' } }]);
});

it('lets go of a file that failed and of what was begun with it, and tries all others again at once', async () => {
  const server = uploadServer().refuse(endpoints.saveFileInfo, 'storage_quota_reached', { params: { limit: 5 } });
  const { choose, user } = await openUpload(server);
  const small = (name: string) => new File([name], name, { type: 'image/png' });
  await choose([large(), small('one.png'), small('two.png')]);
  for (const nth of [0, 1, 2, 3]) (await line(nth)).answers(200);
  await expect.poll(() => screen.queryAllByRole('alert')).toHaveLength(3);
  expect(keptUploads()).toHaveLength(1);
  const [first = document.body] = screen.getAllByRole('button', { name: words.dismiss });
  await user.click(first);
  await expect.poll(keptUploads).toEqual([]);
  expect(cells()).toEqual(['one.png', 'two.png']);
  server.answer(endpoints.saveFileInfo, () => ({ data: picture(7) }));
  await user.click(screen.getByRole('button', { name: words.retryAll }));
  for (const nth of [4, 5]) (await line(nth)).answers(200);
  await screen.findByText('2 of 2 uploaded');
  expect(screen.queryByRole('button', { name: words.retryAll })).toBeNull();
});

it('goes on when the line is back, however often it was tried without one', async () => {
  const { choose } = await openUpload();
  await choose(new File(['cloth'], 'cloth.png', { type: 'image/png' }));
  (await line(0)).breaks();
  await screen.findByRole('alert');
  act(() => useUploads.setState(({ items }) => ({ items: items.map((item) => ({ ...item, tries: 40 })) })));
  window.dispatchEvent(new Event('online'));
  (await line(1)).answers(200);
  await screen.findByText(words.success);
});

it('ends after a reload without its file what had come whole, and lets go of what is no longer wanted', async () => {
  const { user, server } = await openUpload();
  await reloadWith(large('whole.png'), 'stored-whole.png');
  await screen.findByText(words.success);
  expect(keptUploads()).toEqual([]);
  expect(server.asked(endpoints.saveFileInfo)).toMatchObject([{ body: { s3FileName: 'stored-whole.png' } }]);
  await user.click(screen.getByRole('button', { name: words.clear }));
});

it.each([
  ['whoever comes back after a session that ran out', true, 1],
  ['no one who logged out', false, 0],
])('keeps what has begun for %s', async (_, isExpired, count) => {
  await openUpload(uploadServer().refuse(endpoints.saveFileInfo, 'upload_incomplete'));
  await reloadWith(large('night.png'), 'stored-night.png');
  const session = readSession();
  act(() => {
    useSession.setState({ isExpired });
    clearSession();
  });
  expect(keptUploads()).toEqual([]);
  act(() => useSession.setState({ session }));
  expect(keptUploads()).toHaveLength(count);
});

it('lets go of an interrupted upload that is no longer wanted', async () => {
  const { user } = await openUpload(uploadServer().refuse(endpoints.saveFileInfo, 'upload_incomplete'));
  await reloadWith(large('left.png'), 'stored-left.png');
  await screen.findByText(words.waiting);
  await user.click(screen.getByRole('button', { name: words.dismiss }));
  expect(screen.queryByText(words.waiting)).toBeNull();
  expect(keptUploads()).toEqual([]);
});

it('opens an archive at the server, takes its files one by one, and says of each that is refused why', async () => {
  const problem = { code: 'archive_path', message: '' };
  const server = uploadServer()
    .answer(endpoints.openArchive, () => ({
      entries: [
        { index: 0, fileName: 'one.png', bytes: 9 },
        { index: 1, fileName: 'two.png', bytes: 9, problem },
        { index: 3, fileName: 'three.png', bytes: 9 },
      ],
    }))
    .answer(endpoints.saveArchiveEntry, ({ body: { index } }) => ({
      data: picture(index),
      ...(index === 3 && { isDuplicate: true }),
    }));
  const { choose } = await openUpload(server);
  await choose(new File(['PK'], 'cloths.zip', { type: 'application/zip' }));
  (await line(0)).answers(200);
  await screen.findByText(words.duplicate);
  await screen.findByText('3 of 4 uploaded');
  expect(cells()).toEqual(['cloths.zip', 'one.png', 'two.png', 'three.png']);
  expect(screen.getByRole('alert').textContent).toContain(errorSentence('archive_path', {}, 'en'));
  expect(screen.getByText('3 files, listed below')).toBeTruthy();
  expect(
    server
      .asked(endpoints.saveArchiveEntry)
      .map(({ body }) => body.index)
      .sort(),
  ).toEqual([0, 3]);
  expect(keptUploads()).toEqual([]);
});

it('keeps an archive whose last file waits to be tried again: a reload goes on with it', async () => {
  const server = uploadServer()
    .answer(endpoints.openArchive, () => ({ entries: [{ index: 0, fileName: 'one.png', bytes: 9 }] }))
    .refuse(endpoints.saveArchiveEntry, 'unavailable');
  const { choose } = await openUpload(server);
  await choose(new File(['PK'], 'cloths.zip', { type: 'application/zip' }));
  (await line(0)).answers(200);
  await expect.poll(() => useUploads.getState().items.map(({ state }) => state)).toEqual(['success', 'failed']);
  expect(keptUploads().map(({ name }) => name)).toEqual(['cloths.zip']);
});
