import { beforeEach, expect, it } from 'vitest';
import { changeAsk, hasNewWords, keyOf, markMade, resetAsk, useAsk } from './ask-store.ts';

beforeEach(resetAsk);

it('takes an optional part out again', () => {
  changeAsk({ trainedPattern: 'ikat' });
  changeAsk({ trainedPattern: undefined });
  expect(useAsk.getState().ask.trainedPattern).toBeUndefined();
});

it('tells two palettes apart and calls an absent part equal to one that was taken out', () => {
  const { ask } = useAsk.getState();
  const red = { ...ask, palette: [{ hex: '#aa2222', locked: true }] };
  expect(keyOf(red)).not.toBe(keyOf({ ...ask, palette: [{ hex: '#2222aa', locked: true }] }));
  expect(keyOf({ ...ask, patternName: undefined })).toBe(keyOf(ask));
});

it('has new words until a design was made of them, whatever the number of designs', () => {
  changeAsk({ prompt: 'red bandhani' });
  expect(hasNewWords()).toBe(true);
  markMade(useAsk.getState().ask);
  changeAsk({ count: 3 });
  expect(hasNewWords()).toBe(false);
});
