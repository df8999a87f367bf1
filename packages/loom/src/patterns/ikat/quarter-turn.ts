import { fixed } from '../../geometry/fixed.ts';

/** Path data of straight lines (M, L, Z) turned by a quarter: x becomes y. */
export function quarterTurn(d: string): string {
  return d.replace(
    /(-?[\d.]+) (-?[\d.]+)/g,
    (_pair, x: string, y: string) => `${fixed(-Number(y))} ${fixed(Number(x))}`,
  );
}
