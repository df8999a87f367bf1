import type { LogFilter } from '../../api/query-keys.ts';

/** Days that no line can lie between; a field for days shows which are allowed, and takes any that is typed. */
export const isBackwards = ({ from, to }: LogFilter): boolean => from !== undefined && to !== undefined && from > to;
