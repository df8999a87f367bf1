import { useReducedMotion } from '@mantine/hooks';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { isInHand } from '../store/cloth.ts';
import { useStudio } from '../store/studio-store.ts';
import { resizeView } from '../store/view-actions.ts';
import { PaintedArea } from './brush/painted-area.tsx';
import { useBrushOn } from './brush/use-brush.ts';
import classes from './canvas.module.css';
import { startPainter } from './painter.ts';
import { useGestures } from './use-gestures.ts';

/** The table fills the window: the cloth on a sheet beneath, the rulers on the canvas that takes what is done to it. */
export function ClothCanvas({ label }: { label: string }) {
  const { t } = useTranslation();
  const ref = useRef<HTMLCanvasElement>(null);
  const room = useRef<HTMLDivElement>(null);
  const isStill = useReducedMotion();
  const isPointing = useStudio(({ view }) => view.isPicking || view.isMeasuring);
  const isPainting = useStudio(isInHand);
  useGestures(ref);
  useBrushOn(ref);

  useEffect(() => {
    const canvas = ref.current;
    if (!canvas || !room.current) return;
    const painter = startPainter(room.current, canvas, () => isStill === true);
    const sizes = new ResizeObserver(([entry]) => {
      if (entry) resizeView(Math.round(entry.contentRect.width), Math.round(entry.contentRect.height));
    });
    sizes.observe(canvas);
    const themes = new MutationObserver(painter.paint);
    themes.observe(document.documentElement, { attributes: true, attributeFilter: ['data-mantine-color-scheme'] });
    // The figures of the rulers are drawn: they wait for their font.
    void document.fonts.ready.then(painter.paint);
    return () => {
      painter.stop();
      sizes.disconnect();
      themes.disconnect();
    };
  }, [isStill]);

  return (
    <>
      <div ref={room} className={classes.room} aria-hidden />
      <canvas
        ref={ref}
        className={classes.canvas}
        role="img"
        tabIndex={0}
        data-picking={isPointing || undefined}
        data-painting={(isPainting && !isPointing) || undefined}
        aria-label={`${label}. ${t(isPainting ? 'colour.paint.keys' : 'studio.canvas.keys')}`}
      />
      {isPainting && <PaintedArea />}
    </>
  );
}
