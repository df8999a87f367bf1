import { endpoints, errors } from '@naksha/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeServer } from '../../../test/fake-server.ts';
import { openPart } from '../../../test/open-part.tsx';
import { aDesign, aJob, freshStudio } from '../../../test/studio-rows.ts';
import { dropDesigns, useDroppedElsewhere } from '../designs/drop-designs.ts';
import { askToLeave, openSaveDialog } from '../store/dialog-actions.ts';
import { claimJob } from '../store/job-actions.ts';
import { readStudio } from '../store/studio-store.ts';
import { keepRows } from '../store/table-actions.ts';
import { LeaveDialog } from './leave-dialog.tsx';
import { SaveDialog } from './save-dialog.tsx';

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
  expect(dialog.textContent).toContain('Discarded, they go to the bin and are erased after 30 days.');
  expect(dialog.querySelector('img')?.getAttribute('src')).toBe('/peacock?a=1&size=128');
  await user.click(within(dialog).getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(go).toHaveBeenCalledOnce());
  expect(asked.asked(endpoints.deleteFile).map(({ params }) => params.id)).toEqual([mine._id, other._id]);
});

function Elsewhere() {
  useDroppedElsewhere();
  return 'it listens';
}

it('forgets in every tab what is discarded in one', async () => {
  await openPart(<Elsewhere />);
  await screen.findByText('it listens');
  const tab = new BroadcastChannel('naksha.dropped');
  tab.postMessage([mine._id]);
  await expect.poll(() => Object.keys(readStudio().table.rows)).toEqual([other._id, elsewhere._id]);
  const heard = new Promise((resolve) => tab.addEventListener('message', ({ data }) => resolve(data)));
  dropDesigns([other._id]);
  expect(await heard).toEqual([other._id]);
  tab.close();
});

it('lets go of a draft that was saved in another tab meanwhile, and leaves it saved', async () => {
  claimJob(jobId);
  const saved = server()
    .refuse(endpoints.deleteFile, 'design_saved')
    .answer(endpoints.getDesign, ({ params }) => ({
      data: { ...(params.id === mine._id ? mine : other), saved: true },
      history: [],
    }));
  const { user, server: asked } = await openPart(<LeaveDialog />, { server: saved });
  const go = vi.fn();
  act(() => askToLeave(go));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(go).toHaveBeenCalledOnce());
  expect(asked.asked(endpoints.deleteFile).map(({ query }) => query)).toEqual([{ only: 'draft' }, { only: 'draft' }]);
  expect(Object.values(readStudio().table.rows).filter((row) => row.saved)).toHaveLength(2);
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

it('says what could not be kept, and stays with what is left', async () => {
  claimJob(jobId);
  const failing = server().refuse(endpoints.updateDesign, 'unexpected');
  const { user } = await openPart(<LeaveDialog />, { server: failing });
  const [go, stay] = [vi.fn(), vi.fn()];
  act(() => askToLeave(go, stay));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect((await within(dialog).findByRole('alert')).textContent).toBe(errors.unexpected.message);
  expect(within(dialog).getAllByRole('listitem')).toHaveLength(2);
  await user.click(within(dialog).getByRole('button', { name: 'Stay' }));
  expect([go.mock.calls.length, stay.mock.calls.length]).toEqual([0, 1]);
  expect(Object.keys(readStudio().table.rows)).toHaveLength(3);
});

it('keeps all under the names they have, and then lets go', async () => {
  claimJob(jobId);
  const { user, server: asked } = await openPart(<LeaveDialog />, { server: server() });
  const go = vi.fn();
  act(() => askToLeave(go));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(go).toHaveBeenCalledOnce());
  expect(asked.asked(endpoints.updateDesign).map(({ body }) => body)).toEqual([
    { designName: 'peacock', was: 'peacock', saved: true },
    { designName: 'lotus', was: 'lotus', saved: true },
  ]);
});

it('keeps a draft under the name that it was given elsewhere meanwhile', async () => {
  claimJob(jobId);
  keepRows([{ ...other, saved: true }]);
  const named = { data: { ...mine, designName: 'night', saved: true }, history: [] };
  const asked = server()
    .answer(endpoints.updateDesign, () => named)
    .refuse(endpoints.updateDesign, 'changed_meanwhile', { params: { now: 'night', name: 'night' }, once: true });
  const { user } = await openPart(<LeaveDialog />, { server: asked });
  const go = vi.fn();
  act(() => askToLeave(go));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Save peacock' }));
  await waitFor(() => expect(go).toHaveBeenCalledOnce());
  expect(asked.asked(endpoints.updateDesign).map(({ body }) => body)).toEqual([
    { designName: 'peacock', was: 'peacock', saved: true },
    { saved: true },
  ]);
  expect(readStudio().table.rows[mine._id]?.designName).toBe('night');
});

describe('the name of a design', () => {
  const draft = aDesign('indigo ajrakh');

  it('is asked for with the one it has, kept without spaces around, and closes', async () => {
    const server = new FakeServer().answer(endpoints.updateDesign, ({ body }) => ({
      data: { ...draft, designName: body.designName, saved: true },
      history: [],
    }));
    const { user } = await openPart(<SaveDialog />, { server });
    act(() => {
      keepRows([draft]);
      openSaveDialog(draft._id);
    });
    const field = await screen.findByRole<HTMLInputElement>('textbox');
    expect(field.value).toBe('indigo ajrakh');
    await user.clear(field);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(field.getAttribute('aria-invalid')).toBe('true');
    await user.type(field, '  night {Enter}');
    await waitFor(() => expect(readStudio().dialogs.savingId).toBeNull());
    const sent = { designName: 'night', was: 'indigo ajrakh', saved: true };
    expect(server.asked(endpoints.updateDesign)[0]?.body).toEqual(sent);
    expect(readStudio().table.rows[draft._id]).toMatchObject({ designName: 'night', saved: true });
  });

  it('is put in place of another that was given meanwhile only once that was read', async () => {
    const server = new FakeServer().refuse(endpoints.updateDesign, 'changed_meanwhile', {
      params: { now: 'monsoon', name: 'monsoon' },
    });
    const { user } = await openPart(<SaveDialog />, { server });
    const untitled = { ...draft, designName: undefined };
    act(() => {
      keepRows([untitled]);
      openSaveDialog(draft._id);
    });
    const dialog = within(await screen.findByRole('dialog'));
    const field = dialog.getByRole<HTMLInputElement>('textbox');
    await user.type(field, ' two{Enter}');
    await dialog.findByText(/It is now: monsoon\./);
    const typed = field.value;
    server.answer(endpoints.updateDesign, () => ({ data: { ...draft, saved: true }, history: [] }));
    await user.type(field, '{Enter}');
    await waitFor(() => expect(readStudio().dialogs.savingId).toBeNull());
    expect(server.asked(endpoints.updateDesign).map(({ body }) => body)).toEqual([
      { designName: typed, was: '', saved: true },
      { designName: typed, was: 'monsoon', saved: true },
    ]);
  });

  it('stays in the field when it cannot be kept, beside the sentence that says why', async () => {
    const server = new FakeServer().refuse(endpoints.updateDesign, 'unexpected');
    const { user } = await openPart(<SaveDialog />, { server });
    act(() => {
      keepRows([draft]);
      openSaveDialog(draft._id);
    });
    const dialog = await screen.findByRole('dialog');
    await user.type(within(dialog).getByRole('textbox'), ' two{Enter}');
    expect((await within(dialog).findByRole('alert')).textContent).toBe(errors.unexpected.message);
    expect(within(dialog).getByRole<HTMLInputElement>('textbox').value).toBe('indigo ajrakh two');
    expect(readStudio().table.rows[draft._id]?.saved).toBe(false);
  });
});
