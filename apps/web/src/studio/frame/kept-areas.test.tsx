import { type Area, type AreaRow, area, endpoints } from '@naksha/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { FakeServer } from '../../../test/fake-server.ts';
import { openPart } from '../../../test/open-part.tsx';
import { freshStudio } from '../../../test/studio-rows.ts';
import { layOnTable } from '../../../test/use-tool.ts';
import { areaOf } from '../store/brush.ts';
import {
  clearStrokes,
  endStroke,
  invertArea,
  setGrowth,
  setSoftness,
  startStroke,
  takeBrush,
  undoStroke,
} from '../store/brush-actions.ts';
import { paintingOnTable } from '../store/cloth.ts';
import { readStudio } from '../store/studio-store.ts';
import { openTool } from '../store/tool-actions.ts';
import { openingOf } from '../tools/define-tool.ts';
import { mask } from '../tools/mask/tool.ts';
import { AreaFiles } from './area-files.tsx';

const [ofVersion, createdBy] = ['0190a000-0000-7000-8000-00000000000f', '0190a000-0000-7000-8000-0000000005e1'];
const idAt = (at: number) => `0190a000-0000-7000-8000-0000000000a${at}`;

/** A server that keeps areas, with one of another version among them. */
function keeping() {
  const kept: { row: AreaRow; area: Area }[] = [];
  const keep = (fileId: string, name: string, painted: Area) => {
    const row = { _id: idAt(kept.length), fileId, name, createdBy, createdAt: '2026-01-01T00:00:00.000Z' };
    kept.push({ row, area: painted });
    return row;
  };
  keep(ofVersion, 'the border', area.parse({ strokes: [{ radius: 0.2, points: [[0.1, 0.1]] }] }));
  const found = (id: string) => kept.findIndex(({ row }) => row._id === id);
  const server = new FakeServer()
    .answer(endpoints.keepArea, ({ params, body }) => keep(params.id, body.name, body.area))
    .answer(endpoints.listAreas, () => ({ data: kept.map(({ row }) => row) }))
    .answer(endpoints.getArea, ({ params: { id } }) => {
      const one = kept[found(id)];
      if (!one) throw new Error('Nothing is kept under this id.');
      return { ...one.row, area: one.area };
    })
    .answer(endpoints.removeArea, ({ params: { id } }) => void kept.splice(found(id), 1));
  return { server, kept };
}

const areaNow = () => {
  const painting = paintingOnTable(readStudio());
  return painting && areaOf(painting);
};

beforeEach(() => {
  freshStudio();
  layOnTable('cloth');
  openTool(openingOf(mask));
  takeBrush(true);
});

it('keeps an area with its design under a name, paints it again as it was in one step, and removes it after asking', async () => {
  const { server, kept } = keeping();
  const { user } = await openPart(<AreaFiles />, { server });
  const list = within(await screen.findByRole('list', { name: 'Kept areas' }));
  expect(screen.queryByRole('button', { name: 'Keep with the design' })).toBeNull();
  act(() => {
    startStroke({ x: 0.5, y: 0.25 }, false);
    endStroke();
    setGrowth(0.01);
    setSoftness(70);
    invertArea();
  });
  const before = areaNow();
  await user.click(screen.getByRole('button', { name: 'Keep with the design' }));
  await user.type(await screen.findByRole('textbox', { name: 'Name of the area' }), 'the lotus');
  await user.click(screen.getByRole('button', { name: 'Keep' }));
  await list.findByRole('button', { name: 'Load the kept area “the lotus”' });
  expect(kept.at(-1)?.area).toEqual(before);
  act(() => {
    clearStrokes();
    setGrowth(0);
    setSoftness(0);
  });
  await user.click(list.getByRole('button', { name: 'Load the kept area “the lotus”' }));
  await waitFor(() => expect(areaNow()).toEqual(before));
  act(undoStroke);
  expect(paintingOnTable(readStudio())?.strokes).toHaveLength(0);
  await user.click(list.getByRole('button', { name: 'Remove the kept area “the lotus”' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(list.queryByText('the lotus')).toBeNull());
  expect(kept).toHaveLength(1);
});

it('says which areas are those of another version, and paints them as well', async () => {
  const { server } = keeping();
  const { user } = await openPart(<AreaFiles />, { server });
  const list = within(await screen.findByRole('list', { name: 'Kept areas' }));
  expect(list.getByText('another version')).toBeDefined();
  await user.click(list.getByRole('button', { name: 'Load the kept area “the border”' }));
  await waitFor(() => expect(areaNow()?.strokes).toMatchObject([{ radius: 0.2, points: [[0.1, 0.1]] }]));
});

it('paints nothing on the design that lies there when the area comes, if it is another one', async () => {
  const { server } = keeping();
  let answer: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  server.answer(endpoints.getArea, async () => {
    await asked;
    const painted = area.parse({ strokes: [{ radius: 0.2, points: [[0.1, 0.1]] }] });
    return {
      _id: idAt(0),
      fileId: ofVersion,
      name: 'x',
      createdBy,
      createdAt: '2026-01-01T00:00:00.000Z',
      area: painted,
    };
  });
  const { user } = await openPart(<AreaFiles />, { server });
  await user.click(await screen.findByRole('button', { name: 'Load the kept area “the border”' }));
  act(() => void layOnTable('another cloth'));
  await act(async () => answer());
  await waitFor(() => expect(server.asked(endpoints.getArea)).toHaveLength(1));
  expect(paintingOnTable(readStudio())?.strokes).toHaveLength(0);
});

it('holds its dialog open while it sends, and says there what was refused', async () => {
  const { server } = keeping();
  const { promise, resolve } = Promise.withResolvers<void>();
  server.answer(endpoints.keepArea, async () => {
    await promise;
    throw new Error('the line broke');
  });
  const { user } = await openPart(<AreaFiles />, { server });
  await screen.findByRole('list', { name: 'Kept areas' });
  act(() => {
    startStroke({ x: 0.5, y: 0.25 }, false);
    endStroke();
  });
  await user.click(await screen.findByRole('button', { name: 'Keep with the design' }));
  await user.type(await screen.findByRole('textbox', { name: 'Name of the area' }), 'the lotus');
  await user.click(screen.getByRole('button', { name: 'Keep' }));
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  const dialog = within(screen.getByRole('dialog'));
  resolve();
  await dialog.findByRole('alert');
});
