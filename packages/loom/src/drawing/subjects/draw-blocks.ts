import { polyline } from '../../numbers/geometry/path.ts';
import type { Point } from '../../numbers/geometry/point.ts';
import type { Role } from '../../vocabulary/roles.ts';
import { type Outline, outlineReach } from '../../vocabulary/subjects/outline.ts';
import type { SceneSymbol } from '../scene.ts';
import { type Dress, drawPrinted } from './draw-printed.ts';
import { isMarks } from './is-marks.ts';
import { visibleLines } from './visible-lines.ts';

interface BlockAsk {
  readonly radius: number;
  readonly pen: number;
  readonly detail: number;
  readonly dress: Dress;
  readonly outline: Role;
}

/** Regions below this share of the whole have no line of their own: wood holds none so fine. */
const leastLined = 2;

/** An outline cut into two blocks: one that is inked by the part, and one of the lines that are seen. */
export function drawBlocks(
  subject: Outline,
  ask: BlockAsk,
): { readonly colours: SceneSymbol; readonly lines: SceneSymbol } {
  const { radius, pen, detail, dress, outline } = ask;
  const scale = radius / outlineReach;
  const flat = drawPrinted(subject, { radius, pen, detail, dress, contour: outline });
  const d = visibleLines(subject)
    .filter(({ region }) => {
      const own = subject.regions[region];
      return own !== undefined && own.share >= leastLined && !isMarks(own);
    })
    .map(({ points }) => polyline(points.map(([x, y]): Point => [x * scale, y * scale])))
    .join('');
  return {
    // The fills alone, without the rim and with the hatching that is carved into them.
    colours: {
      radius: flat.radius,
      shapes: flat.shapes
        .slice(1)
        .map(({ stroke, strokeWidth, ...shape }) =>
          shape.fill === undefined
            ? { ...shape, ...(stroke ? { stroke } : {}), ...(strokeWidth ? { strokeWidth } : {}) }
            : shape,
        ),
    },
    lines: { radius: flat.radius, shapes: [{ d, stroke: outline, strokeWidth: Math.round(pen * 125) / 100 }] },
  };
}
