import { area, areaLimits, type FileRow } from '@naksha/contract';
import { beforeEach, expect, it } from 'vitest';
import { useClothPicture } from '../cloth-store.ts';
import { areaOf } from './area-of.ts';
import { offerBrush, setAreaRepeat, takeBrush, useBrush } from './brush-store.ts';
import { clearStrokes, dropStroke, endStroke, leadStroke, redoStroke, startStroke, undoStroke } from './strokes.ts';

const design = (_id: string, more: Partial<FileRow> = {}) => ({ _id, width: 400, height: 200, ...more }) as FileRow;
const tile = { widthPx: 400, heightPx: 200, dpi: 150 };

beforeEach(() => {
  useClothPicture.setState({ now: { source: {} as ImageBitmap, tile, cloth: 'a' } });
  useBrush.setState({ designId: null });
  offerBrush(design(crypto.randomUUID()));
  takeBrush(true);
});

function paint(...line: [x: number, y: number][]): void {
  for (const [i, [x, y]] of line.entries())
    (i === 0 ? (at: { x: number; y: number }) => startStroke(at, false) : leadStroke)({ x, y });
  endStroke();
}
const points = () => useBrush.getState().strokes.map((stroke) => stroke.points);

it('keeps what was painted on another copy as if it had been painted on the tile', () => {
  paint([2.25, -0.4], [2.5, -0.3]);
  expect(points()).toEqual([
    [
      [0.25, 0.1],
      [0.5, 0.2],
    ],
  ]);
  clearStrokes();
  setAreaRepeat(area.shape.repeat.parse({ layout: 'half-drop' }));
  // The column on the right begins half a tile lower.
  paint([1.25, 0.35]);
  expect(points()).toEqual([[[0.25, 0.1]]]);
  clearStrokes();
  setAreaRepeat(area.shape.repeat.parse({ layout: 'mirror' }));
  paint([1.25, 0.1], [1.35, 0.1]);
  expect(points()).toEqual([
    [
      [0.75, 0.1],
      [0.65, 0.1],
    ],
  ]);
});

it('leads a stroke over the edge without a break', () => {
  paint([0.9, 0.1], [1.1, 0.15]);
  expect(points()).toEqual([
    [
      [0.9, 0.1],
      [1.1, 0.15],
    ],
  ]);
});

it('takes strokes back and brings them again, cleared ones too', () => {
  paint([0.1, 0.1]);
  paint([0.2, 0.1]);
  undoStroke();
  expect(points()).toEqual([[[0.1, 0.1]]]);
  redoStroke();
  expect(points()).toEqual([[[0.1, 0.1]], [[0.2, 0.1]]]);
  clearStrokes();
  expect(areaOf(useBrush.getState())).toBeUndefined();
  undoStroke();
  expect(points()).toEqual([[[0.1, 0.1]], [[0.2, 0.1]]]);
  redoStroke();
  expect(points()).toEqual([]);
  undoStroke();
  startStroke({ x: 0.5, y: 0.1 }, true);
  dropStroke();
  expect(points()).toHaveLength(2);
  redoStroke();
  expect(points()).toEqual([]);
});

it('keeps what was painted on a design until it lies on the table again', () => {
  const [one, other] = [design('one'), design('other')];
  offerBrush(one);
  takeBrush(true);
  paint([0.1, 0.1]);
  offerBrush(other);
  expect(useBrush.getState()).toMatchObject({ strokes: [], isOn: false });
  offerBrush(one);
  expect(useBrush.getState()).toMatchObject({ isOn: true });
  expect(points()).toEqual([[[0.1, 0.1]]]);
});

it('stops where the contract does, and says so', () => {
  for (let i = 0; i <= areaLimits.strokes; i++) paint([0.1, 0.1]);
  expect(useBrush.getState()).toMatchObject({ problem: 'area_strokes' });
  const painted = areaOf(useBrush.getState());
  expect(painted?.strokes).toHaveLength(areaLimits.strokes);
  expect(area.safeParse(painted).success).toBe(true);
  undoStroke();
  expect(useBrush.getState().problem).toBeNull();
});

it('paints on every cell of a design that Repeat has laid', () => {
  const params = { layout: 'half-drop', columns: 2, rows: 1 };
  offerBrush(design('laid', { operation: 'repeat', params }));
  expect(useBrush.getState().repeat).toMatchObject(params);
  offerBrush(design('gapped', { operation: 'repeat', params: { ...params, gapVertical: 4 } }));
  expect(useBrush.getState().repeat).toMatchObject({ layout: 'straight', columns: 1, rows: 1 });
});
