import { type FileRow, limits, type PickedFile } from '@naksha/contract';
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { queryClient } from '../api/query-client.ts';
import { LoadFailure } from '../ui/load-failure.tsx';
import classes from './collection.module.css';
import { gridWindow, nearer } from './grid-window.ts';
import { noteScroll } from './read-when-idle.ts';
import { useGridPicking } from './use-grid-picking.ts';
import type { Selection } from './use-selection.tsx';

/** How a cloth of the grid is selected. */
export interface Picking {
  readonly at: number;
  readonly isPicked: boolean;
  /** Something is selected, so that a click selects. */
  readonly isAny: boolean;
  readonly pick: (row: FileRow, at: number, isRange: boolean) => void;
}

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
  selection,
  many,
  card,
  empty,
}: {
  role: 'tabpanel' | 'region';
  name: string;
  pages: Pages<Row>;
  columns: number;
  /** Room beneath each cloth beyond its caption. */
  under?: number;
  /** Where files can be selected. */
  selection?: Selection;
  /** Asks for many of them from a place on, with what is needed to change them. */
  many?: (from: number, count: number) => Promise<readonly PickedFile[]>;
  card: (row: Row, height: number, picking: Picking) => ReactNode;
  empty: ReactNode;
}) {
  const box = useRef<HTMLDivElement>(null);
  const [view, setView] = useState({ top: 0, width: 1440, height: 800 });
  const { data: first, isPlaceholderData: isOfOther } = useFirstPage(pages);
  const total = first?.total ?? 0;
  const cell = Math.floor((view.width - (columns - 1)) / columns);
  const rowHeight = cell + underPicture + under;
  const rowHeightRef = useRef(rowHeight);
  rowHeightRef.current = rowHeight;
  const window = gridWindow({ total, columns, rowHeight, pageSize: limits.fileListPageSize }, view.top, view.height);
  const shown = useShown(pages, window.pages);
  const rowsOf = (from: number, to: number): Promise<readonly PickedFile[]> => {
    const count = Math.min(to - from, limits.filesPicked) + 1;
    return many && count > limits.fileListPageSize * 2 ? many(from, count) : askRows(pages, from, from + count - 1);
  };
  const rowAt = (at: number) => shown.rows.get(at);
  const { drawn, pick, handlers } = useGridPicking({ box, total, columns, cell, rowHeight, rowsOf, rowAt, selection });

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const scroll = () => {
      noteScroll();
      look();
    };
    const look = () =>
      setView((before) => {
        const { clientWidth: width, clientHeight: height } = element;
        // Within a row nothing else comes into view: what is drawn stays as it is.
        const step = rowHeightRef.current;
        const top = Math.floor(element.scrollTop / step) * step;
        const isSame = before.top === top && before.width === width && before.height === height;
        return isSame ? before : { top, width, height };
      });
    const sizes = new ResizeObserver(look);
    sizes.observe(element);
    element.addEventListener('scroll', scroll, { passive: true });
    look();
    return () => {
      sizes.disconnect();
      element.removeEventListener('scroll', scroll);
    };
  }, []);
  const lookedAt = JSON.stringify(pages(1).queryKey);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another folder is looked at from its beginning
  useEffect(() => {
    if (box.current) box.current.scrollTop = 0;
  }, [lookedAt]);

  return (
    // Both roles take a name, which cannot be read off here.
    <div
      ref={box}
      className={classes.scroll}
      {...{ role, 'aria-label': name }}
      aria-busy={shown.isLoading}
      {...handlers}
    >
      {shown.error && (
        <div className={classes.failure}>
          <LoadFailure error={shown.error} retry={shown.retry} />
        </div>
      )}
      {first?.total === 0 && !isOfOther && empty}
      <div style={{ height: window.height }}>
        <Items
          from={window.from}
          to={window.to}
          columns={columns}
          rowHeight={rowHeight}
          item={(at) => {
            const row = shown.rows.get(at);
            if (!row) return <li key={at} className={classes.card} />;
            const isPicked = selection?.picked.has(row._id) ?? false;
            const isAny = (selection?.picked.size ?? 0) > 0;
            return card(row, cell, { at, isPicked, isAny, pick });
          }}
        />
        {drawn && <div className={classes.drawn} style={drawn} aria-hidden />}
      </div>
    </div>
  );
}

/** The items of the part that is looked at; those of a row come one after another while the folder scrolls. */
function Items({
  from,
  to,
  columns,
  rowHeight,
  item,
}: {
  from: number;
  to: number;
  columns: number;
  rowHeight: number;
  item: (at: number) => ReactNode;
}) {
  const [kept, setKept] = useState({ from, to });
  const isApart = kept.from >= to || kept.to <= from;
  const drawn = isApart ? { from, to } : kept;
  if (isApart && (kept.from !== from || kept.to !== to)) setKept(drawn);
  useEffect(() => {
    if (drawn.from === from && drawn.to === to) return undefined;
    const frame = requestAnimationFrame(() => setKept((before) => nearer(before, { from, to })));
    return () => cancelAnimationFrame(frame);
  });
  // Of a row that has not come or gone whole the other places stay free.
  const start = drawn.from - (drawn.from % columns);
  return (
    <ul
      className={classes.grid}
      style={{
        top: (start / columns) * rowHeight,
        gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
        gridAutoRows: rowHeight,
      }}
    >
      {Array.from({ length: drawn.to - start }, (_, i) => start + i).map((at) =>
        at < drawn.from ? <li key={at} className={classes.card} aria-hidden /> : item(at),
      )}
    </ul>
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

/** Rows by their places, of pages that have come or are asked for now. */
async function askRows<Row>(pages: Pages<Row>, from: number, to: number): Promise<readonly Row[]> {
  const size = limits.fileListPageSize;
  const rows: Row[] = [];
  for (let pageNo = Math.floor(from / size) + 1; (pageNo - 1) * size <= to; pageNo++) {
    const { data } = await queryClient.fetchQuery(pages(pageNo));
    rows.push(...data.slice(Math.max(0, from - (pageNo - 1) * size), to - (pageNo - 1) * size + 1));
  }
  return rows;
}
