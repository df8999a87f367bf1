import type { Role } from '../vocabulary/roles.ts';
import type { Raster } from './raster.ts';

/** What a shader may know. Noise is periodic over the tile and depends on place and seed only, never on band or size. */
export interface ShadeContext {
  readonly seed: string;
  readonly colours: Readonly<Record<Role, string>>;
  /** The tile in units and in pixels. */
  readonly tileUnitsX: number;
  readonly tileUnitsY: number;
  readonly tilePxX: number;
  readonly tilePxY: number;
}

/**
 * One raster step. Given a source window it answers the same window less its apron on every side, in pixels as
 * `insideApron` says. `apron` is in units, so that it can be asked for before rasterising; 0 means that only the place
 * itself is looked at, and then the source may be written into and given back.
 */
export interface Shader {
  readonly apron: (params: Readonly<Record<string, number>>) => number;
  readonly shade: (source: Raster, params: Readonly<Record<string, number>>, context: ShadeContext) => Raster;
}
