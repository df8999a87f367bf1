import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generateParams } from '@naksha/contract';
import { openPicture } from '@naksha/imaging';
import { composePiece, composeRecipe, type PiecePx, piecePixels, type ZonePx } from '@naksha/loom';
import { expect, it } from 'vitest';
import { createContext } from '../../test/contexts.ts';
import { layPiece } from './lay-piece.ts';

const side = 60;
const breadth = 8;
const half = 12;
const period = 2 * half;

/** A frame of one strip round a square; the tile is the same in both halves and symmetric in each, as guards are. */
function frame(): PiecePx {
  const strip = { run: side, lead: 0, halves: 5, start: true, end: true };
  const level = { width: side, height: breadth, x: 0, tile: 0, strip } as const;
  const upright = { width: breadth, height: side, y: 0, tile: 0, strip } as const;
  const zones: ZonePx[] = [
    { ...level, y: 0, turn: 2 },
    { ...level, y: side - breadth, turn: 0 },
    { ...upright, x: 0, turn: 1 },
    { ...upright, x: side - breadth, turn: 3 },
  ];
  return { width: side, height: side, zones, tiles: [{ width: period, height: breadth }] };
}

it('turns a border round the corners in equal halves, every pixel laid once', async () => {
  const { workDir } = await createContext();
  const tile = Buffer.alloc(period * breadth * 3);
  for (let y = 0; y < breadth; y++)
    for (let x = 0; x < period; x++)
      tile.set([Math.min(x % half, half - 1 - (x % half)), y + 100, 7], (y * period + x) * 3);
  const tilePath = join(workDir, 'tile.rgb');
  const path = join(workDir, 'piece.tiff');
  await writeFile(tilePath, tile);
  const piece = frame();
  await layPiece({ piece, ground: '#010203', tilePaths: [tilePath], phases: [], path, format: 'tiff', dpi: 100 });
  const pixels = (await readFile(path)).subarray(8, 8 + side * side * 3);
  const at = (x: number, y: number) => pixels.subarray((y * side + x) * 3, (y * side + x) * 3 + 3).join();
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const depth = Math.min(x, y, side - 1 - x, side - 1 - y);
      expect(at(x, y) === '1,2,3').toBe(depth >= breadth);
      // The outer edge is the tile's last row.
      if (depth < breadth) expect(at(x, y).split(',')[1]).toBe(String(100 + breadth - 1 - depth));
      expect(at(x, y)).toBe(at(y, x));
      expect(at(x, y)).toBe(at(side - 1 - x, y));
    }
  }
});

it('lays a field from its phase on, and says its size and density in a PNG', async () => {
  const { workDir } = await createContext();
  const tilePath = join(workDir, 'tile.rgb');
  await writeFile(tilePath, Buffer.from([10, 0, 0, 20, 0, 0, 30, 0, 0, 40, 0, 0]));
  const path = join(workDir, 'piece.png');
  const piece = {
    width: 5,
    height: 3,
    zones: [{ x: 1, y: 1, width: 4, height: 2, tile: 0, turn: 0 as const }],
    tiles: [{ width: 2, height: 2 }],
  };
  const phases = [{ x: 1, y: 1 }];
  await layPiece({ piece, ground: '#090909', tilePaths: [tilePath], phases, path, format: 'png', dpi: 150 });
  expect(await openPicture(path)).toMatchObject({ width: 5, height: 3, dpi: 150 });
  const tiff = join(workDir, 'piece.tiff');
  await layPiece({ piece, ground: '#090909', tilePaths: [tilePath], phases, path: tiff, format: 'tiff', dpi: 150 });
  const reds = (await readFile(tiff)).subarray(8, 8 + 45).filter((_, i) => i % 3 === 0);
  expect([...reds]).toEqual([9, 9, 9, 9, 9, 9, 40, 30, 40, 30, 9, 20, 10, 20, 10]);
});

it('makes a saree of 5.5 m at 150 dpi 32,480 × 6,791 pixels, its borders equally broad', () => {
  const recipe = composeRecipe(generateParams.parse({ trainedPattern: 'ajrakh' }), '1');
  const { width, height, zones } = piecePixels(composePiece(recipe, 'sarees'), 150);
  expect([width, height]).toEqual([32480, 6791]);
  const level = zones.filter(({ strip, turn }) => strip !== undefined && turn % 2 === 0);
  expect(level.filter(({ turn }) => turn === 0).map((zone) => [height - zone.y - zone.height, zone.height])).toEqual(
    level.filter(({ turn }) => turn === 2).map((zone) => [zone.y, zone.height]),
  );
});
