import type { Torus } from '../numbers/torus.ts';
import type { Role } from '../vocabulary/roles.ts';

/**
 * What a planner makes: geometry without pixels and without colours, only roles. Equal in browser and server for the
 * same recipe; plain data, so it can be sent to a worker or compared as JSON. Lengths are units: a module is 1000 wide.
 */
export interface Scene {
  readonly torus: Torus;
  /** The tile is `columns` × `rows` modules; its size in units is `columns·w` × `rows·h`. */
  readonly columns: number;
  readonly rows: number;
  readonly symbols: readonly SceneSymbol[];
  /** Back to front. The first paints the whole ground. Kept apart to the end: PSD layers, separations, edits. */
  readonly layers: readonly SceneLayer[];
  /** Raster steps applied to the flattened picture in this order: hand, technique, cloth. */
  readonly surface: readonly SurfaceStep[];
  /** Every placed motif as a disc, for tests of hierarchy and overlap and for edits. */
  readonly census: readonly MotifDisc[];
}

/** A role, or a role mixed towards another in OKLab by a share: `a1>dark:0.26`. */
export type Ink = Role | `${Role}>${Role}:${number}`;

/** One path in a symbol's own units (y down, "up" is −y), SVG path data, numbers rounded to 0.01. */
export interface Shape {
  readonly d: string;
  readonly fill?: Ink;
  readonly stroke?: Ink;
  readonly strokeWidth?: number;
  /** Even-odd filling for rings; default is non-zero. */
  readonly evenOdd?: boolean;
  readonly opacity?: number;
}

/** A drawing that is placed many times. `radius` bounds everything painted, measured from the origin; be generous. */
export interface SceneSymbol {
  readonly shapes: readonly Shape[];
  readonly radius: number;
  /** What it draws, where that is one motif: leaves along a stem are not in the census and are known by this. */
  readonly motif?: string;
}

export interface SceneLayer {
  readonly id: string;
  /** Shown to people and used as the PSD layer's name. */
  readonly name: string;
  readonly kind: 'ground' | 'stems' | 'leaves' | 'motifs' | 'fill' | 'dots' | 'lines' | 'field';
  /** Fills the whole tile before the items. */
  readonly wash?: Ink;
  readonly items: readonly Item[];
  /** Laid over the finished cloth, after its surface, with these steps of its own; they may look at no more than the place itself. */
  readonly over?: readonly SurfaceStep[];
}

/** A symbol set on the torus. The renderer draws all its copies, over every edge, before the next item. */
export interface Item {
  readonly symbol: number;
  readonly x: number;
  readonly y: number;
  /** Radians, clockwise on screen. */
  readonly turn: number;
  readonly scale: number;
  /** Mirrored left-right before turning. */
  readonly flip?: boolean;
}

export interface SurfaceStep {
  readonly shader: string;
  readonly params: Readonly<Record<string, number>>;
}

export interface MotifDisc {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly motif: string;
  readonly rank: 'hero' | 'secondary' | 'filler';
}
