import type { Area } from '@naksha/contract';

/** True for a tile that goes on straight beyond its edges, as everything on the table does by itself. */
export const goesOnStraight = ({ layout, columns, rows }: Area['repeat']): boolean =>
  layout === 'straight' || columns > 1 || rows > 1;
