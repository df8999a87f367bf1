import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generateParams, type Usage } from '@naksha/contract';
import { createSpools } from '@naksha/imaging';
import { composePiece, composeRecipe, piecePixels } from '@naksha/loom';
import { expect, it } from 'vitest';
import { createContext } from '../../test/contexts.ts';
import { layLayer } from './lay-layer.ts';
import { partsOf } from './piece-parts.ts';

const recipe = composeRecipe(generateParams.parse({ trainedPattern: 'ajrakh' }), '1');

function partsOfGoods(usage: Usage) {
  const piece = composePiece(recipe, usage);
  const pixels = piecePixels(piece, 20);
  return partsOf(
    piece,
    pixels,
    piece.zones.map((_, x) => ({ x, y: 0 })),
  );
}

it('calls the parts of goods as their makers do, from the lowest to the highest', () => {
  const namesOf = (usage: Usage) => partsOfGoods(usage).map(({ name }) => name);
  expect(namesOf('sarees')).toEqual(['Border', 'Body', 'Blouse piece', 'Pallu']);
  expect(namesOf('kurtas')).toEqual(['Hem', 'Body', 'Yoke', 'Cuffs', 'Sleeves']);
  // The frame of the centre lies over the body, so it is no part of the border beneath.
  expect(namesOf('bedsheets')).toEqual(['Border', 'Body', 'Border', 'Centre']);
});

it('keeps a border one part with its guards, row and corners, as large as what they cover', () => {
  const [border, body] = partsOfGoods('dupattas');
  expect(border?.tiles.map(({ name }) => name)).toEqual(['Guard at the edge', 'Row', 'Corners', 'Guard at the field']);
  const [outer] = border?.tiles ?? [];
  const { width, height } = piecePixels(composePiece(recipe, 'dupattas'), 20);
  expect(outer?.box).toEqual({ left: 0, top: 0, width, height });
  expect(outer?.piece.zones).toHaveLength(4);
  const [field] = body?.tiles ?? [];
  expect([field?.name, field?.piece.zones[0]?.x, field?.piece.zones[0]?.y]).toEqual(['Field', 0, 0]);
  expect(field?.box.left).toBeGreaterThan(0);
});

it('lays a layer where its zones lie and leaves the rest clear', async () => {
  const { workDir } = await createContext();
  const tile = join(workDir, 'tile.rgba');
  await writeFile(tile, Buffer.from([10, 11, 12, 255, 20, 21, 22, 128]));
  const packed = await layLayer({
    piece: {
      width: 5,
      height: 2,
      zones: [{ x: 1, y: 1, width: 4, height: 1, tile: 1, turn: 0 }],
      tiles: [
        { width: 1, height: 1 },
        { width: 2, height: 1 },
      ],
    },
    ground: undefined,
    tilePaths: [undefined, tile],
    phases: [{ x: 1, y: 0 }],
    path: join(workDir, 'layer.planes'),
  });
  const spools = createSpools(workDir);
  const rows = await spools.adopt(packed);
  const planes: number[][] = [];
  for (const plane of [0, 3]) {
    for await (const bytes of rows.read(plane)) planes.push([...bytes]);
  }
  await spools.close();
  // PackBits: five clear pixels as a run; then one, and four of the tile, as they are.
  expect(planes).toEqual([
    [252, 0, 4, 0, 20, 10, 20, 10],
    [252, 0, 4, 0, 128, 255, 128, 255],
  ]);
});
