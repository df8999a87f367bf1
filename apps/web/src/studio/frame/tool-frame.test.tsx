import { endpoints, errors } from '@naksha/contract';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeServer } from '../../../test/fake-server.ts';
import { offerOf, openTool } from '../../../test/open-tool.tsx';
import { aDesign, aJob, aPicture, freshStudio } from '../../../test/studio-rows.ts';
import { answers, isPossible, lay, on, press, trial } from '../../../test/trial-tool.tsx';
import { finishJob } from '../jobs/finish-job.ts';
import { typeWords } from '../store/ask-actions.ts';
import { noteCredits, noteJob } from '../store/job-actions.ts';
import { readStudio, useStudio } from '../store/studio-store.ts';
import { designOnTable } from '../store/table.ts';
import { clearChange, keepRows, layPicture, showChange } from '../store/table-actions.ts';
import { tools } from '../tools/tools.ts';

beforeEach(freshStudio);

describe('the button', () => {
  it('says why nothing can be done, then what it costs, and asks for it once with the design and a key', async () => {
    const design = lay('cloth');
    const { user, server } = await openTool(trial(['design']), {
      ...on,
      server: answers(aJob('job', { operation: 'replicate', state: 'queued' })),
    });
    await screen.findByText('No change');
    expect(isPossible()).toBe(false);
    await user.click(press());
    expect(server.asked(endpoints.submitJob)).toHaveLength(0);
    await user.click(screen.getByText('more'));
    expect(isPossible()).toBe(true);
    expect(press().textContent).toContain('6 credits');
    await user.click(press());
    await waitFor(() => expect(readStudio().jobs.mine).toHaveLength(1));
    const [asked] = server.asked(endpoints.submitJob);
    expect(asked?.body).toMatchObject({ operation: 'replicate', inputs: [design._id], params: { count: 2 } });
    expect(asked?.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('shows the price of the own plan, for each result', async () => {
    lay('cloth');
    const { user } = await openTool(trial(['design']), { offer: { status: 'on', cost: 5 } });
    await user.click(await screen.findByText('more'));
    await waitFor(() => expect(press().textContent).toContain('10 credits'));
  });

  it('sends once, however often it is pressed while the server has not answered', async () => {
    lay('cloth');
    let answer: () => void = () => undefined;
    const waiting = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const job = aJob('job', { operation: 'replicate', state: 'queued' });
    const server = new FakeServer().answer(endpoints.submitJob, async () => {
      await waiting;
      return { job };
    });
    const { user } = await openTool(trial(['design']), { ...on, server });
    await user.click(await screen.findByText('more'));
    await user.dblClick(press());
    expect(screen.getByText('Sending')).toBeTruthy();
    answer();
    await waitFor(() => expect(isPossible()).toBe(true));
    expect(server.asked(endpoints.submitJob)).toHaveLength(1);
  });

  it('sends a request that was lost again under the same key', async () => {
    lay('cloth');
    const job = aJob('job', { operation: 'replicate', state: 'queued' });
    const server = answers(job);
    const { user } = await openTool(trial(['design']), { ...on, server });
    const keys: (string | null)[] = [];
    const reach = server.fetch;
    vi.stubGlobal('fetch', (input: RequestInfo | URL, init: RequestInit = {}) => {
      if (init.method !== 'POST') return reach(input, init);
      keys.push(new Headers(init.headers).get('Idempotency-Key'));
      return keys.length === 1 ? Promise.reject(new TypeError('lost')) : reach(input, init);
    });
    await user.click(await screen.findByText('more'));
    await user.click(press());
    await waitFor(() => expect(readStudio().jobs.mine).toHaveLength(1), { timeout: 5000 });
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it('says what the server refuses above itself, keeps the form, and forgets it when the form changes', async () => {
    lay('cloth');
    const server = new FakeServer().refuse(endpoints.submitJob, 'prompt_required');
    const { user } = await openTool(trial(['design']), { ...on, server });
    await user.click(await screen.findByText('more'));
    await user.click(press());
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe(errors.prompt_required.message);
    expect(press().textContent).toContain('Replicate 2');
    await user.type(screen.getByLabelText('name'), 'x');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('leaves a refusal of a field that speaks for itself to that field', async () => {
    lay('cloth');
    const { user } = await openTool(trial(['design']), on);
    await user.click(await screen.findByText('more'));
    await user.clear(screen.getByLabelText('name'));
    await user.click(press());
    expect(readStudio().tools.problems.replicate).toMatchObject({ field: 'name' });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows beside the price what is left of what one may spend this month, and nothing where there is no limit', async () => {
    lay('cloth');
    await openTool(trial(['design']), on);
    const credits = {
      creditsLeft: 500,
      totalCredits: 500,
      currentTotal: 500,
      reserved: 0,
      expiresAt: null,
      expiring: 0,
    };
    await screen.findByText('more');
    act(() => noteCredits(credits));
    expect(screen.queryByText(/for this month/)).toBeNull();
    act(() => noteCredits({ ...credits, ownCap: { limit: 1500, used: 1400 } }));
    expect(screen.getByText('100 of your 1,500 credits for this month are left')).toBeTruthy();
  });

  it('leaves an exhausted quota to its dialog', async () => {
    lay('cloth');
    const { user } = await openTool(trial(['design']), on);
    await user.click(await screen.findByText('more'));
    vi.stubGlobal('fetch', async () => Response.json({ Error: 'Credits exhausted' }));
    await user.click(press());
    await waitFor(() => expect(readStudio().jobs.exhausted).toBe('credits_exhausted'));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says that the result lies there already where doing it again would change nothing', async () => {
    const row = { ...trial(['design']), isIdempotent: true as const };
    const design = lay('cloth', { operation: 'replicate', params: { count: 2 } });
    const { user } = await openTool(row, on);
    await user.click(await screen.findByText('more'));
    expect(isPossible()).toBe(false);
    expect(press().textContent).not.toContain('No change');
    expect(designOnTable(readStudio().table)).toBe(design);
  });

  it('takes back what was noted before sending when the request fails', async () => {
    const takeBack = vi.fn();
    const row = { ...trial(['design']), onSend: () => takeBack };
    lay('cloth');
    const server = new FakeServer().refuse(endpoints.submitJob, 'prompt_required');
    const { user } = await openTool(row, { ...on, server });
    await user.click(await screen.findByText('more'));
    await user.click(press());
    await screen.findByRole('alert');
    expect(takeBack).toHaveBeenCalledOnce();
  });
});

describe('the form', () => {
  it('is put back by Reset, and begins again with another design', async () => {
    lay('first');
    const { user } = await openTool(trial(['design']), on);
    const reset = await screen.findByText('Reset');
    expect(reset.getAttribute('aria-disabled')).toBe('true');
    await user.click(screen.getByText('more'));
    await user.click(screen.getByText('Reset'));
    expect(press().textContent).toContain('Replicate 1');
    await user.click(screen.getByText('more'));
    lay('second');
    await waitFor(() => expect(press().textContent).toContain('Replicate 1'));
  });

  it('keeps what a tool carries over to another design, and lets it know whether the two are kin', async () => {
    const carry = vi.fn((value: unknown) => value);
    const first = lay('first');
    const { user } = await openTool({ ...trial(['design']), carry }, on);
    await user.click(await screen.findByText('more'));
    const second = lay('second', { parentId: first._id });
    await waitFor(() => expect(designOnTable(readStudio().table)).toBe(second));
    await waitFor(() => expect(carry).toHaveBeenLastCalledWith(expect.anything(), { design: second, isKin: true }));
    expect(press().textContent).toContain('Replicate 2');
  });

  it('offers the cloth as it was while a change is shown', async () => {
    const design = lay('cloth');
    const picture = aPicture(design._id);
    layPicture('design', picture);
    const { user } = await openTool(trial(['design']), on);
    await screen.findByText('Reset');
    expect(screen.queryByRole('button', { name: 'Before' })).toBeNull();
    showChange('replicate', picture, aPicture('x').source);
    const before = await screen.findByRole('button', { name: 'Before' });
    await user.pointer({ keys: '[MouseLeft>]', target: before });
    expect(readStudio().table.isComparing).toBe(true);
    await user.pointer({ keys: '[/MouseLeft]', target: before });
    expect(readStudio().table.isComparing).toBe(false);
    clearChange();
  });
});

it('neither says that there is no design nor offers to make one while the design of the address is on its way', async () => {
  typeWords('red bandhani');
  await openTool(trial(['design']), { ...on, isOpening: true });
  expect(await screen.findByText('The design is being opened.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /credits/ })).toBeNull();
});

it('says of a tool that is not offered here that it is to come', async () => {
  lay('cloth');
  await openTool(trial(['design']), { offer: { status: 'comingSoon' } });
  expect(await screen.findByRole('dialog')).toBeTruthy();
  expect(screen.queryByText('more')).toBeNull();
});

it('says of a tool that was switched off after it was opened that it is to come, with the first refusal', async () => {
  lay('cloth');
  const { user, server } = await openTool(trial(['design']), {
    ...on,
    server: new FakeServer().refuse(endpoints.submitJob, 'operation_coming_soon', { field: 'operation' }),
  });
  await user.click(await screen.findByText('more'));
  server.answer(endpoints.listOperations, () => ({ data: [offerOf('replicate', { status: 'comingSoon' })] }));
  await user.click(press());
  expect(await screen.findByRole('dialog')).toBeTruthy();
  expect(screen.queryByText('more')).toBeNull();
});

describe('a finished job', () => {
  it('shows its result, or several to choose from', async () => {
    const [one, two] = [aDesign('one'), aDesign('two')];
    keepRows([one, two]);
    await finishJob(aJob('single', { state: 'done', results: [one] }));
    expect(designOnTable(readStudio().table)).toBe(one);
    await finishJob(aJob('double', { operation: 'variation', state: 'done', results: [one, two] }));
    expect(readStudio().table.choices).toEqual([one._id, two._id]);
  });

  it('does not interrupt someone who has typed on', async () => {
    const one = aDesign('one');
    keepRows([one]);
    typeWords('something else');
    await finishJob(aJob('single', { state: 'done', results: [one] }));
    expect(designOnTable(readStudio().table)).toBeUndefined();
  });

  it('is presented where it was done before its answer was read', async () => {
    lay('cloth');
    const result = aDesign('result');
    const job = aJob('quick', { operation: 'replicate', state: 'done', results: [result] });
    const { user } = await openTool(trial(['design']), {
      ...on,
      server: answers({ ...job, state: 'queued', results: [] }),
    });
    noteJob(job);
    await user.click(await screen.findByText('more'));
    await user.click(press());
    await waitFor(() => expect(designOnTable(useStudio.getState().table)?._id).toBe(result._id));
  });
});

it('has a row for every operation, called as itself', () => {
  expect(Object.entries(tools).filter(([name, { operation }]) => name !== operation)).toEqual([]);
});
