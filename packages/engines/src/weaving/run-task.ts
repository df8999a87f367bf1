import { constants, getPriority, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';

/** A function of a file, called in a thread of the pool. */
export interface PoolCall {
  /** Which call it is. */
  readonly call: number;
  readonly file: string;
  readonly name: string;
  readonly task: unknown;
  /** How far the thread gives way to others; the same for all calls of a pool. */
  readonly niceness: number;
}

/** What a call wrote to the standard error of its thread. */
export interface Written {
  readonly call: number;
  readonly text: string;
}

/** Linux alone has priorities of threads: elsewhere this would be the whole program's. */
const hasOwnPriority = process.platform === 'linux';
const lowestPriority = constants.priority.PRIORITY_LOW;
let givesWay = false;
let current: number | undefined;
const { write } = process.stderr;
// A thread does one task at a time, so what is written meanwhile belongs to it: said with its number, the process knows whose it was.
process.stderr.write = (chunk: string | Uint8Array, ...rest: unknown[]) => {
  if (current === undefined) return Reflect.apply(write, process.stderr, [chunk, ...rest]);
  const written: Written = { call: current, text: Buffer.from(chunk).toString() };
  parentPort?.postMessage(written);
  for (const done of rest) if (typeof done === 'function') done();
  return true;
};

/** Does a call, in its thread. */
export default async function runTask({ call, file, name, task, niceness }: PoolCall): Promise<unknown> {
  current = call;
  if (hasOwnPriority && !givesWay) setPriority(Math.min(lowestPriority, getPriority() + niceness));
  givesWay = true;
  try {
    const module: Readonly<Record<string, unknown>> = await import(file);
    const work = module[name];
    if (typeof work !== 'function') throw new RangeError(`Expected ${name} in ${file}`);
    return await work(task);
  } finally {
    current = undefined;
  }
}
