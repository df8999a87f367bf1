import type { Job } from '@naksha/contract';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { aDesign, aJob, freshStudio } from '../../../test/studio-rows.ts';
import {
  claimJob,
  clearJob,
  clearReady,
  lookAtJobs,
  noteCredits,
  noteJob,
  noteQuota,
  restoreClaims,
  restoreTray,
} from './job-actions.ts';
import { isOpen, newsOf, trayJobs } from './jobs.ts';
import { readStudio } from './studio-store.ts';
import { dropRows, keepRows } from './table-actions.ts';

const jobs = () => readStudio().jobs;
const shown = () => trayJobs(jobs()).map(({ _id }) => _id);
const news = () => newsOf(jobs()).map(({ _id }) => _id);
const now = () => new Date().toISOString();
const ended = (name: string, changes: Partial<Job> = {}) =>
  aJob(name, { state: 'done', progress: 1, finishedAt: now(), results: [aDesign(name)], ...changes });

beforeEach(freshStudio);

it('keeps the end of a job, in whatever order and however often its states arrive', () => {
  const { _id, createdAt } = aJob('a');
  const states = [
    aJob('a', { _id, createdAt, state: 'queued', progress: 0 }),
    aJob('a', { _id, createdAt, progress: 0.5 }),
    aJob('a', { _id, createdAt, progress: 0.9 }),
    ended('a', { _id, createdAt }),
  ];
  const [, , , end] = states;
  fc.assert(
    fc.property(fc.shuffledSubarray([...states, ...states], { minLength: 1 }), (arriving) => {
      freshStudio();
      for (const state of arriving) noteJob(state);
      const known = jobs().jobs[_id];
      const isEnded = arriving.some((state) => state === end);
      expect(known).toBe(isEnded ? end : arriving.at(-1));
      expect(shown()).toHaveLength(known && (isOpen(known) || news().includes(_id)) ? 1 : 0);
    }),
  );
});

describe('the tray', () => {
  it('holds what runs, what was asked for here, files and recent news; the newest first', () => {
    const running = aJob('running');
    const mine = ended('mine', { state: 'cancelled', results: [] });
    const others = ended('others', { state: 'cancelled', results: [] });
    const file = ended('file', { operation: 'export' });
    const old = ended('old', { finishedAt: '2020-01-01T00:00:00.000Z' });
    const failed = ended('failed', { state: 'failed', results: [] });
    for (const job of [running, mine, others, file, old, failed]) noteJob(job);
    claimJob(mine._id);
    expect(shown()).toEqual([failed._id, file._id, mine._id, running._id]);
  });

  it('is news until it is looked at, once', () => {
    const [one, other] = [ended('one'), ended('other')];
    for (const job of [one, other, aJob('running')]) noteJob(job);
    lookAtJobs([one._id, one._id]);
    expect(news()).toEqual([other._id]);
    lookAtJobs();
    expect(news()).toEqual([]);
    const { looked } = jobs();
    lookAtJobs();
    expect(jobs().looked).toBe(looked);
  });

  it('is cleared of what came to its end and keeps failures and what runs, which comes back when it ends', () => {
    const [done, failed, running] = [ended('done'), ended('failed', { state: 'failed' }), aJob('running')];
    for (const job of [done, failed, running]) {
      claimJob(job._id);
      noteJob(job);
    }
    clearReady();
    expect(new Set(shown())).toEqual(new Set([failed._id, running._id]));
    clearJob(failed);
    clearReady();
    expect(shown()).toEqual([running._id]);
    noteJob(ended('running', { _id: running._id }));
    expect(shown()).toEqual([running._id]);
    expect(news()).toEqual([running._id]);
  });

  it('says no more of results that were deleted', () => {
    const job = ended('a');
    keepRows(job.results);
    noteJob(job);
    dropRows(job.results.map(({ _id }) => _id));
    expect(jobs().jobs[job._id]?.results).toEqual([]);
    expect(news()).toEqual([]);
  });

  it('takes up after a reload what was looked at, cleared and asked for, without showing it as asked for now', () => {
    const job = ended('a', { finishedAt: '2020-01-01T00:00:00.000Z' });
    restoreTray({ since: 0, looked: ['x'], cleared: ['y'] });
    restoreClaims([job._id]);
    noteJob(job);
    expect(jobs()).toMatchObject({ looked: ['x'], cleared: ['y'], claimed: [job._id], mine: [] });
    expect(shown()).toEqual([]);
  });
});

it('speaks of exhausted credits until there are some again', () => {
  const none = { creditsLeft: 0, totalCredits: 10, currentTotal: 10, reserved: 0, expiresAt: null, expiring: 0 };
  noteQuota('repeat_quota_finished');
  noteCredits(none);
  expect(jobs()).toMatchObject({ exhausted: 'repeat_quota_finished', credits: none });
  noteCredits({ ...none, creditsLeft: 3 });
  expect(jobs().exhausted).toBeNull();
});
