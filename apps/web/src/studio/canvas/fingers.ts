/** A place in the box of what is touched, in CSS pixels. */
interface Point {
  readonly x: number;
  readonly y: number;
}

/** How a finger moved; `other` is one that lies there meanwhile. */
interface FingerMove {
  readonly from: Point;
  readonly to: Point;
  readonly other: Point | undefined;
}

const wheelZoom = 0.0016;
const pinchZoom = 0.01;
const linePx = 16;

/** What an element does with fingers, the wheel and the keys. */
export interface Hands {
  /** Whether a finger, or a button of the mouse, takes hold where it is laid. */
  readonly takes: (event: PointerEvent) => boolean;
  readonly move: (moved: FingerMove) => void;
  readonly wheel: (event: WheelEvent) => void;
  readonly key: (event: KeyboardEvent) => void;
}

/**
 * Follows the fingers, and the mouse as one of them, that lie on an element, and its wheel and keys; it is `data-dragging` as long as a finger
 * lies there. What it answers ends that.
 */
export function followHands(element: HTMLElement, { takes, move, wheel, key }: Hands): () => void {
  const fingers = new Map<number, Point>();
  const lay = (event: PointerEvent) => {
    if (!takes(event)) return;
    fingers.set(event.pointerId, pointOf(event));
    element.setPointerCapture(event.pointerId);
    element.dataset.dragging = '';
  };
  const follow = (event: PointerEvent) => {
    const from = fingers.get(event.pointerId);
    // One that was not laid there moves nothing.
    if (!from) return;
    const to = pointOf(event);
    fingers.set(event.pointerId, to);
    move({ from, to, other: [...fingers].find(([id]) => id !== event.pointerId)?.[1] });
  };
  const lift = (event: PointerEvent) => {
    fingers.delete(event.pointerId);
    if (fingers.size === 0) delete element.dataset.dragging;
  };
  const turn = (event: WheelEvent) => {
    event.preventDefault();
    wheel(event);
  };
  const listening = new AbortController();
  const { signal } = listening;
  element.addEventListener('pointerdown', lay, { signal });
  element.addEventListener('pointermove', follow, { signal });
  element.addEventListener('pointerup', lift, { signal });
  element.addEventListener('pointercancel', lift, { signal });
  element.addEventListener('wheel', turn, { passive: false, signal });
  element.addEventListener('keydown', key, { signal });
  return () => listening.abort();
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
