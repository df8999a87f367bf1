/** The resolution of a picture whose file states none, and of a design for which none is asked. */
export const defaultDpi = 150;

export const cmPerInch = 2.54;
export const mmPerInch = 25.4;
export const metresPerInch = 0.0254;
/** Typographic points, the unit of PDF and PostScript. */
export const pointsPerInch = 72;

/** The length on cloth of `px` pixels, in centimetres. */
export function pxToCm(px: number, dpi: number): number {
  return (px / dpi) * cmPerInch;
}

/** The length on cloth of `px` pixels, in millimetres. */
export function pxToMm(px: number, dpi: number): number {
  return (px / dpi) * mmPerInch;
}

/** The length of `px` pixels in typographic points. */
export function pxToPoints(px: number, dpi: number): number {
  return (px / dpi) * pointsPerInch;
}

/** The pixels of a length on cloth, not rounded: callers decide how many there can be. */
export function cmToPx(cm: number, dpi: number): number {
  return (cm / cmPerInch) * dpi;
}

/** The pixels of a length on cloth in millimetres, not rounded. */
export function mmToPx(mm: number, dpi: number): number {
  return (mm / mmPerInch) * dpi;
}

/** The resolution at which `px` pixels are `cm` centimetres of cloth, not rounded. */
export function dpiOf(px: number, cm: number): number {
  return (px / cm) * cmPerInch;
}
