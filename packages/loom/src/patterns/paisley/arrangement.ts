import type { Point } from '../../geometry/point.ts';
import type { SceneLayer } from '../../scene/scene.ts';
import type { Placed } from './placed.ts';
import type { PaisleyTask } from './task.ts';

/** What a layout decides; the ground is filled round it. */
export interface Arrangement {
  readonly placed: readonly Placed[];
  /** First guesses of vines that meander between the ambis: from one edge of the module to the same place on the other. */
  readonly channels?: readonly (readonly Point[])[];
  /** Upright stems from which the ground's flowers may grow, foot first. */
  readonly shoots?: readonly (readonly Point[])[];
  /** Layers under and over the ground's flowers, and the bands they take, as from–to heights in units. */
  readonly under?: readonly SceneLayer[];
  readonly over?: readonly SceneLayer[];
  readonly taken?: readonly (readonly [top: number, bottom: number])[];
}

export type Layout = (task: PaisleyTask) => Arrangement;
