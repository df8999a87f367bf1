import { endpoints, limits } from '@naksha/contract';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { FakeServer } from '../../../test/fake-server.ts';
import { openPart } from '../../../test/open-part.tsx';
import { aDesign, aJob, freshStudio } from '../../../test/studio-rows.ts';
import { ChooseResult } from '../choose/choose-result.tsx';
import { typeWords } from '../store/ask-actions.ts';
import { noteJob } from '../store/job-actions.ts';
import { readStudio } from '../store/studio-store.ts';
import { designOnTable } from '../store/table.ts';
import { dropRows, keepRows, offerChoices, selectDesign, showDesign } from '../store/table-actions.ts';
import { HistoryIsland } from './history-island.tsx';

const onTable = () => designOnTable(readStudio().table)?.designName;
const node = (name: string) => screen.findByRole('button', { name: new RegExp(`^${name}, `) });
const placeOf = (button: HTMLElement) => {
  const { left, top } = button.closest('li')?.style ?? { left: '', top: '' };
  return [Number.parseFloat(left), Number.parseFloat(top)] as const;
};

beforeEach(freshStudio);

describe('the history', () => {
  const root = aDesign('root', { operation: 'generate', saved: true });
  const recoloured = aDesign('recoloured', { operation: 'recolour', parentId: root._id });
  const repeated = aDesign('repeated', { operation: 'repeat', parentId: root._id });
  const later = aDesign('later', { operation: 'somethingNewer' });

  it('says of each result what it is called, what made it and whether it is kept', async () => {
    await openPart(<HistoryIsland />);
    expect(await screen.findByText(/^Each design you make appears here/)).toBeDefined();
    act(() => keepRows([root, recoloured, later]));
    expect(screen.getByText('3 results, nothing overwritten')).toBeDefined();
    for (const said of ['root, Generate, saved', 'recoloured, Recolour, not saved', 'later, Step, not saved'])
      expect(screen.getByRole('button', { name: said })).toBeDefined();
    act(() => dropRows([later._id]));
    expect(screen.queryByRole('button', { name: /^later/ })).toBeNull();
  });

  it('sets a step after what it came from, a branch below, and a beginning apart', async () => {
    keepRows([root, recoloured, repeated, later]);
    await openPart(<HistoryIsland />);
    const [first, step, branch, beginning] = [
      placeOf(await node('root')),
      placeOf(await node('recoloured')),
      placeOf(await node('repeated')),
      placeOf(await node('later')),
    ];
    expect([step[0] > first[0], step[1] === first[1]]).toEqual([true, true]);
    expect([branch[0] === step[0], branch[1] > step[1]]).toEqual([true, true]);
    expect([beginning[0] > step[0], beginning[1]]).toEqual([true, first[1]]);
    expect(document.querySelectorAll('ul path')).toHaveLength(2);
  });

  it('lays a result on the table by click and by keyboard, and marks the one that lies there', async () => {
    keepRows([root, recoloured, repeated]);
    const { user } = await openPart(<HistoryIsland />);
    await user.click(await node('recoloured'));
    expect(onTable()).toBe('recoloured');
    expect((await node('recoloured')).getAttribute('aria-current')).toBe('true');
    await user.tab();
    await user.keyboard('{Enter}');
    expect(onTable()).toBe('repeated');
    expect((await node('recoloured')).getAttribute('aria-current')).toBe('false');
    act(() => typeWords('other words'));
    expect((await node('repeated')).getAttribute('aria-current')).toBe('true');
  });

  it('asks for what results were made from, once, and takes one that is gone for a beginning', async () => {
    const photograph = aDesign('photograph');
    const gone = aDesign('gone');
    const server = new FakeServer().answer(endpoints.getDesign, ({ params: { id } }) => {
      if (id === gone._id) throw new Error('no more');
      return { data: photograph, history: [] };
    });
    keepRows([aDesign('of photo', { parentId: photograph._id }), aDesign('too', { parentId: photograph._id })]);
    await openPart(<HistoryIsland />, { server });
    expect(await node('photograph')).toBeDefined();
    act(() => keepRows([aDesign('orphan', { parentId: gone._id })]));
    expect(await node('orphan')).toBeDefined();
    await waitFor(() => expect(server.asked(endpoints.getDesign)).toHaveLength(2));
    act(() => selectDesign(photograph._id));
    expect(server.asked(endpoints.getDesign).map(({ params }) => params.id)).toEqual([photograph._id, gone._id]);
  });

  it('asks again for whoever opens the studio next', async () => {
    const photograph = aDesign('photograph');
    const server = new FakeServer().answer(endpoints.getDesign, () => ({ data: photograph, history: [] }));
    await openPart(<HistoryIsland />, { server });
    for (const turn of [1, 2]) {
      act(() => {
        freshStudio();
        keepRows([aDesign('of photo', { parentId: photograph._id })]);
      });
      await waitFor(() => expect(server.asked(endpoints.getDesign)).toHaveLength(turn));
      expect(await node('photograph')).toBeDefined();
    }
  });

  it('folds and says so', async () => {
    const { user } = await openPart(<HistoryIsland />);
    const fold = await screen.findByRole('button', { name: 'Open the history' });
    expect(fold.getAttribute('aria-expanded')).toBe('false');
    await user.click(fold);
    expect(screen.getByRole('button', { name: 'Close the history' }).getAttribute('aria-expanded')).toBe('true');
  });
});

describe('several results of one job', () => {
  const [one, two, three] = [aDesign('one'), aDesign('two'), aDesign('three')];

  it('stand side by side until one is chosen; the others stay in the history', async () => {
    keepRows([one, two, three]);
    const { user } = await openPart(<ChooseResult />);
    act(() => {
      showDesign(one._id);
      offerChoices([one._id, two._id, three._id]);
    });
    await user.click(await screen.findByRole('button', { name: 'Design 2' }));
    expect(onTable()).toBe('two');
    expect(screen.queryByRole('button', { name: /^Design/ })).toBeNull();
    expect(Object.keys(readStudio().table.rows)).toHaveLength(3);
  });

  it('are put away without choosing, which leaves the first, and when all but one are deleted', async () => {
    keepRows([one, two]);
    const { user } = await openPart(<ChooseResult />);
    const offer = () =>
      act(() => {
        showDesign(one._id);
        offerChoices([one._id, two._id]);
      });
    offer();
    await user.click(await screen.findByRole('button', { name: 'Close' }));
    expect([onTable(), readStudio().table.choices]).toEqual(['one', []]);
    offer();
    act(() => dropRows([two._id]));
    expect(screen.queryByRole('button', { name: /^Design/ })).toBeNull();
  });

  it('give way to words that are typed', async () => {
    keepRows([one, two]);
    await openPart(<ChooseResult />);
    act(() => offerChoices([one._id, two._id]));
    await screen.findByRole('button', { name: 'Design 1' });
    act(() => typeWords('something else'));
    expect(screen.queryByRole('button', { name: 'Design 1' })).toBeNull();
  });
});

describe('what is older than a screen begins with', () => {
  const jobs = Array.from({ length: limits.snapshotJobs + 3 }, (_, i) =>
    aJob(`made ${i}`, { state: 'done', results: [aDesign(`result ${i}`)] }),
  ).toReversed();
  const serverOf = (total: number) =>
    new FakeServer().answer(endpoints.listJobs, ({ query: { pageNo = 1, limit = 0 } }) => ({
      data: jobs.slice((pageNo - 1) * limit, Math.min(total, pageNo * limit)),
      total,
      pageNo,
      limit,
    }));
  const begin = () => {
    for (const job of jobs.slice(0, limits.snapshotJobs)) {
      noteJob(job);
      keepRows(job.results);
    }
  };

  it('is not counted as if it were not there, and comes when it is asked for', async () => {
    begin();
    const { user } = await openPart(<HistoryIsland />, { server: serverOf(jobs.length) });
    await user.click(await screen.findByRole('button', { name: 'Show older ones' }));
    expect(await screen.findByText('23 results, nothing overwritten')).toBeDefined();
    expect(screen.getByRole('button', { name: /^result 0,/ })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Show older ones' })).toBeNull();
  });

  it('is offered only where there is some', async () => {
    begin();
    const { server } = await openPart(<HistoryIsland />, { server: serverOf(limits.snapshotJobs) });
    await waitFor(() => expect(server.asked(endpoints.listJobs)).toHaveLength(1));
    expect(screen.getByText('20 results, nothing overwritten')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Show older ones' })).toBeNull();
  });

  it('is said to be missing from what is shown', async () => {
    begin();
    await openPart(<HistoryIsland />, { server: serverOf(jobs.length) });
    expect(await screen.findByText('20 results shown')).toBeDefined();
  });
});
