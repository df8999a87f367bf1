import { notifications, notificationsStore } from '@mantine/notifications';
import { endpoints, type Job } from '@naksha/contract';
import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { designer, folderServer, measureAs } from '../../../test/a-folder.ts';
import { openApp } from '../../../test/open-app.tsx';
import { aDesign, aJob, freshStudio } from '../../../test/studio-rows.ts';
import { hi } from '../../i18n/hi/hi.ts';
import { changeLanguage } from '../../i18n/i18n.ts';
import { claimJob } from '../store/job-actions.ts';
// Fetched by the screen when a job has ended; here it is there before, for fetching it takes a busy machine long.
import '../tools/tools.ts';

beforeEach(() => {
  freshStudio();
  notifications.clean();
  measureAs(1440, 800);
});

async function openListening(path: '/collection' | '/upload') {
  const server = folderServer([]);
  const send = server.stream(endpoints.events);
  await openApp(path, { as: designer, server });
  await expect.poll(() => server.asked(endpoints.events).length).toBe(1);
  const end = (code: 'design_ready' | 'design_failed', changes: Partial<Job>) => {
    const job = aJob('cloth', { progress: 1, finishedAt: new Date().toISOString(), ...changes });
    send({ type: 'job', value: job });
    send({ type: 'notification', value: { code, params: { jobId: job._id, operation: job.operation } } });
  };
  return { end, server };
}

it.each(['/collection', '/upload'] as const)('says on %s that a design is ready, and opens it', async (path) => {
  const { end } = await openListening(path);
  const row = aDesign('cloth');
  end('design_ready', { state: 'done', results: [row] });
  expect(await screen.findByText(`${row.fileName} is ready.`)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Open' }).getAttribute('href')).toBe(`/studio/generate?design=${row._id}`);
});

it('can be put away by a cross that has a name, in the language of the screen', async () => {
  const { end } = await openListening('/collection');
  end('design_ready', { state: 'done', results: [aDesign('cloth')] });
  await screen.findByText(/is ready\.$/);
  await act(() => changeLanguage('hi'));
  (await screen.findByRole('button', { name: hi.shell.close })).click();
  await expect.poll(() => screen.queryByRole('alert')).toBeNull();
  await act(() => changeLanguage('en'));
});

it('shows three messages at a time, each until it has been there to be read', async () => {
  await openListening('/collection');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const shown = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  act(() => ['one', 'two', 'three', 'four'].forEach((message) => void notifications.show({ message })));
  expect(shown().sort()).toEqual(['one', 'three', 'two']);
  await pass(5_000);
  expect(shown()).toHaveLength(3);
  await pass(2_000);
  expect(shown()).toEqual(['four']);
  await pass(7_000);
  expect(shown()).toEqual([]);
});

it('says in the collection why a design could not be made', async () => {
  const { end } = await openListening('/collection');
  const params = { limit: 7, totalPixels: 9, width: 3, height: 3 };
  end('design_failed', { state: 'failed', error: { code: 'too_many_pixels', message: '', params } });
  expect(await screen.findByText(/^A design could not be made: .*limit of 0.01 megapixels/)).toBeDefined();
});

it('says once what it hears twice', async () => {
  const { end } = await openListening('/collection');
  end('design_ready', { state: 'done', results: [aDesign('cloth')] });
  end('design_ready', { state: 'done', results: [aDesign('cloth')] });
  // What comes after both has been heard after both.
  end('design_failed', { _id: aJob('other')._id, state: 'failed', error: { code: 'unavailable', message: '' } });
  await screen.findByText(/^A design could not be made/);
  expect(screen.getAllByText(/is ready\.$/)).toHaveLength(1);
});

const psd = aDesign('layers', { fileName: 'layers.psd', directory: 'psd', contentType: 'image/vnd.adobe.photoshop' });

it.each([
  ['asked for in this tab', true],
  ['asked for elsewhere', false],
])('says once of a PSD that was %s that it is ready, for a while, and downloads it', async (_, isMine) => {
  const { end, server } = await openListening('/collection');
  server.refuse(endpoints.getFile, 'not_found');
  if (isMine) claimJob(aJob('cloth')._id);
  end('design_ready', { operation: 'exportPsd', state: 'done', results: [psd] });
  await screen.findByText(/layers\.psd.*is ready/);
  const { notifications: shown } = notificationsStore.getState();
  expect(shown.map(({ id }) => id)).toEqual([psd._id]);
  expect(shown[0]?.autoClose).toBeGreaterThan(0);
  expect(screen.queryByRole('link', { name: 'Open' })).toBeNull();
  screen.getByRole('button', { name: 'Download' }).click();
  await expect.poll(() => server.asked(endpoints.getFile).map(({ params }) => params.id)).toEqual([psd._id]);
});
