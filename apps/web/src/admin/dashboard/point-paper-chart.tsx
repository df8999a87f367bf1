import type { CreditUsage } from '@naksha/contract';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use-format.ts';
import classes from './point-paper-chart.module.css';
import { creditsPerSquare, type FeatureShare, type Mark, marks, stackDay } from './stack-squares.ts';
import { weaveMarks } from './weave-marks.ts';

const cell = 10;
const rows = 20;
const dayWidth = 3 * cell;

interface Props {
  readonly days: readonly string[];
  readonly usage: readonly CreditUsage[];
  readonly ranked: readonly FeatureShare[];
  readonly chosen: string;
  readonly onChoose: (day: string) => void;
}

/** Credits by day on squared paper, two squares wide. The reading appears in the list beside it, never over it. */
export function PointPaperChart({ days, usage, ranked, chosen, onChoose }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const tallest = Math.max(0, ...days.map((day) => sumOf(usage, day)));
  const perSquare = creditsPerSquare(tallest, rows);
  const width = days.length * dayWidth;
  const height = rows * cell;
  const index = days.indexOf(chosen);

  const squares: Record<Mark, string[]> = { solid: [], slash: [], dot: [], hollow: [], cross: [] };
  for (const [column, day] of days.entries()) {
    for (const [square, mark] of stackDay(usage, day, ranked, perSquare).entries()) {
      const x = column * dayWidth + cell / 2 + (square % 2) * cell + 1;
      const y = height - cell * (Math.floor(square / 2) + 1) + 1;
      squares[mark].push(weaveMarks[mark].at(x, y));
    }
  }

  const box = useRef<HTMLDivElement>(null);
  // On a phone the chart is wider than the window: the chosen day stays in sight, and that is the last one first.
  useEffect(() => {
    if (!box.current) return;
    const { scrollWidth, clientWidth, scrollLeft } = box.current;
    const [from, to] = [index, index + 1].map((at) => (at * dayWidth * scrollWidth) / (width + 36));
    if (from === undefined || to === undefined) return;
    box.current.scrollLeft = Math.min(from, Math.max(scrollLeft, to - clientWidth));
  }, [index, width]);

  function onPointerDown(event: PointerEvent<SVGSVGElement>) {
    const box = event.currentTarget.getBoundingClientRect();
    const x = ((event.clientX - box.left) / box.width) * (width + 36) - 1;
    const day = days[Math.floor(x / dayWidth)];
    if (day) onChoose(day);
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0;
    const next = days[index + step];
    if (step === 0 || next === undefined) return;
    event.preventDefault();
    onChoose(next);
  }

  return (
    <div
      ref={box}
      className={classes.scroll}
      role="slider"
      tabIndex={0}
      aria-label={t('admin.dashboard.chartLabel', { days: days.length })}
      aria-valuemin={1}
      aria-valuemax={days.length}
      aria-valuenow={index + 1}
      aria-valuetext={`${format.date(chosen)}: ${format.number(sumOf(usage, chosen))}`}
      onKeyDown={onKeyDown}
    >
      <svg
        viewBox={`-1 -8 ${width + 36} ${height + 33}`}
        className={classes.chart}
        aria-hidden
        onPointerDown={onPointerDown}
      >
        <rect width={width} height={height} fill="var(--s2)" />
        <path d={lines(width, height, cell)} stroke="var(--line)" strokeWidth={0.5} />
        <path d={lines(width, height, cell * 5, dayWidth * 7)} stroke="var(--line2)" strokeWidth={0.75} />
        {marks.map((mark) => (
          <path key={mark} d={squares[mark].join('')} {...weaveMarks[mark].paint} />
        ))}
        {index >= 0 && (
          <rect
            x={index * dayWidth + 0.5}
            y={0}
            width={dayWidth - 1}
            height={height}
            fill="none"
            stroke="var(--t1)"
            strokeWidth={1.2}
          />
        )}
        {[0, 5, 10, 15, 20].map((row) => (
          <text key={row} x={width + 6} y={height - row * cell + 3} className={classes.figure}>
            {format.number(row * 2 * perSquare)}
          </text>
        ))}
        {days.map((day, column) =>
          column % 7 === 0 ? (
            <text key={day} data-varies x={column * dayWidth} y={height + 16} className={classes.figure}>
              {format.shortDate(day)}
            </text>
          ) : null,
        )}
      </svg>
    </div>
  );
}

export const sumOf = (usage: readonly CreditUsage[], day: string): number =>
  usage.reduce((sum, row) => (row.day === day ? sum + row.creditsDeducted : sum), 0);

function lines(width: number, height: number, stepY: number, stepX: number = stepY): string {
  const across = Array.from({ length: Math.floor(height / stepY) + 1 }, (_, i) => `M0 ${i * stepY}H${width}`);
  const down = Array.from({ length: Math.floor(width / stepX) + 1 }, (_, i) => `M${i * stepX} 0V${height}`);
  return [...across, ...down].join('');
}
