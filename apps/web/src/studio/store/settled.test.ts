import fc from 'fast-check';
import { expect, it } from 'vitest';
import { aBitmap, aDesign, aPicture, freshStudio, isClosed } from '../../../test/studio-rows.ts';
import { bringBack, chooseOptions, markMade, resetWords, typeWords } from './ask-actions.ts';
import { keyOf } from './asks.ts';
import { largestRadius, paintingOf, smallestRadius } from './brush.ts';
import {
  clearStrokes,
  dropStroke,
  endStroke,
  invertArea,
  leadStroke,
  redoStroke,
  setRadius,
  startStroke,
  takeBrush,
  undoStroke,
} from './brush-actions.ts';
import { clothBefore, hasChange, isComparable, shownCloth, wantedPicture } from './cloth.ts';
import { stepBack, stepOn } from './history-actions.ts';
import type { Studio } from './studio.ts';
import { readStudio, releaseBitmap, updateSlice, useStudio } from './studio-store.ts';
import { type ClothPicture, designOnTable, latestDesign } from './table.ts';
import {
  clearChange,
  compare,
  dropRows,
  keepRows,
  layOpened,
  layPicture,
  offerChoices,
  selectDesign,
  showChange,
  showDesign,
} from './table-actions.ts';
import { changeValue, giveInput, openTool, resetTool } from './tool-actions.ts';
import { fitView, panBy, resizeView, setSplit, toggleSplit, zoomBy } from './view-actions.ts';

const words = { operation: 'generate', params: { prompt: 'indigo ajrakh' }, seed: '4711' };
const generated = aDesign('one', words);
const recoloured = aDesign('two', { operation: 'recolour', parentId: generated._id, width: 800 });
const laid = aDesign('three', { operation: 'repeat', params: { layout: 'half-drop' }, parentId: recoloured._id });
const upload = aDesign('four', { height: 300 });
const designs = [generated, recoloured, laid, upload];
const nth = <Value>(all: readonly [Value, ...Value[]] | readonly Value[], n: number): Value => {
  const found = all[n % all.length];
  if (found === undefined) throw new Error('Expected something to choose from');
  return found;
};
const openings = [
  { operation: 'adjust', takesDesign: true, takesArea: true },
  { operation: 'repeat', takesDesign: true, takesArea: false },
  { operation: 'export', takesDesign: false, takesArea: false },
  { operation: 'generate', takesDesign: false, takesArea: false },
] as const;

/** Bitmaps that were given to the table to close. */
let given: ImageBitmap[] = [];
/** The words of each preview. */
const drawnOf = new WeakMap<ClothPicture, string>();
const known = () => designs.filter(({ _id }) => readStudio().table.rows[_id]);
const whenKnown = (n: number, act: (id: string) => void) => {
  if (known().length > 0) act(nth(known(), n)._id);
};
const ours = () => {
  const bitmap = aBitmap();
  given.push(bitmap);
  return bitmap;
};

/** What people do, and what arrives meanwhile; a figure says with which of the designs, words or tools. */
const acts: Readonly<Record<string, (n: number) => void>> = {
  typeWords: (n) => typeWords(nth(['red bandhani', '', 'blue bandhani', 'indigo ajrakh'], n)),
  chooseOptions: (n) => chooseOptions({ count: n + 1, ...(n > 2 && { trainedPattern: 'ikat' }) }),
  resetWords,
  bringBack,
  markMade: () => void markMade(readStudio().asks.ask),
  markMadeInVain: () => markMade(readStudio().asks.ask)(),
  keepRows: (n) => keepRows([nth(designs, n)]),
  dropRows: (n) => dropRows([nth(designs, n)._id]),
  selectDesign: (n) => selectDesign(nth(designs, n)._id),
  layOpened: (n) => layOpened(nth(designs, n)._id),
  showDesign: (n) => whenKnown(n, showDesign),
  offerChoices: (n) =>
    offerChoices(
      known()
        .slice(0, n)
        .map(({ _id }) => _id),
    ),
  designArrives: (n) => layPicture('design', aPicture(nth(designs, n)._id, { tile: tileOf(nth(designs, n)) })),
  parentArrives: (n) => layPicture('parent', aPicture(nth(designs, n)._id)),
  previewArrives: (n) => {
    const before = readStudio().table.pictures.preview;
    const preview = aPicture(`words ${n % 2}`);
    drawnOf.set(preview, keyOf(readStudio().asks.ask));
    layPicture('preview', preview);
    if (!before) return;
    given.push(before.source);
    releaseBitmap(before.source);
  },
  goodsArrive: (n) => layPicture('goods', n % 2 ? aPicture('goods', { goods: 'sarees' }) : null),
  changeArrives: () => {
    const { table, tools } = readStudio();
    if (table.laid && tools.open) showChange(tools.open.operation, table.laid, ours());
  },
  changeArrivesLate: (n) => showChange(nth(openings, n).operation, aPicture(nth(designs, n)._id), ours()),
  clearChange,
  compare: (n) => compare(n % 2 === 0),
  openTool: (n) => openTool(nth(openings, n)),
  changeForm: (n) => {
    const { table } = readStudio();
    const designId = (designOnTable(table) ?? latestDesign(table))?._id;
    changeValue(n % 2 ? 'adjust' : 'repeat', { value: n, designId, isCarried: n % 2 === 0 });
  },
  resetForm: (n) => resetTool(n % 2 ? 'adjust' : 'repeat'),
  givePicture: (n) => whenKnown(n, (id) => giveInput('mix', { picture: readStudio().table.rows[id] })),
  takeBrush: (n) => takeBrush(n % 2 === 0),
  startStroke: (n) => startStroke({ x: n / 3, y: 0.1 }, n === 0),
  leadStroke: (n) => leadStroke({ x: n / 2, y: 0.2 }),
  endStroke,
  dropStroke,
  undoStroke,
  redoStroke,
  clearStrokes,
  invertArea,
  setRadius: (n) => setRadius(n / 4),
  stepBack,
  stepOn,
  dragLine: (n) => {
    if (readStudio().view.split !== null) setSplit(n / 3);
  },
  toggleSplit,
  panBy: (n) => panBy(n, 2 * n),
  zoomBy: (n) => zoomBy(1 + n),
  fitView,
  resizeView: (n) => resizeView(600 + 200 * n, 800),
};
const tileOf = ({ width, height }: { width: number | null; height: number | null }) => ({
  widthPx: width ?? 1,
  heightPx: height ?? 1,
  dpi: 150,
});

const steps = fc.array(fc.tuple(fc.constantFrom(...Object.keys(acts)), fc.nat(4)), {
  minLength: 1,
  maxLength: 40,
  size: 'max',
});

/** Does any sequence of acts and looks at the studio after each, or at every state that anyone could see on the way. */
function always(
  holds: (studio: Studio, before: Studio, name: string) => void,
  { isSeenOnTheWay = true }: { isSeenOnTheWay?: boolean } = {},
): void {
  fc.assert(
    fc.property(steps, (sequence) => {
      freshStudio();
      keepRows(designs);
      given = [];
      for (const [name, n] of sequence) {
        const before = readStudio();
        const seen: [Studio, Studio][] = [];
        const stop = useStudio.subscribe((...states) => seen.push(states));
        acts[name]?.(n);
        stop();
        for (const states of isSeenOnTheWay ? seen : []) holds(...states, name);
        if (!isSeenOnTheWay) holds(readStudio(), before, name);
      }
    }),
    { numRuns: 200 },
  );
}

const afterwards = { isSeenOnTheWay: false };

it('lays the picture that is wanted, or keeps what lay there until that has come', () => {
  always((studio, { table: before }) => {
    const wanted = wantedPicture(studio);
    expect(studio.table.laid).toBe(wanted === undefined ? before.laid : wanted);
  });
});

it('shows a change only of the open tool and on the cloth and design that it was made of, and never while someone compares', () => {
  always((studio, { table: before }) => {
    const { change, laid: there, isComparing, currentId } = studio.table;
    if (change) expect([change.cloth, change.operation]).toEqual([there?.cloth, studio.tools.open?.operation]);
    if (change && change === before.change) expect(currentId).toBe(before.currentId);
    expect(shownCloth(studio)?.source).toBe(hasChange(studio) && !isComparing ? change?.source : there?.source);
    expect(shownCloth(studio)).toBe(shownCloth(studio));
  });
});

it('looks at the cloth as it was only while there is a change to take away', () => {
  always((studio) => {
    if (studio.table.isComparing) expect(hasChange(studio)).toBe(true);
  });
});

it('lays a preview only for the words that it was drawn of', () => {
  always(({ table: { laid: there, pictures }, asks: { ask } }, { table: { laid: was } }) => {
    if (there && there !== was && there === pictures.preview) expect(drawnOf.get(there)).toBe(keyOf(ask));
  });
});

it('lays no preview of older words again where whole goods lay over it', () => {
  freshStudio();
  typeWords('red bandhani');
  const preview = aPicture('words');
  layPicture('preview', preview);
  typeWords('blue bandhani');
  expect(readStudio().table.laid).toBe(preview);
  layPicture('goods', aPicture('goods', { goods: 'sarees' }));
  layPicture('goods', null);
  expect(readStudio().table.laid).not.toBe(preview);
});

it('fades from another cloth only', () => {
  always(({ table: { faded, laid: there } }) => {
    if (faded) expect([there === null, faded.cloth === there?.cloth]).toEqual([false, false]);
  });
});

it('draws nothing that was closed, and closes what it was given as soon as no one draws it', () => {
  always((studio) => {
    const { laid: there, faded, change, pictures } = studio.table;
    const drawn = [there, faded, change, ...Object.values(pictures), clothBefore(studio), shownCloth(studio)];
    const held = new Set(drawn.map((each) => each?.source));
    for (const bitmap of held) if (bitmap) expect(isClosed(bitmap)).toBe(false);
    for (const bitmap of given) expect(isClosed(bitmap)).toBe(!held.has(bitmap));
  }, afterwards);
});

it('keeps a form for the design that it was chosen for, or for all where it is carried', () => {
  always(({ table, tools }) => {
    const there = [designOnTable(table)?._id, latestDesign(table)?._id];
    for (const held of Object.values(tools.values)) {
      if (!held.isCarried) expect(there).toContain(held.designId);
    }
  });
});

it('has a design on the table while a tool is open that works on one', () => {
  always(({ table, tools }) => {
    if (tools.open?.takesDesign && latestDesign(table)) expect(table.isPreviewing).toBe(false);
  });
});

it('draws the line between before and after only where there is both', () => {
  always((studio) => {
    if (studio.view.split !== null) expect(isComparable(studio)).toBe(true);
  });
});

it('fits the cloth while no one has moved it, and leaves the camera alone once someone has', () => {
  always(({ view, table }, before, name) => {
    if (table.laid) expect(view.tile).toEqual(table.laid.tile);
    const isMoved = ['panBy', 'zoomBy', 'fitView', 'layOpened'].includes(name);
    if (!isMoved && !view.isFitted) expect(view.camera).toEqual(before.view.camera);
  });
});

it('paints a stroke on one design: another one on the table ends it', () => {
  always(({ table, brush }, before) => {
    const [is, was] = [designOnTable(table)?._id, designOnTable(before.table)?._id];
    if (is !== was) expect(brush.stroke).toBeNull();
    for (const row of designs) {
      if (row._id !== is && row._id !== was) {
        expect(paintingOf(brush, row)).toEqual(paintingOf(before.brush, row));
      }
    }
    expect(brush.radius).toBeGreaterThanOrEqual(smallestRadius);
    expect(brush.radius).toBeLessThanOrEqual(largestRadius);
  });
});

it('names no design that was deleted, anywhere', () => {
  always(({ table, tools }) => {
    const ids = [table.currentId, ...table.choices, tools.inputs.mix?.picture?._id];
    for (const id of ids) if (id) expect(Object.keys(table.rows)).toContain(id);
  });
});

it('is settled after every step: nothing is left that another step would put right', () => {
  always((studio) => {
    updateSlice('table', {});
    updateSlice('tools', {});
    updateSlice('asks', {});
    expect(readStudio()).toEqual(studio);
  }, afterwards);
});

it('can be drawn back stroke by stroke and forth again to what was painted', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(4), fc.boolean()), { minLength: 1, maxLength: 8 }), (strokes) => {
      freshStudio();
      keepRows(designs);
      openTool(openings[0]);
      showDesign(upload._id);
      layPicture('design', aPicture(upload._id));
      takeBrush(true);
      const seen = [painted()];
      for (const [n, isCleared] of strokes) {
        if (isCleared) clearStrokes();
        else {
          startStroke({ x: n / 5, y: 0.1 }, false);
          endStroke();
        }
        seen.push(painted());
      }
      for (const was of seen.slice(0, -1).reverse()) {
        stepBack();
        expect(painted()).toEqual(was);
      }
      for (const is of seen.slice(1)) {
        stepOn();
        expect(painted()).toEqual(is);
      }
    }),
  );
});
const painted = () => paintingOf(readStudio().brush, upload).strokes;
