import { type RefObject, useEffect } from 'react';
import { isInHand } from '../store/cloth.ts';
import { readStudio } from '../store/studio-store.ts';
import { panBy, zoomBy } from '../store/view-actions.ts';
import { createFingers, pinchOf, pointOf, wheelUnit, wheelZoomOf } from './fingers.ts';

/** Dragging and touching move the cloth, wheel and pinch zoom around the pointer, the arrows move it by keyboard. */
export function useGestures(ref: RefObject<HTMLCanvasElement | null>): void {
  useEffect(() => {
    const canvas = ref.current;
    if (!canvas) return;
    const fingers = createFingers(canvas);

    const down = (event: PointerEvent) => {
      if (event.button > 1 || (event.button === 0 && readStudio().view.isMeasuring)) return;
      fingers.lay(event);
    };
    const move = (event: PointerEvent) => {
      const moved = fingers.move(event);
      if (!moved) return;
      const { from, to, other } = moved;
      // What is drawn with stays where it is drawn.
      const { brush, cursor } = readStudio();
      if (brush.stroke || cursor.isDown) return;
      if (!other) {
        panBy(to.x - from.x, to.y - from.y);
        return;
      }
      const middle = { x: (to.x + other.x) / 2, y: (to.y + other.y) / 2 };
      panBy((to.x - from.x) / 2, (to.y - from.y) / 2);
      zoomBy(pinchOf(from, to, other), middle);
    };
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      if (event.shiftKey) panBy(-(event.deltaX || event.deltaY) * wheelUnit(event), 0);
      else zoomBy(wheelZoomOf(event), pointOf(event));
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
    canvas.addEventListener('pointerup', fingers.lift, { signal });
    canvas.addEventListener('pointercancel', fingers.lift, { signal });
    canvas.addEventListener('wheel', wheel, { passive: false, signal });
    canvas.addEventListener('keydown', key, { signal });
    return () => listening.abort();
  }, [ref]);
}
