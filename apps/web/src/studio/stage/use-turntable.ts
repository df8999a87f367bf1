import { onModelLimits } from '@naksha/contract';
import { goods, viewOf } from '@naksha/drape';
import { type RefObject, useEffect } from 'react';
import { followHands, type Hands, pinchOf, wheelZoomOf } from '../canvas/fingers.ts';
import { readStudio } from '../store/studio-store.ts';
import { setStage, zoomBy } from '../store/view-actions.ts';

const degreesPerPx = 0.4;
const steps = { plain: 6, far: 30 } as const;

/** Dragging turns the goods, the wheel and two fingers come nearer, the arrows turn them by keyboard, Home shows their front again. */
export function useTurntable(ref: RefObject<HTMLCanvasElement | null>): void {
  useEffect(() => {
    const canvas = ref.current;
    if (!canvas) return;
    const takes = ({ button }: PointerEvent) => button <= 1;
    const move: Hands['move'] = ({ from, to, other }) => {
      if (other) zoomBy(pinchOf(from, to, other));
      else turnBy((from.x - to.x) * degreesPerPx, (to.y - from.y) * degreesPerPx);
    };
    const wheel = (event: WheelEvent) => zoomBy(wheelZoomOf(event));
    const key = (event: KeyboardEvent) => {
      const step = event.shiftKey ? steps.far : steps.plain;
      const by = { ArrowLeft: [-step, 0], ArrowRight: [step, 0], ArrowUp: [0, step], ArrowDown: [0, -step] }[event.key];
      if (event.key === 'Home') setStage({ turn: null, tilt: null });
      else if (by) turnBy(by[0] ?? 0, by[1] ?? 0);
      else return;
      event.preventDefault();
    };
    return followHands(canvas, { takes, move, wheel, key });
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
