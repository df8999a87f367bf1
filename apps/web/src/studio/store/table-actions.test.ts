import { beforeEach, expect, it } from 'vitest';
import { aBitmap, aDesign, aPicture, freshStudio, isClosed, tryOn } from '../../../test/studio-rows.ts';
import { bringBack, chooseOptions, markMade, resetWords, typeWords } from './ask-actions.ts';
import { hasNewWords, plainAsk } from './asks.ts';
import { clothBefore, hasChange, isComparable, shownCloth } from './cloth.ts';
import { readStudio, releaseBitmap, useStudio } from './studio-store.ts';
import { designOnTable } from './table.ts';
import {
  clearChange,
  compare,
  dropRows,
  keepRows,
  layOpened,
  layPicture,
  offerChoices,
  selectDesign,
  showDesign,
} from './table-actions.ts';
import { giveInput, openTool } from './tool-actions.ts';
import { panBy, setSplit, toggleSplit } from './view-actions.ts';

const table = () => readStudio().table;
const shown = () => shownCloth(readStudio());

beforeEach(freshStudio);

/** A design lies on the table with its picture. */
function lay(name: string, changes: Parameters<typeof aDesign>[1] = {}) {
  const row = aDesign(name, changes);
  const picture = aPicture(row._id);
  keepRows([row]);
  showDesign(row._id);
  layPicture('design', picture);
  return { row, picture };
}

it('shows the preview of the words until a design lies on the table, and that of other words as soon as it has come', () => {
  typeWords('red bandhani');
  const preview = aPicture('words');
  layPicture('preview', preview);
  expect(shown()).toBe(preview);
  const { picture } = lay('made');
  expect(shown()).toBe(picture);
  typeWords('blue bandhani');
  expect(designOnTable(table())).toBeUndefined();
  expect(shown()).toBe(picture);
  const next = aPicture('other words');
  layPicture('preview', next);
  expect(shown()).toBe(next);
});

it('shows no cloth of words that were emptied when others are typed', () => {
  typeWords('red bandhani');
  layPicture('preview', aPicture('red'));
  typeWords('red bandhani, large');
  expect(shown()?.cloth).toBe('red');
  typeWords('');
  typeWords('indigo');
  expect(shown()).toBeNull();
});

it('lays an opened design in one step: what lay there stays until its picture has come', () => {
  const made = aDesign('made', { operation: 'generate', params: { prompt: 'indigo ajrakh' }, seed: '1' });
  const upload = aDesign('upload');
  keepRows([made, upload]);
  for (const [open, id] of [
    [layOpened, upload._id],
    [layOpened, made._id],
    [selectDesign, made._id],
  ] as const) {
    resetWords();
    typeWords('red bandhani');
    markMade(readStudio().asks.ask);
    layPicture('preview', aPicture('red'));
    const seen = new Set<string | undefined>();
    const stop = useStudio.subscribe((studio) => seen.add(shownCloth(studio)?.cloth));
    open(id);
    stop();
    expect([...seen]).toEqual(['red']);
  }
});

it('shows nothing when nothing is asked for, whatever was drawn before', () => {
  typeWords('red bandhani');
  layPicture('preview', aPicture('words'));
  typeWords('');
  expect(shown()).toBeNull();
});

it('goes on showing what lay there until the picture of the next design has come', () => {
  const first = lay('first');
  const second = aDesign('second');
  keepRows([second]);
  showDesign(second._id);
  expect(shown()).toBe(first.picture);
  layPicture('design', aPicture(idOfNothing));
  expect(shown()).toBe(first.picture);
  const picture = aPicture(second._id);
  layPicture('design', picture);
  expect(shown()).toBe(picture);
  expect(table().faded).toBe(first.picture);
});
const idOfNothing = 'of no design';

it('fades between cloths, not between two resolutions of one', () => {
  const { row } = lay('a');
  const sharp = aPicture(row._id);
  layPicture('design', sharp);
  expect(shown()).toBe(sharp);
  expect(table().faded).toBeNull();
});

it('shows the whole goods while they are drawn, then the design again', () => {
  const { picture } = lay('a');
  const goods = aPicture('goods', { goods: 'sarees' });
  layPicture('goods', goods);
  expect(shown()).toBe(goods);
  layPicture('goods', null);
  expect(shown()).toBe(picture);
});

it('fits another tile into the window unless someone has chosen where to look', () => {
  const { row } = lay('a');
  const { camera } = readStudio().view;
  layPicture('design', aPicture(row._id, { tile: { widthPx: 800, heightPx: 800, dpi: 150 } }));
  expect(readStudio().view.tile.widthPx).toBe(800);
  expect(readStudio().view.camera).not.toEqual(camera);
});

it('shows the change of a tool in place of the cloth, and the cloth while someone compares', () => {
  const { picture } = lay('a');
  const source = aBitmap();
  tryOn(picture, source);
  expect(shown()).toMatchObject({ source, cloth: picture.cloth });
  expect(shown()).toBe(shown());
  compare(true);
  expect(shown()).toBe(picture);
  compare(false);
  clearChange();
  expect(shown()).toBe(picture);
});

it('closes a change once another one or none is shown, and one that comes too late at once', () => {
  const { picture } = lay('a');
  const [first, second, late] = [aBitmap(), aBitmap(), aBitmap()];
  tryOn(picture, first);
  expect(isClosed(first)).toBe(false);
  tryOn(picture, second);
  expect([first, second].map(isClosed)).toEqual([true, false]);
  tryOn(aPicture('gone'), late);
  expect([second, late].map(isClosed)).toEqual([false, true]);
  clearChange();
  expect(isClosed(second)).toBe(true);
  expect(isClosed(picture.source)).toBe(false);
});

it('keeps a change when the cloth arrives sharper, until it is made again or another cloth lies there', () => {
  const { row, picture } = lay('a');
  const [first, second] = [aBitmap(), aBitmap()];
  tryOn(picture, first);
  const sharp = aPicture(row._id);
  layPicture('design', sharp);
  expect(shown()?.source).toBe(first);
  tryOn(sharp, second);
  expect([first, second].map(isClosed)).toEqual([true, false]);
  lay('b');
  expect(hasChange(readStudio())).toBe(false);
  expect(isClosed(second)).toBe(true);
});

it('leaves a shared change to its owner', () => {
  const { picture } = lay('a');
  const source = aBitmap();
  tryOn(picture, source, { isShared: true });
  clearChange();
  expect(isClosed(source)).toBe(false);
});

it('keeps a released bitmap as long as it fades', () => {
  typeWords('red');
  const [words, others, last] = [aPicture('a'), aPicture('b'), aPicture('c')];
  layPicture('preview', words);
  layPicture('preview', others);
  releaseBitmap(words.source);
  expect(isClosed(words.source)).toBe(false);
  layPicture('preview', last);
  expect([words, others, last].map(({ source }) => isClosed(source))).toEqual([true, false, false]);
});

it('compares a design with what it was made from, and stops as soon as there is nothing to compare with', () => {
  const parent = lay('parent');
  const child = lay('child', { parentId: parent.row._id });
  expect(isComparable(readStudio())).toBe(true);
  expect(clothBefore(readStudio())).toBeNull();
  layPicture('parent', parent.picture);
  expect(clothBefore(readStudio())?.source).toBe(parent.picture.source);
  toggleSplit();
  expect(readStudio().view.split).toBeGreaterThan(0);
  showDesign(parent.row._id);
  expect(readStudio().view.split).toBeNull();
  showDesign(child.row._id);
  setSplit(2);
  expect(readStudio().view.split).toBe(1);
});

it('has no line between before and after where there is no before', () => {
  lay('alone');
  setSplit(0.5);
  expect(readStudio().view.split).toBeNull();
});

it('compares the change of a tool with the cloth itself', () => {
  const { picture } = lay('a');
  expect(isComparable(readStudio())).toBe(false);
  tryOn(picture);
  expect(clothBefore(readStudio())).toBe(picture);
});

it('takes the words of a generated design along, but never in the place of others that were not made', () => {
  const params = { prompt: 'indigo ajrakh' };
  const row = aDesign('made', { operation: 'generate', params, seed: '4711' });
  keepRows([row]);
  selectDesign(row._id);
  expect(readStudio().asks.ask).toMatchObject({ prompt: 'indigo ajrakh', seed: '4711' });
  chooseOptions({ prompt: 'red bandhani' });
  selectDesign(row._id);
  expect(readStudio().asks.ask.prompt).toBe('red bandhani');
  expect(designOnTable(table())).toBe(row);
});

it('lays the design that was made last on the table when a tool opens that works on one', () => {
  const { row } = lay('made');
  typeWords('other words');
  expect(designOnTable(table())).toBeUndefined();
  openTool({ operation: 'export', takesDesign: false, takesArea: false });
  expect(designOnTable(table())).toBeUndefined();
  openTool({ operation: 'adjust', takesDesign: true, takesArea: true });
  expect(designOnTable(table())).toBe(row);
});

it('forgets a deleted design everywhere', () => {
  const { row } = lay('a');
  offerChoices([row._id]);
  giveInput('mix', { picture: row, file: { id: 'other', name: 'other.png' } });
  giveInput('replicate', { file: { id: row._id, name: 'a.png' } });
  dropRows([row._id]);
  expect(table()).toMatchObject({ rows: {}, currentId: null, choices: [] });
  expect(readStudio().tools.inputs).toMatchObject({
    mix: { picture: undefined, file: { id: 'other' } },
    replicate: { file: undefined },
  });
});

it('opens a design with its own words or none, and sees it whole', () => {
  const own = { prompt: 'indigo ajrakh', usage: 'dupattas', trainedPattern: 'ajrakh', level: 2, count: 3 } as const;
  const row = aDesign('words', { operation: 'generate', params: own, seed: '47110' });
  const changed = aDesign('changed', { operation: 'recolour', parentId: row._id });
  const upload = aDesign('upload');
  keepRows([row, changed, upload]);
  layOpened(row._id);
  panBy(300, 300);
  expect(readStudio().view.isFitted).toBe(false);
  layOpened(upload._id);
  const { ask } = readStudio().asks;
  expect(ask).toEqual({ ...plainAsk(), seed: ask.seed });
  expect(ask.seed).not.toBe('47110');
  expect(hasNewWords(readStudio().asks)).toBe(false);
  expect(readStudio().view.isFitted).toBe(true);
  layOpened(changed._id);
  expect(readStudio().asks.ask).toEqual({ ...plainAsk(), ...own, seed: '47110' });
  expect(hasNewWords(readStudio().asks)).toBe(false);
  expect(designOnTable(table())).toBe(changed);
});

it('brings back the words that were not made yet when a design was opened', () => {
  const upload = aDesign('upload');
  keepRows([upload]);
  typeWords('red bandhani');
  layOpened(upload._id);
  expect(readStudio().asks.ask.prompt).toBe('');
  bringBack();
  expect(readStudio().asks.ask.prompt).toBe('red bandhani');
});
