import type { PlaneSpool } from './plane-spool.ts';
import type { PsdText } from './text/psd-text.ts';

/** How a layer lies on those beneath it. */
export type PsdBlend = 'normal' | 'multiply' | 'screen' | 'linearLight';

/** Where a layer lies on the picture, in pixels. */
export interface PsdBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A layer of three planes, or four with its transparency, as large as its box. */
export interface PsdLayer {
  readonly name: string;
  readonly box: PsdBox;
  readonly blend: PsdBlend;
  /** 0 … 1. */
  readonly opacity: number;
  readonly isHidden?: boolean;
  readonly rows: PlaneSpool;
  /** The words that it shows. */
  readonly text?: PsdText | undefined;
}

/** Layers that are shown as one, from the lowest to the highest. */
export interface PsdGroup {
  readonly name: string;
  readonly layers: readonly (PsdLayer | PsdGroup)[];
}

/** A printing ink with a plane of its own in the merged picture: 0 where it is full. */
export interface PsdSpot {
  readonly name: string;
  /** `#rrggbb`. */
  readonly hex: string;
}

/** All that a PSD says. */
export interface PsdPicture {
  readonly width: number;
  readonly height: number;
  readonly dpi: number;
  /** From the lowest to the highest. */
  readonly layers: readonly (PsdLayer | PsdGroup)[];
  /** The finished picture: three planes, or four with transparency and its colours set on white, and one for each spot behind them. */
  readonly merged: PlaneSpool;
  readonly spots: readonly PsdSpot[];
}
