/** The month before or after one, as `2026-11`. */
export function neighbourMonth(month: string, by: -1 | 1): string {
  const [year = 0, of = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, of - 1 + by)).toISOString().slice(0, 7);
}
