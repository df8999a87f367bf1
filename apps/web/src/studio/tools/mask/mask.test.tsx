import { judgeJoins } from '@naksha/colour';
import { errors } from '@naksha/contract';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { wrongWith } from '../../../../test/fields.ts';
import { openTool } from '../../../../test/open-tool.tsx';
import { aDesign, aPicture, freshStudio } from '../../../../test/studio-rows.ts';
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
import { markColour } from '../../canvas/brush/mark-colour.ts';
import { strokesAround } from '../../canvas/brush/strokes-around.ts';
import { areaOf } from '../../store/brush.ts';
import {
  clearStrokes,
  endStroke,
  invertArea,
  leadStroke,
  setGrowth,
  setSoftness,
  setWay,
  startStroke,
} from '../../store/brush-actions.ts';
import { hasChange, paintingOnTable } from '../../store/cloth.ts';
import { readStudio } from '../../store/studio-store.ts';
import { keepRows, showDesign } from '../../store/table-actions.ts';
import { previewMask } from './mask-preview.ts';
import type { MaskAnswer, MaskQuestion } from './mask-worker.ts';
import { mask } from './tool.ts';

vi.mock(import('@naksha/colour'), async (load) => {
  const all = await load();
  return { ...all, judgeJoins: vi.fn(all.judgeJoins) };
});

const paintSpot = () =>
  act(() => {
    startStroke({ x: 0.5, y: 0.25 }, false);
    endStroke();
  });
const strokes = () => paintingOnTable(readStudio())?.strokes ?? [];
/** Two marks on a small copy. */
const marks = (width: number, height: number) =>
  Uint8Array.from({ length: width * height }, (_, at) => (at % width < 3 || at % width > width - 3 ? 1 : 0));
const answers = ({ turn, image: { width, height }, wish }: MaskQuestion): MaskAnswer => ({
  turn,
  width,
  height,
  pixels: new Uint8ClampedArray(0),
  method: 'phase',
  isUnderstood: wish?.prompt !== 'tractor',
  found: wish ? null : { marks: marks(width, height), parts: 2 },
});

beforeEach(() => {
  freshStudio();
  workBeside(answers);
  paintStripes('#a4322a', '#efe2c5');
});

describe('the mask tool', () => {
  it('has the brush in hand, asks for nothing before something is marked, and shows what comes of it', async () => {
    layOnTable('cloth');
    const { user, server } = await openTool(mask, { server: taking() });
    expect(await screen.findByRole('radio', { name: 'Brush' })).toBeDefined();
    expect(screen.queryByRole('radio', { name: 'Everywhere' })).toBeNull();
    expect(footSays()).toBe('No change');
    paintSpot();
    expect(await screen.findByText(/Taken from the same place in the repeat/)).toBeDefined();
    await waitFor(() => expect(hasChange(readStudio())).toBe(true));
    expect(footSays()).toBe('3 credits');
    const { params } = await askFor(user, server);
    expect(params).toMatchObject({ action: 'remove', area: { strokes: [{ points: [[0.5, 0.25]] }] } });
    expect(params).not.toHaveProperty('prompt');
    await user.click(screen.getByRole('button', { name: 'Undo a stroke' }));
    expect(footSays()).toBe('No change');
    await user.click(screen.getByRole('button', { name: 'Redo a stroke' }));
    expect(footSays()).toBe('3 credits');
  });

  it('finds a watermark, which can be corrected and taken back before anything is asked', async () => {
    layOnTable('cloth');
    const { user, server } = await openTool(mask, { server: taking() });
    await user.click(await screen.findByRole('radio', { name: 'Watermark' }));
    await user.click(screen.getByRole('button', { name: 'Find the mark' }));
    expect(await screen.findByText(/2 parts found/)).toBeDefined();
    expect(strokes()).toHaveLength(2);
    expect(strokes().every(({ fills }) => fills)).toBe(true);
    await slide(user, 'Strength', '{ArrowLeft}');
    const { params } = await askFor(user, server);
    expect(params).toMatchObject({ action: 'watermark', strength: 99 });
    await user.click(screen.getByRole('button', { name: 'Undo a stroke' }));
    expect(strokes()).toHaveLength(0);
  });

  it('says when no mark was found', async () => {
    workBeside((question: MaskQuestion) => ({ ...answers(question), found: { marks: marks(4, 4), parts: 0 } }));
    layOnTable('cloth');
    const { user } = await openTool(mask);
    await user.click(await screen.findByRole('radio', { name: 'Watermark' }));
    await user.click(screen.getByRole('button', { name: 'Find the mark' }));
    expect(await screen.findByText(/Nothing was found/)).toBeDefined();
    expect(strokes()).toHaveLength(0);
  });

  it('looks for a mark once the cloth lies there, and paints none of it on another cloth', async () => {
    const replies: (() => void)[] = [];
    vi.stubGlobal(
      'Worker',
      class extends EventTarget {
        postMessage(question: MaskQuestion) {
          if (question.wish) return;
          replies.push(() => this.dispatchEvent(new MessageEvent('message', { data: answers(question) })));
        }
        terminate() {}
      },
    );
    const row = aDesign('cloth');
    keepRows([row]);
    showDesign(row._id);
    const { user } = await openTool(mask);
    await user.click(await screen.findByRole('radio', { name: 'Watermark' }));
    await user.click(screen.getByRole('button', { name: 'Find the mark' }));
    expect(screen.getByRole('button', { name: /Looking/ })).toBeDefined();
    act(() => void layOnTable('cloth'));
    await waitFor(() => expect(replies).toHaveLength(1));
    act(() => replies[0]?.());
    expect(await screen.findByText(/2 parts found/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Find the mark' }));
    await waitFor(() => expect(replies).toHaveLength(2));
    act(() => void layOnTable('other'));
    act(() => replies[1]?.());
    expect(strokes()).toHaveLength(0);
    expect(screen.getByRole('button', { name: 'Find the mark' })).toBeDefined();
    expect(screen.queryByText(/parts found/)).toBeNull();
  });

  it('says so where the mark that was found lies in too many pieces to be painted', async () => {
    const side = 560;
    const squares = Uint8Array.from({ length: side * side }, (_, at) =>
      (at % side) % 40 < 33 && Math.floor(at / side) % 40 < 33 ? 1 : 0,
    );
    workBeside((question: MaskQuestion) => ({
      ...answers(question),
      width: side,
      height: side,
      found: { marks: squares, parts: 196 },
    }));
    layOnTable('cloth');
    const { user } = await openTool(mask);
    await user.click(await screen.findByRole('radio', { name: 'Watermark' }));
    await user.click(screen.getByRole('button', { name: 'Find the mark' }));
    await waitFor(() => expect(readStudio().brush.problem).toBe('area_strokes'));
    expect(screen.queryByText(/parts found/)).toBeNull();
    expect(strokes()).toHaveLength(0);
  });

  it('fills by words, needs some, and says which it does not understand', async () => {
    layOnTable('cloth');
    const { user, server } = await openTool(mask, { server: taking() });
    await user.click(await screen.findByRole('radio', { name: 'Fill' }));
    paintSpot();
    await waitFor(() => expect(footSays()).toBe('3 credits'));
    await user.click(foot());
    expect(wrongWith(screen.getByLabelText('Motif'))).toBe(errors.prompt_required.message);
    await user.type(screen.getByLabelText('Motif'), 'tractor');
    expect(await screen.findByText(/No motif is understood/)).toBeDefined();
    await user.clear(screen.getByLabelText('Motif'));
    await user.type(screen.getByLabelText('Motif'), 'lotus');
    const { params } = await askFor(user, server);
    expect(params).toMatchObject({ action: 'fill', prompt: 'lotus', language: 'en' });
  });
});

it('has another worker take over from one that is long at what is not wanted any more', async () => {
  const heard = { asked: 0, stopped: 0 };
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      postMessage() {
        heard.asked += 1;
      }
      terminate() {
        heard.stopped += 1;
      }
    },
  );
  layOnTable('cloth');
  const { close } = await openTool(mask);
  await screen.findByRole('radio', { name: 'Brush' });
  paintSpot();
  await waitFor(() => expect(heard.asked).toBe(1));
  paintSpot();
  await waitFor(() => expect(heard.asked).toBe(2));
  expect(heard.stopped).toBe(0);
  const now = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => now() + 5000);
  paintSpot();
  await waitFor(() => expect(heard.asked).toBe(3));
  expect(heard.stopped).toBe(1);
  close();
  vi.restoreAllMocks();
});

describe('an area as a file', () => {
  const areaNow = () => {
    const painting = paintingOnTable(readStudio());
    return painting && areaOf(painting);
  };
  const chosen = (text: string) => new File([text], 'a.json', { type: 'application/json' });
  const field = () => document.querySelector<HTMLInputElement>('input[type="file"]') ?? document.createElement('input');

  it('is saved, and loaded again with all that was set, in one step that can be taken back', async () => {
    const kept: Blob[] = [];
    Object.assign(URL, {
      createObjectURL: (file: Blob) => `blob:${kept.push(file)}`,
      revokeObjectURL: () => undefined,
    });
    layOnTable('cloth');
    const { user } = await openTool(mask);
    await screen.findByRole('radio', { name: 'Brush' });
    expect(screen.queryByRole('button', { name: 'Download the area' })).toBeNull();
    paintSpot();
    act(() => {
      setGrowth(0.01);
      setSoftness(70);
      invertArea();
    });
    const before = areaNow();
    await user.click(screen.getByRole('button', { name: 'Download the area' }));
    const text = (await kept[0]?.text()) ?? '';
    act(() => {
      clearStrokes();
      setGrowth(0);
      setSoftness(0);
    });
    for (const wrong of ['no area', '{}', text.replace('"strokes":[', '"strokes":[7,')]) {
      await user.upload(field(), chosen(wrong));
      expect((await screen.findByRole('alert')).textContent).toMatch(/holds no area/);
      expect(strokes()).toHaveLength(0);
    }
    await user.upload(field(), chosen(text));
    await waitFor(() => expect(areaNow()).toEqual(before));
    expect(before).toMatchObject({ growth: 0.01, softness: 70, inverted: true });
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Undo a stroke' }));
    expect(strokes()).toHaveLength(0);
  });

  it('may be a picture, of which what is light is marked', async () => {
    vi.stubGlobal('createImageBitmap', async () => aPicture('mask').source);
    layOnTable('cloth');
    const { user } = await openTool(mask);
    await screen.findByRole('radio', { name: 'Brush' });
    paintStripes('#000000', '#ffffff');
    await user.upload(field(), new File(['png'], 'mask.png', { type: 'image/png' }));
    await waitFor(() => expect(strokes()).toHaveLength(1));
    const xs = strokes()[0]?.points.map(([x]) => x) ?? [];
    expect([Math.min(...xs), Math.max(...xs)]).toEqual([0.5, 1]);
  });
});

describe('ways to mark', () => {
  const open = async () => {
    layOnTable('cloth');
    await openTool(mask);
    await screen.findByRole('radio', { name: 'Brush' });
  };

  it('a lasso paints what it goes around', async () => {
    await open();
    act(() => {
      setWay('lasso');
      startStroke({ x: 0.1, y: 0.1 }, false);
      for (const [x, y] of [
        [0.3, 0.1],
        [0.3, 0.3],
        [0.1, 0.3],
      ] as const)
        leadStroke({ x, y });
      endStroke();
    });
    expect(strokes()).toMatchObject([
      {
        fills: true,
        points: [
          [0.1, 0.1],
          [0.3, 0.1],
          [0.3, 0.3],
          [0.1, 0.3],
        ],
      },
    ]);
  });

  it('a wand marks what is joined in one colour, and a second one takes away', async () => {
    await open();
    act(() => {
      setWay('wand');
      markColour({ x: 1.2, y: 0.1 }, false);
    });
    // One of two upright stripes, from edge to edge.
    const [first] = strokes();
    const xs = first?.points.map(([x]) => x) ?? [];
    expect([Math.min(...xs), Math.max(...xs)]).toEqual([0, 0.5]);
    act(() => markColour({ x: 0.2, y: 0.1 }, true));
    expect(strokes().at(-1)?.erases).toBe(true);
  });

  it('what is marked in too many pieces is marked more roughly, within the limits', () => {
    const side = 256;
    const dots = Uint8Array.from({ length: side * side }, (_, at) => {
      const [x, y] = [at % side, Math.floor(at / side)];
      return x % 8 < 3 + (y % 64 < 8 ? 3 : 0) && y % 8 < 3 ? 1 : 0;
    });
    const around = strokesAround(dots, side, side, false);
    expect(around.length).toBeLessThanOrEqual(160);
    expect(around.reduce((sum, { points }) => sum + points.length, 0)).toBeLessThanOrEqual(3200);
  });
});

it('previews what the server does: only what is covered changes, and a repeat is restored', () => {
  const side = 96;
  const paint = (x: number, y: number) =>
    Math.hypot((x % 24) - 12, (y % 24) - 12) < 6 ? [160, 40, 40] : [236, 226, 200];
  const data = Uint8ClampedArray.from(
    Array.from({ length: side * side }, (_, at) => [...paint(at % side, Math.floor(at / side)), 255]).flat(),
  );
  const isHole = (at: number) => Math.hypot((at % side) - 36, Math.floor(at / side) - 36) < 9;
  const levels = Uint8Array.from({ length: side * side }, (_, at) => (isHole(at) ? 255 : 0));
  const spoilt = data.map((value, i) => (levels[Math.floor(i / 4)] === 255 && i % 4 < 3 ? 20 : value));
  const wish = {
    action: 'remove',
    levels,
    strength: 100,
    seed: 's',
    prompt: '',
    language: 'en',
    recipe: undefined,
  } as const;
  const none = () => {
    throw new Error('Expected nothing to be drawn');
  };
  const { pixels, method } = previewMask({ data: spoilt, width: side, height: side }, wish, none);
  expect(method).toBe('phase');
  expect(pixels).toEqual(data);
  // A worker receives a copy of the picture with every stroke, which is judged once.
  expect(previewMask({ data: spoilt.slice(), width: side, height: side }, wish, none).pixels).toEqual(data);
  expect(judgeJoins).toHaveBeenCalledTimes(1);
  const empty = { ...wish, levels: levels.map(() => 0) };
  expect(previewMask({ data, width: side, height: side }, empty, none)).toMatchObject({
    method: 'empty',
    pixels: data,
  });
  const full = { ...wish, levels: levels.map(() => 255) };
  expect(previewMask({ data, width: side, height: side }, full, none).method).toBe('full');
  expect(judgeJoins).toHaveBeenCalledTimes(2);
});
