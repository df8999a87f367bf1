import { createCoverage } from '@naksha/colour';
import type { Area, AreaStroke } from '@naksha/contract';
import { layArea } from '@naksha/loom';
import type { TileSize } from '../../geometry/camera.ts';

/** How much of a change each pixel of a picture of the tile takes, 0 … 255. */
export interface Covered {
  readonly width: number;
  readonly height: number;
  readonly levels: Uint8Array;
}

interface Known {
  readonly area: Area;
  readonly tile: TileSize;
  readonly covered: Covered;
}

/** With more new pieces than this, computing the whole area is quicker. */
const fewPieces = 24;
const mostKnown = 4;
const known: Known[] = [];

/**
 * The coverage of an area on a picture of the tile, computed as on the server. While a stroke grows, only the pieces near it are
 * computed again, in the buffer of the previous answer, which is returned as a new object. `margin` adds that many pixels beyond the right
 * and the lower edge.
 */
export function coveredBy(area: Area, tile: TileSize, width: number, height: number, margin = 0): Covered {
  const size = { width: width + margin, height: height + margin };
  const at = known.findIndex(({ covered }) => covered.width === size.width && covered.height === size.height);
  const [before] = at < 0 ? [] : known.splice(at, 1);
  const isSame = before?.tile.widthPx === tile.widthPx && before.tile.heightPx === tile.heightPx;
  const grown = before && isSame ? grownBy(before.area, area) : undefined;
  if (before && grown === null) {
    known.push(before);
    return before.covered;
  }
  const picture = { width: tile.widthPx, height: tile.heightPx };
  const coverage = createCoverage(layArea(area, picture), { width, height });
  const pieces = grown ? (layArea({ ...area, strokes: [grown] }, picture).strokes[0]?.pieces ?? null) : null;
  let covered = before?.covered;
  if (covered && pieces && pieces.length <= 6 * fewPieces) {
    const scale = { x: width / tile.widthPx, y: height / tile.heightPx };
    for (let i = 0; i < pieces.length; i += 6) {
      const [x = 0, y = 0, r = 0, endX = 0, endY = 0, endR = 0] = pieces.subarray(i, i + 6);
      const reach = Math.max(r, endR);
      const left = Math.max(0, Math.floor((Math.min(x, endX) - reach) * scale.x) - 1);
      const top = Math.max(0, Math.floor((Math.min(y, endY) - reach) * scale.y) - 1);
      const right = Math.min(size.width, Math.ceil((Math.max(x, endX) + reach) * scale.x) + 1);
      const bottom = Math.min(size.height, Math.ceil((Math.max(y, endY) + reach) * scale.y) + 1);
      if (right <= left || bottom <= top) continue;
      const box = { x: left, y: top, width: right - left, height: bottom - top };
      coverage.cover(box, covered.levels, top * size.width + left, size.width);
    }
    covered = { ...covered };
  } else {
    covered = { ...size, levels: new Uint8Array(size.width * size.height) };
    coverage.cover({ x: 0, y: 0, ...size }, covered.levels);
  }
  known.push({ area, tile, covered });
  if (known.length > mostKnown) known.shift();
  return covered;
}

/** The stroke, or the end of one, by which an area has grown; null when it has not changed, undefined when it has otherwise. */
function grownBy(before: Area, after: Area): AreaStroke | null | undefined {
  if (before.softness !== after.softness || before.inverted !== after.inverted) return undefined;
  if (before.repeat !== after.repeat || before.growth !== after.growth) return undefined;
  const count = before.strokes.length;
  const isKept = (last: number) => before.strokes.slice(0, last).every((stroke, i) => stroke === after.strokes[i]);
  const [was, is] = [before.strokes.at(-1), after.strokes.at(-1)];
  if (!was || !is || is.fills || !isKept(count - 1)) return undefined;
  if (after.strokes.length === count + 1) return after.strokes[count - 1] === was ? is : undefined;
  if (after.strokes.length !== count) return undefined;
  if (was === is) return null;
  const last = was.points.length - 1;
  const isLonger =
    is.points.length > last + 1 && is.points[last] === was.points[last] && is.points[0] === was.points[0];
  return isLonger && is.radius === was.radius ? { ...is, points: is.points.slice(last) } : undefined;
}
