import type { FileRow, RepeatParams } from '@naksha/contract';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useStudio } from '../../store/studio-store.ts';
import { isFlat } from './is-flat.ts';
import classes from './repeat.module.css';

/** Percent of a tile past which whole figures fall into a band. */
const wide = 8;
const side = 192;

/** What a softened join costs: figures that show through each other, flat colours that mix. */
export function BrushNotes({ design, params }: { design: FileRow; params: RepeatParams }) {
  const { t } = useTranslation();
  const source = useStudio(({ table: { laid } }) => (laid?.cloth === design._id ? laid.source : null));
  const hasFlatColours = useMemo(() => source !== null && isFlat(pixelsOf(source)), [source]);
  const widest = Math.max(params.brushHorizontal, params.brushVertical);
  return (
    <div aria-live="polite">
      {widest > wide && <p className={classes.note}>{t('measures.repeat.brushWide', { limit: wide })}</p>}
      {widest > 0 && hasFlatColours && <p className={classes.note}>{t('measures.repeat.brushFlat')}</p>}
    </div>
  );
}

/** Of a small copy without smoothing: a mean of two colours is none of the picture's. */
function pixelsOf(source: ImageBitmap): Uint8ClampedArray {
  const brush = new OffscreenCanvas(side, side).getContext('2d', { willReadFrequently: true });
  if (!brush) return new Uint8ClampedArray();
  brush.imageSmoothingEnabled = false;
  brush.drawImage(source, 0, 0, side, side);
  return brush.getImageData(0, 0, side, side).data;
}
