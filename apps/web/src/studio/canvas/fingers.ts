/** A place in the box of what is touched, in CSS pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** How a finger moved; `other` is one that lies there meanwhile. */
export interface FingerMove {
  readonly from: Point;
  readonly to: Point;
  readonly other: Point | undefined;
}

const wheelZoom = 0.0016;
const pinchZoom = 0.01;
const linePx = 16;

/** Follows the fingers, and the mouse as one of them, that lie on an element; it is `data-dragging` as long as there are any. */
export function createFingers(element: HTMLElement) {
  const fingers = new Map<number, Point>();
  return {
    lay: (event: PointerEvent): void => {
      fingers.set(event.pointerId, pointOf(event));
      element.setPointerCapture(event.pointerId);
      element.dataset.dragging = '';
    },
    /** Undefined for one that was not laid there. */
    move: (event: PointerEvent): FingerMove | undefined => {
      const from = fingers.get(event.pointerId);
      if (!from) return undefined;
      const to = pointOf(event);
      fingers.set(event.pointerId, to);
      return { from, to, other: [...fingers].find(([id]) => id !== event.pointerId)?.[1] };
    },
    lift: (event: PointerEvent): void => {
      fingers.delete(event.pointerId);
      if (fingers.size === 0) delete element.dataset.dragging;
    },
  };
}

/** What two fingers zoom by. */
export const pinchOf = (from: Point, to: Point, other: Point): number =>
  distance(to, other) / Math.max(1, distance(from, other));

/** Pixels of a wheel's unit: some count in lines. */
export const wheelUnit = ({ deltaMode }: WheelEvent): number => (deltaMode === WheelEvent.DOM_DELTA_LINE ? linePx : 1);

/** What a wheel zooms by; a pinch on a touchpad comes as a wheel with the control key. */
export const wheelZoomOf = (event: WheelEvent): number =>
  Math.exp(-event.deltaY * wheelUnit(event) * (event.ctrlKey ? pinchZoom : wheelZoom));

export const pointOf = (event: MouseEvent): Point => ({ x: event.offsetX, y: event.offsetY });
const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
