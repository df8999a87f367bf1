import type { Cells } from '../../drawing/counted/cells.ts';
import type { Place, Planner } from '../../drawing/planner.ts';
import type { Ink, SceneSymbol, Shape } from '../../drawing/scene.ts';
import { fixed } from '../../numbers/geometry/path.ts';

/** Height of a laid-in weft as a share of its pick: the ground's own pick shows between two of them. */
const height = 0.72;
/** How far right of and below it the shadow of a figure falls on what lies under the muslin, in picks. */
const cast = { x: 0.9, y: 1.3 } as const;
const shadow: Ink = 'ground>dark:0.13';

/** Width of a counted thread and height of a pick in units. */
interface Size {
  readonly w: number;
  readonly h: number;
}

/** A figure laid in pick by pick: every run of one thread is a bar across. */
function weftSymbol(cells: Cells, { w, h }: Size, inkOf: (ink: Ink) => Ink, share: number): SceneSymbol {
  const paths = new Map<Ink, string>();
  const [left, top] = [(-cells.width * w) / 2, (-cells.height * h) / 2];
  for (let row = 0; row < cells.height; row++) {
    for (let column = 0; column < cells.width; ) {
      const ink = cells.at(column, row);
      let end = column + 1;
      while (end < cells.width && cells.at(end, row) === ink) end++;
      if (ink !== undefined) {
        const thread = inkOf(ink);
        const d = `M${fixed(left + column * w)} ${fixed(top + (row + 0.5) * h)}h${fixed((end - column) * w)}`;
        paths.set(thread, (paths.get(thread) ?? '') + d);
      }
      column = end;
    }
  }
  const strokeWidth = Math.round(h * share * 100) / 100;
  const shapes = [...paths].map(([stroke, d]): Shape => ({ d, stroke, strokeWidth }));
  return { shapes, radius: Math.ceil(Math.sqrt(left * left + top * top)) + 2 };
}

/** Sets a figure in the muslin: under it its shadow, which shows how sheer the cloth is. */
export function setWefts(planner: Planner, cells: Cells, w: number, h: number, places: readonly Place[]): void {
  const size = { w, h };
  const under = weftSymbol(cells, size, () => shadow, 1.05);
  planner.set(
    'field',
    under,
    places.map(({ x, y, ...place }) => ({ ...place, x: x + cast.x * w, y: y + cast.y * h })),
  );
  planner.set(
    'motifs',
    weftSymbol(cells, size, (ink) => ink, height),
    places,
  );
}
