/** A weave's drawing as rows of characters: # where the warp lies on top. */
export function figureLift(rows: readonly string[]): boolean[][] {
  return rows.map((row) => [...row].map((sign) => sign === '#'));
}
