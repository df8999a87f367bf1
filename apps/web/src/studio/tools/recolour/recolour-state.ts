import type { PaletteColour } from '@naksha/colour';
import type { RecolourParams } from '@naksha/contract';

/** A row of the table: a colour of the cloth, what it is to become, and whether it is to stay. */
export interface RecolourRow extends PaletteColour {
  readonly to: string;
  readonly isLocked: boolean;
}

export interface RecolourState {
  readonly reach: RecolourParams['reach'];
  /** Of the whole palette; empty until the cloth has been looked at. */
  readonly palette: readonly RecolourRow[];
  /** Picked from the cloth one by one. */
  readonly picked: readonly RecolourRow[];
  readonly radius: number;
  readonly softness: number;
}

export const beginning: RecolourState = { reach: 'all', palette: [], picked: [], radius: 15, softness: 30 };

export const rowsOf = (state: RecolourState): readonly RecolourRow[] =>
  state.reach === 'all' ? state.palette : state.picked;

export const withRows = (state: RecolourState, rows: readonly RecolourRow[]): RecolourState =>
  state.reach === 'all' ? { ...state, palette: rows } : { ...state, picked: rows };

export const rowFrom = (colour: PaletteColour): RecolourRow => ({ ...colour, to: colour.hex, isLocked: false });

/** What is asked of the server; null while nothing would change. */
export function paramsOf(state: RecolourState): RecolourParams | null {
  const rows = rowsOf(state);
  const colours = rows.map(({ hex, to, isLocked }) => ({ from: hex, to: isLocked ? hex : to }));
  if (!colours.some(({ from, to }) => from !== to)) return null;
  return { colours, reach: state.reach, radius: state.radius, softness: state.softness };
}
