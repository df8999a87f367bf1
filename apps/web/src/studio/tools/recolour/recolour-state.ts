import type { PaletteColour } from '@naksha/colour';
import type { RecolourParams } from '@naksha/contract';

/** A row of the table: a colour of the cloth, what it is to become, and whether it is to stay. */
export interface RecolourRow extends PaletteColour {
  readonly to: string;
  readonly isLocked: boolean;
}

export interface RecolourState {
  readonly reach: RecolourParams['reach'];
  /** How many colours the cloth is taken apart into. */
  readonly count: number;
  /** Of the whole palette; null while it is as the cloth is. */
  readonly palette: readonly RecolourRow[] | null;
  /** Picked from the cloth one by one. */
  readonly picked: readonly RecolourRow[];
  readonly radius: number;
  readonly softness: number;
}

export const beginning: RecolourState = {
  reach: 'all',
  count: 8,
  palette: null,
  picked: [],
  radius: 15,
  softness: 30,
};

/** The rows of the table, where the cloth has these colours. */
export const rowsOf = (state: RecolourState, colours: readonly RecolourRow[]): readonly RecolourRow[] =>
  state.reach === 'all' ? (state.palette ?? colours) : state.picked;

export const withRows = (state: RecolourState, rows: readonly RecolourRow[]): RecolourState =>
  state.reach === 'all' ? { ...state, palette: rows } : { ...state, picked: rows };

export const rowFrom = (colour: PaletteColour): RecolourRow => ({ ...colour, to: colour.hex, isLocked: false });

/** What is asked of the server; null while nothing would change. */
export function paramsOf(state: RecolourState): RecolourParams | null {
  const rows = rowsOf(state, []);
  const colours = rows.map(({ hex, to, isLocked }) => ({ from: hex, to: isLocked ? hex : to }));
  if (!colours.some(({ from, to }) => from !== to)) return null;
  return { colours, reach: state.reach, radius: state.radius, softness: state.softness };
}
