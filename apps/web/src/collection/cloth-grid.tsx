import { type FileRow, limits } from '@naksha/contract';
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { LoadFailure } from '../ui/load-failure.tsx';
import classes from './collection.module.css';
import { gridWindow } from './grid-window.ts';

/** Of a cloth: its colours, its name and its day. */
const underPicture = 39;

/** How a page of many files is asked for, and under which key it is kept. */
type Pages<Row> = (pageNo: number) => {
  readonly queryKey: readonly unknown[];
  readonly queryFn: () => Promise<{ readonly data: Row[]; readonly total: number }>;
};

/** Cloth from edge to edge; only what is looked at is drawn and asked for. */
export function ClothGrid<Row extends FileRow>({
  role,
  name,
  pages,
  columns,
  under = 0,
  card,
  empty,
}: {
  role: 'tabpanel' | 'region';
  name: string;
  pages: Pages<Row>;
  columns: number;
  /** Room beneath each cloth beyond its caption. */
  under?: number;
  card: (row: Row, height: number) => ReactNode;
  empty: ReactNode;
}) {
  const box = useRef<HTMLDivElement>(null);
  const [view, setView] = useState({ top: 0, width: 1440, height: 800 });
  const { data: first, isPlaceholderData: isOfOther } = useFirstPage(pages);
  const total = first?.total ?? 0;
  const cell = Math.floor((view.width - (columns - 1)) / columns);
  const rowHeight = cell + underPicture + under;
  const window = gridWindow({ total, columns, rowHeight, pageSize: limits.fileListPageSize }, view.top, view.height);
  const shown = useShown(pages, window.pages);

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const look = () => setView({ top: element.scrollTop, width: element.clientWidth, height: element.clientHeight });
    const sizes = new ResizeObserver(look);
    sizes.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    look();
    return () => {
      sizes.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, []);
  const lookedAt = JSON.stringify(pages(1).queryKey);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another folder is looked at from its beginning
  useEffect(() => {
    if (box.current) box.current.scrollTop = 0;
  }, [lookedAt]);

  const places = Array.from({ length: window.to - window.from }, (_, i) => window.from + i);
  return (
    // Both roles take a name, which cannot be read off here.
    <div ref={box} className={classes.scroll} {...{ role, 'aria-label': name }} aria-busy={shown.isLoading}>
      {shown.error && (
        <div className={classes.failure}>
          <LoadFailure error={shown.error} retry={shown.retry} />
        </div>
      )}
      {first?.total === 0 && !isOfOther && empty}
      <div style={{ height: window.height }}>
        <ul
          className={classes.grid}
          style={{
            top: (window.from / columns) * rowHeight,
            gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
            gridAutoRows: rowHeight,
          }}
        >
          {places.map((at) => {
            const row = shown.rows.get(at);
            return row ? card(row, cell) : <li key={at} className={classes.card} />;
          })}
        </ul>
      </div>
    </div>
  );
}

/** Says how many there are in all: pages far down the folder do not until they have arrived. Until it has, a folder is as long as the last one. */
const useFirstPage = <Row,>(pages: Pages<Row>) => useQuery({ ...pages(1), placeholderData: keepPreviousData });

/** The pages of a folder that are looked at; rows by their place. */
function useShown<Row>(pages: Pages<Row>, numbers: readonly number[]) {
  const answers = useQueries({
    queries: numbers.map((pageNo) => ({ ...pages(pageNo), placeholderData: keepPreviousData })),
  });
  const rows = new Map<number, Row>();
  for (const [index, { data }] of answers.entries()) {
    const start = ((numbers[index] ?? 1) - 1) * limits.fileListPageSize;
    for (const [at, row] of (data?.data ?? []).entries()) rows.set(start + at, row);
  }
  return {
    rows,
    isLoading: answers.some(({ isLoading }) => isLoading),
    error: answers.find(({ error }) => error)?.error ?? null,
    retry: () => Promise.all(answers.map(({ refetch }) => refetch())),
  };
}
