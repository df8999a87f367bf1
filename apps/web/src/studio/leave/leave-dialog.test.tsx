import { endpoints } from '@naksha/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { FakeServer } from '../../../test/fake-server.ts';
import { openPart } from '../../../test/open-part.tsx';
import { aDesign, aJob, freshStudio } from '../../../test/studio-rows.ts';
import { askToLeave } from '../store/dialog-actions.ts';
import { claimJob } from '../store/job-actions.ts';
import { keepRows } from '../store/table-actions.ts';
import { LeaveDialog } from './leave-dialog.tsx';

const { _id: jobId } = aJob('here');
const mine = aDesign('peacock', { jobId, previewUrl: '/peacock?a=1' });
const other = aDesign('lotus', { jobId });
const elsewhere = aDesign('elsewhere', { jobId: aJob('there')._id });

beforeEach(() => {
  freshStudio();
  keepRows([mine, other, elsewhere]);
});

const server = () =>
  new FakeServer()
    .answer(endpoints.deleteFile, () => undefined)
    .answer(endpoints.updateDesign, ({ params }) => ({
      data: { ...(params.id === mine._id ? mine : other), saved: true },
      history: [],
    }));

it('lets go at once of someone whose tab has made nothing', async () => {
  await openPart(<LeaveDialog />);
  const go = vi.fn();
  act(() => askToLeave(go));
  expect(go).toHaveBeenCalledOnce();
});

it('discards only what this tab has made', async () => {
  claimJob(jobId);
  const { user, server: asked } = await openPart(<LeaveDialog />, { server: server() });
  const go = vi.fn();
  act(() => askToLeave(go));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getAllByRole('listitem')).toHaveLength(2);
  expect(dialog.querySelector('img')?.getAttribute('src')).toBe('/peacock?a=1&size=128');
  await user.click(within(dialog).getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(go).toHaveBeenCalledOnce());
  expect(asked.asked(endpoints.deleteFile).map(({ params }) => params.id)).toEqual([mine._id, other._id]);
});

it('keeps one and discards the other, and then lets go', async () => {
  claimJob(jobId);
  const { user, server: asked } = await openPart(<LeaveDialog />, { server: server() });
  const go = vi.fn();
  act(() => askToLeave(go));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Save peacock' }));
  await waitFor(() => expect(within(dialog).getAllByRole('listitem')).toHaveLength(1));
  expect(go).not.toHaveBeenCalled();
  await user.click(within(dialog).getByRole('button', { name: 'Discard lotus' }));
  await waitFor(() => expect(go).toHaveBeenCalledOnce());
  expect(asked.asked(endpoints.updateDesign).map(({ params }) => params.id)).toEqual([mine._id]);
  expect(asked.asked(endpoints.deleteFile).map(({ params }) => params.id)).toEqual([other._id]);
});
