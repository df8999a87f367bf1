import { type RefObject, useEffect } from 'react';
import { isInHand } from '../store/cloth.ts';
import { readStudio } from '../store/studio-store.ts';
import { panBy, zoomBy } from '../store/view-actions.ts';

const wheelZoom = 0.0016;
const pinchZoom = 0.01;
const linePx = 16;

/** Dragging and touching move the cloth, wheel and pinch zoom around the pointer, the arrows move it by keyboard. */
export function useGestures(ref: RefObject<HTMLCanvasElement | null>): void {
  useEffect(() => {
    const canvas = ref.current;
    if (!canvas) return;
    const fingers = new Map<number, { x: number; y: number }>();

    const down = (event: PointerEvent) => {
      if (event.button > 1 || (event.button === 0 && readStudio().view.isMeasuring)) return;
      fingers.set(event.pointerId, pointOf(event));
      canvas.setPointerCapture(event.pointerId);
      canvas.dataset.dragging = '';
    };
    const move = (event: PointerEvent) => {
      const from = fingers.get(event.pointerId);
      if (!from) return;
      const to = pointOf(event);
      const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
      fingers.set(event.pointerId, to);
      // What is drawn with stays where it is drawn.
      const { brush, cursor } = readStudio();
      if (brush.stroke || cursor.isDown) return;
      if (!other) {
        panBy(to.x - from.x, to.y - from.y);
        return;
      }
      const middle = { x: (to.x + other.x) / 2, y: (to.y + other.y) / 2 };
      panBy((to.x - from.x) / 2, (to.y - from.y) / 2);
      zoomBy(distance(to, other) / Math.max(1, distance(from, other)), middle);
    };
    const up = (event: PointerEvent) => {
      fingers.delete(event.pointerId);
      if (fingers.size === 0) delete canvas.dataset.dragging;
    };
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      const unit = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? linePx : 1;
      if (event.shiftKey) panBy(-(event.deltaX || event.deltaY) * unit, 0);
      else zoomBy(Math.exp(-event.deltaY * unit * (event.ctrlKey ? pinchZoom : wheelZoom)), pointOf(event));
    };
    const key = (event: KeyboardEvent) => {
      const step = event.shiftKey ? 120 : 24;
      const by = { ArrowLeft: [step, 0], ArrowRight: [-step, 0], ArrowUp: [0, step], ArrowDown: [0, -step] }[event.key];
      const { isPicking, isMeasuring } = readStudio().view;
      if (!by || isPicking || isMeasuring || isInHand(readStudio())) return;
      event.preventDefault();
      panBy(by[0] ?? 0, by[1] ?? 0);
    };

    const listening = new AbortController();
    const { signal } = listening;
    canvas.addEventListener('pointerdown', down, { signal });
    canvas.addEventListener('pointermove', move, { signal });
    canvas.addEventListener('pointerup', up, { signal });
    canvas.addEventListener('pointercancel', up, { signal });
    canvas.addEventListener('wheel', wheel, { passive: false, signal });
    canvas.addEventListener('keydown', key, { signal });
    return () => listening.abort();
  }, [ref]);
}

const pointOf = (event: MouseEvent) => ({ x: event.offsetX, y: event.offsetY });
const distance = (a: { x: number; y: number }, b: { x: number; y: number }) => Math.hypot(a.x - b.x, a.y - b.y);
