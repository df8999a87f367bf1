import { type KeyboardEvent, memo, type PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use-format.ts';
import { useStudio } from '../store/studio-store.ts';
import { setSplit } from '../store/view-actions.ts';
import classes from './split-line.module.css';

const step = 0.02;
const largeStep = 0.1;

/** The line between what was and what is: on its left the cloth before, on its right after. */
export const SplitLine = memo(function SplitLine() {
  const { t } = useTranslation();
  const format = useFormat();
  const split = useStudio(({ view }) => view.split);
  const width = useStudio(({ view }) => view.width);
  if (split === null) return null;
  const drag = (event: PointerEvent<HTMLDivElement>) => {
    if (event.type === 'pointerdown') event.currentTarget.setPointerCapture(event.pointerId);
    if (event.currentTarget.hasPointerCapture(event.pointerId)) setSplit(event.clientX / Math.max(1, width));
  };
  const press = (event: KeyboardEvent) => {
    const by = event.shiftKey ? largeStep : step;
    const next = { ArrowLeft: split - by, ArrowRight: split + by, Home: 0, End: 1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    setSplit(next);
  };
  return (
    <div
      className={classes.line}
      style={{ left: `${split * 100}%` }}
      role="slider"
      tabIndex={0}
      aria-orientation="horizontal"
      aria-label={t('measures.compare.line')}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(split * 100)}
      aria-valuetext={`${format.number(Math.round(split * 100))}%`}
      onPointerDown={drag}
      onPointerMove={drag}
      onKeyDown={press}
    >
      <span className={classes.before}>{t('measures.compare.before')}</span>
      <span className={classes.after}>{t('measures.compare.after')}</span>
      <i className={classes.grip} aria-hidden="true" />
    </div>
  );
});
