import { type RefObject, useEffect } from 'react';
import { isInHand } from '../store/cloth.ts';
import { readStudio } from '../store/studio-store.ts';
import { panBy, zoomBy } from '../store/view-actions.ts';
import { followHands, type Hands, pinchOf, pointOf, wheelUnit, wheelZoomOf } from './fingers.ts';

/** Dragging and touching move the cloth, wheel and pinch zoom around the pointer, the arrows move it by keyboard. */
export function useGestures(ref: RefObject<HTMLCanvasElement | null>): void {
  useEffect(() => {
    const canvas = ref.current;
    if (!canvas) return;
    const takes = ({ button }: PointerEvent) => button <= 1 && !(button === 0 && readStudio().view.isMeasuring);
    const move: Hands['move'] = ({ from, to, other }) => {
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
    return followHands(canvas, { takes, move, wheel, key });
  }, [ref]);
}
