/**
 * Waits for work that was told to stop, but not for ever: when it has not ended `patienceMs` after the abort, it is left
 * to itself and the abort's reason is thrown.
 */
export async function orAbandon<Result>(
  work: Promise<Result>,
  signal: AbortSignal,
  patienceMs: number,
): Promise<Result> {
  const over = Promise.withResolvers<never>();
  let timer: NodeJS.Timeout | undefined;
  const startWaiting = () => {
    timer = setTimeout(() => over.reject(signal.reason), patienceMs);
  };
  if (signal.aborted) startWaiting();
  signal.addEventListener('abort', startWaiting, { once: true });
  try {
    return await Promise.race([work, over.promise]);
  } finally {
    signal.removeEventListener('abort', startWaiting);
    clearTimeout(timer);
  }
}
