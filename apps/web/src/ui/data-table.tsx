import { NativeSelect, Table } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { limits } from '@naksha/contract';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './data-table.module.css';
import { type Order, SortHead } from './sort-head.tsx';

/** One fact of every row, given once: as a column of the table, and as its place in the list that a phone shows. */
export interface Column<Row, By extends string = never> {
  /** What stands above it, and on a phone before it. */
  readonly head: string;
  /** Nothing, null or '', where a row has no such fact. */
  readonly cell: (row: Row) => ReactNode;
  /** The list can be sorted by it, at first in the direction in which it is looked for. */
  readonly sort?: By;
  readonly begins?: 'asc' | 'desc';
  /** Right, with figures of one width. */
  readonly isNumber?: boolean;
  /** Never in two lines of a table: a moment, a word. What else stands in a row gives way. */
  readonly isOneLine?: boolean;
  /** Differs from one day to the next, so that no picture is compared by it. */
  readonly varies?: boolean;
  readonly className?: string | undefined | ((row: Row) => string | undefined);
  readonly w?: number;
  /**
   * Where it stands on a phone: the name of the row, what stands beside it and a menu above all; then what speaks for itself, in one line
   * with others or in the whole width; then pairs of a word and a fact, which is what is not said otherwise; buttons beneath all.
   */
  readonly place?: Place;
}
type Place = 'name' | 'beside' | 'menu' | 'line' | 'whole' | 'pair' | 'acts';

interface DataTableProps<Row extends { readonly _id: string }, By extends string> {
  /** What it is a list of. */
  readonly label: string;
  readonly rows: readonly Row[];
  readonly columns: readonly (Column<Row, By> | false)[];
  /** No narrower than this; where less room is, it is scrolled sideways. Without it, as wide as there is room. */
  readonly miw?: number;
  /** Where the list can be sorted. */
  readonly order?: Order<By>;
  /** What is to be added to a row, across all columns. */
  readonly beneath?: (row: Row) => ReactNode;
  readonly className?: string | undefined;
  /** How a whole row looks. */
  readonly rowClass?: (row: Row) => string | undefined;
}

/** Rows of one kind as a table, and on a phone as a list with everything in sight, sorted by the same columns. */
export function DataTable<Row extends { readonly _id: string }, By extends string = never>({
  columns,
  ...props
}: DataTableProps<Row, By>) {
  const given = columns.filter((column) => column !== false);
  return usePhone() ? <PhoneList {...props} columns={given} /> : <WideTable {...props} columns={given} />;
}

interface Given<Row extends { readonly _id: string }, By extends string> extends DataTableProps<Row, By> {
  readonly columns: readonly Column<Row, By>[];
}

function WideTable<Row extends { readonly _id: string }, By extends string>({
  label,
  rows,
  columns,
  miw,
  order,
  beneath,
  className,
  rowClass,
}: Given<Row, By>) {
  // Without a head or an act to go to, the keyboard reaches a table that may be scrolled itself, and arrows move it.
  const isReached = miw !== undefined && order === undefined && !columns.some(({ place }) => isActs(place));
  return (
    <section className={classes.scroll} aria-label={label} {...(isReached && { tabIndex: 0 })}>
      <Table miw={miw} className={className}>
        <Table.Thead>
          <Table.Tr>
            {columns.map((column) => {
              const { head, sort, begins, w } = column;
              const look = lookOf(column);
              return order && sort !== undefined ? (
                <SortHead key={head} column={sort} {...(begins && { begins })} w={w} className={look} {...order}>
                  {head}
                </SortHead>
              ) : (
                <Table.Th key={head} w={w} className={look}>
                  {head}
                </Table.Th>
              );
            })}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => {
            const more = beneath?.(row);
            return (
              <Fragment key={row._id}>
                <Table.Tr className={rowClass?.(row)}>
                  {columns.map((column) => (
                    <Table.Td key={column.head} {...shownAs(column, row, lookOf(column))}>
                      {column.cell(row)}
                    </Table.Td>
                  ))}
                </Table.Tr>
                {more && (
                  <Table.Tr>
                    <Table.Td />
                    <Table.Td colSpan={columns.length - 1}>{more}</Table.Td>
                  </Table.Tr>
                )}
              </Fragment>
            );
          })}
        </Table.Tbody>
      </Table>
    </section>
  );
}

function PhoneList<Row extends { readonly _id: string }, By extends string>({
  label,
  rows,
  columns,
  order,
  beneath,
  rowClass,
}: Given<Row, By>) {
  const at = (wanted: Place, row: Row) =>
    columns
      .filter(({ place = 'pair' }) => place === wanted)
      .map((column) => ({ column, value: column.cell(row) }))
      .filter(({ value }) => value !== null && value !== undefined && value !== '' && value !== false);
  return (
    <>
      {order && <SortSelect columns={columns} {...order} />}
      <ul className={classes.list} aria-label={label}>
        {rows.map((row) => {
          const [lines, pairs, acts] = [at('line', row), at('pair', row), at('acts', row)];
          return (
            <li key={row._id} className={rowClass?.(row)}>
              <div className={classes.first}>
                {(['name', 'beside', 'menu'] as const).map((place) =>
                  at(place, row).map(({ column, value }) => (
                    <div key={column.head} {...shownAs(column, row, above[place])}>
                      {place === 'beside' && <Unseen head={column.head} />}
                      {value}
                    </div>
                  )),
                )}
              </div>
              {lines.length > 0 && (
                <div className={classes.lines}>
                  {lines.map(({ column, value }) => (
                    <span key={column.head} {...shownAs(column, row)}>
                      <Unseen head={column.head} />
                      {value}
                    </span>
                  ))}
                </div>
              )}
              {at('whole', row).map(({ column, value }) => (
                <div key={column.head} {...shownAs(column, row, classes.whole)}>
                  <Unseen head={column.head} />
                  {value}
                </div>
              ))}
              {pairs.length > 0 && (
                <dl className={classes.pairs}>
                  {pairs.map(({ column, value }) => (
                    <div key={column.head}>
                      <dt>{column.head}</dt>
                      <dd {...shownAs(column, row, column.isNumber && 'num')}>{value}</dd>
                    </div>
                  ))}
                </dl>
              )}
              {acts.map(({ column, value }) => (
                <div key={column.head} className={classes.foot}>
                  {value}
                </div>
              ))}
              {beneath?.(row)}
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** The word of a fact that speaks for itself to whoever sees it. */
function Unseen({ head }: { head: string }) {
  return <span className="visually-hidden">{head}: </span>;
}

/** What the heads of the table do, where there are none. */
function SortSelect<Row, By extends string>({
  columns,
  sort,
  onSort,
}: Order<By> & { readonly columns: readonly Column<Row, By>[] }) {
  const { t } = useTranslation();
  const orders = columns.flatMap(({ head, sort: by, begins = 'asc' }) =>
    by === undefined
      ? []
      : ([begins, begins === 'asc' ? 'desc' : 'asc'] as const).map((direction) => ({ by, direction, head })),
  );
  const nameOf = ({ by, direction }: Order<By>['sort']) => `${by} ${direction}`;
  return (
    <NativeSelect
      className={classes.sort}
      label={t('shell.table.sortBy')}
      size="xs"
      value={nameOf(sort)}
      onChange={({ currentTarget: { value } }) => {
        const chosen = orders.find((each) => nameOf(each) === value);
        if (chosen) onSort({ by: chosen.by, direction: chosen.direction });
      }}
      data={orders.map((each) => ({
        value: nameOf(each),
        label: t(`shell.table.${each.direction}`, { column: each.head }),
      }))}
    />
  );
}

const above = { name: classes.name, beside: classes.beside, menu: classes.menu } as const;

const narrow = `(max-width: ${limits.mobileNavBreakpointPx}px)`;

/** Whether the window is as narrow as a phone, from the first picture on. */
const usePhone = () =>
  useMediaQuery(narrow, window.innerWidth <= limits.mobileNavBreakpointPx, { getInitialValueInEffect: false });

const isActs = (place: Place | undefined) => place === 'menu' || place === 'acts';

/** How a column of a table is drawn. */
function lookOf({ place, isNumber, isOneLine }: { place?: Place; isNumber?: boolean; isOneLine?: boolean }) {
  if (isActs(place)) return classes.acts;
  return [isNumber && classes.number, isOneLine && classes.oneLine].filter(Boolean).join(' ') || undefined;
}

/** How a fact is drawn: as its place has it, and as its column has it for this row. */
function shownAs<Row, By extends string>(
  { className, varies }: Column<Row, By>,
  row: Row,
  ofPlace?: string | false | undefined,
) {
  const ofColumn = typeof className === 'function' ? className(row) : className;
  return { className: [ofPlace, ofColumn].filter(Boolean).join(' ') || undefined, 'data-varies': varies || undefined };
}
