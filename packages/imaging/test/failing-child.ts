/** A child whose handlers fail in every way a decoder can. */

import { mkdir } from 'node:fs/promises';
import { atWork } from '../src/at-work.ts';
import { serve } from '../src/in-child/serve.ts';
import { PictureError } from '../src/picture-error.ts';

/** There as soon as they are asked for. */
const handlers = {
  echo: (value: unknown) => value,
  pid: () => process.pid,
  complain: async (text: string) => {
    await new Promise<void>((resume) => process.stderr.write(text, () => resume()));
    return 'done';
  },
  crash: () => process.kill(process.pid, 'SIGSEGV'),
  endFirst: async (mark: string) => {
    const isFirst = await mkdir(mark).then(
      () => true,
      () => false,
    );
    if (!isFirst) return 'there';
    process.removeAllListeners('SIGTERM');
    process.kill(process.pid, 'SIGTERM');
    return new Promise(() => undefined);
  },
  hang: () => new Promise(() => undefined),
  swell: async () => {
    const held: Buffer[] = [];
    for (;;) {
      held.push(Buffer.alloc(2 ** 24, held.length + 1));
      await new Promise((resume) => setTimeout(resume, 5));
    }
  },
  creep: async (steps: number, report: (fraction: number) => void) => {
    for (let step = 1; step <= steps; step++) {
      await new Promise((resume) => setTimeout(resume, 850));
      report(step / steps);
    }
    return 'there';
  },
  labour: async (steps: number) => {
    for (let step = 1; step <= steps; step++) {
      await new Promise((resume) => setTimeout(resume, 1050));
      atWork();
    }
    return 'done';
  },
  refuse: () => {
    throw new PictureError('too_many_pixels', 'too many', { limit: 4 });
  },
  fill: () => {
    throw Object.assign(new Error('no space left'), { code: 'ENOSPC' });
  },
};
serve(Object.fromEntries(Object.entries(handlers).map(([name, handler]) => [name, async () => handler])));
