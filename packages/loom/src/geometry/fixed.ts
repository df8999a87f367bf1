/** A coordinate as path text, rounded to 0.01 so that scenes are compact and equal in every engine. */
export function fixed(value: number): string {
  const rounded = Math.round(value * 100) / 100;
  return rounded === 0 ? '0' : String(rounded);
}
