import { UnstyledButton } from '@mantine/core';
import { useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/use-format.ts';
import panel from '../../panel/panel.module.css';
import { areaOf } from '../../store/brush.ts';
import { clearStrokes } from '../../store/brush-actions.ts';
import { paintingOnTable } from '../../store/cloth.ts';
import { useStudio } from '../../store/studio-store.ts';
import classes from './brush.module.css';
import { coveredBy } from './covered.ts';

const side = 112;

/** What is painted, in small and in figures: white is what changes. */
export function AreaFact() {
  const { t } = useTranslation();
  const format = useFormat();
  const ref = useRef<HTMLCanvasElement>(null);
  const tile = useStudio(({ view }) => view.tile);
  const painting = useStudio(paintingOnTable);
  const isDrawing = useStudio(({ brush }) => brush.isDrawing);
  const seen = useDeferredValue(painting);
  const count = painting?.strokes.length ?? 0;
  const covered = useMemo(() => {
    const area = seen ? areaOf(seen) : undefined;
    const scale = side / Math.max(tile.widthPx, tile.heightPx);
    const [width, height] = [tile.widthPx, tile.heightPx].map((px) => Math.max(1, Math.round(px * scale)));
    return area ? coveredBy(area, tile, width ?? 1, height ?? 1) : null;
  }, [seen, tile]);
  const share = covered ? covered.levels.reduce((sum, level) => sum + level, 0) / covered.levels.length / 255 : 0;
  useEffect(() => {
    const canvas = ref.current;
    if (!canvas) return;
    canvas.width = covered?.width ?? side;
    canvas.height = covered?.height ?? side;
    if (!covered) return;
    const pixels = new ImageData(covered.width, covered.height);
    for (const [i, level] of covered.levels.entries()) pixels.data.set([level, level, level, 255], 4 * i);
    canvas.getContext('2d')?.putImageData(pixels, 0, 0);
  }, [covered]);
  const percent = format.number(Math.round(share * 1000) / 10);
  return (
    <div className={classes.fact}>
      <canvas ref={ref} className={classes.thumb} aria-hidden />
      <div>
        <div className={classes.factHead}>
          <b className="num" aria-live={isDrawing ? 'off' : 'polite'}>
            {count === 0 ? t('colour.paint.nothing') : t('colour.paint.share', { count, percent })}
          </b>
          {count > 0 && (
            <UnstyledButton className={panel.textButton} onClick={clearStrokes}>
              {t('colour.paint.clear')}
            </UnstyledButton>
          )}
        </div>
        <p className={panel.hint}>{t('colour.paint.hint')}</p>
      </div>
    </div>
  );
}
