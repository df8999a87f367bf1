import { type Outline, outlineReach } from '../../vocabulary/subjects/outline.ts';
import { regionMap } from './region-map.ts';

const side = 20;
const known = new WeakMap<Outline, readonly { x: number; y: number }[]>();

/** Where an outline lies, as discs of one cell of a raster over it; those within are left out. */
export function groundOf(outline: Outline, radius: number): readonly { x: number; y: number; r: number }[] {
  const scale = radius / outlineReach;
  const cell = (2 * outlineReach) / side;
  return (known.get(outline) ?? measure(outline, cell)).map(({ x, y }) => ({
    x: x * scale,
    y: y * scale,
    r: cell * scale * 0.75,
  }));
}

function measure(outline: Outline, cell: number): readonly { x: number; y: number }[] {
  const map = regionMap(outline.regions, side);
  const cells: { x: number; y: number }[] = [];
  for (const [index, region] of map.entries()) {
    if (region < 0) continue;
    const [column, row] = [index % side, Math.floor(index / side)];
    cells.push({ x: (column + 0.5) * cell - outlineReach, y: (row + 0.5) * cell - outlineReach });
  }
  known.set(outline, cells);
  return cells;
}
