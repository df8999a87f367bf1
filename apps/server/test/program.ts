import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** A program of the server's that a test has started. */
export interface Program {
  readonly child: ChildProcess;
  readonly said: () => string;
  readonly ended: Promise<number | null>;
  /** Waits for words, or for the end. */
  readonly untilSaid: (words: string) => Promise<void>;
}

const children = new Set<ChildProcess>();

/**
 * Starts a program of `src` by its file name. Of this process's environment it is given little, so that only what a test says
 * counts; and where what was compiled once is kept, which halves the time of a start.
 */
export function startProgram(
  name: string,
  settings: Readonly<Record<string, string>>,
  ...parameters: string[]
): Program {
  const file = fileURLToPath(new URL(`../src/${name}`, import.meta.url));
  const compiled = fileURLToPath(new URL('../../../node_modules/.cache/naksha/compile', import.meta.url));
  const env = { PATH: process.env.PATH, NODE_COMPILE_CACHE: compiled, PORT: '0', DEMO: 'off', ...settings };
  const child = spawn(process.execPath, [file, ...parameters], { env, stdio: 'pipe' });
  children.add(child);
  let said = '';
  const listeners = new Set<() => void>();
  const hear = (chunk: Buffer) => {
    said += chunk.toString();
    for (const listener of listeners) listener();
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  const ended = once(child, 'exit').then(([code]) => {
    for (const listener of listeners) listener();
    return code;
  });
  return {
    child,
    said: () => said,
    ended,
    async untilSaid(words) {
      await new Promise<void>((resolve, reject) => {
        const look = () => {
          if (said.includes(words)) resolve();
          else if (child.exitCode !== null) reject(new Error(`It ended with: ${said}`));
        };
        listeners.add(look);
        look();
      });
    },
  };
}

/** Ends every program that a test has left behind. */
export function killPrograms(): void {
  for (const child of children) child.kill('SIGKILL');
}

/** Where a program that is ready listens. */
export const addressOf = (program: Program): string => /http:[^\s"]+/.exec(program.said())?.[0] ?? '';
