import { useEffect, useRef } from 'react';
import { tileBox } from '../camera.ts';
import { useView } from '../view-store.ts';
import classes from './brush.module.css';
import { isInHand, useBrush } from './brush-store.ts';
import { useCursor } from './cursor-store.ts';

/** A ring as large as what will be painted, in two tones; the dashed one stands where it begins to fade. It moves without a render. */
export function BrushCursor() {
  const ref = useRef<SVGSVGElement>(null);
  const isSeen = useBrush(isInHand);
  const isNear = useCursor((cursor) => cursor.place !== null);
  const isBusy = useView((view) => view.isPicking || view.isMeasuring);
  const radius = useBrush((brush) => brush.radius);
  const softness = useBrush((brush) => brush.softness);
  const isErasing = useBrush((brush) => brush.isErasing);
  const isTurned = useCursor((cursor) => cursor.isTurned);
  const width = useView((view) => tileBox(view.camera, view.tile).width);
  const isShown = isSeen && isNear && !isBusy;
  useEffect(() => {
    const place = () => {
      const at = useCursor.getState().place;
      if (ref.current && at) ref.current.style.transform = `translate(${at.x}px, ${at.y}px)`;
    };
    place();
    return useCursor.subscribe(place);
  });
  if (!isShown) return null;
  const outer = Math.max(1.5, radius * width);
  const inner = outer * (1 - softness / 100);
  const isMinus = isErasing !== isTurned;
  return (
    <svg ref={ref} className={classes.cursor} aria-hidden="true">
      {['halo', 'ink'].map((name) => (
        <g key={name} className={classes[name]}>
          <circle r={outer} />
          {inner > 4 && outer - inner > 3 && <circle r={inner} strokeDasharray="1 4" />}
          <path d={outer < 6 ? '' : isMinus ? 'M-4 0H4' : 'M-4 0H4M0 -4V4'} />
        </g>
      ))}
    </svg>
  );
}
