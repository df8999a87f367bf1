/** A cloth seen along its borders: u runs with them, v across. */
export interface Run {
  readonly isDown: boolean;
  /** Length of the module along and across the borders. */
  readonly along: number;
  readonly across: number;
  readonly place: (u: number, v: number) => { x: number; y: number };
}
