import type { Torus } from '../../numbers/torus.ts';

/** A place of a lattice; `column` and `row` count from the upper left, for alternation. */
export interface LatticeSite {
  readonly x: number;
  readonly y: number;
  readonly column: number;
  readonly row: number;
}

export interface LatticeAsk {
  /** Wanted step between neighbours of a row and between rows, in units. */
  readonly stepX: number;
  readonly stepY: number;
  /** Columns alternate in meaning (mirrored, two-way): their count must be even. */
  readonly evenColumns?: boolean;
  /** Rows alternate in meaning: their count must be even. */
  readonly evenRows?: boolean;
}

export interface Lattice {
  readonly sites: readonly LatticeSite[];
  /** Real steps after fitting whole counts. */
  readonly stepX: number;
  readonly stepY: number;
  readonly columns: number;
  readonly rows: number;
}

/**
 * Straight rows and columns. Counts are whole and, under a half-drop or half-brick torus, such that the shift is a
 * whole number of steps.
 */
export function gridLattice(torus: Torus, ask: LatticeAsk): Lattice {
  return laid(
    torus,
    columnsOf(torus, ask, false),
    rowsOf(torus, ask, false),
    () => 0,
    () => 0,
  );
}

/** Every other column is moved down by half a step: the half-drop. Columns are even so that the edges meet. */
export function halfDropLattice(torus: Torus, ask: LatticeAsk): Lattice {
  // A half-dropped torus already moves its neighbour: odd columns then go with odd rows.
  const alternates = ask.evenColumns === true || torus.brickX !== 0;
  const columns = columnsOf(torus, { ...ask, evenColumns: alternates }, torus.dropY === 0 || ask.evenRows === true);
  const rows = torus.dropY !== 0 && columns % 2 === 1 ? oddCount(torus.h / ask.stepY) : rowsOf(torus, ask, false);
  return laid(
    torus,
    columns,
    rows,
    (column) => (column % 2) / 2,
    () => 0,
  );
}

/** Every other row is moved right by half a step: the brick. Rows are even so that the edges meet. */
export function brickLattice(torus: Torus, ask: LatticeAsk): Lattice {
  const alternates = ask.evenRows === true || torus.dropY !== 0;
  const rows = rowsOf(torus, { ...ask, evenRows: alternates }, torus.brickX === 0 || ask.evenColumns === true);
  const columns = torus.brickX !== 0 && rows % 2 === 1 ? oddCount(torus.w / ask.stepX) : columnsOf(torus, ask, false);
  return laid(
    torus,
    columns,
    rows,
    () => 0,
    (row) => (row % 2) / 2,
  );
}

function laid(
  torus: Torus,
  columns: number,
  rows: number,
  down: (column: number) => number,
  right: (row: number) => number,
): Lattice {
  const stepX = torus.w / columns;
  const stepY = torus.h / rows;
  const sites: LatticeSite[] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      sites.push({ x: (column + 0.5 + right(row)) * stepX, y: (row + 0.5 + down(column)) * stepY, column, row });
    }
  }
  return { sites, stepX, stepY, columns, rows };
}

/** The shift over the lower edge must be whole steps, and an even number of them where columns alternate. */
function columnsOf(torus: Torus, ask: LatticeAsk, mustBeEven: boolean): number {
  const alternates = ask.evenColumns === true;
  const multiple = (alternates || mustBeEven ? 2 : 1) * (torus.brickX === 0 ? 1 : alternates ? 2 : 1);
  return counted(torus.w / ask.stepX, torus.brickX === 0 ? multiple : Math.max(2, multiple));
}

/** The same for rows and the shift over the right edge. */
function rowsOf(torus: Torus, ask: LatticeAsk, mustBeEven: boolean): number {
  const alternates = ask.evenRows === true;
  const multiple = (alternates || mustBeEven ? 2 : 1) * (torus.dropY === 0 ? 1 : alternates ? 2 : 1);
  return counted(torus.h / ask.stepY, torus.dropY === 0 ? multiple : Math.max(2, multiple));
}

/** The multiple nearest in proportion. */
function counted(wanted: number, multiple: number): number {
  const low = Math.max(1, Math.floor(wanted / multiple)) * multiple;
  return wanted / low < (low + multiple) / wanted ? low : low + multiple;
}

function oddCount(wanted: number): number {
  return 2 * Math.max(0, Math.round((wanted - 1) / 2)) + 1;
}
