import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/** Editors write several files at once, and some write one file twice. */
const settleMs = 200;
/** A server that does not end in time after it was asked to is ended: the next one needs its port and its data. */
const patienceMs = 15_000;

/** Runs Node with the arguments, one process at a time, and starts it again on request: the old one has ended before. */
export function createRestarter(args: readonly string[], say: (sentence: string) => void) {
  let child: ChildProcess | undefined;
  let timer: NodeJS.Timeout | undefined;
  let turn: Promise<void> = Promise.resolve();
  let isStopped = false;

  const end = async (): Promise<void> => {
    const old = child;
    child = undefined;
    if (old === undefined || old.exitCode !== null || old.signalCode !== null) return;
    const gone = once(old, 'exit');
    old.kill('SIGTERM');
    const impatient = setTimeout(() => old.kill('SIGKILL'), patienceMs);
    await gone;
    clearTimeout(impatient);
  };
  const begin = async (): Promise<void> => {
    await end();
    if (isStopped) return;
    const next = spawn(process.execPath, args, { stdio: 'inherit' });
    child = next;
    next.on('exit', (code) => {
      if (child === next) say(`The server ended (${code ?? 'by a signal'}). It starts again when a source changes.`);
    });
  };
  return {
    /** Starts the process, or ends and starts it, once for all calls that come close together. */
    restart(): void {
      clearTimeout(timer);
      timer = setTimeout(() => {
        turn = turn.then(begin);
      }, settleMs);
    },
    /** Ends the process for good. */
    async stop(): Promise<void> {
      isStopped = true;
      clearTimeout(timer);
      turn = turn.then(end);
      await turn;
    },
  };
}
