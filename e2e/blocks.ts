import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Locator, Page } from 'playwright-core';

interface Entry {
  readonly startTime: number;
  readonly duration: number;
}

declare global {
  interface Window {
    longTasks: Entry[];
    keyEvents: Entry[];
    /** Hands over what was seen and not handed on yet. */
    reportBlocks: () => void;
  }
}

/** Runs in the page before anything else: keeps every long task, and of every key how long the page took to show it. */
export function watchBlocks(): void {
  window.longTasks = [];
  window.keyEvents = [];
  const keepTasks = (seen: Entry[]) => window.longTasks.push(...seen);
  const keepKeys = (seen: PerformanceEntryList) =>
    window.keyEvents.push(...seen.filter(({ name }) => name === 'keypress' || name === 'input'));
  const tasks = new PerformanceObserver((list) => keepTasks(list.getEntries()));
  const events = new PerformanceObserver((list) => keepKeys(list.getEntries()));
  tasks.observe({ type: 'longtask' });
  events.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  window.reportBlocks = () => {
    keepTasks(tasks.takeRecords());
    keepKeys(events.takeRecords());
  };
}

/** Runs in the page: what was kept from a time on, in ms. */
export async function readBlocks(since: number): Promise<{ tasks: number[]; events: number[] }> {
  // What a key did is known when the frame after it is shown, and that when the next one begins.
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  // The task that this began in has to end to be a long one.
  await new Promise((resolve) => setTimeout(resolve));
  window.reportBlocks();
  const durations = (entries: Entry[]) =>
    entries.flatMap(({ startTime, duration }) => (startTime >= since ? [duration] : []));
  return { tasks: durations(window.longTasks), events: durations(window.keyEvents) };
}

/** What of a trace is looked at: when something began and the time that it took of the processor, in µs, and what threads are called. */
interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** Counts from now on what pages do on their own thread; what it answers ends that, and gives of each task how long the processor worked on it, in ms. */
export async function countWork(browser: Browser, page: Page): Promise<() => Promise<number[]>> {
  const readEvents = await traceThread(browser, page);
  return async () => tasksOf(await readEvents());
}

/** As `countWork`, and of each frame as well how long the processor worked on this thread from its beginning to that of the next, in ms. */
export async function countFrames(
  browser: Browser,
  page: Page,
): Promise<() => Promise<{ tasks: number[]; frames: number[] }>> {
  const readEvents = await traceThread(browser, page, ['disabled-by-default-devtools.timeline.frame']);
  return async () => {
    const events = (await readEvents()).toSorted((one, other) => one.ts - other.ts);
    const frames: number[] = [];
    let isFirst = false;
    // From the last to the first: a frame begins within a task, which is the one before it.
    let work = 0;
    for (const { name, tdur = 0 } of events.toReversed()) {
      if (name === 'BeginMainThreadFrame') isFirst = true;
      if (name !== 'RunTask') continue;
      work += tdur / 1000;
      if (!isFirst) continue;
      frames.push(work);
      work = 0;
      isFirst = false;
    }
    return { tasks: tasksOf(events), frames };
  };
}

const tasksOf = (events: readonly TraceEvent[]): number[] =>
  events.flatMap(({ name, tdur = 0 }) => (name === 'RunTask' ? [tdur / 1000] : []));

/** Traces a page; what it answers ends that, and gives what happened on its own thread. */
async function traceThread(
  browser: Browser,
  page: Page,
  more: readonly string[] = [],
): Promise<() => Promise<TraceEvent[]>> {
  await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline', '__metadata', ...more] });
  return async () => {
    // What the browser writes itself.
    const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
    const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
    const isOfPage = ({ name, args }: TraceEvent) => name === 'thread_name' && args?.name === 'CrRendererMain';
    const pages = new Set(traceEvents.filter(isOfPage).map(threadOf));
    return traceEvents.filter((event) => pages.has(threadOf(event)));
  };
}

/** Types as a keyboard does, which does not wait until the page has answered. */
export async function typeKeys(page: Page, field: Locator, text: string, everyMs: number): Promise<void> {
  await field.focus();
  const keys = await page.context().newCDPSession(page);
  const sent: Promise<unknown>[] = [];
  for (const letter of text) {
    sent.push(keys.send('Input.dispatchKeyEvent', { type: 'char', text: letter }));
    await wait(everyMs);
  }
  await Promise.all(sent);
  await keys.detach();
}
