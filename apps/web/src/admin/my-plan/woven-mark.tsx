import { markRows } from '@naksha/contract';
import type { CSSProperties } from 'react';
import classes from './sheet.module.css';

/** Blank squares of paper around the mark. */
const border = 2;
const width = (markRows[0]?.length ?? 0) + 2 * border;
const height = markRows.length + 2 * border;

/** The rows of the mark, the lowest woven first. */
const picks = markRows.map((row, y) => ({
  pick: markRows.length - y,
  d: Array.from(row, (cell, x) => (cell === '#' ? `M${x + border} ${y + border}h1v1h-1z` : '')).join(''),
}));

/** The mark on its squared paper, woven pick by pick from the bottom: what was planned has become cloth. Still where motion is reduced. */
export function WovenMark() {
  const lines = [
    ...Array.from({ length: width + 1 }, (_, x) => `M${x} 0v${height}`),
    ...Array.from({ length: height + 1 }, (_, y) => `M0 ${y}h${width}`),
  ];
  return (
    <svg className={classes.woven} viewBox={`-0.1 -0.1 ${width + 0.2} ${height + 0.2}`} aria-hidden>
      <path className={classes.paper} d={lines.join('')} />
      {picks.map(({ pick, d }) => (
        <path key={pick} className={classes.pick} style={{ '--pick': pick } as CSSProperties} d={d} />
      ))}
    </svg>
  );
}
