/** The middle one of some numbers, 0 of none. They are sorted where they lie. */
export function medianOf(values: number[] | Float64Array): number {
  values.sort((a, b) => a - b);
  return values[values.length >> 1] ?? 0;
}
