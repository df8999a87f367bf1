import { circle } from '../../numbers/geometry/path.ts';
import { leafPath, lozenge } from './run.ts';
import type { Edge } from './strip.ts';

/** What stands between two motifs of a border's row. */
export type BorderMark = 'lozenge' | 'leaves' | 'dots';

interface MarkPlace {
  readonly u: number;
  readonly deep: number;
  /** Half the width that is free. */
  readonly a: number;
  readonly room: number;
}

/** A mark between two motifs of a row: lozenges, a pair of leaves on either side of a bud, or beads. */
export function markShapes(mark: BorderMark, edge: Edge, { u, deep, a, room }: MarkPlace): string[] {
  if (mark === 'lozenge')
    return [
      lozenge(edge, u, deep, a, a * 1.4),
      lozenge(edge, u, deep - room * 0.3, a * 0.5, a * 0.7),
      lozenge(edge, u, deep + room * 0.3, a * 0.5, a * 0.7),
    ];
  const dot = (along: number, at: number, r: number) => {
    const [x, y] = edge.at(along, at);
    return circle(x, y, r);
  };
  if (mark === 'dots')
    return [0, -0.2, 0.2, -0.36, 0.36].map((out, i) =>
      dot(u, deep + room * out, a * (i === 0 ? 0.62 : i < 3 ? 0.42 : 0.26)),
    );
  const leaves = [-1, 1].flatMap((way) =>
    [-1, 1].map((side) => leafPath(edge, u, deep, side * a * 0.95, way * room * 0.3)),
  );
  return [...leaves, dot(u, deep, a * 0.3), dot(u, deep - room * 0.38, a * 0.24), dot(u, deep + room * 0.38, a * 0.24)];
}
