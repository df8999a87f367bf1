import type { Rng } from '../../numbers/rng.ts';
import type { Role } from '../../vocabulary/roles.ts';
import type { Ink, SceneSymbol } from '../scene.ts';

/**
 * Draws one motif in local units. The drawing fills the disc of `radius` about the origin. Motifs with a direction grow
 * towards −y; their foot, where a stalk joins, is at (0, radius). All variety comes from `rng`.
 */
export type Motif = (params: MotifParams, rng: Rng) => SceneSymbol;

export interface MotifParams {
  /** Units. */
  readonly radius: number;
  readonly inks: MotifInks;
  /** 1 plain … 5 finest: veins, bands, beads. */
  readonly detail: number;
  /** Contour weight factor, 0.5 … 2; the width itself follows from the radius. */
  readonly line: number;
  /** A second contour at this distance in units, hatched between, where the drawing has it: the hand of Mithila. */
  readonly halo?: number;
}

/** Roles by their part in a motif. Tones between are mixed from these, so that any palette keeps its steps. */
export interface MotifInks {
  /** The largest area: outer petals, a leaf's lit half. */
  readonly body: Role;
  /** Inner petals, a leaf's shaded half. */
  readonly second: Role;
  /** What peeps out behind the outer petals, bands. */
  readonly third: Role;
  /** Calyx, stalk, collar leaves. */
  readonly leaf: Role;
  /** The centre. */
  readonly heart: Role;
  /** Outlines. */
  readonly contour: Ink;
  /** Beads, inner lines, reserves. */
  readonly light: Role;
}

/** Every part of a motif in a dye of its own, where no craft has an order for them. */
export const usualInks: MotifInks = {
  body: 'a1',
  second: 'a2',
  third: 'a3',
  leaf: 'leaf1',
  heart: 'a4',
  contour: 'line',
  light: 'light',
};
