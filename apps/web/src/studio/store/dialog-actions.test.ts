import { beforeEach, expect, it, vi } from 'vitest';
import { aDesign, aJob, freshStudio } from '../../../test/studio-rows.ts';
import {
  askToLeave,
  closeKeys,
  closeSaveDialog,
  decideToGo,
  decideToStay,
  mustDecide,
  openFind,
  openSaveDialog,
  openSheet,
} from './dialog-actions.ts';
import { claimJob } from './job-actions.ts';
import { readStudio } from './studio-store.ts';
import { dropRows, keepRows } from './table-actions.ts';

const { _id: jobId } = aJob('here');
const draft = aDesign('draft', { jobId });

beforeEach(freshStudio);

function makeDraft(): void {
  claimJob(jobId);
  keepRows([draft]);
}

it('lets go at once where there is nothing to decide: drafts of other tabs, kept designs, deleted ones', () => {
  const go = vi.fn();
  keepRows([draft]);
  askToLeave(go);
  makeDraft();
  keepRows([{ ...draft, saved: true }]);
  askToLeave(go);
  keepRows([draft]);
  dropRows([draft._id]);
  askToLeave(go);
  expect(go).toHaveBeenCalledTimes(3);
  expect(readStudio().dialogs.leaving).toBeNull();
});

it('holds back until it is decided to go, and no longer asks once nothing is left to decide on', () => {
  makeDraft();
  const [go, again] = [vi.fn(), vi.fn()];
  askToLeave(go);
  expect(go).not.toHaveBeenCalled();
  dropRows([draft._id]);
  decideToGo();
  expect(go).toHaveBeenCalledOnce();
  expect([readStudio().dialogs.leaving, mustDecide()]).toEqual([null, false]);
  askToLeave(again);
  expect(again).toHaveBeenCalledOnce();
});

it('asks again whoever stays, and whoever comes back and has made another', () => {
  makeDraft();
  const [go, stay] = [vi.fn(), vi.fn()];
  askToLeave(go, stay);
  decideToStay();
  expect([go.mock.calls.length, stay.mock.calls.length, mustDecide()]).toEqual([0, 1, true]);
  askToLeave(go);
  keepRows([{ ...draft, saved: true }]);
  decideToGo();
  expect([go.mock.calls.length, mustDecide()]).toEqual([1, false]);
  makeDraft();
  expect(mustDecide()).toBe(true);
});

it('decides nothing where no one asked', () => {
  makeDraft();
  decideToStay();
  expect(mustDecide()).toBe(true);
});

it('puts both sheets of keys away at once, and neither with the dialog for a name', () => {
  openSheet();
  openFind();
  openSaveDialog(draft._id);
  closeKeys();
  expect(readStudio().dialogs).toMatchObject({ isSheetOpen: false, isFindOpen: false, savingId: draft._id });
  closeSaveDialog();
  expect(readStudio().dialogs.savingId).toBeNull();
});
