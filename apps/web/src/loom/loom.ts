import { whenBroken } from '../ui/when-broken.ts';
import type { ClothAnswer, ClothRequest, ClothWish, PlanMessage } from './cloth-messages.ts';

let worker: Worker | undefined;
let lastId = 0;
const listeners = new Map<number, (answer: ClothAnswer) => void>();

/**
 * Asks the loom for a cloth; `onAnswer` hears every picture, small ones first. Answers to what a newer request of the same
 * place overtook are dropped. The returned function stops listening.
 */
export function askLoom(
  place: string,
  wish: ClothWish,
  sides: readonly number[],
  onAnswer: (answer: ClothAnswer) => void,
): () => void {
  worker ??= startWorker();
  const id = ++lastId;
  listeners.set(id, onAnswer);
  const request: ClothRequest = { id, place, wish, sides };
  worker.postMessage(request);
  return () => listeners.delete(id);
}

/** The plan that was handed over last: a worker that is started later needs it, too. */
let handed: PlanMessage | undefined;

/** Hands the kept plan of a design to the loom, for wishes that name it. */
export function handPlan(plan: PlanMessage): void {
  handed = plan;
  worker?.postMessage(plan);
}

function startWorker(): Worker {
  const started = new Worker(new URL('./loom-worker.ts', import.meta.url), { type: 'module' });
  if (handed) started.postMessage(handed);
  started.addEventListener('message', ({ data }: MessageEvent<ClothAnswer>) => {
    const listener = listeners.get(data.id);
    if (!('failure' in data) && !listener) data.bitmap.close();
    listener?.(data);
    if ('failure' in data || data.isLast) listeners.delete(data.id);
  });
  whenBroken(started, (reason) => {
    // It may hold half a drawing: the next wish starts another one.
    started.terminate();
    if (worker === started) worker = undefined;
    const unanswered = [...listeners];
    listeners.clear();
    for (const [id, listener] of unanswered) listener({ id, failure: reason });
  });
  return started;
}
