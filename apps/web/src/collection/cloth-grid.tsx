import { type FileRow, limits, type PickedFile } from '@naksha/contract';
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queryClient } from '../api/query-client.ts';
import { useFormat } from '../i18n/use-format.ts';
import { LoadFailure } from '../ui/load-failure.tsx';
import { ClothItems } from './cloth-items.tsx';
import classes from './collection.module.css';
import type { Picking, Wording } from './shown-cloth.ts';
import { useGridPicking } from './use-grid-picking.ts';
import type { Selection } from './use-selection.tsx';

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
  card: (row: Row, shown: { height: number; picking: Picking; wording: Wording }) => ReactNode;
  empty: ReactNode;
}) {
  const box = useRef<HTMLDivElement>(null);
  const [view, setView] = useState({ width: 1440, height: 800 });
  const { data: first, isPlaceholderData: isOfOther } = useFirstPage(pages);
  const total = first?.total ?? 0;
  const cell = Math.floor((view.width - (columns - 1)) / columns);
  const rowHeight = cell + underPicture + under;
  const [asked, setAsked] = useState<readonly number[]>([1]);
  const shown = useShown(pages, asked);
  const { t } = useTranslation();
  const format = useFormat();
  const wording = useMemo((): Wording => ({ t, format }), [t, format]);
  const rowsOf = (from: number, to: number): Promise<readonly PickedFile[]> => {
    const count = Math.min(to - from, limits.filesPicked) + 1;
    return many && count > limits.fileListPageSize * 2 ? many(from, count) : askRows(pages, from, from + count - 1);
  };
  const rowAt = (at: number) => shown.rows.get(at);
  const { drawn, pick, handlers } = useGridPicking({
    box,
    total,
    columns,
    cell,
    rowHeight,
    rowsOf,
    rowAt,
    selection: isOfOther ? undefined : selection,
  });

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const look = () =>
      setView((before) => {
        const { clientWidth: width, clientHeight: height } = element;
        return before.width === width && before.height === height ? before : { width, height };
      });
    const sizes = new ResizeObserver(look);
    sizes.observe(element);
    look();
    return () => sizes.disconnect();
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
      <div style={{ height: Math.ceil(total / columns) * rowHeight }}>
        <ClothItems
          {...{ box, total, columns, rowHeight, asked }}
          height={view.height}
          rows={shown.rows}
          onAsk={setAsked}
          item={(row, at) => {
            const isPicked = selection?.picked.has(row._id) ?? false;
            const isAny = (selection?.picked.size ?? 0) > 0;
            return card(row, { height: cell, picking: { at, isPicked, isAny, pick }, wording });
          }}
        />
        {drawn && <div className={classes.drawn} style={drawn} aria-hidden />}
      </div>
    </div>
  );
}

/** Says how many there are in all: pages far down the folder do not until they have arrived. Until it has, a folder is as long as the last one. */
const useFirstPage = <Row,>(pages: Pages<Row>) => useQuery({ ...pages(1), placeholderData: keepPreviousData });

/** The pages of a folder that are looked at; rows by their place. */
function useShown<Row>(pages: Pages<Row>, numbers: readonly number[]) {
  const answers = useQueries({
    queries: numbers.map((pageNo) => pages(pageNo)),
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
