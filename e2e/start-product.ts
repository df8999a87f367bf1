import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the product under test listens. */
    address: string;
  }
}

const main = resolve(import.meta.dirname, '../apps/server/src/main.ts');
/** Fourteen designs are made first; on a busy machine that is a minute. */
const readyWithinMs = 400_000;

declare global {
  /** The product of this run: each project loads this file for itself, and a product takes half a minute to start. */
  var productOfThisRun: ReturnType<typeof startProduct> | undefined;
}

/** Starts the real product once for all projects of the run: its own data folder, demonstration data, a free port. */
export default async function setup(project: TestProject) {
  const isFirst = globalThis.productOfThisRun === undefined;
  globalThis.productOfThisRun ??= startProduct();
  const { address, stop } = await globalThis.productOfThisRun;
  project.provide('address', address);
  if (!isFirst) return undefined;
  return async () => {
    globalThis.productOfThisRun = undefined;
    await stop();
  };
}

/** The product on a free port with a data folder that goes away with it. */
export async function startProduct(): Promise<{ address: string; stop: () => Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'naksha-e2e-'));
  const child = spawn(process.execPath, [main], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, NODE_ENV: 'development', DATABASE_URL: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const stop = async () => {
    await new Promise((resolve) => child.once('exit', resolve).kill('SIGTERM'));
    await rm(dataDir, { recursive: true, force: true });
  };
  return { address: await addressOf(child), stop };
}

/** The address it prints, once it says it is ready. */
async function addressOf(child: ChildProcess): Promise<string> {
  let said = '';
  const collect = (chunk: Buffer) => {
    said += chunk;
  };
  child.stdout?.on('data', collect);
  child.stderr?.on('data', collect);
  for (const start = Date.now(); Date.now() - start < readyWithinMs; ) {
    if (child.exitCode !== null) throw new Error(`the product ended instead of starting:\n${said}`);
    const address = /http:\/\/127\.0\.0\.1:\d+/.exec(said)?.[0];
    if (address && (await fetch(`${address}/ready`).catch(() => null))?.ok) return address;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  child.kill('SIGKILL');
  throw new Error(`the product was not ready in time:\n${said}`);
}
