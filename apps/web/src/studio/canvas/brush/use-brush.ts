import { type RefObject, useEffect } from 'react';
import { tileBox } from '../../geometry/camera.ts';
import { freeArea } from '../../geometry/free-area.ts';
import { dropStroke, endStroke, leadStroke, moveCursor, startStroke, type Touch } from '../../store/brush-actions.ts';
import { isInHand } from '../../store/cloth.ts';
import { readStudio, useStudio } from '../../store/studio-store.ts';
import { panBy } from '../../store/view-actions.ts';
import { markColour } from './mark-colour.ts';

const step = 6;
const largeStep = 30;
/** A pen that only just touches still paints. */
const leastPressure = 0.1;
const arrows: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * Painting on the cloth: pointer and pen draw, one finger draws and two move the cloth, Space and drag moves it too. By keyboard the
 * arrows lead the brush, Space held down or Enter in turn sets it down and lifts it. Alt erases.
 */
export function useBrushOn(ref: RefObject<HTMLCanvasElement | null>): void {
  const isHeld = useStudio(isInHand);
  const isBusy = useStudio(({ view }) => view.isPicking || view.isMeasuring);
  const isActive = isHeld && !isBusy;
  useEffect(() => {
    const canvas = ref.current;
    if (!isActive || !canvas) return;
    const pointers = new Set<number>();
    let isMoving = false;
    const erases = (event: { altKey: boolean }) => event.altKey !== readStudio().brush.isErasing;

    const down = (event: PointerEvent) => {
      if (event.button !== 0) return;
      pointers.add(event.pointerId);
      // The second finger says that the first one was not painting.
      if (pointers.size > 1) {
        moveCursor({ isDown: false });
        return dropStroke();
      }
      if (isMoving) return;
      canvas.setPointerCapture(event.pointerId);
      moveCursor({ isDown: true });
      begin(touchOf(event), erases(event));
    };
    const move = (event: PointerEvent) => {
      moveCursor({ place: placeOf(event), by: 'pointer', isTurned: event.altKey });
      if (pointers.size !== 1 || !pointers.has(event.pointerId)) return;
      for (const each of event.getCoalescedEvents?.() ?? [event]) leadStroke(touchOf(each));
      leadStroke(touchOf(event));
    };
    const up = (event: PointerEvent) => {
      pointers.delete(event.pointerId);
      moveCursor({ isDown: false });
      if (event.type === 'pointercancel') dropStroke();
      else endStroke();
      if (event.pointerType === 'touch') moveCursor({ place: null });
    };
    const leave = () => {
      if (readStudio().cursor.by === 'pointer') moveCursor({ place: null });
    };
    const keyDown = (event: KeyboardEvent) => {
      if (event.key === 'Alt') moveCursor({ isTurned: true });
      if (event.ctrlKey || event.metaKey) return;
      const { place, by } = readStudio().cursor;
      const way = arrows[event.key];
      if (way) {
        const length = event.shiftKey ? largeStep : step;
        lead(way[0] * length, way[1] * length);
      } else if (event.key === 'Escape' && readStudio().brush.stroke) dropStroke();
      else if (event.key === ' ' && by === 'pointer' && place) isMoving = true;
      else if (event.key === ' ' || event.key === 'Enter') {
        if (event.repeat) return event.preventDefault();
        if (readStudio().brush.stroke) endStroke();
        else begin(placed(lead(0, 0)), erases(event));
      } else return;
      event.preventDefault();
    };
    const keyUp = (event: KeyboardEvent) => {
      if (event.key === 'Alt') moveCursor({ isTurned: false });
      if (event.key !== ' ') return;
      if (isMoving) isMoving = false;
      else endStroke();
    };

    // Whoever lets go of a key elsewhere is not heard here.
    const blur = () => {
      isMoving = false;
      moveCursor({ isTurned: false });
      if (readStudio().cursor.by === 'keys') endStroke();
    };

    const listening = new AbortController();
    const { signal } = listening;
    canvas.addEventListener('pointerdown', down, { signal });
    canvas.addEventListener('pointermove', move, { signal });
    canvas.addEventListener('pointerup', up, { signal });
    canvas.addEventListener('pointercancel', up, { signal });
    canvas.addEventListener('pointerleave', leave, { signal });
    canvas.addEventListener('keydown', keyDown, { signal });
    canvas.addEventListener('keyup', keyUp, { signal });
    canvas.addEventListener('blur', blur, { signal });
    return () => {
      endStroke();
      moveCursor({ place: null, isDown: false });
      listening.abort();
    };
  }, [ref, isActive]);
}

/** Begins a line, or marks by colour at once. */
function begin(touch: Touch, erases: boolean): void {
  const { way } = readStudio().brush;
  if (way === 'wand' || way === 'range') markColour(touch, erases);
  else startStroke(touch, erases);
}

/** Leads the brush by keyboard, from the middle of the free cloth on; at its end the cloth comes along. */
function lead(x: number, y: number): { x: number; y: number } {
  const { width, height } = readStudio().view;
  const free = freeArea(width, height);
  const from = readStudio().cursor.place ?? { x: free.x + free.width / 2, y: free.y + free.height / 2 };
  const wanted = { x: from.x + x, y: from.y + y };
  const place = {
    x: Math.min(free.x + free.width, Math.max(free.x, wanted.x)),
    y: Math.min(free.y + free.height, Math.max(free.y, wanted.y)),
  };
  if (place.x !== wanted.x || place.y !== wanted.y) panBy(place.x - wanted.x, place.y - wanted.y);
  moveCursor({ place, by: 'keys' });
  if (x !== 0 || y !== 0) leadStroke(placed(place));
  return place;
}

const placeOf = (event: PointerEvent) => ({ x: event.offsetX, y: event.offsetY });

function touchOf(event: PointerEvent): Touch {
  const touch = placed(placeOf(event));
  return event.pointerType === 'pen' ? { ...touch, pressure: Math.max(leastPressure, event.pressure) } : touch;
}

/** A place of the canvas in widths of the tile. */
function placed({ x, y }: { x: number; y: number }): Touch {
  const { camera, tile } = readStudio().view;
  const box = tileBox(camera, tile);
  return { x: (x - box.x) / box.width, y: (y - box.y) / box.width };
}
