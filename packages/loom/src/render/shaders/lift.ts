import { modulo } from '../../layout/torus.ts';

/** Which yarn lies on top, by end (warp yarn) and pick (weft yarn). */
export interface Lift {
  /** Whether the warp lies on top. */
  at(end: number, pick: number): boolean;
  /** How near a place is to the end of the float on top of it, 0 … 1; a place in yarns. */
  end(x: number, y: number): number;
  /** Yarns over which it looks even from afar: 2 for plain weave; larger weaves are drawings of their own. */
  readonly blend: number;
}

/** Picks `lift0` … of `ends` ends: the bit of 2^end is set where the warp is lifted. No picks: the warp covers all. */
export function createLift(params: Readonly<Record<string, number>>): Lift {
  const { ends = 1 } = params;
  const table: boolean[][] = [];
  for (let pick = 0; ; pick++) {
    const bits = params[`lift${pick}`];
    if (bits === undefined) break;
    table.push(Array.from({ length: ends }, (_, end) => Math.floor(bits / 2 ** end) % 2 === 1));
  }
  if (table.length === 0) table.push(Array.from({ length: ends }, () => true));
  const { length: picks } = table;
  const flat = Uint8Array.from(table.flat(), Number);
  const at = (end: number, pick: number) => flat[modulo(pick, picks) * ends + modulo(end, ends)] === 1;
  return {
    at,
    blend: ends <= 2 && picks <= 2 && flat.includes(0) && flat.includes(1) ? 2 : 1,
    end: (x, y) => {
      const i = Math.floor(x);
      const j = Math.floor(y);
      const isWarp = at(i, j);
      // Along the yarn on top: towards the edge nearer to the place, does it go under there?
      const along = isWarp ? y - j : x - i;
      const step = along < 0.5 ? -1 : 1;
      const next = isWarp ? at(i, j + step) : at(i + step, j);
      if (next === isWarp) return 0;
      const off = 2 * Math.abs(along - 0.5);
      return off * off;
    },
  };
}
