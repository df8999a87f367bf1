import { useEffect, useRef } from 'react';
import { tileBox } from '../../geometry/camera.ts';
import { rulerPx } from '../../geometry/free-area.ts';
import { readStudio, useStudio } from '../../store/studio-store.ts';
import { fitBackingStore, screenDensity } from '../fit-backing-store.ts';
import classes from './brush.module.css';
import { drawArea } from './draw-area.ts';

/** What is painted, on a sheet of its own over the cloth: a stroke grows without the cloth being drawn again. */
export function PaintedArea() {
  const ref = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const canvas = ref.current;
    const brush = canvas?.getContext('2d');
    if (!canvas || !brush) return;
    let frame = 0;
    const draw = () => {
      frame = 0;
      const { camera, tile, mode, width, height } = readStudio().view;
      const density = screenDensity();
      fitBackingStore(canvas, width, height, density);
      brush.reset();
      brush.setTransform(density, 0, 0, density, 0, 0);
      const all = { x: rulerPx, y: rulerPx, width: width - rulerPx, height: height - rulerPx };
      brush.beginPath();
      brush.rect(all.x, all.y, all.width, all.height);
      brush.clip();
      const isBlank = !drawArea(brush, camera, mode === 'tile' ? tileBox(camera, tile) : all, density);
      // Chromium goes on showing what was drawn last when a sheet is emptied and nothing is drawn on it.
      canvas.style.visibility = isBlank ? 'hidden' : 'visible';
    };
    const paint = () => {
      frame ||= requestAnimationFrame(draw);
    };
    const stop = useStudio.subscribe((now, before) => {
      if (now.brush !== before.brush || now.table !== before.table || now.view !== before.view) paint();
    });
    paint();
    return () => {
      cancelAnimationFrame(frame);
      stop();
    };
  }, []);
  return <canvas ref={ref} className={classes.sheet} aria-hidden />;
}
