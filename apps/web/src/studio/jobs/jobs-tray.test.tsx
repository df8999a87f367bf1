import type { Job } from '@naksha/contract';
import { act, cleanup, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { someone } from '../../../test/open-app.tsx';
import { openPart } from '../../../test/open-part.tsx';
import { aDesign, aJob, freshStudio } from '../../../test/studio-rows.ts';
import { clearSession, openSession } from '../../session/session-store.ts';
import { claimJob, clearEnded, noteJob } from '../store/job-actions.ts';
import { readStudio } from '../store/studio-store.ts';
import { ownDrafts } from '../store/table.ts';
import { keepRows } from '../store/table-actions.ts';
import { JobsTray } from './jobs-tray.tsx';
import { useKeptTray } from './use-kept-tray.ts';

function Tray() {
  useKeptTray();
  return <JobsTray />;
}

/** Everything that a test tells of ends after the tray was opened. */
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

beforeEach(() => {
  freshStudio();
  localStorage.clear();
  clearSession();
  openSession({ authToken: 'token-of-the-test', user: someone('user') });
});

describe('JobsTray', () => {
  it('fills the figures into the sentence of a failed job', async () => {
    await openPart(<Tray />);
    act(() => noteJob(tooLarge));
    expect(await screen.findByText(/limit of 7 pixels/)).toBeDefined();
  });

  it('tells after a reload what ended and was not looked at, with a mark until it is', async () => {
    const { user } = await openPart(<Tray />);
    await screen.findByText('Nothing is running.');
    act(() => [tooLarge, file('layers'), ended('cloth', { results: [aDesign('cloth')] })].forEach(noteJob));
    expect((await screen.findByRole('status')).textContent).toBe('3');
    await user.hover(screen.getByRole('heading', { name: 'Jobs' }));
    expect(screen.queryByRole('status')).toBeNull();

    reload();
    await openPart(<Tray />);
    await screen.findByText('Nothing is running.');
    act(() => [tooLarge, file('layers')].forEach(noteJob));
    expect(await screen.findByRole('button', { name: /^Download/ })).toBeDefined();
    expect(screen.queryByText('Failed')).toBeNull();
    expect(screen.queryByRole('status')).toBeNull();

    act(clearEnded);
    reload();
    await openPart(<Tray />);
    act(() => noteJob(file('layers')));
    expect(await screen.findByText('Nothing is running.')).toBeDefined();
  });

  it('tells nothing of what ended before this person was first here, and of what ended since', async () => {
    const before = { finishedAt: new Date(Date.now() - 60_000).toISOString(), results: [aDesign('cloth')] };
    await openPart(<Tray />);
    await screen.findByText('Nothing is running.');
    act(() => noteJob(ended('made before', before)));
    expect(screen.queryByRole('status')).toBeNull();

    reload();
    await openPart(<Tray />);
    act(() => [ended('made before', before), ended('since', { results: [aDesign('b')] })].forEach(noteJob));
    expect((await screen.findByRole('status')).textContent).toBe('1');
  });

  it('shows a job of an operation that is not known here as a step', async () => {
    await openPart(<Tray />);
    act(() => noteJob(aJob('new', { operation: 'embroider' })));
    expect(await screen.findByRole('button', { name: /Step/ })).toBeDefined();
  });

  it('tells nothing of what ended long ago', async () => {
    await openPart(<Tray />);
    act(() => noteJob({ ...file('layers'), finishedAt: '2026-01-01T00:00:00.000Z' }));
    expect(await screen.findByText('Nothing is running.')).toBeDefined();
  });

  it('knows after a reload which drafts were made in this tab', async () => {
    await openPart(<Tray />);
    await screen.findByText('Nothing is running.');
    const here = aJob('here');
    act(() => claimJob(here._id));
    reload();
    await openPart(<Tray />);
    await screen.findByText('Nothing is running.');
    keepRows([aDesign('mine', { jobId: here._id }), aDesign('elsewhere', { jobId: aJob('other')._id })]);
    expect(ownDrafts(readStudio()).map((row) => row.designName)).toEqual(['mine']);
  });
});
