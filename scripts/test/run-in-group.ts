import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { setTimeout } from 'node:timers/promises';

/** The whole run takes twenty minutes on two cores that do nothing else; beyond this it hangs. */
const usual = {
  longestMs: 40 * 60_000,
  /** A test that leaves a process behind keeps Vitest from ending, for ever, after everything is reported. */
  farewellMs: 30_000,
  /** Whether all other programs come before it. */
  givesWay: false,
};

interface Problem {
  sentence: string;
  isHanging: boolean;
}

/** Runs Node with the arguments in a process group of its own, of which nothing is left afterwards. */
export async function runInGroup(
  args: string[],
  hasReported: () => boolean,
  manner: Partial<typeof usual> = {},
): Promise<Problem | undefined> {
  const { givesWay, ...limits } = { ...usual, ...manner };
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit'], detached: true });
  if (givesWay && child.pid !== undefined) lowerPriority(child.pid);
  const exit = once(child, 'exit');
  const endGroup = () => killGroup(child.pid);
  const stop = () => {
    endGroup();
    process.exit(1);
  };
  process.once('SIGINT', stop).once('SIGTERM', stop).once('exit', endGroup);
  const hanging = new AbortController();
  const patience = watch(hasReported, limits, hanging.signal);
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
  limits: Omit<typeof usual, 'givesWay'>,
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
  setPriority(pid, lowest);
  try {
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
