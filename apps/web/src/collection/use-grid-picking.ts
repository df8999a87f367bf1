import { limits, type PickedFile } from '@naksha/contract';
import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useShowError } from '../session/use-show-error.ts';
import { scrollNearEdges } from './scroll-near-edges.ts';
import type { Selection } from './use-selection.tsx';

interface Grid {
  readonly box: RefObject<HTMLDivElement | null>;
  readonly total: number;
  readonly columns: number;
  readonly cell: number;
  readonly rowHeight: number;
  /** Rows of the places from … to, the last one too, asked for where they have not come yet. */
  readonly rowsOf: (from: number, to: number) => Promise<readonly PickedFile[]>;
  /** The row of a place that is drawn. */
  readonly rowAt: (at: number) => PickedFile | undefined;
  readonly selection: Selection | undefined;
}

interface Corner {
  readonly x: number;
  readonly y: number;
}
interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Lines of a rectangle that are asked for together. */
const atOnce = 1000;
/** Closer than this a press is a click. */
const leastDrag = 6;

/** Selecting in a grid: by the keys of the place that has the focus, by ranges, and by a rectangle that is drawn over it. */
export function useGridPicking(grid: Grid) {
  const { box, total, columns, cell, rowHeight, rowsOf, rowAt, selection } = grid;
  const [drawn, setDrawn] = useState<Box | null>(null);
  const suppressed = useRef(false);
  const showError = useShowError();
  const letGo = useRef<() => void>(undefined);
  useEffect(() => () => letGo.current?.(), []);

  const pickRange = async (to: number) => {
    if (!selection) return;
    const { anchor, range } = selection;
    const from = anchor.current;
    // A range that ends somewhere else gives up what it took before, and keeps what was selected besides.
    const before = range.current?.from === from ? range.current.before : [...selection.picked.values()];
    const asked = { from, before };
    range.current = asked;
    const isLast = selection.begin();
    const rows = await rowsOf(Math.min(from, to), Math.max(from, to));
    if (!isLast()) return;
    selection.set([...before, ...rows]);
    range.current = asked;
  };
  const picks = useRef(toggleOrRange);
  picks.current = toggleOrRange;
  // The same from one drawing to the next, so that cards which stay as they are need not be drawn again.
  const pick = useCallback((row: PickedFile, at: number, isRange: boolean) => picks.current(row, at, isRange), []);

  const focusAt = (at: number) => {
    const element = box.current;
    if (!element || at < 0 || at >= total) return;
    const top = Math.floor(at / columns) * rowHeight;
    if (top < element.scrollTop) element.scrollTop = top;
    const bottom = top + rowHeight - element.clientHeight;
    if (bottom > element.scrollTop) element.scrollTop = bottom;
    const find = () => element.querySelector<HTMLElement>(`[data-at="${at}"] [data-opener]`);
    // What has not been drawn yet is, once the grid has seen that it was scrolled.
    const found = find();
    if (found) found.focus();
    else requestAnimationFrame(() => requestAnimationFrame(() => find()?.focus()));
  };

  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -columns,
    ArrowDown: columns,
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const at = placeOf(event.target);
    if (at === undefined || !isOpener(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
    const step = steps[event.key];
    if (step !== undefined) {
      event.preventDefault();
      const next = at + step;
      if (next < 0 || next >= total) return;
      focusAt(next);
      if (!event.shiftKey || !selection) return;
      if (selection.picked.size === 0) selection.anchor.current = at;
      void pickRange(next).catch(showError);
    } else if (event.key === ' ' || event.key === 'x') {
      event.preventDefault();
      const row = rowAt(at);
      if (row) pick(row, at, event.shiftKey);
    }
  };

  const onPointerDown = (event: PointerEvent) => {
    const element = box.current;
    if (!selection || !element || event.button !== 0 || event.pointerType !== 'mouse' || !isCloth(event.target)) return;
    const isAdding = event.shiftKey || event.ctrlKey || event.metaKey;
    const before = isAdding ? [...selection.picked.values()] : [];
    const corner = ({ clientX, clientY }: { clientX: number; clientY: number }): Corner => {
      const { left, top } = element.getBoundingClientRect();
      return { x: clientX - left, y: clientY - top + element.scrollTop };
    };
    const from = corner(event);
    let last: Box | null = null;
    let isLast = () => true;
    let pointer: { clientX: number; clientY: number } = event;
    const draw = () => {
      const at = corner(pointer);
      if (!last && Math.hypot(at.x - from.x, at.y - from.y) < leastDrag) return;
      if (!last) isLast = selection.begin();
      last = between(from, at);
      setDrawn(last);
    };
    const move = (to: globalThis.PointerEvent) => {
      // It was let go where this page did not hear of it.
      if (to.buttons === 0) return up();
      pointer = to;
      draw();
    };
    const endScrolling = scrollNearEdges(element, () => (last ? pointer.clientY : undefined), draw);
    const ends = ['pointerup', 'pointercancel', 'blur'] as const;
    letGo.current = () => {
      endScrolling();
      globalThis.removeEventListener('pointermove', move);
      for (const end of ends) globalThis.removeEventListener(end, up);
      setDrawn(null);
    };
    const up = () => {
      letGo.current?.();
      if (!last) return;
      // The click that ends the drag opens nothing.
      suppressed.current = true;
      setTimeout(() => {
        suppressed.current = false;
      });
      // A range goes on from where the rectangle was begun.
      selection.anchor.current = placeAt(from);
      void within(last, before)
        .then((rows) => isLast() && selection.set([...before, ...rows]))
        .catch(showError);
    };
    globalThis.addEventListener('pointermove', move);
    for (const end of ends) globalThis.addEventListener(end, up);
  };

  function toggleOrRange(row: PickedFile, at: number, isRange: boolean): void {
    if (isRange && selection && selection.picked.size > 0) void pickRange(at).catch(showError);
    else selection?.toggle(row, at);
  }

  function column(x: number): number {
    return Math.min(columns - 1, Math.max(0, Math.floor(x / (cell + 1))));
  }

  function line(y: number): number {
    return Math.max(0, Math.floor(y / rowHeight));
  }

  function placeAt({ x, y }: Corner): number {
    return Math.min(total - 1, line(y) * columns + column(x));
  }

  /** What a rectangle touches, as far as it can be selected with what was before, and a little more, by which it is seen that not all can. */
  async function within({ left, top, width, height }: Box, before: readonly PickedFile[]): Promise<PickedFile[]> {
    const [first, last] = [column(left), column(left + width)];
    const found: PickedFile[] = [];
    const ids = new Set(before.map(({ _id }) => _id));
    const end = Math.min(total, (line(top + height) + 1) * columns);
    for (let at = line(top) * columns; at < end && ids.size <= limits.filesPicked; at += atOnce * columns) {
      const rows = await rowsOf(at, Math.min(end, at + atOnce * columns) - 1);
      const touched = rows.filter((_, place) => place % columns >= first && place % columns <= last);
      found.push(...touched);
      for (const { _id } of touched) ids.add(_id);
    }
    return found;
  }

  const onClickCapture = (event: MouseEvent) => {
    if (!suppressed.current) return;
    event.preventDefault();
    event.stopPropagation();
  };

  return { drawn, pick, handlers: { onKeyDown, onPointerDown, onClickCapture, onDragStart: keepStill } };
}

/** Links and pictures are not carried away: a rectangle is drawn over them. */
function keepStill(event: { preventDefault: () => void }): void {
  event.preventDefault();
}

function between(one: Corner, other: Corner): Box {
  const [left, top] = [Math.min(one.x, other.x), Math.min(one.y, other.y)];
  return { left, top, width: Math.abs(one.x - other.x), height: Math.abs(one.y - other.y) };
}

function placeOf(target: EventTarget): number | undefined {
  const place = target instanceof Element ? target.closest('[data-at]')?.getAttribute('data-at') : undefined;
  return place === undefined || place === null ? undefined : Number(place);
}

const isOpener = (target: EventTarget) => target instanceof Element && target.hasAttribute('data-opener');
/** The cloth itself and what lies over the whole of it, and no button on it. */
const isCloth = (target: EventTarget) =>
  target instanceof Element && (isOpener(target) || target.closest('a, button, input') === null);
