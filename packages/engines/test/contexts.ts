import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { EngineContext } from '../src/engine.ts';

/** What a run is given, with the progress it has reported. */
export async function createContext(
  signal = new AbortController().signal,
): Promise<EngineContext & { readonly reported: number[] }> {
  const workDir = await mkdtemp(join(tmpdir(), 'engines-'));
  onTestFinished(() => rm(workDir, { recursive: true, force: true }));
  const reported: number[] = [];
  return { signal, workDir, seed: 'context', reported, progress: (fraction) => reported.push(fraction) };
}

export async function hashOf(path: string): Promise<string> {
  return createHash('sha256')
    .update(await readFile(path))
    .digest('hex');
}
