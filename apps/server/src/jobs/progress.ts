export interface Progress {
  /** Takes the share of the work that is done, 0 … 1. Cheap: may be called for every band. */
  readonly report: (fraction: number) => void;
  /** Resolves when nothing more will be written. */
  readonly end: () => Promise<void>;
}

/**
 * Passes progress on at most every `everyMs`, one write at a time and never backwards: an engine reports each band, a
 * database and a screen want a few figures a second. `onError` hears of the first write that failed: the others fail for the same reason.
 */
export function createProgress(
  write: (fraction: number) => Promise<void>,
  everyMs: number,
  onError: (error: unknown) => void,
): Progress {
  let done = 0;
  let written = 0;
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();
  let lastAt = Number.NEGATIVE_INFINITY;
  let hasEnded = false;
  let hasFailed = false;

  function flush(): void {
    timer = undefined;
    lastAt = performance.now();
    const fraction = done;
    writing = writing.then(async () => {
      if (fraction <= written) return;
      written = fraction;
      try {
        await write(fraction);
      } catch (error) {
        // A lost figure is made good by the next one.
        if (!hasFailed) onError(error);
        hasFailed = true;
      }
    });
  }

  return {
    report(fraction) {
      if (hasEnded || !(fraction > done)) return;
      done = Math.min(1, fraction);
      timer ??= setTimeout(flush, Math.max(0, lastAt + everyMs - performance.now()));
    },
    async end() {
      hasEnded = true;
      clearTimeout(timer);
      await writing;
    },
  };
}
