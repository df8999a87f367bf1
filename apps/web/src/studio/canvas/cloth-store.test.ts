import { beforeEach, expect, it, vi } from 'vitest';
import { giveAway, lendChange, showChange, showCloth, useClothPicture } from './cloth-store.ts';

const tile = { widthPx: 100, heightPx: 100, dpi: 150 };
const bitmap = () => ({ close: vi.fn() }) as unknown as ImageBitmap;
const cloth = (name: string) => ({ source: bitmap(), tile, cloth: name });
const isClosed = ({ close }: ImageBitmap) => vi.mocked(close).mock.calls.length > 0;

beforeEach(() => {
  useClothPicture.setState({ now: null, before: null, change: null, origin: null });
});

it('closes a change once another one or none is shown, and one that comes too late at once', () => {
  const design = cloth('a');
  showCloth(design);
  const [first, second, late] = [bitmap(), bitmap(), bitmap()];
  showChange(design, first);
  expect(isClosed(first)).toBe(false);
  showChange(design, second);
  expect([first, second].map(isClosed)).toEqual([true, false]);
  showChange(cloth('gone'), late);
  expect([second, late].map(isClosed)).toEqual([false, true]);
  showChange(design, null);
  expect(isClosed(second)).toBe(true);
  expect(isClosed(design.source)).toBe(false);
});

it('keeps a change when the cloth arrives sharper, until it is made anew or another cloth lies there', () => {
  const [coarse, sharp, other] = [cloth('a'), cloth('a'), cloth('b')];
  const [first, second] = [bitmap(), bitmap()];
  showCloth(coarse);
  showChange(coarse, first);
  showCloth(sharp);
  expect(useClothPicture.getState().change?.source).toBe(first);
  showChange(sharp, second);
  expect([first, second].map(isClosed)).toEqual([true, false]);
  showCloth(other);
  expect(useClothPicture.getState().change).toBeNull();
  expect(isClosed(second)).toBe(true);
});

it('leaves a change that was lent to its owner', () => {
  const design = cloth('a');
  showCloth(design);
  const lent = bitmap();
  lendChange(design, lent);
  lendChange(design, null);
  expect(isClosed(lent)).toBe(false);
});

it('keeps a bitmap that was given away as long as it fades', () => {
  const [words, others, last] = [cloth('a'), cloth('b'), cloth('c')];
  showCloth(words);
  giveAway(words.source);
  showCloth(others);
  expect(isClosed(words.source)).toBe(false);
  showCloth(last);
  expect([words, others, last].map(({ source }) => isClosed(source))).toEqual([true, false, false]);
});
