import { barColours } from './bar-colours.ts';

type Colours = ReturnType<typeof barColours>;

const side = 40;
const waiting: (() => void)[] = [];
/** As long after the last of it a folder counts as scrolling. */
const restMs = 150;
let scrolledAt = Number.NEGATIVE_INFINITY;
let brush: OffscreenCanvasRenderingContext2D | null | undefined;

/** Says that the folder scrolls: what flies past is not read. */
export function noteScroll(): void {
  scrolledAt = performance.now();
}

/**
 * Reads the colours of a picture: one picture a frame once the folder has come to rest, decoded small beside the page. Answers how to
 * give it up.
 */
export function readWhenIdle(picture: HTMLImageElement, done: (colours: Colours) => void): () => void {
  let isGone = false;
  const read = () => {
    if (isGone) return;
    // From its bytes, which the browser has: a picture of the page would be decoded on the page's own thread.
    void fetch(picture.src, { cache: 'force-cache' })
      .then((answer) => answer.blob())
      .then((bytes) => createImageBitmap(bytes, { resizeWidth: side, resizeHeight: side, resizeQuality: 'pixelated' }))
      .then((small) => {
        if (!isGone) done(coloursOf(small));
        small.close();
      })
      // A picture that was taken away meanwhile has no colours.
      .catch(() => undefined);
  };
  waiting.push(read);
  if (waiting.length === 1) requestAnimationFrame(readNext);
  return () => {
    isGone = true;
    const at = waiting.indexOf(read);
    // The first keeps the turns going.
    if (at > 0) waiting.splice(at, 1);
  };
}

function readNext(): void {
  if (performance.now() - scrolledAt >= restMs) waiting.shift()?.();
  if (waiting.length > 0) requestAnimationFrame(readNext);
}

function coloursOf(small: ImageBitmap): Colours {
  brush ??= new OffscreenCanvas(side, side).getContext('2d', { willReadFrequently: true });
  if (!brush) return [];
  brush.clearRect(0, 0, side, side);
  brush.drawImage(small, 0, 0);
  return barColours(brush.getImageData(0, 0, side, side).data);
}
