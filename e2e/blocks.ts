interface Entry {
  readonly startTime: number;
  readonly duration: number;
}

declare global {
  interface Window {
    longTasks: Entry[];
    keyEvents: Entry[];
  }
}

/** Runs in the page before anything else: keeps every long task, and of every key how long the page took to show it. */
export function watchBlocks(): void {
  window.longTasks = [];
  window.keyEvents = [];
  new PerformanceObserver((list) => window.longTasks.push(...list.getEntries())).observe({ type: 'longtask' });
  new PerformanceObserver((list) =>
    window.keyEvents.push(...list.getEntries().filter(({ name }) => name === 'keypress' || name === 'input')),
  ).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

/** Runs in the page: what was kept from a time on, in ms. */
export async function readBlocks(since: number): Promise<{ tasks: number[]; events: number[] }> {
  // Observers hear of what happened in the last frame after it.
  await new Promise((resolve) => setTimeout(resolve, 500));
  const durations = (entries: Entry[]) =>
    entries.flatMap(({ startTime, duration }) => (startTime >= since ? [duration] : []));
  return { tasks: durations(window.longTasks), events: durations(window.keyEvents) };
}
