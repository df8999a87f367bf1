import { onModelLimits } from '@naksha/contract';
import { goods, viewOf } from '@naksha/drape';
import { type RefObject, useEffect } from 'react';
import { readStudio } from '../store/studio-store.ts';
import { setStage, zoomBy } from '../store/view-actions.ts';

const degreesPerPx = 0.4;
const wheelZoom = 0.0016;
const steps = { plain: 6, far: 30 } as const;

/** Dragging turns the goods, the wheel comes nearer, the arrows turn them by keyboard, Home shows their front again. */
export function useTurntable(ref: RefObject<HTMLCanvasElement | null>): void {
  useEffect(() => {
    const canvas = ref.current;
    if (!canvas) return;
    let held: { id: number; x: number; y: number } | null = null;
    const down = (event: PointerEvent) => {
      if (event.button > 1) return;
      held = { id: event.pointerId, x: event.clientX, y: event.clientY };
      canvas.setPointerCapture(event.pointerId);
      canvas.dataset.dragging = '';
    };
    const move = (event: PointerEvent) => {
      if (held?.id !== event.pointerId) return;
      turnBy((held.x - event.clientX) * degreesPerPx, (event.clientY - held.y) * degreesPerPx);
      held = { id: event.pointerId, x: event.clientX, y: event.clientY };
    };
    const up = () => {
      held = null;
      delete canvas.dataset.dragging;
    };
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      zoomBy(Math.exp(-event.deltaY * wheelZoom));
    };
    const key = (event: KeyboardEvent) => {
      const step = event.shiftKey ? steps.far : steps.plain;
      const by = { ArrowLeft: [-step, 0], ArrowRight: [step, 0], ArrowUp: [0, step], ArrowDown: [0, -step] }[event.key];
      if (event.key === 'Home') setStage({ turn: null, tilt: null });
      else if (by) turnBy(by[0] ?? 0, by[1] ?? 0);
      else return;
      event.preventDefault();
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

/** Turns what stands on the stage, all the way round, and looks at it from higher or lower. */
function turnBy(around: number, above: number): void {
  const { stage } = readStudio().view;
  const { turn, tilt } = viewOf(goods[stage.model], {
    turn: stage.turn ?? undefined,
    tilt: stage.tilt ?? undefined,
    zoom: 1,
  });
  const { min, max } = onModelLimits.tilt;
  const turned = ((((turn + around + 180) % 360) + 360) % 360) - 180;
  setStage({ turn: turned, tilt: Math.min(max, Math.max(min, tilt + above)) });
}
