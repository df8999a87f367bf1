import { endpoints, generateParams } from '@naksha/contract';
import { composeRecipe, varyRecipe } from '@naksha/loom';
import { act, screen, waitFor } from '@testing-library/react';
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
import { variation } from './tool.ts';

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
  const wish = FakeWorker.newest('variation-2');
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

it('never shows a cloth that is not the picked one: its small picture at once, or the design with a word that it is drawn', async () => {
  const { user } = await openTool(variation);
  await screen.findByRole('button', { name: 'Variation 1' });
  const drawn = (place: string) => {
    const bitmap = aBitmap();
    FakeWorker.answer({ id: FakeWorker.newest(place)?.id ?? 0, recipe, bitmap, isLast: false });
    return bitmap;
  };
  const pick = (name: string) => user.click(screen.getByRole('button', { name }));
  const laid = readStudio().table.laid?.source;
  const first = drawn('variation-0');
  await pick('Variation 1');
  expect(shownCloth(readStudio())?.source).toBe(first);
  await pick('Variation 2');
  expect(shownCloth(readStudio())?.source).toBe(laid);
  expect(screen.getByRole('status').textContent).toBe('Drawing');
  const second = drawn('variation-1');
  expect(shownCloth(readStudio())?.source).toBe(second);
  expect(screen.queryByRole('status')).toBeNull();
  await pick('Variation 1');
  expect(shownCloth(readStudio())?.source).toBe(first);
  expect(FakeWorker.newest('variation-0')?.sides.at(-1)).toBe(1024);
  await user.click(screen.getByRole('checkbox', { name: 'Palette' }));
  expect(shownCloth(readStudio())?.source).toBe(laid);
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

it('keeps what was chosen when one was made and lies on the table, but for what was picked', async () => {
  const { user } = await openTool(variation);
  await user.click(await screen.findByRole('button', { name: 'Variation 2' }));
  await user.click(screen.getByRole('radio', { name: '3' }));
  const salt = () => FakeWorker.newest('variation-0')?.wish;
  const before = salt();
  const made = aDesign('made', { designDefinition: { ...recipe }, parentId: design._id });
  act(() => {
    keepRows([made]);
    showDesign(made._id);
  });
  expect(await screen.findByRole('radio', { name: '3', checked: true })).toBeDefined();
  expect(screen.getByRole('button', { name: /^Make 3 variations/ })).toBeDefined();
  await waitFor(() => expect(salt()).not.toEqual(before));
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

it.each([
  ['edit', edit],
  ['variations', variation],
] as const)(
  'previews %s of what an older planner drew in its kept plan, and says where that cannot be had',
  async (_, tool) => {
    keepRows([{ ...design, changedSince: ['zones'] }]);
    const given = FakeWorker.plans.length;
    const before = FakeWorker.asked.length;
    const server = new FakeServer().answer(endpoints.getPlan, () => ({ plan: 'as it was' }));
    const { user, close } = await openTool(tool, { server });
    await waitFor(() => expect(server.asked(endpoints.getPlan)).toHaveLength(1));
    const words = screen.queryByRole('textbox', { name: 'What should change' });
    if (words) await user.type(words, 'cream background');
    const wishes = () => FakeWorker.asked.slice(before).map(({ wish }) => wish);
    await waitFor(() => expect(wishes().length).toBeGreaterThan(0));
    expect(wishes().every((wish) => 'from' in wish && wish.from === design._id)).toBe(true);
    expect(FakeWorker.plans.slice(given)).toMatchObject([{ design: design._id, plan: 'as it was' }]);
    expect(screen.queryByText(/^This preview is drawn as of today/)).toBeNull();
    close();

    await openTool(tool, { server: new FakeServer().answer(endpoints.getPlan, () => ({ plan: null })) });
    expect(await screen.findByText(/^This preview is drawn as of today/)).toBeDefined();
  },
);
