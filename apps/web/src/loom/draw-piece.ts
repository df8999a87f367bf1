import { dpiOf, pieceSizes, type Usage } from '@naksha/contract';
import {
  composePiece,
  fieldPhases,
  openPiece,
  piecePixels,
  planZone,
  type Recipe,
  weaveWindow,
  withoutAlpha,
} from '@naksha/loom';
import { canvasRasterise } from '@naksha/loom/browser';

const channels = { out: 4, woven: 3 } as const;

/**
 * The whole goods of a usage, composed of a recipe, as pictures with these longer sides, small ones first: the same composition that
 * an export lays, only smaller. `breathe` is called between its parts and says whether to go on.
 */
export async function drawPiece(
  recipe: Recipe,
  usage: Usage,
  sides: readonly number[],
  breathe: () => Promise<boolean>,
  onPicture: (picture: ImageData, isLast: boolean) => Promise<void>,
): Promise<void> {
  const piece = composePiece(recipe, usage);
  const scenes = [];
  for (const tile of piece.tiles) {
    scenes.push(planZone(tile));
    if (!(await breathe())) return;
  }
  const { widthCm, heightCm } = pieceSizes[usage];
  for (const [index, side] of sides.entries()) {
    const pixels = piecePixels(piece, dpiOf(side, Math.max(widthCm, heightCm)));
    const woven: Uint8Array[] = [];
    for (const [number, { recipe: own }] of piece.tiles.entries()) {
      const [scene, size] = [scenes[number], pixels.tiles[number]];
      if (!scene || !size) continue;
      woven.push(withoutAlpha(weaveWindow(scene, own, size, { x: 0, y: 0, ...size }, canvasRasterise).data));
      if (!(await breathe())) return;
    }
    const paint = await openPiece(
      pixels,
      recipe.palette.roles.ground,
      fieldPhases(pixels, scenes),
      async (tile, from, count) => {
        const stride = (pixels.tiles[tile]?.width ?? 0) * channels.woven;
        return (woven[tile] ?? new Uint8Array()).subarray(from * stride, (from + count) * stride);
      },
    );
    const { width, height } = pixels;
    const rows = new Uint8Array(width * height * channels.woven);
    await paint(rows, 0, height);
    await onPicture(opaque(rows, width, height), index === sides.length - 1);
  }
}

function opaque(rows: Uint8Array, width: number, height: number): ImageData {
  const pixels = new Uint8ClampedArray(width * height * channels.out).fill(255);
  for (let from = 0, into = 0; from < rows.length; from += channels.woven, into += channels.out) {
    pixels[into] = rows[from] ?? 0;
    pixels[into + 1] = rows[from + 1] ?? 0;
    pixels[into + 2] = rows[from + 2] ?? 0;
  }
  return new ImageData(pixels, width, height);
}
