import { endpoints, techniques } from '@naksha/contract';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { openTool } from '../../../../test/open-tool.tsx';
import { aDesign, freshStudio } from '../../../../test/studio-rows.ts';
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
import { hasChange } from '../../store/cloth.ts';
import { readStudio } from '../../store/studio-store.ts';
import { keepRows } from '../../store/table-actions.ts';
import { lookPxFor } from './copied-px.ts';
import { previewEffect } from './effect-preview.ts';
import type { EffectQuestion } from './effect-worker.ts';
import { effectTransfer } from './tool.ts';

const asked = vi.fn<(question: EffectQuestion) => void>();

beforeEach(() => {
  freshStudio();
  asked.mockClear();
  workBeside((question: EffectQuestion) => {
    asked(question);
    return { turn: question.turn, pixels: new Uint8ClampedArray(4), width: 1, height: 1 };
  });
  paintStripes('#a4322a', '#efe2c5');
});

it('lays the design in the craft that is chosen, which is seen before it is asked for and named with its price', async () => {
  layOnTable('cloth');
  const { user, server } = await openTool(effectTransfer, { server: taking() });
  await user.click(await screen.findByRole('radio', { name: 'Batik' }));
  expect(screen.getByText(/Lines and dots of wax/)).toBeDefined();
  expect(footSays()).toBe('3 credits');
  expect(screen.queryByText('Second picture')).toBeNull();
  await slide(user, 'Size of threads and lines', '{End}');
  await slide(user, 'Strength', '{ArrowLeft}{ArrowLeft}');
  await user.click(screen.getByRole('switch', { name: 'Keep the colours' }));
  await waitFor(() =>
    expect(asked.mock.lastCall?.[0].params).toMatchObject({ technique: 'batik', keepPalette: false }),
  );
  await waitFor(() => expect(hasChange(readStudio())).toBe(true));
  const { params, inputs } = await askFor(user, server);
  expect(params).toEqual({ technique: 'batik', size: 5, strength: 98, keepPalette: false, tileable: true });
  expect(inputs).toHaveLength(1);
});

it('asks for a second picture where that gives the look, and takes it out of the request when a craft is chosen after all', async () => {
  const row = aDesign('paisley');
  const look = { ...row, previewUrl: `/files/${row._id}/preview?token=signed` };
  keepRows([look]);
  const design = layOnTable('cloth');
  const { user, server } = await openTool(effectTransfer, {
    server: taking().answer(endpoints.getPreview, () => 'its pixels'),
  });
  await user.click(await screen.findByRole('radio', { name: 'Look of a picture' }));
  expect(footSays()).toBe('Choose a second picture');
  await user.click(foot());
  expect(server.asked(endpoints.submitJob)).toHaveLength(0);
  await user.click(screen.getByRole('radio', { name: 'paisley' }));
  const first = await askFor(user, server);
  expect(first.inputs).toEqual([design._id, look._id]);
  await waitFor(() => expect(asked.mock.lastCall?.[0].look).toBeDefined());
  expect(server.asked(endpoints.getPreview)[0]?.query.size).toBe(64);
  expect(first.params).toEqual({ size: 3, strength: 100, keepPalette: false, tileable: true });
  await user.click(screen.getByRole('radio', { name: 'Ikat' }));
  expect((await askFor(user, server)).inputs).toEqual([design._id]);
});

it('looks at a picture and at its look as much smaller, and says of threads that it shows coarser than they will be', async () => {
  const tile = { widthPx: 3000, heightPx: 2000 };
  const lookPx = [2048, 384].map((seenPx) => lookPxFor(tile, seenPx, { width: 300, height: 600 }));
  expect(lookPx).toEqual([154, 77]);
  layOnTable('cloth', { width: 3000, height: 2000 });
  const { user } = await openTool(effectTransfer);
  await screen.findByRole('radio', { name: 'Woven' });
  await slide(user, 'Size of threads and lines', '{Home}');
  expect(screen.getByText(/coarser than they will be\./)).toBeDefined();
  await slide(user, 'Size of threads and lines', '{End}');
  expect(screen.queryByText(/coarser than they will be\./)).toBeNull();
});

it('does nothing at no strength, and says of a picture that is too large why it cannot', async () => {
  layOnTable('cloth', { width: 5000, height: 4000, totalPixels: 20_000_000 });
  const { user } = await openTool(effectTransfer);
  expect((await screen.findByRole('alert')).textContent).toContain('20 megapixels');
  expect(footSays()).toBe('No change');
  act(() => void layOnTable('small'));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  await slide(user, 'Strength', '{Home}');
  expect(footSays()).toBe('No change');
  expect(readStudio().table.change).toBeNull();
});

it('previews by the arithmetic of the server: every craft changes the copy, and a look brings its colours', () => {
  const copy = (r: number, g: number, b: number) => ({
    width: 40,
    height: 30,
    data: Uint8ClampedArray.from({ length: 40 * 30 * 4 }, (_, at) => [r, g, b, 255 / (1 + (at & 8))][at % 4] ?? 0).map(
      (value, at) => (at % 4 === 3 ? 255 : value + ((at >> 4) & 7) * 6),
    ),
  });
  const params = { strength: 100, keepPalette: true, size: 3, tileable: true };
  const blue = copy(20, 40, 160);
  for (const technique of techniques)
    expect(previewEffect(blue, undefined, { ...params, technique }).pixels).not.toEqual(blue.data);
  const { pixels } = previewEffect(blue, copy(200, 60, 20), { ...params, keepPalette: false });
  expect((pixels[0] ?? 0) > (pixels[2] ?? 0)).toBe(true);
});
