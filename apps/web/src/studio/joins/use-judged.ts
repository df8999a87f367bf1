import type { JoinsJudged } from '@naksha/colour';
import { useEffect, useState } from 'react';
import { whenBroken } from '../../ui/when-broken.ts';
import type { JoinsAnswer, JoinsBrush, JoinsQuestion } from './joins-messages.ts';

/** A picture on the table is judged once. */
const known = new WeakMap<ImageBitmap, JoinsJudged>();

/** While a brush is drawn out, only where it rests is looked at. */
const restMs = 80;

/**
 * What is found at the edges of the picture of a cloth, worked out beside the page: that of another resolution stays until it is known of
 * this one. Undefined until then, null where it cannot be judged here.
 */
export function useJudged(cloth: string | undefined, source: ImageBitmap | null): JoinsJudged | null | undefined {
  const [found, setFound] = useState<{ readonly of: string; readonly judged: JoinsJudged | null }>();
  useEffect(() => {
    if (cloth === undefined || !source || known.has(source)) return;
    return askJoins(source, undefined, (answer) => {
      if (answer?.judged) known.set(source, answer.judged);
      setFound({ of: cloth, judged: answer?.judged ?? null });
    });
  }, [cloth, source]);
  const before = source ? known.get(source) : undefined;
  return before ?? (found?.of === cloth ? found?.judged : undefined);
}

/** True when a brush would let figures of both sides of the joins show through each other; of a brush that moves, what was found last. */
export function useGhosts(source: ImageBitmap | null, { across, down }: JoinsBrush): boolean {
  const [found, setFound] = useState<{ readonly of: ImageBitmap; readonly ghosts: boolean }>();
  const isBrushed = across > 0 || down > 0;
  useEffect(() => {
    if (!source || !isBrushed) return;
    let stop: (() => void) | undefined;
    const timer = setTimeout(() => {
      stop = askJoins(source, { across, down }, (answer) => setFound({ of: source, ghosts: answer?.ghosts === true }));
    }, restMs);
    return () => {
      clearTimeout(timer);
      stop?.();
    };
  }, [source, across, down, isBrushed]);
  return isBrushed && found !== undefined && found.of === source && found.ghosts;
}

/**
 * Has the joins of a picture judged beside the page, by a worker for this question alone; what it answers takes the question back. `hear`
 * receives nothing where that is not possible.
 */
function askJoins(
  source: ImageBitmap,
  brush: JoinsBrush | undefined,
  hear: (answer: JoinsAnswer | undefined) => void,
): () => void {
  let worker: Worker | undefined;
  let isOver = false;
  const end = () => {
    isOver = true;
    worker?.terminate();
  };
  const finish = (answer: JoinsAnswer | undefined) => {
    if (isOver) return;
    end();
    hear(answer);
  };
  // A copy shares the pixels and can be handed over; the picture itself stays on the table.
  void createImageBitmap(source)
    .then((copy) => {
      if (isOver) return copy.close();
      worker = new Worker(new URL('./joins-worker.ts', import.meta.url), { type: 'module' });
      worker.addEventListener('message', ({ data }: MessageEvent<JoinsAnswer>) => finish(data));
      whenBroken(worker, () => finish(undefined));
      worker.postMessage({ source: copy, brush } satisfies JoinsQuestion, [copy]);
    })
    .catch(() => finish(undefined));
  return end;
}
