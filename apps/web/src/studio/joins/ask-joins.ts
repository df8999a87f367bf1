import { whenBroken } from '../../ui/when-broken.ts';
import type { JoinsAnswer, JoinsQuestion } from './joins-messages.ts';
import type { JoinsBrush } from './judge-picture.ts';

/**
 * Has the joins of a picture judged beside the page, by a worker for this question alone; what it answers takes the question back. `hear`
 * receives nothing where that is not possible.
 */
export function askJoins(
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
  const tell = (answer: JoinsAnswer | undefined) => {
    if (isOver) return;
    end();
    hear(answer);
  };
  // A copy shares the pixels and can be handed over; the picture itself stays on the table.
  void createImageBitmap(source)
    .then((copy) => {
      if (isOver) return copy.close();
      worker = new Worker(new URL('./joins-worker.ts', import.meta.url), { type: 'module' });
      worker.addEventListener('message', ({ data }: MessageEvent<JoinsAnswer>) => tell(data));
      whenBroken(worker, () => tell(undefined));
      worker.postMessage({ source: copy, brush } satisfies JoinsQuestion, [copy]);
    })
    .catch(() => tell(undefined));
  return end;
}
