import { pxToCm } from '@naksha/contract';
import type { Strip } from './border.ts';
import type { Piece, Zone, ZoneName, ZoneTile } from './piece.ts';

/** A rectangle in cm. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export type Side = 'top' | 'right' | 'bottom' | 'left';
const turnAt = { bottom: 0, left: 1, top: 2, right: 3 } as const;

/** Lays the zones of a piece and keeps its tiles, each once. */
export interface PieceLayout {
  /** Fills an area with a tile. */
  readonly fill: (name: ZoneName, tile: ZoneTile, area: Area) => void;
  /** Runs a border along sides of an area, inside it; where two of the sides meet it is mitred. Answers what is left inside. */
  readonly border: (name: ZoneName, strips: readonly Strip[], area: Area, sides: readonly Side[]) => Area;
  readonly piece: (widthCm: number, heightCm: number) => Piece;
}

function tileCm({ recipe: { tile } }: ZoneTile): number {
  return pxToCm(tile.widthPx, tile.dpi);
}

export function createPieceLayout(): PieceLayout {
  const tiles: ZoneTile[] = [];
  const zones: Zone[] = [];
  const placeOf = (tile: ZoneTile) => {
    const known = tiles.indexOf(tile);
    return known < 0 ? tiles.push(tile) - 1 : known;
  };
  return {
    fill: (name, tile, area) => {
      zones.push({ name, ...area, tile: placeOf(tile), turn: 0 });
    },
    border: (name, strips, area, sides) => {
      const has = (side: Side) => sides.includes(side);
      for (const { tile, fromEdge, breadth, corner } of strips) {
        for (const side of sides) {
          const isLevel = side === 'top' || side === 'bottom';
          const start = has(isLevel ? 'left' : 'top');
          const end = has(isLevel ? 'right' : 'bottom');
          const at =
            side === 'top' || side === 'left' ? fromEdge : (isLevel ? area.height : area.width) - fromEdge - breadth;
          // A mitred strip begins where its outer edge does: at the corner of its own frame.
          const from = start ? fromEdge : 0;
          // An upright strip between two borders begins and ends between its motifs.
          const lead = isLevel || start || end ? from : tileCm(tile) / 8;
          const length = (isLevel ? area.width : area.height) - from - (end ? fromEdge : 0);
          zones.push({
            name,
            x: area.x + (isLevel ? from : at),
            y: area.y + (isLevel ? at : from),
            width: isLevel ? length : breadth,
            height: isLevel ? breadth : length,
            tile: placeOf(tile),
            turn: turnAt[side],
            strip: { run: isLevel ? area.width : area.height, lead, start, end },
          });
        }
        if (corner === undefined) continue;
        for (const level of ['top', 'bottom'] as const) {
          for (const upright of ['left', 'right'] as const) {
            if (!has(level) || !has(upright)) continue;
            const x = area.x + (upright === 'left' ? fromEdge : area.width - fromEdge - breadth);
            const y = area.y + (level === 'top' ? fromEdge : area.height - fromEdge - breadth);
            zones.push({ name: 'corner', x, y, width: breadth, height: breadth, tile: placeOf(corner), turn: 0 });
          }
        }
      }
      const depth = strips.reduce((sum, { breadth }) => sum + breadth, 0);
      const left = has('left') ? depth : 0;
      const top = has('top') ? depth : 0;
      return {
        x: area.x + left,
        y: area.y + top,
        width: area.width - left - (has('right') ? depth : 0),
        height: area.height - top - (has('bottom') ? depth : 0),
      };
    },
    piece: (widthCm, heightCm) => ({ widthCm, heightCm, tiles, zones }),
  };
}
