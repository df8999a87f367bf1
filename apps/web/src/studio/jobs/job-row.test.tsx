import { endpoints, type Job } from '@naksha/contract';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeServer } from '../../../test/fake-server.ts';
import { someone } from '../../../test/open-app.tsx';
import { openPart } from '../../../test/open-part.tsx';
import { aDesign, aJob, freshStudio } from '../../../test/studio-rows.ts';
import { layOnTable } from '../../../test/use-tool.ts';
import { clearSession, openSession } from '../../api/session-store.ts';
import { en } from '../../i18n/en/en.ts';
import { applyTool } from '../frame/apply-tool.ts';
import { ToolRail } from '../islands/tool-rail.tsx';
import { typeWords } from '../store/ask-actions.ts';
import { claimJob, noteJob } from '../store/job-actions.ts';
import { readStudio } from '../store/studio-store.ts';
import { designOnTable } from '../store/table.ts';
import { keepRows } from '../store/table-actions.ts';
import { AskSupport } from './ask-support.tsx';
import { clockText, secondsLeft } from './job-row.tsx';
import { JobsTray } from './jobs-tray.tsx';
import { useEvents } from './use-events.ts';

function Listening() {
  useEvents();
  return null;
}

/** The tray and what is asked from it. */
function Asking() {
  return (
    <>
      <JobsTray />
      <AskSupport />
    </>
  );
}

const onTable = () => designOnTable(readStudio().table)?.designName;
const announce = (...jobs: Job[]) =>
  act(() => {
    for (const job of jobs) {
      claimJob(job._id);
      noteJob(job);
      keepRows(job.results);
    }
  });
const done = (name: string, changes: Partial<Job> = {}) =>
  aJob(name, {
    state: 'done',
    progress: 1,
    finishedAt: new Date().toISOString(),
    results: [aDesign(name)],
    ...changes,
  });

beforeEach(freshStudio);

describe('a job in the tray', () => {
  it('shows how far it is and how long it will take, and is called off', async () => {
    const startedAt = new Date(Date.now() - 10_000).toISOString();
    const job = aJob('a', { operation: 'upscale', progress: 0.5, startedAt, cost: 6 });
    const server = new FakeServer().answer(endpoints.cancelJob, () => ({
      job: { ...job, state: 'cancelled' as const },
    }));
    const { user } = await openPart(<JobsTray />, { server });
    await screen.findByText('Nothing is running.');
    announce(job);
    const bar = screen.getByRole('progressbar', { name: 'Upscale: 50% done' });
    expect(bar.getAttribute('aria-valuenow')).toBe('50');
    expect(screen.getByText(/^0:1[01] left$/)).toBeDefined();
    expect(screen.getByText('1 running')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Cancel Upscale' }));
    expect(await screen.findByText('Cancelled')).toBeDefined();
    expect(screen.queryByText('6')).toBeNull();
    expect(server.asked(endpoints.cancelJob).map(({ params }) => params.id)).toEqual([job._id]);
  });

  it('that ended while it was called off is no failure', async () => {
    const server = new FakeServer().refuse(endpoints.cancelJob, 'job_finished');
    const { user } = await openPart(<JobsTray />, { server });
    await screen.findByText('Nothing is running.');
    announce(aJob('a', { operation: 'repeat', state: 'queued', progress: 0 }));
    expect(screen.getByText('Waiting')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Cancel Repeat' }));
    await waitFor(() => expect(server.asked(endpoints.cancelJob)).toHaveLength(1));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('lays its result on the table when it is asked to, or several to choose from', async () => {
    const server = new FakeServer().answer(endpoints.clearJobs, () => ({ cleared: 2 }));
    const { user } = await openPart(<JobsTray />, { server });
    await screen.findByText('Nothing is running.');
    announce(
      done('one', { operation: 'repeat' }),
      done('many', { operation: 'variation', results: [aDesign('first'), aDesign('second')] }),
    );
    await user.click(screen.getByRole('button', { name: 'Show Repeat' }));
    expect([onTable(), readStudio().table.choices]).toEqual(['one', []]);
    await user.click(screen.getByRole('button', { name: 'Show Variations' }));
    expect([onTable(), readStudio().table.choices.length]).toEqual(['first', 2]);
    await user.click(screen.getByRole('button', { name: 'Clear ready' }));
    expect(screen.getByText('Nothing is running.')).toBeDefined();
    expect(Object.keys(readStudio().table.rows)).toHaveLength(3);
  });

  it('offers a file to be taken away, and lays nothing on the table by that', async () => {
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const job = done('file', { operation: 'export', params: { fileName: 'night' } });
    const [file] = job.results;
    if (!file) throw new Error('Expected a file');
    const server = new FakeServer().answer(endpoints.getFile, () => ({ data: { ...file, url: '/bytes' } }));
    Object.assign(URL, { createObjectURL: () => 'blob:a', revokeObjectURL: () => undefined });
    const { user } = await openPart(<JobsTray />, { server });
    await screen.findByText('Nothing is running.');
    vi.stubGlobal('fetch', (input: string, init?: RequestInit) =>
      input === '/bytes' ? Promise.resolve(new Response('bytes')) : server.fetch(input, init),
    );
    announce(job);
    await user.click(screen.getByRole('button', { name: 'Download Export night' }));
    await waitFor(() => expect(click).toHaveBeenCalledOnce());
    expect(onTable()).toBeUndefined();
    click.mockRestore();
  });
});

describe('work that was asked for here', () => {
  /** The stream of events, which a test writes on. */
  function stream() {
    let write: ReadableStreamDefaultController<Uint8Array> | undefined;
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        write = controller;
      },
    });
    const send = (job: Job) => write?.enqueue(new TextEncoder().encode(`event: job\ndata: ${JSON.stringify(job)}\n\n`));
    return { body, send };
  }

  async function listenAnd(answer: Job) {
    const server = new FakeServer().answer(endpoints.submitJob, () => ({ job: answer }));
    const { body, send } = stream();
    await openPart(<Listening />, { server });
    vi.stubGlobal('fetch', (input: string, init?: RequestInit) =>
      input === endpoints.events.path ? Promise.resolve(new Response(body)) : server.fetch(input, init),
    );
    await waitFor(() => expect(readStudio().jobs.isConnected).toBe(true), { timeout: 5000 });
    return { send, ask: () => applyTool({ operation: 'repeat', inputs: [layOnTable('cloth')._id], params: {} }) };
  }

  const end = done('result', { operation: 'repeat' });
  const queued: Job = { ...end, state: 'queued', progress: 0, results: [] };

  it.each<[string, (a: { send: (job: Job) => void; ask: () => Promise<void> }) => Promise<void>]>([
    [
      'after the answer',
      async ({ send, ask }) => {
        await ask();
        send({ ...queued, state: 'running', progress: 0.5 });
        send(end);
      },
    ],
    [
      'before the answer',
      async ({ send, ask }) => {
        send(end);
        await waitFor(() => expect(readStudio().jobs.jobs[end._id]?.state).toBe('done'));
        await ask();
      },
    ],
    [
      'twice, as after a lost connection',
      async ({ send, ask }) => {
        await ask();
        send(end);
        send(end);
      },
    ],
  ])('is laid on the table whenever its end is reported: %s', async (_, happen) => {
    const around = await listenAnd(queued);
    await act(() => happen(around));
    await waitFor(() => expect(onTable()).toBe('result'));
    expect(readStudio().jobs.mine.filter((id) => id === end._id)).toHaveLength(1);
  });

  it('does not come over someone who has typed on, and waits in the tray', async () => {
    const around = await listenAnd(queued);
    await act(around.ask);
    act(() => typeWords('other words'));
    around.send(end);
    await waitFor(() => expect(readStudio().jobs.jobs[end._id]?.state).toBe('done'));
    expect([onTable(), readStudio().jobs.looked]).toEqual([undefined, []]);
    expect(Object.keys(readStudio().table.rows)).toContain(end.results[0]?._id);
  });

  it('of another tab is kept and not laid on the table', async () => {
    const around = await listenAnd(queued);
    around.send(end);
    await waitFor(() => expect(readStudio().jobs.jobs[end._id]?.state).toBe('done'));
    expect(onTable()).toBeUndefined();
  });
});

const began = '2026-01-01T00:00:00.000Z';
const after = (seconds: number) => Date.parse(began) + seconds * 1000;

describe('secondsLeft', () => {
  it('goes by the work done so far', () => {
    expect(secondsLeft({ state: 'running', startedAt: began, progress: 0.25 }, after(10))).toBe(30);
  });

  it('says nothing before work is done or after it has ended', () => {
    expect(secondsLeft({ state: 'running', startedAt: began, progress: 0.01 }, after(10))).toBeUndefined();
    expect(secondsLeft({ state: 'done', startedAt: began, progress: 1 }, after(10))).toBeUndefined();
    expect(secondsLeft({ state: 'queued', progress: 0 }, after(10))).toBeUndefined();
  });
});

describe('clockText', () => {
  it('writes minutes and seconds', () => {
    expect([clockText(0), clockText(38), clockText(250)]).toEqual(['0:00', '0:38', '4:10']);
  });
});

describe('a job that failed', () => {
  const failed = aJob('a', {
    operation: 'upscale',
    state: 'failed',
    finishedAt: '2026-11-20T08:00:00.000Z',
    error: { code: 'job_timed_out', message: 'x' },
  });
  const reason = 'This design took too long and was stopped.';

  it('becomes a ticket of an administrator, which begins with what is known of it', async () => {
    openSession({ authToken: 'x', user: someone('user', { originalRole: 'admin' }) });
    const server = new FakeServer().refuse(endpoints.createTicket, 'unavailable');
    const { user } = await openPart(<Asking />, { server });
    await screen.findByText('Nothing is running.');
    announce(failed);
    await user.click(await screen.findByRole('button', { name: en.studio.jobs.ask }));
    expect(await screen.findByLabelText(en.support.ticketTitle)).toHaveProperty('value', 'Upscale: failed');
    await user.click(screen.getByRole('button', { name: en.support.send }));
    await waitFor(() => expect(server.asked(endpoints.createTicket)).toHaveLength(1));
    const [asked] = server.asked(endpoints.createTicket);
    expect(asked?.body.job).toBe(failed._id);
    for (const fact of [reason, 'Operation Upscale', failed._id]) expect(asked?.body.description).toContain(fact);
    expect(asked?.body.description).toContain('(job_timed_out)');
    clearSession();
  });

  it('begins a ticket with its own facts, whatever was typed about another of the same operation', async () => {
    openSession({ authToken: 'x', user: someone('user', { originalRole: 'admin' }) });
    const other = { ...failed, _id: '0190a000-0000-7000-8000-0000000000fb' };
    const begin = async (job: Job) => {
      freshStudio();
      const { user } = await openPart(<Asking />);
      await screen.findByText('Nothing is running.');
      announce(job);
      await user.click(await screen.findByRole('button', { name: en.studio.jobs.ask }));
      return { user, field: await screen.findByLabelText<HTMLTextAreaElement>(en.support.description) };
    };
    const { user, field } = await begin(failed);
    await user.type(field, ' Twice.');
    cleanup();
    expect((await begin(other)).field.value).toContain(other._id);
    cleanup();
    expect((await begin(failed)).field.value).toMatch(/ Twice\.$/);
    clearSession();
  });

  /** A designer asks about the job that failed. */
  async function askAdministrators(answer: { administrators: number; knownSince: string | null }): Promise<FakeServer> {
    openSession({ authToken: 'x', user: someone('user') });
    const server = new FakeServer().answer(endpoints.askAdmins, () => answer);
    const { user } = await openPart(<Asking />, { server });
    await screen.findByText('Nothing is running.');
    announce(failed);
    await user.click(await screen.findByRole('button', { name: en.studio.jobs.ask }));
    await user.type(await screen.findByLabelText(en.studio.jobs.askNote), 'The third time.');
    await user.click(screen.getByRole('button', { name: en.studio.jobs.askSend }));
    return server;
  }

  it('sends the same words to the administrators of a designer, with what the designer adds', async () => {
    const server = await askAdministrators({ administrators: 1, knownSince: null });
    await waitFor(() => expect(screen.queryByLabelText(en.studio.jobs.askNote)).toBeNull());
    expect(server.asked(endpoints.askAdmins)).toMatchObject([{ body: { note: 'The third time.' } }]);
    clearSession();
  });

  it('is asked about over all of the studio, where the tray folds away with the first press beside it', async () => {
    openSession({ authToken: 'x', user: someone('user') });
    const server = new FakeServer().answer(endpoints.askAdmins, () => ({ administrators: 1, knownSince: null }));
    const folded = (
      <>
        <ToolRail tool="dpi" />
        <AskSupport />
      </>
    );
    const { user } = await openPart(folded, { server });
    announce(failed);
    await user.click(await screen.findByRole('button', { name: /^Jobs/ }));
    await user.click(await screen.findByRole('button', { name: en.studio.jobs.ask }));
    await user.click(await screen.findByLabelText(en.studio.jobs.askNote));
    expect(screen.queryByRole('heading', { name: en.studio.jobs.title })).toBeNull();
    await user.click(screen.getByRole('button', { name: en.studio.jobs.askSend }));
    await waitFor(() => expect(server.asked(endpoints.askAdmins)).toHaveLength(1));
    // What was pressed went with the tray: the way to it has the focus.
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Jobs/ })));
    clearSession();
  });

  it('gives the focus back to what it was asked from', async () => {
    openSession({ authToken: 'x', user: someone('user') });
    const { user } = await openPart(<Asking />);
    announce(failed);
    await user.click(await screen.findByRole('button', { name: en.studio.jobs.ask }));
    await user.click(await screen.findByLabelText(en.studio.jobs.askNote));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement?.textContent).toBe(en.studio.jobs.ask));
    clearSession();
  });

  it.each([
    ['no administrator can be reached', null, en.studio.jobs.askUnreached],
    [
      'they know of it already',
      '2026-11-20T08:30:00.000Z',
      /^Your administrators have known about this job since 20 Nov 2026/,
    ],
  ])('keeps what a designer typed where %s, and says so', async (_, knownSince, said) => {
    await askAdministrators({ administrators: 0, knownSince });
    await screen.findByText(said);
    expect(screen.getByLabelText(en.studio.jobs.askNote)).toHaveProperty('value', 'The third time.');
    clearSession();
  });

  it('gives a designer the same words to copy', async () => {
    openSession({ authToken: 'x', user: someone('user') });
    const { user } = await openPart(<Asking />);
    await screen.findByText('Nothing is running.');
    announce(failed);
    await user.click(await screen.findByRole('button', { name: en.studio.jobs.ask }));
    await screen.findByText(en.studio.jobs.askAdmin);
    const facts = document.querySelector('pre')?.textContent ?? '';
    for (const fact of [reason, 'Operation Upscale', failed._id]) expect(facts).toContain(fact);
    await user.click(screen.getByRole('button', { name: en.shell.copy }));
    expect(await navigator.clipboard.readText()).toBe(`Upscale: failed\n\n${facts}`);
    clearSession();
  });
});
