import { useEffect, useState } from 'react';

/** Who has not learned yet that the folder is at rest: all at once, and before anything else is done. */
const unaware = new Set<() => void>();
const waiting: (() => void)[] = [];
/** As long after the last of it a folder counts as scrolling. */
const restMs = 150;
let scrolledAt = Number.NEGATIVE_INFINITY;
let isComing = false;

/** Says that the folder scrolls: what flies past is drawn without what only a hand that rests needs. */
export function noteScroll(): void {
  scrolledAt = performance.now();
}

const isAtRest = (): boolean => performance.now() - scrolledAt >= restMs;

/** Does something once the folder has come to rest, one such thing a frame. Answers how to give it up. */
export function whenAtRest(act: () => void): () => void {
  waiting.push(act);
  come();
  return () => {
    const at = waiting.indexOf(act);
    if (at >= 0) waiting.splice(at, 1);
  };
}

/**
 * Whether the folder has come to rest since the caller was drawn first; one that is drawn in a folder at rest is so at once. All learn it
 * together: who walks on with the keys finds every card whole.
 */
export function useAtRest(): boolean {
  const [isSeen, setSeen] = useState(isAtRest);
  useEffect(() => {
    if (isSeen) return undefined;
    const show = () => setSeen(true);
    unaware.add(show);
    come();
    return () => void unaware.delete(show);
  }, [isSeen]);
  return isSeen;
}

function doNext(): void {
  isComing = false;
  if (isAtRest()) {
    if (unaware.size > 0) showAll();
    else waiting.shift()?.();
  }
  if (unaware.size + waiting.length > 0) come();
}

function showAll(): void {
  for (const show of unaware) show();
  unaware.clear();
}

function come(): void {
  if (isComing) return;
  isComing = true;
  // No frame is spent on looking whether it scrolls still.
  if (isAtRest()) requestAnimationFrame(doNext);
  else setTimeout(doNext, restMs);
}
