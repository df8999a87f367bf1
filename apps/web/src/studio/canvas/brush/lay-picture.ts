import { type Area, repeatParams } from '@naksha/contract';
import { layRepeat } from '@naksha/loom';
import type { TileSize } from '../../geometry/camera.ts';
import { type DrawnRepeat, drawRepeat } from '../draw-repeat.ts';

/** A tile laid the way it repeats, as a block that goes on straight. */
export function layPicture(source: ImageBitmap, tile: TileSize, { layout, step }: Area['repeat']): DrawnRepeat {
  const size = { width: tile.widthPx, height: tile.heightPx, dpi: tile.dpi };
  return drawRepeat(source, tile, layRepeat(repeatParams.parse({ layout, step }), size));
}
