import { useDebouncedValue, useHotkeys, useMediaQuery } from '@mantine/hooks';
import type { Directory, Family } from '@naksha/contract';
import { useMemo, useRef, useState } from 'react';
import type { FolderQuery } from '../api/query-keys.ts';
import { firstQuery } from './file-pages.ts';

/** By what a folder can be ordered. */
export const orders = {
  newest: { sortBy: firstQuery.sortBy, sortDirection: firstQuery.sortDirection },
  oldest: { sortBy: 'createdAt', sortDirection: 'asc' },
  name: { sortBy: 'fileName', sortDirection: 'asc' },
  size: { sortBy: 'totalPixels', sortDirection: 'desc' },
} as const satisfies Record<string, Pick<FolderQuery, 'sortBy' | 'sortDirection'>>;
export type Order = keyof typeof orders;

/** Sizes of pictures to be chosen from, in pixels. */
export const sizes = {
  small: { maxPixels: 2048 ** 2 },
  medium: { minPixels: 2048 ** 2 + 1, maxPixels: 4096 ** 2 },
  large: { minPixels: 4096 ** 2 + 1 },
} as const satisfies Record<string, Pick<FolderQuery, 'minPixels' | 'maxPixels'>>;
export type Size = keyof typeof sizes;

/** What a folder is held to, each with the words that say so. */
interface Held<Value extends string> {
  readonly value: Value;
  readonly label: string;
}
export interface Filters {
  readonly colour?: Held<string>;
  readonly family?: Held<Family>;
  readonly operation?: Held<string>;
  readonly createdBy?: Held<string>;
  readonly size?: Held<Size>;
  readonly tag?: Held<string>;
  readonly folder?: Held<string>;
  readonly stack?: Held<string>;
}
export type FilterName = keyof Filters;

/** Which folder is looked at, in which order, held to what, and how large. */
export function useLook() {
  const field = useRef<HTMLInputElement>(null);
  const [directory, setDirectory] = useState<Directory>(firstQuery.directory);
  const [search, setSearch] = useState(firstQuery.fileName);
  const [fileName] = useDebouncedValue(search.trim(), 200);
  const [order, setOrder] = useState<Order>('newest');
  const [filters, setFilters] = useState<Filters>({});
  const [isStacked, setStacked] = useState(firstQuery.stacked === 'true');
  const [across, setAcross] = useState(6);
  const isNarrow = useMediaQuery('(max-width: 640px)', window.innerWidth <= 640, { getInitialValueInEffect: false });
  const query = useMemo((): FolderQuery => {
    const { colour, family, operation, createdBy, size, tag, folder, stack } = filters;
    return {
      ...{ directory, fileName, ...orders[order] },
      // All versions are looked at of the one stack that was opened.
      stacked: isStacked && !stack ? 'true' : 'false',
      ...{ colour: colour?.value, family: family?.value, operation: operation?.value, createdBy: createdBy?.value },
      ...{ tag: tag?.value, folder: folder?.value, stack: stack?.value },
      ...(size && sizes[size.value]),
    };
  }, [directory, fileName, order, filters, isStacked]);
  useHotkeys([['/', () => field.current?.focus()]]);
  const columns = isNarrow ? 2 : across;
  const hold = (held: Filters) => setFilters((before) => ({ ...before, ...held }));
  const letGo = (name: FilterName) =>
    setFilters((before) => Object.fromEntries(Object.entries(before).filter(([each]) => each !== name)));
  const showAll = () => {
    setSearch('');
    setFilters({});
  };
  return {
    ...{ field, directory, setDirectory, search, setSearch, order, setOrder, across, setAcross, query, columns },
    ...{ filters, hold, letGo, showAll, isStacked, setStacked },
  };
}
export type Look = ReturnType<typeof useLook>;
