import { cmToPx, defaultDpi, dpiOf, limits, pieceSizes, pxToCm, type Usage } from '@naksha/contract';

const widestCm = 1000;

export interface ExportSize {
  readonly width: number;
  readonly height: number;
  readonly problem?: 'badWidth' | 'badDpi' | 'tooLarge';
  /** The dots per inch it comes to, where the picture has too few pixels for those that were asked for. */
  readonly sparseDpi?: number;
}

/** The width in cm at which a picture lies on cloth. */
export function ownWidthCm(picture: { width: number; dpi: number | null }): number {
  return Math.round(pxToCm(picture.width, picture.dpi ?? defaultDpi) * 100) / 100;
}

/** The pixels of an export of this width at this resolution, or what stands against it. */
export function exportSize(picture: { width: number; height: number }, widthCm: number, dpi: number): ExportSize {
  const width = Math.max(1, Math.round(cmToPx(widthCm, dpi)));
  const height = Math.max(1, Math.round((width * picture.height) / picture.width));
  if (!Number.isInteger(dpi) || dpi < 1) return { width, height, problem: 'badDpi' };
  if (!(widthCm >= 0.1 && widthCm <= widestCm)) return { width, height, problem: 'badWidth' };
  return width * height > limits.maxPixels ? { width, height, problem: 'tooLarge' } : { width, height };
}

/** The same for a picture that the loom cannot draw again: it is reduced, never enlarged. */
export function keptSize(picture: { width: number; height: number }, widthCm: number, dpi: number): ExportSize {
  const asked = exportSize(picture, widthCm, dpi);
  if (asked.problem === 'badDpi' || asked.problem === 'badWidth' || asked.width <= picture.width) return asked;
  const { width, height } = picture;
  return { width, height, sparseDpi: Math.max(1, Math.round(dpiOf(width, widthCm))) };
}

/** The pixels of whole goods at this resolution, or what stands against it. */
export function pieceExportSize(usage: Usage, dpi: number): ExportSize {
  const { widthCm, heightCm } = pieceSizes[usage];
  const width = Math.max(1, Math.round(cmToPx(widthCm, dpi)));
  const height = Math.max(1, Math.round(cmToPx(heightCm, dpi)));
  if (!Number.isInteger(dpi) || dpi < 1) return { width, height, problem: 'badDpi' };
  return width * height > limits.maxPixels ? { width, height, problem: 'tooLarge' } : { width, height };
}
