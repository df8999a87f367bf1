import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { EngineContext, EngineInput, EngineResult } from '@naksha/engines';
import type { EngineTable } from '../src/jobs/engine-table.ts';

/** The smallest PNG there is: one pixel. */
export const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC',
  'base64',
);

export type TestRun = (
  context: EngineContext,
  params: Readonly<Record<string, unknown>>,
  inputs: readonly EngineInput[],
) => Promise<EngineResult>;

/** The same run for every operation. */
export function engineOf(run: TestRun): EngineTable {
  return () => (params, inputs, context) => run(context, params, inputs);
}

/** As many one-pixel designs as were asked for. */
export const paint: TestRun = async ({ workDir, progress, signal }, params) => {
  const count = typeof params.count === 'number' ? params.count : 1;
  const files = [];
  for (let at = 0; at < count; at++) {
    signal.throwIfAborted();
    const path = join(workDir, `${at}.png`);
    await writeFile(path, onePixel);
    progress((at + 1) / count);
    const designDefinition = { title: 'Vines on cream', at };
    const of = { contentType: 'image/png', width: 1, height: 1, dpi: 150 } as const;
    files.push({ path, ...of, seed: `seed-${at}`, seamScore: 0.5, designDefinition });
  }
  return { files };
};

/** A promise that the test keeps when it likes. */
export function gate(): { readonly open: () => void; readonly passed: Promise<void> } {
  let open: () => void = () => undefined;
  const passed = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open: () => open(), passed };
}

/** Works until it is aborted. */
export function untilAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason));
  });
}
