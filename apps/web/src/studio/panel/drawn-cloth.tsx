import { useEffect, useRef } from 'react';
import type { Drawn } from '../../loom/use-drawn.ts';

/** A small cloth that was drawn in the browser, pixel for pixel; `data-ready` while it is what was asked for last. What it shows is said beside it. */
export function DrawnCloth({
  drawn: { cloth, isCurrent },
  className,
}: {
  drawn: Pick<Drawn, 'cloth' | 'isCurrent'>;
  className: string | undefined;
}) {
  const ref = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const canvas = ref.current;
    if (!canvas || !cloth) return;
    canvas.width = cloth.bitmap.width;
    canvas.height = cloth.bitmap.height;
    canvas.getContext('2d')?.drawImage(cloth.bitmap, 0, 0);
  }, [cloth]);
  return <canvas ref={ref} className={className} aria-hidden data-ready={isCurrent} />;
}
