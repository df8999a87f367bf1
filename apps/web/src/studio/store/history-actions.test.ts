import fc from 'fast-check';
import { beforeEach, expect, it } from 'vitest';
import { aDesign, aPicture, freshStudio } from '../../../test/studio-rows.ts';
import { typeWords } from './ask-actions.ts';
import { endStroke, startStroke, takeBrush } from './brush-actions.ts';
import { paintingOnTable } from './cloth.ts';
import { canRedoStroke, canUndoStroke, stepBack, stepOn } from './history-actions.ts';
import { readStudio } from './studio-store.ts';
import { dropRows, keepRows, layPicture, selectDesign } from './table-actions.ts';
import { openTool } from './tool-actions.ts';

const root = aDesign('root');
const left = aDesign('left', { parentId: root._id });
const right = aDesign('right', { parentId: root._id });
const leaf = aDesign('leaf', { parentId: right._id });
const later = aDesign('later');
const all = [root, left, right, leaf, later];
const at = () => {
  const { rows, currentId } = readStudio().table;
  return currentId ? rows[currentId]?.designName : null;
};

beforeEach(() => {
  freshStudio();
  keepRows(all);
});

it('walks back to what a result came from and on the way that was taken last', () => {
  selectDesign(leaf._id);
  stepBack();
  stepBack();
  expect(at()).toBe('root');
  stepOn();
  stepOn();
  expect(at()).toBe('leaf');
  selectDesign(left._id);
  stepBack();
  stepOn();
  expect(at()).toBe('left');
});

it('stays at the ends, and where nothing lies', () => {
  stepBack();
  stepOn();
  expect(at()).toBeNull();
  selectDesign(root._id);
  stepBack();
  expect(at()).toBe('root');
  selectDesign(later._id);
  stepOn();
  expect(at()).toBe('later');
});

it('walks past a way that was deleted', () => {
  selectDesign(leaf._id);
  stepBack();
  stepBack();
  dropRows([right._id]);
  stepOn();
  expect(at()).toBe('left');
});

it('comes back from wherever a step on has led', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(4), { maxLength: 6 }), (visits) => {
      freshStudio();
      keepRows(all);
      for (const n of visits) selectDesign(all[n]?._id ?? '');
      const before = readStudio().table.currentId;
      stepOn();
      const isLed = readStudio().table.currentId !== before;
      stepBack();
      if (isLed) expect(readStudio().table.currentId).toBe(before);
    }),
  );
});

it('takes strokes back before designs, and only while the brush is in hand', () => {
  openTool({ operation: 'adjust', takesDesign: true, takesArea: true });
  selectDesign(left._id);
  layPicture('design', aPicture(left._id));
  takeBrush(true);
  startStroke({ x: 0.1, y: 0.1 }, false);
  endStroke();
  expect([canUndoStroke(readStudio()), canRedoStroke(readStudio())]).toEqual([true, false]);
  stepBack();
  expect([at(), paintingOnTable(readStudio())?.strokes]).toEqual(['left', []]);
  stepOn();
  expect([at(), paintingOnTable(readStudio())?.strokes.length]).toEqual(['left', 1]);
  takeBrush(false);
  stepBack();
  expect(at()).toBe('root');
});

it('takes no words away that were not made', () => {
  selectDesign(left._id);
  typeWords('red bandhani');
  stepBack();
  expect([at(), readStudio().asks.ask.prompt]).toEqual(['root', 'red bandhani']);
});
