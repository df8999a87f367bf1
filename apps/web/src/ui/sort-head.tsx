import { Table, UnstyledButton } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Sort } from '../api/query-keys.ts';
import classes from './sort-head.module.css';

/** The order of a list, and what changes it. */
export interface Order<Column extends string> {
  readonly sort: Sort<Column>;
  readonly onSort: (sort: Sort<Column>) => void;
}

/** The head of a column that its list can be sorted by; once more turns the order round. */
export function SortHead<Column extends string>({
  column,
  sort,
  onSort,
  begins = 'asc',
  className,
  w,
  children,
}: Order<Column> & {
  column: Column;
  /** Words begin with A, moments with the newest. */
  begins?: Sort<Column>['direction'];
  className?: string | undefined;
  /** How wide the column is; else as wide as it needs. */
  w?: number;
  children: ReactNode;
}) {
  const isSorted = sort.by === column;
  const isUp = sort.direction === 'asc';
  const Arrow = isUp ? IconArrowUp : IconArrowDown;
  const turned = isUp ? 'desc' : 'asc';
  return (
    <Table.Th w={w} className={className} aria-sort={isSorted ? (isUp ? 'ascending' : 'descending') : 'none'}>
      <UnstyledButton
        className={classes.head}
        onClick={() => onSort({ by: column, direction: isSorted ? turned : begins })}
      >
        {children}
        {isSorted && <Arrow size={12} stroke={1.6} aria-hidden />}
      </UnstyledButton>
    </Table.Th>
  );
}
