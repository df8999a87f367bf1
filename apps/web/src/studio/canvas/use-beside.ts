import { useCallback, useEffect, useRef, useState } from 'react';
import { whenBroken } from '../../ui/when-broken.ts';
import { noteBroken } from '../store/tool-actions.ts';

/** What goes to the worker beside the copy of the picture and the number of the question, which its answer bears. */
interface Numbered {
  readonly turn: number;
}
interface WorkedPicture extends Numbered {
  readonly pixels: Uint8ClampedArray<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
}
type Asked<Question> = Omit<Question, 'turn' | 'image'>;

interface Beside {
  /** Starts the worker; the same function with every drawing of the screen. */
  readonly start: () => Worker;
  /** The longest side of the copy that is worked on. */
  readonly longest: number;
  /** How long the table rests before it is copied, in milliseconds. */
  readonly restMs: number;
}

/** Asks about a picture; what it answers takes the question back. `hear` receives the newest answer alone. */
type Ask<Question, Answer> = (
  source: ImageBitmap,
  question: (image: ImageData) => Asked<Question>,
  /** `picture` is of the answer's pixels, null once no one waits for it any more. */
  hear: (answer: Answer, picture: () => Promise<ImageBitmap | null>) => void,
) => () => void;

/** How long a worker may be at what is not wanted any more before another one takes its place. */
const patienceMs = 2000;

/**
 * Has pictures worked on beside the page by a worker of this screen's own: what is asked last counts. Of a worker that broke the panel says
 * so; another one works on what is asked next, or on the same when it is tried again.
 */
export function useBeside<Question extends Numbered, Answer extends WorkedPicture>({
  start,
  longest,
  restMs,
}: Beside): Ask<Question, Answer> {
  const worker = useRef<Worker | null>(null);
  const turn = useRef(0);
  /** Questions that were not answered yet, and since when the first of them is worked on. */
  const waiting = useRef({ count: 0, sinceMs: 0 });
  const [attempt, setAttempt] = useState(0);
  const begin = useCallback(() => {
    const started = start();
    waiting.current = { count: 0, sinceMs: 0 };
    started.addEventListener('message', () => {
      if (worker.current === started)
        waiting.current = { count: waiting.current.count - 1, sinceMs: performance.now() };
    });
    whenBroken(started, () => {
      started.terminate();
      if (worker.current !== started) return;
      worker.current = null;
      noteBroken(() => setAttempt((before) => before + 1));
    });
    return started;
  }, [start]);
  useEffect(() => {
    worker.current = begin();
    return () => {
      worker.current?.terminate();
      worker.current = null;
      noteBroken(null);
    };
  }, [begin]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks for the same again
  return useCallback(
    (source, question, hear) => {
      noteBroken(null);
      let asked: Worker | null = null;
      const mine = ++turn.current;
      let isWanted = true;
      const listen = ({ data }: MessageEvent<Answer>) => {
        if (data.turn !== mine) return;
        hear(data, async () => {
          const bitmap = await createImageBitmap(new ImageData(data.pixels, data.width, data.height));
          if (isWanted) return bitmap;
          bitmap.close();
          return null;
        });
      };
      const timer = setTimeout(() => {
        const image = copyOf(source, longest);
        if (!image) return;
        const { count, sinceMs } = waiting.current;
        if (count > 0 && performance.now() - sinceMs > patienceMs) {
          worker.current?.terminate();
          worker.current = null;
        }
        asked = worker.current ??= begin();
        asked.addEventListener('message', listen);
        const before = waiting.current;
        const sinceNow = { count: 1, sinceMs: performance.now() };
        waiting.current = before.count > 0 ? { ...before, count: before.count + 1 } : sinceNow;
        asked.postMessage({ ...question(image), turn: mine, image });
      }, restMs);
      return () => {
        isWanted = false;
        clearTimeout(timer);
        asked?.removeEventListener('message', listen);
      };
    },
    [longest, restMs, begin, attempt],
  );
}

/** The pixels of a picture, reduced to fit `longest`, on white. Null where the browser gives no canvas. */
export function copyOf(source: ImageBitmap, longest: number): ImageData | null {
  const scale = Math.min(1, longest / Math.max(source.width, source.height));
  const [width, height] = [Math.round(source.width * scale), Math.round(source.height * scale)];
  const brush = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!brush) return null;
  brush.fillStyle = '#fff';
  brush.fillRect(0, 0, width, height);
  brush.drawImage(source, 0, 0, width, height);
  return brush.getImageData(0, 0, width, height);
}
