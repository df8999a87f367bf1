import { cmToPx, limits, pxToCm, type ResizeParams } from '@naksha/contract';

type Unit = ResizeParams['unit'];

/** What stands in the two fields, in their unit. */
export interface MeasuredSize {
  readonly width: number;
  readonly height: number;
  readonly unit: Unit;
  readonly dpi: number;
}

/** Pixels in a unit. */
export function toUnit(px: number, unit: Unit, dpi: number): number {
  if (unit === 'px') return px;
  return Math.round((unit === 'cm' ? pxToCm(px, dpi) : px / dpi) * 100) / 100;
}

/** The pixels of a measured length. */
export function toPx(length: number, unit: Unit, dpi: number): number {
  if (unit === 'cm') return cmToPx(length, dpi);
  return unit === 'inch' ? length * dpi : length;
}

/** One side changed; the other follows while the proportions are locked. */
export function changeSide(
  size: MeasuredSize,
  side: 'width' | 'height',
  value: number,
  ratio: number | null,
): MeasuredSize {
  const changed = { ...size, [side]: value };
  if (ratio === null) return changed;
  const digits = size.unit === 'px' ? 1 : 100;
  const other = side === 'width' ? value / ratio : value * ratio;
  return { ...changed, [side === 'width' ? 'height' : 'width']: Math.round(other * digits) / digits };
}

/** What is asked for: while locked one side says it all, so that rounding the other in centimetres loses no pixel. */
export function askedSize({ width, height, unit, dpi }: MeasuredSize, isLocked: boolean): Omit<ResizeParams, 'isTile'> {
  return isLocked ? { width, unit, dpi } : { width, height, unit, dpi };
}

/** The result's pixels, and what stands against them. */
export function resultSize(size: MeasuredSize, ratio: number | null) {
  const across = toPx(size.width, size.unit, size.dpi);
  const down = ratio === null ? toPx(size.height, size.unit, size.dpi) : across / ratio;
  const width = Math.max(1, Math.round(across));
  const height = Math.max(1, Math.round(down));
  const isBad = !(size.width > 0 && size.height > 0);
  return { width, height, isBad, isTooLarge: width * height > limits.maxPixels };
}
