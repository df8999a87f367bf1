const keptMs = 500;

/**
 * Whoever asks while an answer is awaited, or within half a second after it, gets that one: a crowd does not queue on what is asked. `ask` must
 * not reject.
 */
export function sharedAnswer(ask: () => Promise<boolean>): () => Promise<boolean> {
  let answer: Promise<boolean> | undefined;
  const forget = () => {
    answer = undefined;
  };
  return () => {
    answer ??= ask().finally(() => setTimeout(forget, keptMs).unref());
    return answer;
  };
}
