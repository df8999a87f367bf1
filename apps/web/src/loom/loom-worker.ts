/// <reference lib="webworker" />
import { type Recipe, type Scene, type SizePx, weaveWindow } from '@naksha/loom';
import { canvasRasterise } from '@naksha/loom/browser';
import type { ClothAnswer, ClothRequest, PlanMessage } from './cloth-messages.ts';
import { drawPiece } from './draw-piece.ts';
import { askHelper, type BandAnswer, type BandRequest, helperName } from './helper.ts';
import { takePlan } from './kept-plans.ts';
import { type KeptScene, sceneOf } from './kept-scenes.ts';
import { bringForWish, NothingToDraw, recipeOfWish } from './recipe-of-wish.ts';

/** Draws cloth in the browser: the same plan as the server's, without a request and without a cost. */
const newest = new Map<string, ClothRequest>();
let isDrawing = false;

/** What the last picture of each side took, ms. A small one goes ahead only of a picture that is longer in coming than this. */
const took = new Map<number, number>();
const patienceMs = 150;

if (self.name === helperName) {
  self.addEventListener('message', ({ data }: MessageEvent<BandRequest>) => {
    const band = drawBand(data);
    self.postMessage(band, { transfer: band === null ? [] : [band.buffer] });
  });
} else {
  self.addEventListener('message', ({ data }: MessageEvent<ClothRequest | PlanMessage>) => {
    if ('plan' in data) return takePlan(data);
    newest.set(data.place, data);
    if (!isDrawing) void drawAll();
  });
}

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
    if ('goods' in wish && wish.goods !== undefined) {
      await drawPiece(
        wish.recipe,
        wish.goods,
        sides,
        () => letOthersIn(place),
        (picture, isLast) => send(id, wish.recipe, picture, isLast),
      );
      return;
    }
    await bringForWish(wish);
    const recipe = recipeOfWish(wish);
    const kept = sceneOf(recipe, 'from' in wish ? wish.from : undefined);
    const before = drawnBefore(kept, fittedSize(recipe, sides.at(-1) ?? 0));
    if (before !== undefined) {
      await send(id, recipe, before, true);
      return;
    }
    for (const [index, side] of sides.entries()) {
      const larger = sides[index + 1];
      if (larger !== undefined && (took.get(larger) ?? Number.POSITIVE_INFINITY) < patienceMs) continue;
      // Newer words come in between two pictures.
      await breathe();
      if (newest.has(place)) return;
      const began = performance.now();
      const picture = await drawPicture(kept, recipe, fittedSize(recipe, side));
      took.set(side, performance.now() - began);
      await send(id, recipe, picture, larger === undefined);
    }
  } catch (error) {
    const failure = error instanceof Error ? error.message : String(error);
    answer({ id, failure, isNothing: error instanceof NothingToDraw }, []);
  }
}

/** Draws what has been asked for other places meanwhile: whole goods take longer than anybody waits for a tile. */
async function letOthersIn(place: string): Promise<boolean> {
  await breathe();
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

function fittedSize({ tile }: Recipe, side: number): SizePx {
  const factor = Math.min(1, side / Math.max(tile.widthPx, tile.heightPx));
  return {
    width: Math.max(1, Math.round(tile.widthPx * factor)),
    height: Math.max(1, Math.round(tile.heightPx * factor)),
  };
}

function answer(message: ClothAnswer, transfer: Transferable[]): void {
  self.postMessage(message, { transfer });
}

let heldScene: Scene | undefined;

/** What the helper does: draws its part of a picture. */
function drawBand(request: BandRequest): BandAnswer {
  heldScene = request.scene ?? heldScene;
  if (heldScene === undefined) return null;
  const { recipe, size, window } = request;
  return weaveWindow(heldScene, recipe, size, window, canvasRasterise).data;
}

const unheard: (() => void)[] = [];
const { port1, port2 } = new MessageChannel();
port1.onmessage = () => unheard.shift()?.();

/** Lets messages in that have arrived meanwhile. A timer would do too, but browsers make nested ones wait 4 ms each. */
function breathe(): Promise<void> {
  return new Promise((resolve) => {
    unheard.push(resolve);
    port2.postMessage(null);
  });
}

const channels = 4;
/** The helper begins later: it has the scene to read first. */
const ownShare = 0.54;

let last: { readonly look: string; readonly picture: ImageData } | undefined;

/** The picture that was drawn last, if it is this one. */
function drawnBefore({ look }: KeptScene, { width, height }: SizePx): ImageData | undefined {
  return last?.look === look && last.picture.width === width && last.picture.height === height
    ? last.picture
    : undefined;
}

/**
 * Draws the picture of a tile on two cores where there are two: curves that are cut at the join differ from whole ones by a few levels on
 * less than a pixel in a hundred.
 */
async function drawPicture(kept: KeptScene, recipe: Recipe, size: SizePx): Promise<ImageData> {
  const { width, height } = size;
  const rows = Math.min(height, Math.ceil(height * ownShare));
  const below = { x: 0, y: rows, width, height: height - rows };
  const draw = (window: typeof below) => weaveWindow(kept.scene, recipe, size, window, canvasRasterise).data;
  const helped = below.height > 0 ? askHelper(kept, recipe, size, below) : undefined;
  const pixels = new Uint8ClampedArray(width * height * channels);
  if (helped === undefined) pixels.set(draw({ x: 0, y: 0, ...size }));
  else {
    pixels.set(draw({ x: 0, y: 0, width, height: rows }));
    pixels.set((await helped) ?? draw(below), rows * width * channels);
  }
  last = { look: kept.look, picture: new ImageData(pixels, width, height) };
  return last.picture;
}
