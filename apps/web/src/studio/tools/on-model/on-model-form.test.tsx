import { endpoints, generateParams } from '@naksha/contract';
import { goods } from '@naksha/drape';
import { composeRecipe } from '@naksha/loom';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { FakeServer } from '../../../../test/fake-server.ts';
import { findBarriers } from '../../../../test/find-barriers.ts';
import { openTool } from '../../../../test/open-tool.tsx';
import { aDesign, aJob, freshStudio } from '../../../../test/studio-rows.ts';
import {
  askFor,
  foot,
  footSays,
  layOnTable,
  paintStripes,
  slide,
  taking,
  workBeside,
} from '../../../../test/use-tool.ts';
import { firstStage } from '../../store/stage.ts';
import { readStudio } from '../../store/studio-store.ts';
import { keepRows, showDesign } from '../../store/table-actions.ts';
import { closeTool, noteProblem, openTool as openInStudio } from '../../store/tool-actions.ts';
import { setMode, setStage, zoomBy } from '../../store/view-actions.ts';
import { adjust } from '../adjust/tool.ts';
import { openingOf } from '../define-tool.ts';
import type { PhotoAnswer, PhotoQuestion } from './photo-worker.ts';
import { onModel } from './tool.ts';

async function openWith(changes: Parameters<typeof aDesign>[1] = {}) {
  const design = aDesign('cloth', { width: 1000, height: 500, dpi: 100, ...changes });
  keepRows([design]);
  showDesign(design._id);
  const job = aJob('onModel', { operation: 'onModel', state: 'queued' });
  const opened = await openTool(onModel, { server: new FakeServer().answer(endpoints.submitJob, () => ({ job })) });
  await screen.findByText('Width of one repeat on the cloth');
  const asked = async () => {
    await opened.user.click(screen.getByRole('button', { name: /^Take the picture/ }));
    await waitFor(() => expect(opened.server.asked(endpoints.submitJob)).toHaveLength(1));
    return opened.server.asked(endpoints.submitJob)[0]?.body;
  };
  return { ...opened, asked };
}

let isFound = true;
const asked = vi.fn<(question: PhotoQuestion) => void>();
const answers = (question: PhotoQuestion): PhotoAnswer => {
  asked(question);
  return { turn: question.turn, pixels: new Uint8ClampedArray(4), width: 1, height: 1, isFound };
};

beforeEach(() => {
  freshStudio();
  workBeside(answers);
  paintStripes('#a4322a', '#efe2c5');
});

it('shows the cloth on a model while it is open, and takes the picture as it is turned on the table', async () => {
  const { asked } = await openWith();
  expect(readStudio().view.mode).toBe('cloth');
  act(() => setStage({ turn: -60, tilt: 12 }));
  act(() => zoomBy(1.5));
  const body = await asked();
  expect(body).toMatchObject({ operation: 'onModel', params: { view: { turn: -60, tilt: 12, zoom: 1.5 } } });
  expect(body).not.toHaveProperty('params.scaleCm');
  act(() => openInStudio(openingOf(adjust)));
  expect(readStudio().view.mode).toBe('repeat');
});

it('begins with the width that the design has on cloth, and asks for another one', async () => {
  const { user, asked } = await openWith();
  const field = screen.getByLabelText('Width of one repeat on the cloth');
  expect(field).toHaveProperty('value', '25.4 cm');
  await user.clear(field);
  await user.type(field, '12');
  expect(readStudio().view.stage.scaleCm).toBe(12);
  await user.click(screen.getByRole('radio', { name: 'Lies there once' }));
  await user.click(screen.getByRole('button', { name: /^Model/ }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Cushion' }));
  expect(readStudio().view.stage).toMatchObject({ model: 'cushion', turn: null });
  expect(await asked()).toMatchObject({ params: { model: 'cushion', scaleCm: 12, placement: { lies: 'once' } } });
});

it('lets another design be as wide as it says itself, and is put back with its stage', async () => {
  const { user } = await openWith();
  const isIdle = () => screen.getByRole('button', { name: 'Reset' }).getAttribute('aria-disabled');
  expect(isIdle()).toBe('true');
  act(() => setStage({ model: 'cushion' }));
  act(() => setStage({ scaleCm: 12, turn: 40 }));
  act(() => void layOnTable('other'));
  expect(readStudio().view.stage).toMatchObject({ scaleCm: null, model: 'cushion', turn: 40 });
  await user.click(await screen.findByRole('button', { name: 'Reset' }));
  expect(readStudio().view.stage).toEqual(firstStage);
  expect(isIdle()).toBe('true');
});

it('forgets what was wrong with the last request when the stage is changed in the form', async () => {
  const { user } = await openWith();
  act(() => noteProblem('onModel', { error: new Error('refused'), field: undefined }));
  await user.click(screen.getByRole('radio', { name: 'Lies there once' }));
  expect(readStudio().tools.problems.onModel).toBeUndefined();
});

it('is turned and tilted by sliders too, from the front of the goods on', async () => {
  const { user, asked } = await openWith();
  await slide(user, 'Turned round', '{ArrowLeft}');
  await slide(user, 'Seen from above', '{End}');
  expect(await asked()).toMatchObject({ params: { view: { turn: goods.saree.turn - 1, tilt: 60 } } });
});

it('says that a picture which does not join at its edges will show it, and takes it all the same', async () => {
  await openWith({ seamScore: 3 });
  expect(screen.getByText(/may not join at its edges/)).toBeDefined();
});

it('shows goods that the words name as the whole piece, as it is worn, until a repeat is wanted', async () => {
  const saree = composeRecipe(generateParams.parse({ prompt: 'maroon saree with a gold border' }), '1');
  keepRows([aDesign('saree', { designDefinition: saree })]);
  showDesign(aDesign('saree')._id);
  const job = aJob('onModel', { operation: 'onModel', state: 'queued' });
  const server = new FakeServer().answer(endpoints.submitJob, () => ({ job }));
  const { user } = await openTool(onModel, { server });
  expect(await screen.findByRole('radio', { name: 'Whole piece' })).toHaveProperty('checked', true);
  expect(screen.queryByLabelText('Width of one repeat on the cloth')).toBeNull();
  const asked = async (times: number) => {
    await user.click(screen.getByRole('button', { name: /^Take the picture/ }));
    await waitFor(() => expect(server.asked(endpoints.submitJob)).toHaveLength(times));
    return server.asked(endpoints.submitJob).at(-1)?.body;
  };
  expect(await asked(1)).toMatchObject({ params: { model: 'saree', placement: { lies: 'piece' } } });
  await user.click(screen.getByRole('radio', { name: 'Repeats' }));
  expect(await asked(2)).toMatchObject({ params: { placement: { lies: 'repeated' } } });
  act(() => setStage({ model: 'cushion', placement: firstStage.placement }));
  expect(screen.queryByRole('radio', { name: 'Whole piece' })).toBeNull();
  expect(await asked(3)).toMatchObject({ params: { model: 'cushion', placement: { lies: 'repeated' } } });
});

it.each(['planner', 'unknown'] as const)(
  'offers no whole piece of a design of which the %s may draw it otherwise',
  async (change) => {
    const saree = composeRecipe(generateParams.parse({ prompt: 'maroon saree with a gold border' }), '1');
    await openWith({ designDefinition: saree, changedSince: [change] });
    expect(screen.getByRole('radio', { name: 'Repeats' })).toHaveProperty('checked', true);
    expect(screen.queryByRole('radio', { name: 'Whole piece' })).toBeNull();
  },
);

it('keeps to a way of looking at the table that was chosen meanwhile', async () => {
  await openWith();
  act(() => setMode('tile'));
  act(closeTool);
  expect(readStudio().view.mode).toBe('tile');
});

it('films the goods as they turn once round, and asks for no size of a picture then', async () => {
  layOnTable('cloth');
  const { user, server } = await openTool(onModel, { server: taking() });
  await user.click(await screen.findByRole('radio', { name: '360°' }));
  expect(screen.queryByText('Longer side, in pixels')).toBeNull();
  const { params } = await askFor(user, server);
  expect(params).toMatchObject({ model: 'saree', turntable: { frames: 36 } });
  expect(params).not.toHaveProperty('photo');
});

it('lays the design on a photograph of one’s own: seen in the panel before it costs, by a grid where no cloth is found', async () => {
  const row = aDesign('garment', { width: 900, height: 1200 });
  const photo = { ...row, previewUrl: `/files/${row._id}/preview?token=signed` };
  keepRows([photo]);
  const design = layOnTable('cloth', { width: 1000, height: 500, dpi: 100 });
  isFound = false;
  const { user, server } = await openTool(onModel, { server: taking().answer(endpoints.getPreview, () => 'pixels') });
  await user.click(await screen.findByRole('radio', { name: 'My photo' }));
  expect(readStudio().view.mode).not.toBe('cloth');
  expect(footSays()).toBe('Choose a second picture');
  await user.click(screen.getByRole('radio', { name: 'garment' }));
  expect(await screen.findByText(/^No patterned cloth found/)).toBeDefined();
  await waitFor(() => expect(foot().getAttribute('aria-disabled')).toBe('true'));
  isFound = true;
  await user.click(screen.getByRole('switch', { name: 'Set the grid by hand' }));
  const field = screen.getByLabelText('Width of the cloth in the photo');
  await user.clear(field);
  await user.type(field, '80');
  await waitFor(() => expect(asked.mock.lastCall?.[0].wish).toMatchObject({ clothCm: 80, mesh: { columns: 3 } }));
  expect(asked.mock.lastCall?.[0].wish.placement).toMatchObject({ widthCm: 25.4, heightCm: 12.7, isOnce: false });
  expect(await findBarriers()).toEqual([]);
  await waitFor(() => expect(footSays()).toBe('2 credits'));
  const { params, inputs } = await askFor(user, server);
  expect(inputs).toEqual([design._id, photo._id]);
  expect(params).toMatchObject({ photo: { clothCm: 80, mesh: { rows: 3 } }, placement: { lies: 'repeated' } });
  expect(params).not.toHaveProperty('turntable');
});
