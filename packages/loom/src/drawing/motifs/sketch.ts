import type { Ink, SceneSymbol, Shape } from '../scene.ts';
import type { MotifParams } from './motif.ts';

/** Collects the strokes of one motif, back to front. Empty paths are left out. */
export interface Sketch {
  /** A flat area. */
  area(d: string, fill: Ink, opacity?: number): void;
  /** An area with its outline. */
  outlined(d: string, fill: Ink, stroke: Ink, strokeWidth: number): void;
  line(d: string, stroke: Ink, strokeWidth: number, opacity?: number): void;
  /** The drawing; `reach` is how far it should go, a margin for wavering petals is added. */
  done(reach: number): SceneSymbol;
}

/** A radius too small would cut a drawing at the edge of the cloth. */
const margin = 1.08;

export function createSketch(): Sketch {
  const shapes: Shape[] = [];
  const round = (width: number) => Math.round(width * 100) / 100;
  const faded = (opacity?: number) => (opacity === undefined ? {} : { opacity });
  return {
    area: (d, fill, opacity) => {
      if (d !== '') shapes.push({ d, fill, ...faded(opacity) });
    },
    outlined: (d, fill, stroke, strokeWidth) => {
      if (d !== '') shapes.push({ d, fill, stroke, strokeWidth: round(strokeWidth) });
    },
    line: (d, stroke, strokeWidth, opacity) => {
      if (d !== '') shapes.push({ d, stroke, strokeWidth: round(strokeWidth), ...faded(opacity) });
    },
    done: (reach) => ({ shapes, radius: Math.ceil(reach * margin) + 1 }),
  };
}

/** Widths of a motif's strokes in units. */
export interface Pen {
  readonly contour: number;
  /** Outlines within the motif. */
  readonly inner: number;
  /** Veins, hatching, beads' rims. */
  readonly fine: number;
}

const thinnestLine = 0.8;
const thickestLine = 2.3;

/** The pen follows the motif's size, within what prints and what still looks drawn. */
export function penFor({ radius, line }: Pick<MotifParams, 'radius' | 'line'>): Pen {
  const contour = Math.min(thickestLine, Math.max(thinnestLine, 0.62 + radius * 0.0125)) * line;
  return { contour, inner: Math.max(0.6, contour * 0.62), fine: Math.max(0.5, contour * 0.52) };
}
