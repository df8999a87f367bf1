import { limits } from '@naksha/contract';
import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { noteScroll } from './at-rest.ts';
import classes from './collection.module.css';
import { type Drawn, gridWindow, nearer } from './grid-window.ts';

/**
 * The items of the part of a folder that is looked at; those of a row come one after another while the folder scrolls, and no other part of the
 * page is drawn again. Says which pages hold them, and those that will soon.
 */
export function ClothItems<Row>({
  box,
  height,
  total,
  columns,
  rowHeight,
  rows,
  asked,
  onAsk,
  item,
}: {
  box: RefObject<HTMLDivElement | null>;
  height: number;
  total: number;
  columns: number;
  rowHeight: number;
  rows: ReadonlyMap<number, Row>;
  asked: readonly number[];
  onAsk: (pages: readonly number[]) => void;
  item: (row: Row, at: number) => ReactNode;
}) {
  const top = useTop(box, rowHeight);
  const window = gridWindow({ total, columns, rowHeight, pageSize: limits.fileListPageSize }, top, height);
  const isAsked = String(asked) === String(window.pages);
  useEffect(() => {
    if (!isAsked) onAsk(window.pages);
  });
  const { from, to } = useNearer(known(window, rows));
  // Places stay free of a row that has not come or gone whole, and of a page that has not come.
  const start = from - (from % columns);
  return (
    <ul
      className={classes.grid}
      style={{
        top: (start / columns) * rowHeight,
        gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
        gridAutoRows: rowHeight,
      }}
    >
      {Array.from({ length: to - start }, (_, i) => start + i).map((at) => {
        const row = at < from ? undefined : rows.get(at);
        return row ? item(row, at) : <li key={at} className={classes.card} aria-hidden />;
      })}
    </ul>
  );
}

/** How far a folder is scrolled, in whole rows: within a row nothing else comes into view, and what is drawn stays as it is. */
function useTop(box: RefObject<HTMLDivElement | null>, rowHeight: number): number {
  const [top, setTop] = useState(0);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const look = () => setTop(Math.floor(element.scrollTop / rowHeight) * rowHeight);
    const scroll = () => {
      noteScroll();
      look();
    };
    element.addEventListener('scroll', scroll, { passive: true });
    look();
    return () => element.removeEventListener('scroll', scroll);
  }, [box, rowHeight]);
  return top;
}

/** Of a part what has come, from the first to the last of it, so that what comes late before or after it follows one after another too. */
function known({ from, to }: Drawn, rows: ReadonlyMap<number, unknown>): Drawn {
  let first = from;
  while (first < to && !rows.has(first)) first++;
  let end = to;
  while (end > first && !rows.has(end - 1)) end--;
  return { from: first, to: end };
}

/** What is drawn of what is to be drawn: a few items more with each frame. */
function useNearer({ from, to }: Drawn): Drawn {
  const [kept, setKept] = useState({ from, to });
  const isApart = kept.from >= to || kept.to <= from;
  const drawn = isApart ? { from, to } : kept;
  if (isApart && (kept.from !== from || kept.to !== to)) setKept(drawn);
  useEffect(() => {
    if (drawn.from === from && drawn.to === to) return undefined;
    const frame = requestAnimationFrame(() => setKept((before) => nearer(before, { from, to })));
    return () => cancelAnimationFrame(frame);
  });
  return drawn;
}
