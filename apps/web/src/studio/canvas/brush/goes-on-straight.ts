import type { Area } from '@naksha/contract';

/** True for a tile that continues straight beyond its edges, as everything on the table does. */
export const goesOnStraight = ({ layout, columns, rows }: Area['repeat']): boolean =>
  layout === 'straight' || columns > 1 || rows > 1;
