import { areaLimits } from '@naksha/contract';
import { act, fireEvent, screen } from '@testing-library/react';
import { useRef } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openPart } from '../../../test/open-part.tsx';
import { freshStudio, tryOn } from '../../../test/studio-rows.ts';
import { layOnTable, paintStripes } from '../../../test/use-tool.ts';
import { SplitLine } from '../compare/split-line.tsx';
import { tileBox, zoomOf } from '../geometry/camera.ts';
import { MeasureLine } from '../measure/measure-line.tsx';
import { endStroke, setErasing, startStroke, takeBrush } from '../store/brush-actions.ts';
import { paintingOnTable } from '../store/cloth.ts';
import { readStudio } from '../store/studio-store.ts';
import { bringPalette, openTool } from '../store/tool-actions.ts';
import { chooseRulerUnit, pickColour, toggleMeasuring, togglePicking, toggleSplit } from '../store/view-actions.ts';
import { useBrushOn } from './brush/use-brush.ts';
import { useGestures } from './use-gestures.ts';

// The glass has a canvas of its own as soon as it is fetched.
paintStripes('#a4322a', '#efe2c5');
const { LinenTester } = await import('../picker/linen-tester.tsx');
const palette = ['#b03030', '#1b2440'];

function Table() {
  const ref = useRef<HTMLCanvasElement>(null);
  const around = useRef<HTMLDivElement>(null);
  useGestures(ref);
  useBrushOn(ref);
  return (
    <div ref={around}>
      <canvas ref={ref} aria-label="cloth" tabIndex={0} />
      <MeasureLine surface={surface} />
      <LinenTester palette={palette} surface={surface} />
      <SplitLine />
    </div>
  );
}
const surface = () => document.body;

const cloth = () => screen.getByLabelText('cloth');
const camera = () => readStudio().view.camera;
const box = () => tileBox(camera(), readStudio().view.tile);
const isDrawing = () => readStudio().brush.stroke !== null;
const strokes = () => paintingOnTable(readStudio())?.strokes ?? [];

interface Pointer {
  readonly x?: number;
  readonly y?: number;
  readonly id?: number;
  readonly button?: number;
  readonly kind?: string;
  readonly more?: object;
}

/** What a pointer does over the cloth; a document without a browser knows no place within an element. */
function point(type: string, { x = 0, y = 0, id = 1, button = 0, kind = 'mouse', more = {} }: Pointer = {}): void {
  const event = new MouseEvent(type, { bubbles: true, cancelable: true, button, ...more });
  const known = { offsetX: x, offsetY: y, pointerId: id, pointerType: kind, pressure: 0, ...more };
  for (const [name, value] of Object.entries(known)) Object.defineProperty(event, name, { value });
  act(() => void cloth().dispatchEvent(event));
}
const drag = (...places: readonly (readonly [x: number, y: number])[]) => {
  for (const [i, [x, y]] of places.entries()) point(i === 0 ? 'pointerdown' : 'pointermove', { x, y });
  const [x, y] = places.at(-1) ?? [0, 0];
  point('pointerup', { x, y });
};
/** A place of the tile, in shares of its width, on the screen. */
const onScreen = (x: number, y: number) => [box().x + x * box().width, box().y + y * box().width] as const;

beforeEach(async () => {
  freshStudio();
  Element.prototype.setPointerCapture = vi.fn();
  layOnTable('cloth', { width: 400, height: 200 });
  await openPart(<Table />);
  await screen.findByLabelText('cloth');
});

describe('the cloth under hand', () => {
  it('follows what drags it, pixel for pixel, and rests when it is let go', () => {
    const { x, y } = camera();
    drag([100, 100], [130, 90], [150, 95]);
    expect(camera()).toMatchObject({ x: x + 50, y: y - 5 });
    point('pointermove', { x: 400, y: 400 });
    expect(camera()).toMatchObject({ x: x + 50, y: y - 5 });
    point('pointerdown', { x: 0, y: 0, button: 2 });
    point('pointermove', { x: 60, y: 60 });
    expect(camera()).toMatchObject({ x: x + 50, y: y - 5 });
  });

  it('grows between two fingers around their middle, and is moved on by the one that stays', () => {
    point('pointerdown', { x: 100, y: 100, id: 1 });
    point('pointerdown', { x: 200, y: 100, id: 2 });
    const before = camera();
    const under = (150 - before.x) / before.pxPerCm;
    point('pointermove', { x: 50, y: 100, id: 1 });
    point('pointermove', { x: 250, y: 100, id: 2 });
    expect(camera().pxPerCm).toBeCloseTo(before.pxPerCm * 2, 6);
    expect((150 - camera().x) / camera().pxPerCm).toBeCloseTo(under, 6);
    point('pointercancel', { id: 1 });
    const { x } = camera();
    point('pointermove', { x: 260, y: 100, id: 2 });
    expect(camera().x).toBe(x + 10);
  });

  it('is zoomed by the wheel around the pointer, faster by a pinch, and moved aside with Shift', () => {
    const zoom = () => zoomOf(camera(), readStudio().view.tile);
    const first = zoom();
    point('wheel', { more: { deltaY: -100, deltaX: 0, deltaMode: 0, ctrlKey: false, shiftKey: false } });
    const byWheel = zoom() / first;
    expect(byWheel).toBeCloseTo(Math.exp(0.16), 9);
    point('wheel', { more: { deltaY: -10, deltaX: 0, deltaMode: 0, ctrlKey: true, shiftKey: false } });
    expect(zoom() / first / byWheel).toBeCloseTo(Math.exp(0.1), 9);
    const { x, pxPerCm } = camera();
    point('wheel', { more: { deltaY: 2, deltaX: 0, deltaMode: 1, ctrlKey: false, shiftKey: true } });
    expect(camera()).toMatchObject({ x: x - 32, pxPerCm });
  });

  it('is moved by the arrows, further with Shift, unless they lead something else', () => {
    const { x, y } = camera();
    fireEvent.keyDown(cloth(), { key: 'ArrowRight' });
    fireEvent.keyDown(cloth(), { key: 'ArrowUp', shiftKey: true });
    expect(camera()).toMatchObject({ x: x - 24, y: y + 120 });
    act(toggleMeasuring);
    fireEvent.keyDown(cloth(), { key: 'ArrowRight' });
    expect(camera()).toMatchObject({ x: x - 24, y: y + 120 });
  });
});

describe('the brush on the cloth', () => {
  beforeEach(() => {
    act(() => {
      openTool({ operation: 'adjust', takesDesign: true, takesArea: true });
      takeBrush(true);
    });
  });

  it('paints where it is led, and the cloth stays', () => {
    const before = camera();
    drag(onScreen(0.2, 0.1), onScreen(0.5, 0.3));
    expect(strokes()).toHaveLength(1);
    const [first, last] = [strokes()[0]?.points[0], strokes()[0]?.points.at(-1)];
    for (const [got, wanted] of [
      [first, [0.2, 0.1]],
      [last, [0.5, 0.3]],
    ] as const) {
      expect(got?.[0]).toBeCloseTo(wanted[0] ?? 0, 4);
      expect(got?.[1]).toBeCloseTo(wanted[1] ?? 0, 4);
    }
    expect(camera()).toEqual(before);
  });

  it('does nothing but say why where a stroke is refused: the cloth stays under it', () => {
    const touch = { x: 0.5, y: 0.2 };
    for (let i = 0; i < areaLimits.strokes; i++) startStroke(touch, false);
    endStroke();
    const before = camera();
    drag(onScreen(0.2, 0.2), onScreen(0.4, 0.3));
    expect(readStudio().brush.problem).toBe('area_strokes');
    expect(strokes()).toHaveLength(areaLimits.strokes);
    expect(camera()).toEqual(before);
  });

  it('erases with Alt, and paints with Alt while it erases', () => {
    const [x, y] = onScreen(0.2, 0.1);
    point('pointerdown', { x, y, more: { altKey: true } });
    point('pointerup', { x, y });
    act(() => setErasing(true));
    point('pointerdown', { x, y, more: { altKey: true } });
    point('pointerup', { x, y });
    expect(strokes().map(({ erases }) => erases)).toEqual([true, false]);
  });

  it('keeps how hard a pen is pressed, never nothing', () => {
    const [x, y] = onScreen(0.2, 0.1);
    point('pointerdown', { x, y, kind: 'pen', more: { pressure: 0 } });
    const [further] = onScreen(0.6, 0.1);
    point('pointermove', { x: further, y, kind: 'pen', more: { pressure: 0.5 } });
    point('pointerup', { x: further, y, kind: 'pen' });
    expect(strokes()[0]?.points.map(([, , pressure]) => pressure)).toEqual([0.1, 0.5]);
  });

  it('takes back what one finger began when a second one comes, and moves the cloth instead', () => {
    const [x, y] = onScreen(0.2, 0.1);
    point('pointerdown', { x, y, kind: 'touch' });
    point('pointerdown', { x: x + 100, y, id: 2, kind: 'touch' });
    expect(strokes()).toHaveLength(0);
    const before = camera();
    point('pointermove', { x: x + 200, y, id: 2, kind: 'touch' });
    expect(camera().pxPerCm).toBeGreaterThan(before.pxPerCm);
    expect(strokes()).toHaveLength(0);
  });

  it('is led by keys: Enter sets it down and lifts it, Escape takes the stroke back', () => {
    const key = (name: string, more: object = {}) => fireEvent.keyDown(cloth(), { key: name, ...more });
    key('Enter');
    key('ArrowRight', { shiftKey: true });
    key('ArrowDown', { shiftKey: true });
    key('Enter');
    expect(strokes()).toHaveLength(1);
    expect(strokes()[0]?.points.length).toBeGreaterThan(1);
    key(' ');
    key('ArrowLeft', { shiftKey: true });
    key('Escape');
    expect([strokes().length, isDrawing()]).toEqual([1, false]);
  });

  it('is put down when it is laid aside for the glass or leaves the window by key', () => {
    fireEvent.keyDown(cloth(), { key: 'Enter' });
    expect(isDrawing()).toBe(true);
    act(togglePicking);
    expect([isDrawing(), readStudio().cursor.place]).toEqual([false, null]);
    act(togglePicking);
    fireEvent.keyDown(cloth(), { key: 'Enter' });
    fireEvent.blur(cloth());
    expect(isDrawing()).toBe(false);
  });
});

describe('the tape measure', () => {
  const said = () => screen.getByRole('status', { name: 'Tape measure' }).textContent;

  it('lies across the tile at first, and is drawn, straightened and led by keys', () => {
    act(toggleMeasuring);
    expect(said()).toContain('6.77 cm');
    drag(onScreen(0, 0), onScreen(0.5, 0));
    expect(said()).toContain('3.39 cm');
    const [x, y] = onScreen(0, 0);
    point('pointerdown', { x, y });
    point('pointermove', { x: onScreen(0.5, 0)[0], y: y + 3, more: { shiftKey: true } });
    point('pointerup');
    expect(said()).toContain('3.39 cm × 0 cm');
    act(() => chooseRulerUnit('px'));
    expect(said()).toContain('200 px');
    fireEvent.keyDown(cloth(), { key: 'ArrowRight', shiftKey: true });
    const px = 10 / (box().width / 400);
    expect(said()).toContain(`${Math.round(200 + px)} px`);
    act(toggleMeasuring);
    expect(screen.queryByRole('status', { name: 'Tape measure' })).toBeNull();
  });
});

describe('the glass', () => {
  const glass = () => screen.queryByRole('status', { name: 'Colour under the pointer' })?.textContent ?? null;

  it('says of the pixel under it what it is and what of the palette is nearest', () => {
    act(togglePicking);
    expect(glass()).toBeNull();
    const [x, y] = onScreen(0.1, 0.1);
    point('pointermove', { x, y });
    expect(glass()).toContain('#a4322a');
    expect(glass()).toContain('164 50 42');
    expect(glass()).toContain('#b03030');
    act(() => bringPalette('house.csv', [{ name: 'Madder 3', hex: '#a4322a' }]));
    point('pointermove', { x, y });
    expect(glass()).toContain('Madder 3ΔE 0');
    point('pointerleave');
    expect(glass()).toBeNull();
  });

  it('gives its colour to what waits for one, and is put away by that', () => {
    const take = vi.fn();
    act(() => pickColour(take));
    point('pointerdown', { x: onScreen(0.1, 0.1)[0], y: onScreen(0.1, 0.1)[1] });
    expect(take.mock.calls).toEqual([['#a4322a']]);
    expect([readStudio().view.isPicking, glass()]).toEqual([false, null]);
  });
});

describe('the line between before and after', () => {
  it('is led by keys in small and large steps, to both ends, and goes with what there is to compare', () => {
    const { laid } = readStudio().table;
    act(() => {
      if (laid) tryOn(laid);
      toggleSplit();
    });
    const line = screen.getByRole('slider', { name: 'Line between before and after' });
    const at = () => line.getAttribute('aria-valuenow');
    const key = (name: string, shiftKey = false) => fireEvent.keyDown(line, { key: name, shiftKey });
    key('Home');
    expect(at()).toBe('0');
    key('ArrowLeft');
    expect(at()).toBe('0');
    key('ArrowRight');
    expect(at()).toBe('2');
    key('ArrowRight', true);
    expect(at()).toBe('12');
    key('End');
    expect(at()).toBe('100');
    act(() => void layOnTable('another'));
    expect(screen.queryByRole('slider', { name: /^Line between/ })).toBeNull();
    expect(readStudio().view.split).toBeNull();
  });
});
