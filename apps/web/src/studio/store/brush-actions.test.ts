import { area, areaLimits } from '@naksha/contract';
import { beforeEach, expect, it } from 'vitest';
import { aDesign, aPicture, freshStudio } from '../../../test/studio-rows.ts';
import { areaOf } from './brush.ts';
import {
  clearStrokes,
  dropStroke,
  endStroke,
  leadStroke,
  redoStroke,
  setAreaRepeat,
  startStroke,
  takeBrush,
  undoStroke,
} from './brush-actions.ts';
import { isInHand, paintingOnTable } from './cloth.ts';
import { readStudio } from './studio-store.ts';
import { keepRows, layPicture, showDesign } from './table-actions.ts';
import { openTool } from './tool-actions.ts';

const painting = () => {
  const found = paintingOnTable(readStudio());
  if (!found) throw new Error('Expected a design to paint on');
  return found;
};

function lay(name: string, changes: Parameters<typeof aDesign>[1] = {}): void {
  const row = aDesign(name, changes);
  keepRows([row]);
  showDesign(row._id);
  layPicture('design', aPicture(row._id));
}

beforeEach(() => {
  freshStudio();
  openTool({ operation: 'adjust', takesDesign: true, takesArea: true });
  lay('cloth');
  takeBrush(true);
});

function paint(...line: [x: number, y: number][]): void {
  for (const [i, [x, y]] of line.entries())
    (i === 0 ? (at: { x: number; y: number }) => startStroke(at, false) : leadStroke)({ x, y });
  endStroke();
}
const points = () => painting().strokes.map((stroke) => stroke.points);

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
  expect(areaOf(painting())).toBeUndefined();
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
  lay('one');
  takeBrush(true);
  paint([0.1, 0.1]);
  lay('other');
  expect(painting()).toMatchObject({ strokes: [], isOn: false });
  lay('one');
  expect(painting().isOn).toBe(true);
  expect(points()).toEqual([[[0.1, 0.1]]]);
});

it('ends a stroke when another design comes to the table', () => {
  startStroke({ x: 0.1, y: 0.1 }, false);
  lay('other');
  expect(readStudio().brush.stroke).toBeNull();
  leadStroke({ x: 0.5, y: 0.1 });
  expect(points()).toEqual([]);
});

it('draws nothing on when the stroke was taken back while it was drawn', () => {
  paint([0.1, 0.1]);
  startStroke({ x: 0.5, y: 0.1 }, false);
  undoStroke();
  leadStroke({ x: 0.7, y: 0.1 });
  expect(points()).toEqual([[[0.1, 0.1]]]);
});

it('keeps the stroke that is drawn in the studio, so that another studio knows nothing of it', () => {
  startStroke({ x: 2.25, y: 0.1 }, false);
  expect(readStudio().brush.stroke).toMatchObject({ home: { x: -2, y: 0, flipX: 1, flipY: 1 }, undone: [] });
  freshStudio();
  openTool({ operation: 'adjust', takesDesign: true, takesArea: true });
  lay('cloth');
  takeBrush(true);
  leadStroke({ x: 0.5, y: 0.1 });
  expect(points()).toEqual([]);
});

it('has the brush in hand only where the open tool takes an area', () => {
  expect(isInHand(readStudio())).toBe(true);
  openTool({ operation: 'repeat', takesDesign: true, takesArea: false });
  expect(isInHand(readStudio())).toBe(false);
  expect(paintingOnTable(readStudio())).toBeNull();
});

it('forgets the paintings of designs that lay on the table long ago', () => {
  for (let i = 0; i < 60; i++) {
    lay(`design ${i}`);
    takeBrush(true);
  }
  expect(Object.keys(readStudio().brush.paintings).length).toBeLessThanOrEqual(50);
  expect(painting().isOn).toBe(true);
});

it('stops where the contract does, and says so', () => {
  for (let i = 0; i <= areaLimits.strokes; i++) paint([0.1, 0.1]);
  expect(readStudio().brush.problem).toBe('area_strokes');
  const painted = areaOf(painting());
  expect(painted?.strokes).toHaveLength(areaLimits.strokes);
  expect(area.safeParse(painted).success).toBe(true);
  undoStroke();
  expect(readStudio().brush.problem).toBeNull();
});

it('paints on every cell of a design that Repeat has laid', () => {
  const params = { layout: 'half-drop', columns: 2, rows: 1 };
  lay('laid', { operation: 'repeat', params });
  expect(painting().repeat).toMatchObject(params);
  lay('gapped', { operation: 'repeat', params: { ...params, gapVertical: 4 } });
  expect(painting().repeat).toMatchObject({ layout: 'straight', columns: 1, rows: 1 });
});
