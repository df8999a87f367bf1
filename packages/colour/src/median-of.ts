/** The middle one of some numbers, 0 of none. They are sorted where they lie. */
export function medianOf(values: Float64Array): number {
  values.sort();
  return values[values.length >> 1] ?? 0;
}
