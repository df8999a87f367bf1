import { endpoints, errorSentence, limits } from '@naksha/contract';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { designer, folderServer, picture } from '../../test/a-folder.ts';
import { FakeLine } from '../../test/fake-line.ts';
import type { FakeServer } from '../../test/fake-server.ts';
import { openApp } from '../../test/open-app.tsx';
import { workerThatAnswers } from '../../test/worker-that-answers.ts';
import { en } from '../i18n/en/en.ts';
import { leave, openPage } from '../session/log-out.ts';
import type { TiffAnswer } from './tiff-worker.ts';
import { useUploads } from './upload-store.ts';

const words = en.files.upload;
const file = (name = 'cloth.png', type = 'image/png') => new File(['cloth'], name, { type });

beforeEach(() => {
  useUploads.setState({ items: [] });
  FakeLine.install();
});
afterEach(() => vi.unstubAllGlobals());

const uploadServer = () =>
  folderServer([])
    .answer(endpoints.createSecureUrl, ({ body: { fileName } }) => ({
      signedUrl: `/files/signed/${fileName}`,
      s3fileName: `stored-${fileName}`,
      fileName,
    }))
    .answer(endpoints.saveFileInfo, () => ({ data: picture(7) }));

async function openUpload(server: FakeServer = uploadServer()) {
  const { user } = await openApp('/upload', { as: designer, server });
  await screen.findByRole('button', { name: words.choose });
  return { user, server };
}
/** What the two buttons open: files, and a whole folder. */
function inputs() {
  const [files, folder] = document.querySelectorAll<HTMLInputElement>('input[type="file"]');
  if (!files || !folder) throw new Error('an input for files is missing');
  return { files, folder };
}
const rows = () =>
  within(screen.getByRole('table', { name: words.table }))
    .getAllByRole('row')
    .slice(1);
const cells = () =>
  rows().map((row) =>
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  );
/** Where the bytes of a file go up, for the nth time. */
async function line(name = 'cloth.png', nth = 0): Promise<FakeLine> {
  const found = () => FakeLine.sent.filter(({ target }) => target.endsWith(`/${name}`))[nth];
  await expect.poll(found).toBeDefined();
  return found() ?? new FakeLine();
}

it('keeps the session alive while something goes up, without a hand at the screen, and no longer', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const { user, server } = await openUpload();
  const pass = () => act(() => vi.advanceTimersByTime(15 * 60_000));
  await user.upload(inputs().files, file());
  const going = await line();
  // On whatever screen, also on one that no one touches.
  const [collection = document.body] = screen.getAllByRole('link', { name: words.collection });
  await user.click(collection);
  await screen.findByRole('heading', { name: en.collection.title });
  pass();
  await expect.poll(() => server.asked(endpoints.updateLastActive)).toHaveLength(3);
  going.answers(200);
  await expect.poll(() => useUploads.getState().items[0]?.state).toBe('success');
  pass();
  // The hand that chose the file was seen once.
  expect(server.asked(endpoints.updateLastActive).length).toBeLessThanOrEqual(4);
});

it('sends a picture, shows how far it is, and leads to it when it has arrived', async () => {
  const saved = Promise.withResolvers<{ data: ReturnType<typeof picture> }>();
  const server = uploadServer().answer(endpoints.saveFileInfo, () => saved.promise);
  const { user } = await openUpload(server);
  await user.upload(inputs().files, file());
  const sent = await line();
  expect(sent).toMatchObject({ target: 'PUT /files/signed/cloth.png', headers: { 'Content-Type': 'image/png' } });
  expect(sent.body).toBeInstanceOf(File);
  sent.hasSent(2, 5);
  const bar = screen.getByRole('progressbar', { name: 'cloth.png' });
  expect([bar.getAttribute('aria-valuenow'), bar.getAttribute('aria-valuemax')]).toEqual(['40', '100']);
  expect(screen.getByText('40%')).toBeTruthy();
  sent.answers(200);
  await screen.findByText(words.judging);
  saved.resolve({ data: picture(7) });
  await screen.findByText('Success');
  expect(screen.getByRole('link', { name: words.open })).toMatchObject({
    pathname: '/studio/generate',
    search: `?design=${picture(7)._id}`,
  });
  expect(server.asked(endpoints.saveFileInfo)).toMatchObject([
    { body: { fileName: 'cloth.png', s3FileName: 'stored-cloth.png' } },
  ]);
  expect(screen.getByText('1 of 1 uploaded')).toBeTruthy();
  expect(rows()[0]?.querySelector<HTMLElement>('[style]')?.style.backgroundImage).toContain(picture(7).previewUrl);
});

it('names its columns as specified, numbers the files and cuts long names at 25 letters', async () => {
  const { user } = await openUpload();
  const long = `${'kalamkari'.repeat(3)}.png`;
  await user.upload(inputs().files, [file(), file(long)]);
  const heads = screen.getAllByRole('columnheader').map((head) => head.textContent);
  expect(heads).toEqual(['#', 'File name', 'Progress']);
  expect(cells().map(([number, name]) => [number, name])).toEqual([
    ['1', 'cloth.png'],
    ['2', `${long.slice(0, limits.shownFileNameLength - 1)}…`],
  ]);
  expect(screen.getByTitle(long)).toBeTruthy();
});

it('sends two at a time; the others are queued, and go on although one fails', async () => {
  const { user } = await openUpload();
  await user.upload(
    inputs().files,
    ['a.png', 'b.png', 'c.png', 'd.png'].map((name) => file(name)),
  );
  const [first, second] = [await line('a.png'), await line('b.png')];
  expect(FakeLine.sent).toHaveLength(2);
  expect(screen.getAllByText('Queued')).toHaveLength(2);
  first.answers(503, '<h1>Service Unavailable</h1>');
  const alert = await within(rows()[0] ?? document.body).findByRole('alert');
  expect(alert.textContent).toBe(`Failed ${errorSentence('unexpected', {}, 'en')}`);
  second.answers(200);
  for (const name of ['c.png', 'd.png']) (await line(name)).answers(200);
  await screen.findByText('3 of 4 uploaded');
});

it('reports bytes that the server did not take, and not a line that broke', async () => {
  const { user, server } = await openUpload();
  const reports = () => server.asked(endpoints.sendEmail).map(({ body }) => body.subject);
  await user.upload(inputs().files, [file('a.png'), file('b.png')]);
  (await line('a.png')).answers(507, { error: { code: 'storage_full', message: 'Full', requestId: 'one' } });
  await within(rows()[0] ?? document.body).findByRole('alert');
  (await line('b.png')).breaks();
  await within(rows()[1] ?? document.body).findByRole('alert');
  expect(reports()).toEqual(['PUT /files/signed/{token}: storage_full']);
});

it('says that the line broke, tries again, and succeeds', async () => {
  const { user } = await openUpload();
  await user.upload(inputs().files, file());
  (await line()).breaks();
  expect((await screen.findByRole('alert')).textContent).toContain('You are offline. Please check your connection.');
  await user.click(screen.getByRole('button', { name: words.retry }));
  (await line('cloth.png', 1)).answers(200);
  await screen.findByText('Success');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('begins nothing while the line is broken, and takes the rest and what failed when it is back, without being pressed', async () => {
  await openUpload().then(({ user }) =>
    user.upload(
      inputs().files,
      ['a.png', 'b.png', 'c.png'].map((name) => file(name)),
    ),
  );
  for (const name of ['a.png', 'b.png']) (await line(name)).breaks();
  await expect.poll(() => screen.queryAllByRole('alert').length).toBe(2);
  expect(screen.getByText('Queued')).toBeTruthy();
  expect(FakeLine.sent).toHaveLength(2);
  act(() => void window.dispatchEvent(new Event('online')));
  // What was not tried yet comes first.
  (await line('c.png')).answers(200);
  for (const name of ['a.png', 'b.png']) (await line(name, 1)).answers(200);
  await screen.findByText('3 of 3 uploaded');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('goes on after as many seconds as the server names, and one that goes through takes along what failed', async () => {
  const later = vi.spyOn(globalThis, 'setTimeout');
  onTestFinished(() => later.mockRestore());
  const pause = () => later.mock.calls.find(([, ms]) => ms === 40_000)?.[0];
  const server = uploadServer().refuse(endpoints.createSecureUrl, 'too_many_requests', { params: { seconds: 40 } });
  const { user } = await openUpload(server);
  await user.upload(inputs().files, file('a.png'));
  await screen.findByRole('alert');
  server.answer(endpoints.createSecureUrl, ({ body: { fileName } }) => ({
    signedUrl: `/files/signed/${fileName}`,
    s3fileName: `stored-${fileName}`,
    fileName,
  }));
  await user.upload(inputs().files, file('b.png'));
  expect(screen.getByText('Queued')).toBeTruthy();
  act(() => pause()?.());
  (await line('a.png')).breaks();
  (await line('b.png')).answers(200);
  (await line('a.png', 1)).answers(200);
  await screen.findByText('2 of 2 uploaded');
});

it.each([
  ['upload_too_large', { limit: 350 }],
  ['image_unprocessable', {}],
  ['upload_type_not_allowed', {}],
] as const)('offers no second try of a file that the server refuses with %s', async (code, params) => {
  const server = uploadServer().refuse(endpoints.saveFileInfo, code, { params });
  const { user } = await openUpload(server);
  await user.upload(inputs().files, file());
  (await line()).answers(200);
  expect((await screen.findByRole('alert')).textContent).toContain(errorSentence(code, params, 'en'));
  expect(screen.queryByRole('button', { name: words.retry })).toBeNull();
});

it('does not blame the picture for an answer that makes no sense', async () => {
  const server = uploadServer();
  const { user } = await openUpload(server);
  vi.stubGlobal('fetch', (input: string, init: RequestInit) =>
    input === endpoints.createSecureUrl.path ? Promise.resolve(new Response('<html>')) : server.fetch(input, init),
  );
  await user.upload(inputs().files, file());
  expect((await screen.findByRole('alert')).textContent).toContain(errorSentence('unexpected', {}, 'en'));
  expect(screen.getByRole('button', { name: words.retry })).toBeTruthy();
});

it('refuses a file of more than 350 MB before anything is sent', async () => {
  const { user, server } = await openUpload();
  const large = Object.defineProperty(file(), 'size', { value: limits.uploadMaxBytes + 1 });
  await user.upload(inputs().files, large);
  expect(screen.getByRole('alert').textContent).toBe('Failed The file is larger than the limit of 350 MB.');
  expect(server.asked(endpoints.createSecureUrl)).toEqual([]);
});

it('takes what has arrived off the list, leaves the rest, and takes the same file again', async () => {
  const { user } = await openUpload();
  const same = file();
  await user.upload(inputs().files, [same, file('b.png')]);
  (await line()).answers(200);
  (await line('b.png')).answers(500);
  await screen.findByText('1 of 2 uploaded');
  await screen.findByRole('alert');
  await user.click(screen.getByRole('button', { name: words.clear }));
  expect(cells().map(([, name]) => name)).toEqual(['b.png']);
  await user.upload(inputs().files, [same, file('b.png')]);
  await user.upload(inputs().files, same);
  await user.upload(inputs().files, same);
  expect(cells().map(([, name]) => name)).toEqual(['b.png', 'cloth.png', 'b.png', 'cloth.png', 'cloth.png']);
});

it('takes of a chosen folder its pictures only, and nothing that a Mac puts beside them', async () => {
  const { user } = await openUpload();
  const chosen = ['a.tiff', 'notes.txt', 'deep/b.jpeg', '._a.tiff', '.Trashes/c.png'].map((path) =>
    // As a browser has it: with the folder that was chosen, which may be called anything.
    Object.assign(file(path.split('/').at(-1), ''), { webkitRelativePath: `.scans/${path}` }),
  );
  await user.upload(inputs().folder, chosen);
  expect(cells().map(([, name]) => name)).toEqual(['a.tiff', 'b.jpeg']);
});

it('takes of what is dropped each file, and of folders their pictures, however deep they lie', async () => {
  await openUpload();
  const entry = (name: string) => ({
    name,
    isFile: true,
    isDirectory: false,
    file: (give: (f: File) => void) => give(file(name)),
  });
  const folder = (name: string, parts: object[][]) => ({
    name,
    isFile: false,
    isDirectory: true,
    // A folder is handed out in parts, the last of which is empty.
    createReader: () => ({ readEntries: (give: (part: object[]) => void) => give(parts.shift() ?? []) }),
  });
  const dropped = [
    entry('notes.txt'),
    folder('cloths', [
      [entry('a.png'), entry('._a.png'), folder('__MACOSX', [[entry('a.png')]])],
      [entry('readme.md'), folder('deep', [[entry('b.tif')]])],
    ]),
  ];
  const paper = screen.getByRole('heading', { name: words.drop });
  const items = dropped.map((each) => ({ webkitGetAsEntry: () => each }));
  fireEvent.drop(paper, { dataTransfer: { items } });
  await expect.poll(() => cells().map(([, name]) => name)).toEqual(['notes.txt', 'a.png', 'b.tif']);
  const notes = within(rows()[0] ?? document.body);
  expect(notes.getByRole('alert').textContent).toContain(errorSentence('upload_type_not_allowed', {}, 'en'));
  expect(notes.queryByRole('button', { name: words.retry })).toBeNull();
});

it('takes what is dropped on the table of what was dropped before', async () => {
  await openUpload();
  const drop = (on: HTMLElement, name: string) => {
    const each = { name, isFile: true, isDirectory: false, file: (give: (f: File) => void) => give(file(name)) };
    fireEvent.drop(on, { dataTransfer: { items: [{ webkitGetAsEntry: () => each }] } });
  };
  drop(screen.getByRole('heading', { name: words.drop }), 'a.txt');
  drop(await screen.findByRole('table', { name: words.table }), 'b.txt');
  await expect.poll(() => cells().map(([, name]) => name)).toEqual(['a.txt', 'b.txt']);
});

it('says that a dropped folder could not be read', async () => {
  await openUpload();
  const broken = {
    isFile: false,
    isDirectory: true,
    createReader: () => ({ readEntries: (_: unknown, fail: (why: Error) => void) => fail(new Error('gone')) }),
  };
  fireEvent.drop(screen.getByRole('heading', { name: words.drop }), {
    dataTransfer: { items: [{ webkitGetAsEntry: () => broken }] },
  });
  const dialog = within(await screen.findByRole('dialog', { name: en.session.error.title }));
  expect(dialog.getByText(errorSentence('unexpected', {}, 'en'))).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Okay' }));
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
});

it('asks before the tab is closed while something is under way, and not before or after', async () => {
  const { user } = await openUpload();
  const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(isAsked()).toBe(false);
  await user.upload(inputs().files, file());
  const sent = await line();
  expect(isAsked()).toBe(true);
  // What waits for the line to be back is under way as well.
  sent.breaks();
  await screen.findByRole('alert');
  expect(isAsked()).toBe(true);
  await user.click(screen.getByRole('button', { name: words.retry }));
  (await line('cloth.png', 1)).answers(200);
  await screen.findByText('Success');
  expect(isAsked()).toBe(false);
});

it('asks nothing of whoever has logged out, here or in another tab, while something is under way', async () => {
  const { user } = await openUpload();
  await user.upload(inputs().files, file());
  await line();
  const asked: boolean[] = [];
  const opening = vi.spyOn(openPage, 'at').mockImplementation(() => {
    asked.push(!window.dispatchEvent(new Event('beforeunload', { cancelable: true })));
  });
  onTestFinished(() => void opening.mockRestore());
  act(leave);
  expect(asked).toEqual([false]);
});

const sha256 = '5c'.repeat(32);
const tiffs: [string, TiffAnswer, string, string][] = [
  [
    'as a PNG where it holds the same',
    { kind: 'png', png: new Blob(['png']), sha256 },
    'selected/cloth.png',
    'image/png',
  ],
  ['as it is where a PNG would lose colours', { kind: 'server' }, 'cloth.tif', 'image/tiff'],
  ['as it is where the browser could not draw it', { kind: 'failed', code: 'tiff_canvas' }, 'cloth.tif', 'image/tiff'],
];
it.each(tiffs)('sends a TIFF %s', async (_, answer, name, type) => {
  vi.stubGlobal('Worker', workerThatAnswers(answer));
  const { user, server } = await openUpload();
  await user.upload(inputs().files, file('cloth.tif', ''));
  expect((await line(name)).headers).toEqual({ 'Content-Type': type });
  const bytes = answer.kind === 'png' ? answer.png.size : file('cloth.tif', '').size;
  expect(server.asked(endpoints.createSecureUrl)).toEqual([
    expect.objectContaining({
      body: { fileName: name, type, bytes, ...(answer.kind === 'png' && { sourceSha256: sha256 }) },
    }),
  ]);
  const reported = server.asked(endpoints.sendEmail).map(({ body }) => body.subject);
  expect(reported).toEqual(answer.kind === 'failed' ? ['Could not get canvas context for TIFF'] : []);
});

it('says of a TIFF that is none that it cannot be processed, and sends nothing', async () => {
  vi.stubGlobal('Worker', workerThatAnswers({ kind: 'failed', code: 'tiff_no_ifds' }));
  const { user, server } = await openUpload();
  await user.upload(inputs().files, file('cloth.tif', ''));
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Unable to process the selected file. This could be due to the image being too large...',
  );
  expect(server.asked(endpoints.createSecureUrl)).toEqual([]);
  expect(server.asked(endpoints.sendEmail)).toHaveLength(1);
});

let hour = Date.now();
it.each(['error', 'messageerror'])('sends a TIFF as it is where its worker ends with an event “%s”', async (type) => {
  // The same failure is reported once a minute.
  hour += 3_600_000;
  vi.useFakeTimers({ toFake: ['Date'], now: hour });
  onTestFinished(() => void vi.useRealTimers());
  vi.stubGlobal('Worker', workerThatAnswers({ kind: 'server' }, type));
  const { user, server } = await openUpload();
  await user.upload(inputs().files, file('cloth.tif', ''));
  expect((await line('cloth.tif')).headers).toEqual({ 'Content-Type': 'image/tiff' });
  expect(server.asked(endpoints.sendEmail).map(({ body }) => body.subject)).toEqual(['Failed to load image']);
});
