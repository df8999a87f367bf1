import { cmToPx, pxToCm } from '@naksha/contract';
import type { Piece, Zone } from './piece.ts';

/** A field's repeat is drawn larger or smaller by this much at most so that whole ones fill it. */
const mostStretch = 0.07;

/** A zone in pixels of the piece. */
export interface ZonePx extends Pick<Zone, 'tile' | 'turn'> {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Of a border's strip, in pixels; `halves` are the half repeats along its run. */
  readonly strip?: {
    readonly run: number;
    readonly lead: number;
    readonly halves: number;
    readonly start: boolean;
    readonly end: boolean;
  };
}

export interface PiecePx {
  readonly width: number;
  readonly height: number;
  readonly zones: readonly ZonePx[];
  /** Size in which each tile is woven. */
  readonly tiles: readonly { readonly width: number; readonly height: number }[];
}

/** Size of a piece in pixels. */
export function pieceSize({ widthCm, heightCm }: Piece, dpi: number): { width: number; height: number } {
  const px = (cm: number) => Math.round(cmToPx(cm, dpi));
  return { width: Math.max(1, px(widthCm)), height: Math.max(1, px(heightCm)) };
}

/**
 * A piece in pixels. Edges are rounded from the nearer side of the piece, so that borders are equally broad all round; strips repeat
 * in an even number of pixels that fits their longest run.
 */
export function piecePixels(piece: Piece, dpi: number): PiecePx {
  const size = pieceSize(piece, dpi);
  const px = (cm: number) => Math.round(cmToPx(Math.round(cm * 1e6) / 1e6, dpi));
  const edge = (cm: number, whole: number, wholePx: number) => (cm <= whole / 2 ? px(cm) : wholePx - px(whole - cm));
  const across = (cm: number) => edge(cm, piece.widthCm, size.width);
  const down = (cm: number) => edge(cm, piece.heightCm, size.height);
  const boxes = piece.zones.map((zone) => {
    const x = across(zone.x);
    const y = down(zone.y);
    return { x, y, width: across(zone.x + zone.width) - x, height: down(zone.y + zone.height) - y };
  });
  const tiles = piece.tiles.map(({ recipe }, index) => {
    const first = piece.zones.findIndex(({ tile }) => tile === index);
    const zone = piece.zones[first];
    const box = boxes[first];
    const width = Math.max(2, px(pxToCm(recipe.tile.widthPx, recipe.tile.dpi)));
    const height = Math.max(1, px(pxToCm(recipe.tile.heightPx, recipe.tile.dpi)));
    if (zone === undefined || box === undefined) return { width, height };
    if (zone.strip === undefined) return { width: fitted(width, box.width), height: fitted(height, box.height) };
    const longest = Math.max(
      ...piece.zones.filter(({ tile }) => tile === index).map(({ strip }) => px(strip?.run ?? 0)),
    );
    const breadth = zone.turn % 2 === 0 ? box.height : box.width;
    return { width: 2 * Math.max(1, Math.round(longest / halvesIn(longest, width))), height: Math.max(1, breadth) };
  });
  const zones = piece.zones.map(({ tile, turn, strip }, index): ZonePx => {
    const box = boxes[index] ?? { x: 0, y: 0, width: 0, height: 0 };
    if (strip === undefined) return { ...box, tile, turn };
    const run = px(strip.run);
    const { start, end } = strip;
    return {
      ...box,
      tile,
      turn,
      strip: { run, lead: px(strip.lead), halves: halvesIn(run, tiles[tile]?.width ?? 2), start, end },
    };
  });
  return { ...size, zones, tiles };
}

function halvesIn(run: number, repeat: number): number {
  return Math.max(1, Math.round(run / (repeat / 2)));
}

/** The repeat in which whole ones fill the length, where that is near enough. */
function fitted(repeat: number, length: number): number {
  const fit = Math.ceil(length / Math.max(1, Math.round(length / repeat)));
  return Math.abs(fit / repeat - 1) <= mostStretch ? fit : repeat;
}
