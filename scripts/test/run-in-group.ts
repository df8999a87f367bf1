import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { setTimeout } from 'node:timers/promises';

/** How a run is treated beside all else on the machine. */
export interface Manner {
  /** Beyond this it hangs. */
  readonly longestMs: number;
  /** A test that leaves a process behind keeps Vitest from ending, for ever, after everything is reported. */
  readonly farewellMs: number;
  /** Whether all other programs come before it. */
  readonly givesWay: boolean;
}

/** The whole run takes twenty minutes on two cores that do nothing else. */
const usual: Manner = { longestMs: 40 * 60_000, farewellMs: 30_000, givesWay: false };

/** What waits for all other programs needs as many times longer, for its tests (`vitest.config.ts`) as for its end. */
const patience = 3;

/** The manners of runs. */
export const manners = {
  usual,
  givingWay: { longestMs: patience * usual.longestMs, farewellMs: patience * usual.farewellMs, givesWay: true },
} as const satisfies Record<string, Manner>;

interface Problem {
  sentence: string;
  isHanging: boolean;
}

/** Runs Node with the arguments in a process group of its own, of which nothing is left afterwards. */
export async function runInGroup(
  args: string[],
  hasReported: () => boolean,
  manner: Manner,
): Promise<Problem | undefined> {
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit'], detached: true });
  const exit = once(child, 'exit');
  const endGroup = () => killGroup(child.pid);
  const stop = () => {
    endGroup();
    process.exit(1);
  };
  process.once('SIGINT', stop).once('SIGTERM', stop).once('exit', endGroup);
  if (manner.givesWay && child.pid !== undefined) lowerPriority(child.pid);
  const hanging = new AbortController();
  const patience = watch(hasReported, manner, hanging.signal);
  const sentence = await Promise.race([exit.then(() => undefined), patience]);
  hanging.abort();
  endGroup();
  const [status] = await exit;
  process.off('SIGINT', stop).off('SIGTERM', stop).off('exit', endGroup);
  if (sentence) return { sentence, isHanging: true };
  return status === 0 ? undefined : { sentence: `vitest ended with ${status}`, isHanging: false };
}

/** Resolves with a sentence once there is nothing left to wait for. */
async function watch(
  hasReported: () => boolean,
  limits: Omit<Manner, 'givesWay'>,
  signal: AbortSignal,
): Promise<string> {
  const start = Date.now();
  let reportedAt: number | undefined;
  while (!signal.aborted) {
    await setTimeout(250, undefined, { signal, ref: false }).catch(() => {});
    if (hasReported()) reportedAt ??= Date.now();
    if (reportedAt && Date.now() - reportedAt > limits.farewellMs)
      return 'vitest reported everything and did not end: a test left something running';
    if (Date.now() - start > limits.longestMs) return `vitest did not end within ${limits.longestMs / 60_000} minutes`;
  }
  return '';
}

/** Gives a process the lowest priority, and all that it will start. */
function lowerPriority(pid: number): void {
  const lowest = constants.priority.PRIORITY_LOW;
  try {
    setPriority(pid, lowest);
    // Linux may share a machine out between sessions first; then the priority of the session is what counts.
    const session = `/proc/${pid}/autogroup`;
    if (existsSync(session)) writeFileSync(session, `${lowest}`);
  } catch {
    // Not everywhere may it be lowered; then what runs beside it is slower, and that is all.
  }
}

function killGroup(pid: number | undefined): void {
  try {
    if (pid) process.kill(-pid, 'SIGKILL');
  } catch {
    // Nothing of it is left.
  }
}
