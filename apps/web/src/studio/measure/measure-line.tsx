import { pxToCm } from '@naksha/contract';
import { memo, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use-format.ts';
import { readStudio, useStudio } from '../store/studio-store.ts';
import classes from './measure-line.module.css';
import { type MeasuredLine, measured, type Place, straightened } from './measured.ts';

const away = 14;
const step = 1;
const largeStep = 10;
const arrows: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The tape measure: a line drawn over the cloth and how long it is there. The arrows move its end, a pixel of the screen at a time. */
export const MeasureLine = memo(function MeasureLine({ surface }: { surface: () => HTMLElement | null }) {
  const { t } = useTranslation();
  const format = useFormat();
  const isMeasuring = useStudio(({ view }) => view.isMeasuring);
  const camera = useStudio(({ view }) => view.camera);
  const tile = useStudio(({ view }) => view.tile);
  const unit = useStudio(({ view }) => view.rulerUnit);
  const [line, setLine] = useState<MeasuredLine | null>(null);

  useEffect(() => {
    const element = surface()?.querySelector<HTMLCanvasElement>('canvas[tabindex]');
    if (!isMeasuring || !element) return;
    setLine((known) => known ?? acrossTile());
    let isDrawing = false;
    const down = (event: PointerEvent) => {
      if (event.button !== 0) return;
      isDrawing = true;
      element.setPointerCapture(event.pointerId);
      const place = placeOf(event);
      setLine({ from: place, to: place });
    };
    const move = (event: PointerEvent) => {
      if (!isDrawing) return;
      const to = placeOf(event);
      setLine((known) => known && { ...known, to: event.shiftKey ? straightened({ ...known, to }) : to });
    };
    const up = () => {
      isDrawing = false;
    };
    const key = (event: KeyboardEvent) => {
      const by = arrows[event.key];
      if (!by) return;
      event.preventDefault();
      const px = (event.shiftKey ? largeStep : step) / readStudio().view.camera.pxPerCm;
      setLine((known) => known && { ...known, to: { x: known.to.x + by[0] * px, y: known.to.y + by[1] * px } });
    };
    element.focus({ preventScroll: true });
    element.addEventListener('pointerdown', down);
    element.addEventListener('pointermove', move);
    element.addEventListener('pointerup', up);
    element.addEventListener('pointercancel', up);
    element.addEventListener('keydown', key);
    return () => {
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('pointermove', move);
      element.removeEventListener('pointerup', up);
      element.removeEventListener('pointercancel', up);
      element.removeEventListener('keydown', key);
    };
  }, [isMeasuring, surface]);

  if (!isMeasuring || !line) return null;
  const [a, b] = [line.from, line.to].map(({ x, y }) => ({
    x: camera.x + x * camera.pxPerCm,
    y: camera.y + y * camera.pxPerCm,
  }));
  if (!a || !b) return null;
  const { length, width, height } = measured(line, unit, tile.dpi);
  const named = (value: number) => t(`measures.ruler.${unit}Text`, { value: format.number(value) });
  return (
    <>
      <svg className={classes.line} aria-hidden="true">
        {[classes.halo, classes.ink].map((stroke) => (
          <g key={stroke} className={stroke}>
            <path d={`M${a.x} ${a.y}L${b.x} ${b.y}`} />
            {[a, b].map(({ x, y }, end) => (
              <circle key={end === 0 ? 'from' : 'to'} cx={x} cy={y} r={4} />
            ))}
          </g>
        ))}
      </svg>
      <output
        className={`${classes.figure} num`}
        style={{ transform: `translate(${Math.round(b.x) + away}px, ${Math.round(b.y) + away}px)` }}
        aria-label={t('measures.ruler.measure')}
      >
        <b>{named(length)}</b>
        <span>
          {named(width)} × {named(height)}
        </span>
      </output>
    </>
  );
});

/** From one side of the tile to the other, at half its height. */
function acrossTile(): MeasuredLine {
  const { widthPx, heightPx, dpi } = readStudio().view.tile;
  const y = pxToCm(heightPx, dpi) / 2;
  return { from: { x: 0, y }, to: { x: pxToCm(widthPx, dpi), y } };
}

function placeOf(event: PointerEvent): Place {
  const { camera } = readStudio().view;
  return { x: (event.offsetX - camera.x) / camera.pxPerCm, y: (event.offsetY - camera.y) / camera.pxPerCm };
}
