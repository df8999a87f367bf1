import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aDesign, aPicture, freshStudio, tryOn } from '../../../test/studio-rows.ts';
import { zoomOf } from '../geometry/camera.ts';
import { freeArea } from '../geometry/free-area.ts';
import { readStudio } from './studio-store.ts';
import { keepRows, layPicture, selectDesign } from './table-actions.ts';
import { fitted } from './view.ts';
import {
  chooseRulerUnit,
  chooseSurround,
  fitView,
  givePick,
  panBy,
  pickColour,
  resizeView,
  setGoods,
  setMode,
  setSplit,
  stopPicking,
  toggleMeasuring,
  togglePicking,
  toggleSplit,
  zoomBy,
  zoomTo,
} from './view-actions.ts';

const view = () => readStudio().view;
/** The place of the cloth under a point of the screen, in centimetres. */
const clothUnder = ({ x, y }: { x: number; y: number }): [number, number] => {
  const { camera } = view();
  return [(x - camera.x) / camera.pxPerCm, (y - camera.y) / camera.pxPerCm];
};
const isFittedNow = () => {
  expect(view().camera).toEqual(fitted(view().tile, view()));
  return view().isFitted;
};

beforeEach(freshStudio);
afterEach(() => vi.unstubAllGlobals());

describe('the cloth in the window', () => {
  it('follows the window until it is moved, and again once it is fitted', () => {
    resizeView(800, 600);
    expect(isFittedNow()).toBe(true);
    panBy(30, 40);
    const { camera } = view();
    resizeView(1200, 900);
    expect(view()).toMatchObject({ camera, isFitted: false, width: 1200 });
    fitView();
    expect(isFittedNow()).toBe(true);
  });

  it('keeps the place under the pointer when it is zoomed, as far as it goes', () => {
    const side = fc.integer({ min: 0, max: 800 });
    const factor = fc.double({ min: 0.01, max: 100, noNaN: true });
    fc.assert(
      fc.property(side, side, fc.array(factor, { minLength: 1, maxLength: 5 }), (x, y, factors) => {
        freshStudio();
        const [acrossBefore, downBefore] = clothUnder({ x, y });
        for (const each of factors) zoomBy(each, { x, y });
        const [across, down] = clothUnder({ x, y });
        expect(across).toBeCloseTo(acrossBefore, 6);
        expect(down).toBeCloseTo(downBefore, 6);
        expect(zoomOf(view().camera, view().tile)).toBeLessThanOrEqual(32.000001);
        expect(view().isFitted).toBe(false);
      }),
    );
  });

  it('zooms around the middle of the free cloth where no place is given', () => {
    const free = freeArea(view().width, view().height);
    const middle = { x: free.x + free.width / 2, y: free.y + free.height / 2 };
    const [across] = clothUnder(middle);
    zoomTo(1);
    expect(zoomOf(view().camera, view().tile)).toBeCloseTo(1, 9);
    expect(clothUnder(middle)[0]).toBeCloseTo(across, 9);
  });

  it('is fitted again between the goods and the repeat, and not between repeat and tile', () => {
    panBy(10, 10);
    setMode('tile');
    expect(view()).toMatchObject({ mode: 'tile', isFitted: false });
    setMode('piece');
    expect(view().isFitted).toBe(true);
    panBy(10, 10);
    setGoods('sarees');
    expect(view()).toMatchObject({ goods: 'sarees', isFitted: true });
  });
});

describe('one tool of the table at a time', () => {
  it('puts the glass away for the measure and the measure for the glass', () => {
    togglePicking();
    toggleMeasuring();
    expect(view()).toMatchObject({ isPicking: false, isMeasuring: true });
    togglePicking();
    expect(view()).toMatchObject({ isPicking: true, isMeasuring: false });
    togglePicking();
    expect(view().isPicking).toBe(false);
  });

  it('gives the next colour to what waits for it, once', () => {
    const take = vi.fn();
    toggleMeasuring();
    pickColour(take);
    expect(view()).toMatchObject({ isPicking: true, isMeasuring: false });
    expect([givePick('#a4322a'), givePick('#ffffff')]).toEqual([true, false]);
    expect(take.mock.calls).toEqual([['#a4322a']]);
    expect(view().isPicking).toBe(false);
  });

  it.each([
    ['is put away', stopPicking],
    ['gives way to the measure', toggleMeasuring],
    ['is only looked through', () => [togglePicking(), togglePicking()]],
  ])('gives no colour when the glass %s', (_, act) => {
    const take = vi.fn();
    pickColour(take);
    act();
    expect(givePick('#a4322a')).toBe(false);
    expect(take).not.toHaveBeenCalled();
  });
});

describe('the line between before and after', () => {
  it('needs a before', () => {
    toggleSplit();
    expect(view().split).toBeNull();
    const row = aDesign('a');
    const picture = aPicture(row._id);
    keepRows([row]);
    selectDesign(row._id);
    layPicture('design', picture);
    tryOn(picture);
    toggleSplit();
    const free = freeArea(view().width, view().height);
    expect(view().split).toBeCloseTo((free.x + free.width / 2) / view().width);
    setSplit(-3);
    expect(view().split).toBe(0);
    toggleSplit();
    expect(view().split).toBeNull();
  });
});

it('keeps the grey around the tile and the unit of the rulers for the next time', () => {
  const drawer = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => drawer.get(key) ?? null,
    setItem: (key: string, value: string) => drawer.set(key, value),
  });
  chooseSurround('#808080');
  chooseRulerUnit('inch');
  freshStudio();
  expect(view()).toMatchObject({ surround: '#808080', rulerUnit: 'inch' });
  drawer.set('naksha.ruler', 'elbow');
  freshStudio();
  expect(view().rulerUnit).toBe('cm');
});
