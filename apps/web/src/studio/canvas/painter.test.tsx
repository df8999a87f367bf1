import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { openPart } from '../../../test/open-part.tsx';
import { aPicture, freshStudio, tryOn } from '../../../test/studio-rows.ts';
import { layOnTable } from '../../../test/use-tool.ts';
import { isComparable } from '../store/cloth.ts';
import { readStudio } from '../store/studio-store.ts';
import { clearChange } from '../store/table-actions.ts';
import { chooseRulerUnit, panBy, toggleSplit } from '../store/view-actions.ts';
import { ClothCanvas } from './cloth-canvas.tsx';
import type { TableFrame, TableMessage } from './table-frame.ts';

/** The worker that paints the table, and what it was sent. */
class Painter extends EventTarget {
  static last: Painter;
  readonly sent: TableMessage[] = [];
  isStopped = false;
  constructor() {
    super();
    Painter.last = this;
  }
  postMessage(message: TableMessage): void {
    this.sent.push(message);
  }
  terminate(): void {
    this.isStopped = true;
  }
  get frames() {
    return this.sent.flatMap((message) => ('frame' in message ? [message] : []));
  }
}

/** Calls of each canvas of the page, by what it is for. */
let onPage: string[];
const handOver = vi.fn(() => ({}));

beforeEach(() => {
  freshStudio();
  onPage = [];
  handOver.mockClear();
  vi.stubGlobal('Worker', Painter);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('DOMMatrix', class {});
  Object.defineProperty(document, 'fonts', { configurable: true, value: { ready: Promise.resolve() } });
  const canvas = HTMLCanvasElement.prototype;
  Object.defineProperty(canvas, 'transferControlToOffscreen', { configurable: true, value: handOver });
  function getContext(this: HTMLCanvasElement) {
    const pen = { canvas: this, createPattern: () => ({ setTransform() {} }) };
    const note = (name: string) => () => void onPage.push(`${this.tabIndex === 0 ? 'rulers' : 'cloth'} ${name}`);
    return new Proxy(pen, { get: (_, name) => Reflect.get(pen, name) ?? note(String(name)), set: () => true });
  }
  Object.defineProperty(canvas, 'getContext', { configurable: true, value: getContext });
  onTestFinished(() => {
    vi.unstubAllGlobals();
    Reflect.deleteProperty(canvas, 'transferControlToOffscreen');
    Reflect.deleteProperty(canvas, 'getContext');
    Reflect.deleteProperty(document, 'fonts');
  });
});

async function openTable(): Promise<void> {
  await openPart(<ClothCanvas label="A cloth" />);
  await screen.findByRole('img');
}
/** Once the next frame has been drawn. */
const nextFrame = () => act(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())));
const lastFrame = (): TableFrame<number> => {
  const { frame } = Painter.last.frames.at(-1) ?? {};
  if (!frame) throw new Error('no frame was sent');
  return frame;
};

it('paints no cloth on the page, and sends the painter each picture once', async () => {
  layOnTable('cloth');
  await openTable();
  await expect.poll(() => Painter.last.frames.length).toBeGreaterThan(0);
  act(() => panBy(5, 0));
  await nextFrame();
  await expect.poll(() => Painter.last.frames.length).toBeGreaterThan(1);
  expect(Painter.last.frames.flatMap(({ pictures }) => pictures.map(([, picture]) => picture))).toEqual([
    readStudio().table.laid?.source,
  ]);
  expect(lastFrame().cloths).toMatchObject([{ source: 1, share: 1, isAlone: false }]);
  expect(onPage.filter((call) => call.startsWith('cloth'))).toEqual([]);
});

it('sends a picture again once a frame went without it, for the painter has let go of it', async () => {
  const row = layOnTable('cloth');
  const { laid } = readStudio().table;
  if (!row || !laid) throw new Error('nothing lies on the table');
  await openTable();
  await expect.poll(() => Painter.last.frames.length).toBeGreaterThan(0);
  const sent = () => Painter.last.frames.flatMap(({ pictures }) => pictures.map(([name]) => name));
  act(() => tryOn(laid, aPicture('changed').source));
  await expect.poll(sent).toEqual([1, 2]);
  act(clearChange);
  await expect.poll(sent).toEqual([1, 2, 3]);
});

it('lays what was there before alone on its side of the line', async () => {
  layOnTable('cloth');
  const { laid } = readStudio().table;
  if (!laid) throw new Error('nothing lies on the table');
  await openTable();
  act(() => tryOn(laid, aPicture('changed').source));
  expect(isComparable(readStudio())).toBe(true);
  act(toggleSplit);
  await expect.poll(() => lastFrame().cloths.length).toBe(2);
  const [shown, earlier] = lastFrame().cloths;
  expect(earlier).toMatchObject({ isAlone: true, share: 1 });
  expect(earlier?.part.width).toBeLessThanOrEqual(shown?.part.width ?? 0);
});

it('shows squared paper while nothing lies there', async () => {
  await openTable();
  await expect.poll(() => Painter.last.frames.length).toBeGreaterThan(0);
  expect(lastFrame()).toMatchObject({ cloths: [], marked: null });
});

it('draws the rulers again when what they count in changes, and not for another cloth', async () => {
  layOnTable('cloth');
  const { laid } = readStudio().table;
  await openTable();
  await expect.poll(() => Painter.last.frames.length).toBeGreaterThan(0);
  const rulings = () => onPage.filter((call) => call === 'rulers reset').length;
  const before = rulings();
  if (laid) act(() => tryOn(laid, aPicture('changed').source));
  await expect.poll(() => lastFrame().cloths[0]?.source).toBe(2);
  expect(rulings()).toBe(before);
  act(() => chooseRulerUnit('inch'));
  await expect.poll(rulings).toBe(before + 1);
});

it.each(['error', 'messageerror'])(
  'paints on the page after an event “%s” of the painter: nothing goes lost',
  async (type) => {
    layOnTable('cloth');
    await openTable();
    await expect.poll(() => Painter.last.frames.length).toBeGreaterThan(0);
    act(() => void Painter.last.dispatchEvent(new Event(type)));
    expect(Painter.last.isStopped).toBe(true);
    await expect.poll(() => onPage).toContain('cloth fillRect');
  },
);

it('paints on the page where a canvas cannot be handed over', async () => {
  Reflect.deleteProperty(HTMLCanvasElement.prototype, 'transferControlToOffscreen');
  layOnTable('cloth');
  await openTable();
  await expect.poll(() => onPage).toContain('cloth fillRect');
});
