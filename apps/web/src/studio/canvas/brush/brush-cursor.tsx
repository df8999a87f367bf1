import { memo, useEffect, useRef } from 'react';
import { tileBox } from '../../geometry/camera.ts';
import { isInHand, paintingOnTable } from '../../store/cloth.ts';
import { readStudio, useStudio } from '../../store/studio-store.ts';
import classes from './brush.module.css';

/** A ring as large as what will be painted, in two tones; the dashed one stands where it begins to fade. It moves without a render. */
export const BrushCursor = memo(function BrushCursor() {
  const ref = useRef<SVGSVGElement>(null);
  const isSeen = useStudio(isInHand);
  const isNear = useStudio(({ cursor }) => cursor.place !== null);
  const isBusy = useStudio(({ view }) => view.isPicking || view.isMeasuring);
  const radius = useStudio(({ brush }) => (brush.way === 'brush' ? brush.radius : 0));
  const softness = useStudio((studio) => paintingOnTable(studio)?.softness ?? 0);
  const isErasing = useStudio(({ brush }) => brush.isErasing);
  const isTurned = useStudio(({ cursor }) => cursor.isTurned);
  const width = useStudio(({ view }) => tileBox(view.camera, view.tile).width);
  const isShown = isSeen && isNear && !isBusy;
  useEffect(() => {
    const place = () => {
      const at = readStudio().cursor.place;
      if (ref.current && at) ref.current.style.transform = `translate(${at.x}px, ${at.y}px)`;
    };
    place();
    return useStudio.subscribe(({ cursor }, before) => {
      if (cursor !== before.cursor) place();
    });
  });
  if (!isShown) return null;
  const outer = Math.max(1.5, radius * width);
  const inner = outer * (1 - softness / 100);
  const isMinus = isErasing !== isTurned;
  return (
    <svg ref={ref} className={classes.cursor} aria-hidden="true">
      {[classes.halo, classes.ink].map((stroke) => (
        <g key={stroke} className={stroke}>
          <circle r={outer} />
          {inner > 4 && outer - inner > 3 && <circle r={inner} strokeDasharray="1 4" />}
          <path d={outer < 6 ? '' : isMinus ? 'M-4 0H4' : 'M-4 0H4M0 -4V4'} />
        </g>
      ))}
    </svg>
  );
});
