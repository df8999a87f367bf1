import { useEffect, useState } from 'react';

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
  if (!isComing) comeAgain();
  return () => {
    const at = waiting.indexOf(act);
    if (at >= 0) waiting.splice(at, 1);
  };
}

/** Whether the folder has come to rest since the caller was drawn first; one that is drawn in a folder at rest is so at once. */
export function useAtRest(): boolean {
  const [isSeen, setSeen] = useState(isAtRest);
  useEffect(() => (isSeen ? undefined : whenAtRest(() => setSeen(true))), [isSeen]);
  return isSeen;
}

function doNext(): void {
  isComing = false;
  if (isAtRest()) waiting.shift()?.();
  if (waiting.length > 0) comeAgain();
}

function comeAgain(): void {
  isComing = true;
  // No frame is spent on looking whether it scrolls still.
  if (isAtRest()) requestAnimationFrame(doNext);
  else setTimeout(doNext, restMs);
}
