import { generateParams } from '@naksha/contract';
import { composeRecipe } from '@naksha/loom';
import { act, renderHook, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { FakeWorker } from '../../test/fake-worker.ts';
import { someone } from '../../test/open-app.tsx';
import { openTool } from '../../test/open-tool.tsx';
import { aDesign, aPicture, freshStudio } from '../../test/studio-rows.ts';
import { clearSession, endSession, openSession } from '../api/session-store.ts';
import { keepRows, layPicture, showDesign } from './store/table-actions.ts';
import { edit } from './tools/edit/tool.ts';
import { exportFile } from './tools/export/tool.ts';
import { useKeptWords } from './use-kept-words.ts';

const recipe = composeRecipe(generateParams.parse({ prompt: 'indigo ajrakh' }), 'one');
const design = aDesign('cloth', { designDefinition: { ...recipe } });
const other = aDesign('other', { designDefinition: { ...recipe } });
const mira = someone('user');

/** A page that has just been loaded: a person at the table with a design. */
function comeIn(as = mira, lies = design): () => void {
  vi.stubGlobal('Worker', FakeWorker);
  freshStudio();
  openSession({ authToken: 'token-of-the-test', user: as });
  const { unmount } = renderHook(() => useKeptWords());
  act(() => {
    keepRows([lies]);
    showDesign(lies._id);
    layPicture('design', aPicture(lies._id));
  });
  return unmount;
}
/** The session ends automatically, and the page is left. */
function beSentOut(leave: () => void): void {
  act(endSession);
  clearSession();
  leave();
}
const words = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'What should change' });
const name = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'File name' });

beforeEach(() => sessionStorage.clear());

it('finds the words of an edit again after the session ended, also on another design, until they are put back', async () => {
  const leave = comeIn();
  const first = await openTool(edit);
  await first.user.type(await words(), 'cream background');
  first.close();
  beSentOut(leave);
  comeIn(mira, other);
  const { user } = await openTool(edit);
  expect((await words()).value).toBe('cream background');
  await user.click(screen.getByText('Reset'));
  expect((await words()).value).toBe('');
  expect(sessionStorage.getItem('naksha.texts')).toBeNull();
});

it('finds the name of an export again with its own design alone', async () => {
  const leave = comeIn();
  const first = await openTool(exportFile);
  await first.user.type(await name(), ' for Surat');
  first.close();
  beSentOut(leave);
  const leaveOther = comeIn(mira, other);
  const second = await openTool(exportFile);
  expect((await name()).value).toBe('other');
  second.close();
  leaveOther();
  comeIn(mira, design);
  await openTool(exportFile);
  expect((await name()).value).toBe('cloth for Surat');
});

it('shows what was typed to no one else, and to no one after logging out', async () => {
  const leave = comeIn();
  const first = await openTool(edit);
  await first.user.type(await words(), 'cream background');
  first.close();
  beSentOut(leave);
  const leaveAgain = comeIn({ ...someone('user'), _id: '0190a000-0000-7000-8000-0000000000ff' });
  const second = await openTool(edit);
  expect((await words()).value).toBe('');
  second.close();
  leaveAgain();
  clearSession();
  comeIn();
  await openTool(edit);
  expect((await words()).value).toBe('');
});

it.each(['{', '{"userId":1}', '{"userId":"x","kept":{"edit":{"texts":{"words":1}}}}'])(
  'begins with nothing where %s was kept',
  async (text) => {
    sessionStorage.setItem('naksha.texts', text);
    comeIn();
    await openTool(edit);
    expect((await words()).value).toBe('');
    expect(sessionStorage.getItem('naksha.texts')).toBeNull();
  },
);
