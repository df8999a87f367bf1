import { beforeEach, expect, it } from 'vitest';
import { aDesign, freshStudio } from '../../../test/studio-rows.ts';
import { bringBack, chooseOptions, markMade, resetWords, restoreWords, takeWords, typeWords } from './ask-actions.ts';
import { hasNewWords, keyOf, plainAsk } from './asks.ts';
import { readStudio } from './studio-store.ts';
import { keepRows, offerChoices, showDesign } from './table-actions.ts';

const asks = () => readStudio().asks;

beforeEach(freshStudio);

it('takes an optional part out again', () => {
  chooseOptions({ trainedPattern: 'ikat' });
  chooseOptions({ trainedPattern: undefined });
  expect(asks().ask.trainedPattern).toBeUndefined();
});

it('distinguishes two palettes and calls an absent part equal to one that was taken out', () => {
  const { ask } = asks();
  const red = { ...ask, palette: [{ hex: '#aa2222', locked: true }] };
  expect(keyOf(red)).not.toBe(keyOf({ ...ask, palette: [{ hex: '#2222aa', locked: true }] }));
  expect(keyOf({ ...ask, patternName: undefined })).toBe(keyOf(ask));
});

it('has new words until a design was made of them, whatever the number of designs', () => {
  typeWords('red bandhani');
  expect(hasNewWords(asks())).toBe(true);
  markMade(asks().ask);
  chooseOptions({ count: 3 });
  expect(hasNewWords(asks())).toBe(false);
});

it('has new words again when making the design has failed', () => {
  typeWords('red bandhani');
  const takeBack = markMade(asks().ask);
  takeBack();
  expect(hasNewWords(asks())).toBe(true);
});

it('shows the preview only when another cloth is asked for than the one that was made', () => {
  const row = aDesign('made');
  keepRows([row]);
  typeWords('red bandhani');
  markMade(asks().ask);
  showDesign(row._id);
  chooseOptions({ count: 2 });
  expect(readStudio().table.isPreviewing).toBe(false);
  offerChoices([row._id]);
  typeWords('red bandhani, large');
  expect(readStudio().table).toMatchObject({ isPreviewing: true, choices: [] });
});

it('brings back what a reset took, until something else is asked for', () => {
  typeWords('red bandhani');
  resetWords();
  expect(asks().ask.prompt).toBe('');
  bringBack();
  expect(asks()).toMatchObject({ ask: { prompt: 'red bandhani' }, before: null });
  resetWords();
  typeWords('blue');
  bringBack();
  expect(asks().ask.prompt).toBe('blue');
});

it('does not offer to bring back nothing', () => {
  resetWords();
  expect(asks().before).toBeNull();
});

it('takes the words of a design over as made ones, and leaves what is no such words', () => {
  takeWords({ prompt: 'ajrakh' }, '77');
  expect(asks().ask).toMatchObject({ prompt: 'ajrakh', seed: '77' });
  expect(hasNewWords(asks())).toBe(false);
  takeWords({ prompt: 'x', count: 99 }, undefined);
  expect(asks().ask.prompt).toBe('ajrakh');
});

it('puts back words of before a reload without laying anything over the table', () => {
  const row = aDesign('made');
  keepRows([row]);
  showDesign(row._id);
  restoreWords({ ask: { ...plainAsk(), prompt: 'kept' }, made: null });
  expect(asks().ask.prompt).toBe('kept');
  expect(readStudio().table.isPreviewing).toBe(false);
});
