import { endpoints, generateParams } from '@naksha/contract';
import { composeRecipe, varyRecipe } from '@naksha/loom';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { FakeServer } from '../../../../test/fake-server.ts';
import { FakeWorker } from '../../../../test/fake-worker.ts';
import { openTool } from '../../../../test/open-tool.tsx';
import { aBitmap, aDesign, aJob, aPicture, freshStudio } from '../../../../test/studio-rows.ts';
import { recipeOfWish } from '../../../loom/recipe-of-wish.ts';
import { shownCloth } from '../../store/cloth.ts';
import { readStudio } from '../../store/studio-store.ts';
import { keepRows, layPicture, showDesign } from '../../store/table-actions.ts';
import { edit } from '../edit/tool.ts';
import { variation } from './tool.tsx';

const recipe = composeRecipe(generateParams.parse({ prompt: 'indigo ajrakh' }), 'one');
const design = aDesign('cloth', { designDefinition: { ...recipe } });
const job = aJob('variation', { operation: 'variation', state: 'queued' });

beforeEach(() => {
  vi.stubGlobal('Worker', FakeWorker);
  freshStudio();
  keepRows([design]);
  showDesign(design._id);
  layPicture('design', aPicture(design._id));
});

it('shows the preview that is clicked on the cloth and asks for exactly that one', async () => {
  const { user, server } = await openTool(variation, {
    server: new FakeServer().answer(endpoints.submitJob, () => ({ job })),
  });
  await user.click(await screen.findByRole('button', { name: 'Variation 3' }));
  expect(screen.getByRole('button', { name: 'Variation 3', pressed: true })).toBeDefined();
  const wish = FakeWorker.newest('variation');
  const small = FakeWorker.newest('variation-2');
  expect(wish?.wish).toEqual(small?.wish);
  const bitmap = aBitmap();
  FakeWorker.answer({ id: wish?.id ?? 0, recipe, bitmap, isLast: true });
  expect(shownCloth(readStudio())?.source).toBe(bitmap);

  await user.click(screen.getByRole('button', { name: /^Make variation 3/ }));
  await waitFor(() => expect(server.asked(endpoints.submitJob)).toHaveLength(1));
  const body = server.asked(endpoints.submitJob)[0]?.body;
  expect(body).toMatchObject({ params: { count: 1, first: 2 } });
  if (body?.operation !== 'variation') throw new Error('another operation was asked for');
  const made = varyRecipe(recipe, body.params, `${body.params.seed}/${body.params.first}`);
  expect(wish && recipeOfWish(wish.wish)).toEqual(made);
});

it('lets a picked one go with another click, with other previews, and with fewer of them', async () => {
  const { user } = await openTool(variation);
  const third = async () => screen.findByRole('button', { name: 'Variation 3' });
  for (const leave of [third, async () => screen.findByRole('button', { name: 'Others' })]) {
    await user.click(await third());
    await user.click(await leave());
    expect(screen.queryByRole('button', { pressed: true })).toBeNull();
  }
  await user.click(await third());
  await user.click(screen.getByRole('radio', { name: '2' }));
  expect(screen.getByRole('button', { name: /^Make 2 variations/ })).toBeDefined();
});

it('says of a preview that could not be drawn that it could not, and draws it again', async () => {
  const { user } = await openTool(variation);
  await screen.findByRole('button', { name: 'Variation 2' });
  FakeWorker.fail('variation-1');
  expect(screen.queryByRole('button', { name: 'Variation 2' })).toBeNull();
  const before = FakeWorker.newest('variation-1')?.id;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Variation 2' })).toBeDefined();
  expect(FakeWorker.newest('variation-1')?.id).not.toBe(before);
});

it('says the same of the preview of an edit', async () => {
  const { user } = await openTool(edit);
  await user.type(await screen.findByRole('textbox', { name: 'What should change' }), 'cream background');
  await waitFor(() => expect(FakeWorker.newest('edit')).toBeDefined());
  FakeWorker.fail('edit');
  const before = FakeWorker.newest('edit')?.id;
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(FakeWorker.newest('edit')?.id).not.toBe(before);
});

it('leaves it to the worker to find the variations: one that keeps its motifs is planned several times', async () => {
  const { user } = await openTool(variation);
  await user.click(await screen.findByRole('checkbox', { name: /motifs/i }));
  const wish = FakeWorker.newest('variation-3')?.wish;
  expect(wish).toMatchObject({ recipe: { seed: recipe.seed }, vary: { kind: 'clone', keep: ['motifs'] } });
});

it('asks for nothing again where only more of the same are wanted', async () => {
  const { user } = await openTool(variation);
  await user.click(await screen.findByRole('radio', { name: '2' }));
  const before = FakeWorker.asked.length;
  await user.click(screen.getByRole('radio', { name: '3' }));
  expect(FakeWorker.asked.slice(before).map(({ place }) => place)).toEqual(['variation-2']);
});
