import { cmPerInch } from '@naksha/contract';
export const rulerUnits = ['cm', 'inch', 'px'] as const;
export type RulerUnit = (typeof rulerUnits)[number];

/** How many of the unit lie on a centimetre of cloth. */
export function unitsPerCm(unit: RulerUnit, dpi: number): number {
  if (unit === 'cm') return 1;
  return unit === 'inch' ? 1 / cmPerInch : dpi / cmPerInch;
}
