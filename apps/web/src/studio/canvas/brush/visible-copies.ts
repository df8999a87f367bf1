import type { Area } from '@naksha/contract';
import { pxToCm } from '@naksha/contract';
import { planRepeat } from '@naksha/loom';
import type { Box, Camera, TileSize } from '../camera.ts';
import { goesOnStraight } from './goes-on-straight.ts';

/** More copies than this are too small for a line around what is painted on them. */
const mostCopies = 400;

/** A copy of the tile on the screen: its pixel 0|0, and whether it is mirrored from there. */
interface VisibleCopy {
  readonly x: number;
  readonly y: number;
  readonly flipX: 1 | -1;
  readonly flipY: 1 | -1;
}

/** The copies of a tile that lie in a box of the screen, the way it repeats. */
export function visibleCopies(repeat: Area['repeat'], tile: TileSize, camera: Camera, box: Box): VisibleCopy[] {
  const scale = pxToCm(1, tile.dpi) * camera.pxPerCm;
  const layout = goesOnStraight(repeat) ? 'straight' : repeat.layout;
  const size = { width: tile.widthPx, height: tile.heightPx };
  const plan = planRepeat({ layout, step: repeat.step, tile: size, gap: { across: 0, down: 0 } });
  if (plan.kind !== 'copied') return [];
  const [width, height] = [plan.block.width * scale, plan.block.height * scale];
  const copies: VisibleCopy[] = [];
  // A copy that leaves its block comes in again on the other side: one block more to the left and above shows it.
  const columns = range(camera.x, width, box.x, box.x + box.width);
  const rows = range(camera.y, height, box.y, box.y + box.height);
  if (columns.length * rows.length * plan.copies.length > mostCopies) return [];
  for (const left of columns) {
    for (const top of rows) {
      for (const { x, y, turn } of plan.copies) {
        const [isFlippedX, isFlippedY] = [(turn & 1) !== 0, (turn & 2) !== 0];
        copies.push({
          x: left + (x + (isFlippedX ? size.width : 0)) * scale,
          y: top + (y + (isFlippedY ? size.height : 0)) * scale,
          flipX: isFlippedX ? -1 : 1,
          flipY: isFlippedY ? -1 : 1,
        });
      }
    }
  }
  return copies;
}

function range(start: number, length: number, from: number, to: number): number[] {
  const first = Math.floor((from - start) / length) - 1;
  const last = Math.ceil((to - start) / length);
  return Array.from({ length: Math.max(0, last - first) }, (_, i) => start + (first + i) * length);
}
