/// <reference lib="webworker" />
import { generateParams } from '@naksha/contract';
import { composeRecipe, planScene, type Recipe, weaveWindow } from '@naksha/loom';
import { canvasRasterise } from '@naksha/loom/browser';
import type { ClothAnswer, ClothRequest } from './cloth-messages.ts';
import { drawPiece } from './draw-piece.ts';

/** Draws cloth in the browser: the same plan as the server's, without a request and without a cost. */
const newest = new Map<string, ClothRequest>();
let isDrawing = false;

self.addEventListener('message', ({ data }: MessageEvent<ClothRequest>) => {
  newest.set(data.place, data);
  if (!isDrawing) void drawAll();
});

async function drawAll(): Promise<void> {
  isDrawing = true;
  for (let request = next(); request; request = next()) await draw(request);
  isDrawing = false;
}

function next(): ClothRequest | undefined {
  const [entry] = newest;
  if (entry) newest.delete(entry[0]);
  return entry?.[1];
}

async function draw(request: ClothRequest): Promise<void> {
  const { id, place, wish, sides } = request;
  try {
    if ('recipe' in wish && wish.goods !== undefined) {
      await drawPiece(
        wish.recipe,
        wish.goods,
        sides,
        () => letOthersIn(place),
        (picture, isLast) => send(id, wish.recipe, picture, isLast),
      );
      return;
    }
    const recipe = 'recipe' in wish ? wish.recipe : composeRecipe(generateParams.parse(wish.params), wish.seed);
    const scene = planScene(recipe);
    for (const [index, side] of sides.entries()) {
      // Let newer words in between two pictures.
      await new Promise((resolve) => setTimeout(resolve, 0));
      if (newest.has(place)) return;
      const size = fittedSize(recipe, side);
      const raster = weaveWindow(scene, recipe, size, { x: 0, y: 0, ...size }, canvasRasterise);
      const picture = new ImageData(new Uint8ClampedArray(raster.data), size.width, size.height);
      await send(id, recipe, picture, index === sides.length - 1);
    }
  } catch (error) {
    answer({ id, failure: error instanceof Error ? error.message : String(error) }, []);
  }
}

/** Draws what has been asked for other places meanwhile: whole goods take longer than anybody waits for a tile. */
async function letOthersIn(place: string): Promise<boolean> {
  await new Promise((resolve) => setTimeout(resolve, 0));
  for (const [other, request] of newest) {
    if (other === place) continue;
    newest.delete(other);
    await draw(request);
  }
  return !newest.has(place);
}

async function send(id: number, recipe: Recipe, picture: ImageData, isLast: boolean): Promise<void> {
  const bitmap = await createImageBitmap(picture);
  answer({ id, recipe, bitmap, isLast }, [bitmap]);
}

function fittedSize({ tile }: Recipe, side: number): { width: number; height: number } {
  const factor = Math.min(1, side / Math.max(tile.widthPx, tile.heightPx));
  return {
    width: Math.max(1, Math.round(tile.widthPx * factor)),
    height: Math.max(1, Math.round(tile.heightPx * factor)),
  };
}

function answer(message: ClothAnswer, transfer: Transferable[]): void {
  self.postMessage(message, { transfer });
}
