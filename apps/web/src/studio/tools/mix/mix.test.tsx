import { endpoints, generateParams } from '@naksha/contract';
import { composeRecipe, mixRecipes } from '@naksha/loom';
import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { FakeWorker } from '../../../../test/fake-worker.ts';
import { findBarriers } from '../../../../test/find-barriers.ts';
import { openPart } from '../../../../test/open-part.tsx';
import { openTool } from '../../../../test/open-tool.tsx';
import { aBitmap, aDesign, aJob, freshStudio } from '../../../../test/studio-rows.ts';
import { askFor, foot, footSays, layOnTable, slide, taking } from '../../../../test/use-tool.ts';
import { recipeOfWish } from '../../../loom/recipe-of-wish.ts';
import { ChooseResult } from '../../choose/choose-result.tsx';
import { shownCloth } from '../../store/cloth.ts';
import { noteJob } from '../../store/job-actions.ts';
import { readStudio } from '../../store/studio-store.ts';
import { keepRows, offerChoices } from '../../store/table-actions.ts';
import { giveInput } from '../../store/tool-actions.ts';
import { mix } from './tool.ts';

const first = composeRecipe(generateParams.parse({ prompt: 'indigo ajrakh' }), 'one');
const second = composeRecipe(generateParams.parse({ prompt: 'floral pink' }), 'two');
const other = aDesign('other', { designDefinition: { ...second } });
const upload = aDesign('upload');

beforeEach(() => {
  vi.stubGlobal('Worker', FakeWorker);
  freshStudio();
  layOnTable('cloth', { designDefinition: { ...first } });
  keepRows([other, upload]);
});

it('shows two designs mixed in four named ways for nothing, and makes the one that is picked', async () => {
  const { user, server } = await openTool(mix, { server: taking() });
  await screen.findByText('Choose the second picture above.');
  expect(foot().getAttribute('aria-disabled')).toBe('true');
  act(() => giveInput('mix', { picture: other }));
  expect(footSays()).toBe('12 credits');
  await user.click(await screen.findByRole('button', { name: /^Colours of the second/ }));
  const wish = FakeWorker.newest('mix-colours');
  const bitmap = aBitmap();
  act(() => FakeWorker.answer({ id: wish?.id ?? 0, recipe: first, bitmap, isLast: true }));
  expect(shownCloth(readStudio())?.source).toBe(bitmap);
  expect(await findBarriers()).toEqual([]);
  expect(wish && recipeOfWish(wish.wish)).toEqual(mixRecipes(first, second, 'colours', 0.5));
  expect(foot().textContent).toBe('Make: Colours of the second3 credits');
  const { params, inputs } = await askFor(user, server);
  expect(params).toMatchObject({ mode: 'colours', only: true, count: 1, weight: 0.5, language: 'en' });
  expect(inputs).toHaveLength(2);
});

it('is used with the keys alone, and asks for nothing where nothing of the second is taken', async () => {
  giveInput('mix', { picture: other });
  const { user, server } = await openTool(mix, { server: taking() });
  await screen.findByRole('slider', { name: 'How much of the second' });
  await slide(user, 'How much of the second', '{Home}');
  expect(foot().getAttribute('aria-disabled')).toBe('true');
  await slide(user, 'How much of the second', '{End}');
  screen.getByRole('button', { name: /^Half of each/ }).focus();
  await user.keyboard('{Enter}');
  expect((await askFor(user, server)).params).toMatchObject({ weight: 1, mode: 'halves' });
});

it('says of a picture what each way does, and of a way that cannot be that it cannot', async () => {
  giveInput('mix', { picture: upload });
  const { user } = await openTool(mix);
  await user.click(await screen.findByRole('button', { name: /woven tone in tone/ }));
  expect(screen.getByRole('button', { name: /woven tone in tone/, pressed: true })).toBeDefined();
  act(() => giveInput('mix', { picture: other }));
  FakeWorker.fail('mix-layout', true);
  expect(await screen.findByText('These two cannot be mixed this way.')).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Layout of the second/ })).toBeNull();
});

it('tries a picked way again that could not be drawn, and lets it go when it comes to nothing', async () => {
  giveInput('mix', { picture: other });
  const { user } = await openTool(mix);
  await user.click(await screen.findByRole('button', { name: /^Layout of the second/ }));
  const { id } = FakeWorker.newest('mix-layout') ?? {};
  FakeWorker.fail('mix-layout');
  expect(screen.queryByText('These two cannot be mixed this way.')).toBeNull();
  expect(screen.getByRole('button', { name: /^Layout of the second/, pressed: true })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(FakeWorker.newest('mix-layout')?.id).toBeGreaterThan(id ?? 0);
  FakeWorker.fail('mix-layout', true);
  expect(foot().textContent).toMatch(/^Make 4 mixes/);
});

it('refuses the same picture twice in words, before anything is asked', async () => {
  giveInput('mix', { picture: readStudio().table.rows[readStudio().table.currentId ?? ''] });
  const { user, server } = await openTool(mix, { server: taking() });
  await screen.findByText('Ways to mix them');
  await user.click(foot());
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Both are the same picture. Choose another one to mix with.',
  );
  expect(server.asked(endpoints.submitJob)).toHaveLength(0);
});

it('calls each of several results by the way it was mixed', async () => {
  const job = aJob('mixed', { operation: 'mix', state: 'done', report: { made: ['colours', 'halves'] } });
  const made = ['one', 'two'].map((name) => aDesign(name, { operation: 'mix', jobId: job._id }));
  noteJob({ ...job, results: made });
  keepRows(made);
  offerChoices(made.map(({ _id }) => _id));
  await openPart(<ChooseResult />);
  expect(await screen.findByRole('button', { name: /1: Colours of the second$/ })).toBeDefined();
  expect(screen.getByRole('button', { name: /2: Half of each$/ })).toBeDefined();
});
