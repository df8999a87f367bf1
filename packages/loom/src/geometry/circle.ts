import { fixed } from './fixed.ts';

/** Path data of a full circle. */
export function circle(x: number, y: number, r: number): string {
  const radius = fixed(r);
  const across = fixed(2 * r);
  return `M${fixed(x - r)} ${fixed(y)}a${radius} ${radius} 0 1 0 ${across} 0a${radius} ${radius} 0 1 0 -${across} 0Z`;
}
