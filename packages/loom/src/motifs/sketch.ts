import type { Ink, SceneSymbol, Shape } from '../scene/scene.ts';

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
