import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const main = resolve(import.meta.dirname, '../../apps/server/src/main.ts');
/** What was compiled once is kept, as `npm start` keeps it. */
const compiled = { NODE_COMPILE_CACHE: resolve(import.meta.dirname, '../../node_modules/.cache/naksha/compile') };
/** A busy machine included. */
const readyWithinMs = 60_000;

export interface Product {
  readonly address: string;
  /** What it has printed of late. */
  readonly said: () => string;
  /** Sends a signal, to the process or to its group; for a group the product has to have been started with one. */
  readonly signal: (name: NodeJS.Signals, to?: 'process' | 'group') => void;
  /** How it ended. */
  readonly ended: Promise<number | null>;
  /** Ends the process as a power switch would; nothing of it runs any more afterwards. */
  readonly kill: () => Promise<void>;
}

/** Starts the real server. With `killAfterMs` it is killed on its way, wherever that finds it, and nothing is answered. */
export async function startProduct(
  settings: NodeJS.ProcessEnv,
  killAfterMs = Number.POSITIVE_INFINITY,
  hasGroup = false,
): Promise<Product | undefined> {
  const child = spawn(process.execPath, [main], {
    env: { ...compiled, ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: hasGroup,
  });
  const ended = once(child, 'exit').then(([code]: (number | null)[]) => code ?? null);
  const signal: Product['signal'] = (name, to = 'process') => {
    if (child.pid !== undefined) process.kill(to === 'group' ? -child.pid : child.pid, name);
  };
  let said = '';
  for (const out of [child.stdout, child.stderr]) {
    out.on('data', (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-8000);
    });
  }
  const kill = () => end(child);
  for (const start = performance.now(); performance.now() - start < readyWithinMs; await sleep(20)) {
    if (performance.now() - start > killAfterMs) {
      await kill();
      return undefined;
    }
    if (child.exitCode !== null) throw new Error(`The product ended instead of starting:\n${said}`);
    const address = /Naksha is ready: (http:\S+)/.exec(said)?.[1];
    if (address !== undefined) return { address, signal, ended, kill, said: () => said };
  }
  await kill();
  throw new Error(`The product was not ready in time:\n${said}`);
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}
