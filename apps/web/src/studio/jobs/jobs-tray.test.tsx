import { locks } from 'node:worker_threads';
import { endpoints, type Job } from '@naksha/contract';
import { act, cleanup, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { FakeServer } from '../../../test/fake-server.ts';
import { someone } from '../../../test/open-app.tsx';
import { openPart } from '../../../test/open-part.tsx';
import { aDesign, aJob, freshStudio } from '../../../test/studio-rows.ts';
import { clearSession, openSession } from '../../api/session-store.ts';
import { en } from '../../i18n/en/en.ts';
import { claimJob, clearJob, clearReady, noteConnection, noteJob } from '../store/job-actions.ts';
import { readStudio } from '../store/studio-store.ts';
import { ownDrafts } from '../store/table.ts';
import { keepRows } from '../store/table-actions.ts';
import { JobsTray } from './jobs-tray.tsx';
import { useKeptTray } from './use-kept-tray.ts';

function Tray() {
  useKeptTray();
  return <JobsTray />;
}

/** With a server whose clock says this. */
async function openTray(at = Date.now(), server = new FakeServer().refuse(endpoints.getJob, 'not_found')) {
  const opened = await openPart(<Tray />, { server });
  await screen.findByText('Nothing is running.');
  act(() => noteConnection(true, at));
  return opened;
}

/** Everything that a test announces ends after the tray was opened. */
const soon = () => new Date(Date.now() + 60_000).toISOString();
const ended = (name: string, changes: Partial<Job>): Job =>
  aJob(name, { state: 'done', progress: 1, finishedAt: soon(), ...changes });
const tooLarge = ended('large', {
  state: 'failed',
  error: { code: 'too_many_pixels', message: '', params: { limit: 7, totalPixels: 9, width: 3, height: 3 } },
});
const file = (name: string) => ended(name, { operation: 'exportPsd', results: [aDesign(name)] });

/** As when the page is loaded again: the store is empty, the drawers are not. */
function reload(): void {
  cleanup();
  freshStudio();
}

const designer = someone('user');
const record = `naksha.tray.${designer._id}`;

beforeEach(() => {
  freshStudio();
  localStorage.clear();
  sessionStorage.clear();
  clearSession();
  openSession({ authToken: 'token-of-the-test', user: designer });
});

describe('JobsTray', () => {
  it('fills the figures into the sentence of a failed job', async () => {
    await openTray();
    act(() => noteJob(tooLarge));
    expect(await screen.findByText(/limit of 0.01 megapixels/)).toBeDefined();
  });

  it('shows after a reload what ended and was not looked at, with a mark until it is', async () => {
    const { user } = await openTray();
    act(() => [tooLarge, file('layers'), ended('cloth', { results: [aDesign('cloth')] })].forEach(noteJob));
    expect((await screen.findByRole('status')).textContent).toBe('3');
    await user.hover(screen.getByRole('heading', { name: 'Jobs' }));
    expect(screen.queryByRole('status')).toBeNull();
    expect(screen.getByText('Failed')).toBeDefined();

    reload();
    await openTray();
    act(() => [tooLarge, file('layers')].forEach(noteJob));
    expect(await screen.findByRole('button', { name: /^Download/ })).toBeDefined();
    // Whoever looks at a failure may ask about it: it stays, also under the pointer, until it is cleared away.
    expect(screen.getByText('Failed')).toBeDefined();
    expect(screen.queryByRole('status')).toBeNull();

    act(() => [clearReady(), clearJob(tooLarge)]);
    reload();
    await openTray();
    act(() => noteJob(file('layers')));
    expect(await screen.findByText('Nothing is running.')).toBeDefined();
  });

  it('shows nothing of what ended before this person was first here, and of what ended since', async () => {
    const before = { finishedAt: new Date(Date.now() - 60_000).toISOString(), results: [aDesign('cloth')] };
    await openTray();
    act(() => noteJob(ended('made before', before)));
    expect(screen.queryByRole('status')).toBeNull();

    reload();
    await openTray();
    act(() => [ended('made before', before), ended('since', { results: [aDesign('b')] })].forEach(noteJob));
    expect((await screen.findByRole('status')).textContent).toBe('1');
  });

  it('shows what failed within a day, wherever it was asked for, with the way to ask, and no older failure', async () => {
    await openTray();
    const earlier = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
    act(() => noteJob({ ...tooLarge, finishedAt: earlier(23) }));
    expect(await screen.findByRole('button', { name: en.studio.jobs.ask })).toBeDefined();
    expect(screen.queryByRole('status')).toBeNull();
    act(() => noteJob({ ...tooLarge, finishedAt: earlier(25) }));
    expect(await screen.findByText('Nothing is running.')).toBeDefined();
  });

  it('is cleared on every machine, of failures one by one: it says so to the server, and shows nothing that was cleared elsewhere', async () => {
    const server = new FakeServer().answer(endpoints.clearJobs, () => ({ cleared: 1 }));
    const { user } = await openTray(Date.now(), server);
    act(() => [tooLarge, aJob('running')].forEach(noteJob));
    expect(screen.queryByRole('button', { name: 'Clear ready' })).toBeNull();
    const ready = file('layers');
    act(() => noteJob(ready));
    await user.click(await screen.findByRole('button', { name: 'Clear ready' }));
    await expect.poll(() => screen.queryByText('Ready')).toBeNull();
    expect(screen.getByText('Failed')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Clear Adjust' }));
    await expect.poll(() => screen.queryByText('Failed')).toBeNull();
    expect(server.asked(endpoints.clearJobs).map(({ body }) => body)).toEqual([
      { ids: [ready._id] },
      { ids: [tooLarge._id] },
    ]);

    localStorage.clear();
    reload();
    await openTray();
    act(() => noteJob({ ...tooLarge, clearedAt: soon() }));
    expect(await screen.findByText('Nothing is running.')).toBeDefined();
  });

  it('keeps the focus when what was pressed goes: in the row beside it, or in its heading', async () => {
    const server = new FakeServer().answer(endpoints.clearJobs, () => ({ cleared: 1 }));
    const { user } = await openTray(Date.now(), server);
    const slow = ended('slow', { state: 'failed', error: { code: 'job_timed_out', message: '' } });
    act(() => [tooLarge, slow, file('layers')].forEach(noteJob));
    const heading = screen.getByRole('heading', { name: 'Jobs' });
    (await screen.findByRole('button', { name: 'Clear ready' })).focus();
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(heading);
    // Failures of one operation are known apart by their reasons.
    const left = () => screen.queryAllByRole('button', { name: 'Clear Adjust' });
    const [large, late] = [/limit of 0.01 megapixels/, /took too long/].map((description) =>
      screen.getByRole('button', { name: 'Clear Adjust', description }),
    );
    large?.focus();
    await user.keyboard('{Enter}');
    expect(left()).toEqual([late]);
    expect(document.activeElement).toBe(late);
    await user.keyboard('{Enter}');
    expect(left()).toEqual([]);
    expect(document.activeElement).toBe(heading);
  });

  it('goes by the server’s clock, not by one that is an hour fast', async () => {
    const hourAgo = Date.now() - 3_600_000;
    const at = (ms: number) => ({ finishedAt: new Date(ms).toISOString(), results: [aDesign('cloth')] });
    await openTray(hourAgo);
    act(() => [ended('before', at(hourAgo - 5000)), ended('after', at(hourAgo + 5000))].forEach(noteJob));
    expect((await screen.findByRole('status')).textContent).toBe('1');
    reload();
    await openTray(Date.now() + 3_600_000);
    act(() => [ended('before', at(hourAgo - 5000)), ended('after', at(hourAgo + 5000))].forEach(noteJob));
    expect((await screen.findByRole('status')).textContent).toBe('1');
  });

  it('shows a job of an operation that is not known here as a step', async () => {
    await openTray();
    act(() => noteJob(aJob('new', { operation: 'embroider' })));
    expect(await screen.findByRole('button', { name: /Step/ })).toBeDefined();
  });

  it('shows nothing of what ended long ago', async () => {
    await openTray();
    act(() => noteJob({ ...file('layers'), finishedAt: '2026-01-01T00:00:00.000Z' }));
    expect(await screen.findByText('Nothing is running.')).toBeDefined();
  });

  it('knows after a reload which drafts were made in this tab', async () => {
    await openTray();
    const here = aJob('here');
    act(() => claimJob(here._id));
    await expect.poll(() => sessionStorage.getItem(record)).toContain(here._id);
    reload();
    await openTray();
    act(() => keepRows([aDesign('mine', { jobId: here._id }), aDesign('elsewhere', { jobId: aJob('other')._id })]));
    await expect.poll(() => ownDrafts(readStudio()).map((row) => row.designName)).toEqual(['mine']);
  });

  it('gets the drafts of this tab that are older than what the server lists, and asks about them again', async () => {
    await openTray();
    const old = aJob('old', { results: [aDesign('older', { jobId: aJob('old')._id })] });
    act(() => claimJob(old._id));
    await expect.poll(() => sessionStorage.getItem(record)).toContain(old._id);
    reload();
    const server = new FakeServer().answer(endpoints.getJob, () => ({ job: old }));
    await openTray(Date.now(), server);
    await expect.poll(() => ownDrafts(readStudio()).map((row) => row.designName)).toEqual(['older']);
    expect(server.asked(endpoints.getJob).map(({ params }) => params.id)).toEqual([old._id]);
  });

  it('takes over the drafts of a tab that is gone, and none of a tab that it was duplicated from', async () => {
    const here = aJob('here');
    const openAs = async (tab: string) => {
      sessionStorage.setItem(record, JSON.stringify({ tab, claimed: [here._id] }));
      reload();
      await openTray();
      act(() => keepRows([aDesign('made there', { jobId: here._id })]));
    };
    const drafts = () => ownDrafts(readStudio()).length;
    await openAs('gone');
    await expect.poll(drafts).toBe(1);
    const first = Promise.withResolvers<void>();
    void locks.request('naksha.tab.first', () => first.promise);
    await openAs('first');
    await expect.poll(() => sessionStorage.getItem(record)).toBeNull();
    expect(drafts()).toBe(0);
    first.resolve();
  });
});
