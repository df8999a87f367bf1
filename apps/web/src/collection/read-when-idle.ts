import { whenAtRest } from './at-rest.ts';
import { barColours } from './bar-colours.ts';

type Colours = ReturnType<typeof barColours>;

const side = 40;
let brush: OffscreenCanvasRenderingContext2D | null | undefined;

/**
 * Reads the colours of a picture: one picture a frame once the folder has come to rest, decoded small beside the page. Answers how to
 * give it up.
 */
export function readWhenIdle(picture: HTMLImageElement, done: (colours: Colours) => void): () => void {
  let isGone = false;
  const read = () => {
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
  const giveUp = whenAtRest(read);
  return () => {
    isGone = true;
    giveUp();
  };
}

function coloursOf(small: ImageBitmap): Colours {
  brush ??= new OffscreenCanvas(side, side).getContext('2d', { willReadFrequently: true });
  if (!brush) return [];
  brush.clearRect(0, 0, side, side);
  brush.drawImage(small, 0, 0);
  return barColours(brush.getImageData(0, 0, side, side).data);
}
