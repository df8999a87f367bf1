import { cmPerInch, pxToCm } from '@naksha/contract';
/** How the cloth is looked at: where cm 0|0 lies on the screen, and how large a centimetre is there. CSS pixels. */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly pxPerCm: number;
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A tile as it lies on cloth. */
export interface TileSize {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly dpi: number;
}

const smallestTilePx = 12;
const largestZoom = 32;
/** A saree of 5.5 m has room in the window of a phone. */
const leastPxPerCm = 0.2;

/** 1 is one pixel of the design on one pixel of the screen. */
export const zoomOf = (camera: Camera, tile: TileSize): number => (camera.pxPerCm * cmPerInch) / tile.dpi;

/** Zooms by `factor` and keeps what lies under the point where it is, within a tile of 12 px and a zoom of 3200 %. */
export function zoomAt(camera: Camera, tile: TileSize, factor: number, point: { x: number; y: number }): Camera {
  const smallest = smallestTilePx / Math.max(pxToCm(tile.widthPx, tile.dpi), pxToCm(tile.heightPx, tile.dpi));
  const largest = (largestZoom * tile.dpi) / cmPerInch;
  const pxPerCm = Math.min(largest, Math.max(smallest, camera.pxPerCm * factor));
  const applied = pxPerCm / camera.pxPerCm;
  return { x: point.x - (point.x - camera.x) * applied, y: point.y - (point.y - camera.y) * applied, pxPerCm };
}

/** The whole tile in the middle of the free part of the screen, with a little air around it. */
export function fitTile(tile: TileSize, free: Box, air = 10): Camera {
  const width = pxToCm(tile.widthPx, tile.dpi);
  const height = pxToCm(tile.heightPx, tile.dpi);
  const pxPerCm = Math.max(leastPxPerCm, Math.min((free.width - 2 * air) / width, (free.height - 2 * air) / height));
  return {
    x: Math.round(free.x + (free.width - width * pxPerCm) / 2),
    y: Math.round(free.y + (free.height - height * pxPerCm) / 2),
    pxPerCm,
  };
}

/** Where the tile that starts at cm 0|0 lies on the screen. */
export function tileBox(camera: Camera, tile: TileSize): Box {
  return {
    x: camera.x,
    y: camera.y,
    width: pxToCm(tile.widthPx, tile.dpi) * camera.pxPerCm,
    height: pxToCm(tile.heightPx, tile.dpi) * camera.pxPerCm,
  };
}

/** The pixel of the tile under a point of the screen; beyond the tile's edge the cloth repeats. */
export function pixelAt(camera: Camera, tile: TileSize, point: { x: number; y: number }): { x: number; y: number } {
  const box = tileBox(camera, tile);
  const wrap = (at: number, length: number): number => ((Math.floor(at) % length) + length) % length || 0;
  return {
    x: wrap(((point.x - box.x) / box.width) * tile.widthPx, tile.widthPx),
    y: wrap(((point.y - box.y) / box.height) * tile.heightPx, tile.heightPx),
  };
}
