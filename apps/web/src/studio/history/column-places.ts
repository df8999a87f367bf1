import type { HistoryNode } from '../store/walk-history.ts';
import type { PlacedNode } from './lay-out-history.ts';

/** How far apart columns stand, in pixels. */
export const columnPitch = { led: 108, loose: 50, apart: 74 } as const;

/**
 * Where each column stands: far enough from the one before for a line with its name; beginnings close together where no line leads,
 * but well apart from a chain, so that no one takes one for a step of it.
 */
export function columnPlaces(placed: readonly PlacedNode<HistoryNode>[]): number[] {
  const last = Math.max(-1, ...placed.map(({ column }) => column));
  const isLed = (column: number) => placed.some((each) => each.column === column && each.from);
  const places: number[] = [];
  for (let column = 0; column <= last; column++) {
    const touchesChain = isLed(column - 1) || isLed(column + 1);
    const pitch = isLed(column) ? columnPitch.led : touchesChain ? columnPitch.apart : columnPitch.loose;
    places.push(column === 0 ? 0 : (places[column - 1] ?? 0) + pitch);
  }
  return places;
}
