/** Coefficients of a spherical harmonic up to the third order. */
export const harmonics = 16;

/** What a sheet of the scene is: cloth that takes the print, a thing of plain grey, or ground, of which only the shadows are seen. */
export type SheetKind = 'cloth' | 'solid' | 'ground';

/** A surface that is laid on a grid: rows × columns points, quads between them. Lengths are centimetres, y is up. */
export interface Sheet {
  readonly kind: SheetKind;
  readonly columns: number;
  readonly rows: number;
  /** x, y, z of each point, row after row. */
  readonly positions: Float32Array;
  /** Where each point lies on the flat cloth, in cm; of cloth alone. */
  readonly cloth: Float32Array;
  /** How each point takes light from all around on its front: harmonics of what it sees, see `light.ts`. */
  readonly front: Float32Array;
  /** The same of its back; absent where it is never seen. */
  readonly back?: Float32Array;
  /** Reflectance of a solid, linear, 0 … 1. */
  readonly grey: number;
}

/** Everything that stands before the camera. */
export interface Scene {
  readonly sheets: readonly Sheet[];
}
