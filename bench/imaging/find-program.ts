import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Where an installed program lies; undefined when it does not. */
export async function findProgram(name: string): Promise<string | undefined> {
  const { stdout } = await run('which', ['-a', name]).catch(() => ({ stdout: '' }));
  // What Debian installs, where something else stands before it in the path.
  const found = stdout.split('\n').filter((line) => line !== '');
  return found.find((path) => path.startsWith('/usr/bin/')) ?? found[0];
}

/** A Python that has OpenCV. */
export async function findOpenCv(): Promise<string | undefined> {
  for (const python of ['/usr/bin/python3', 'python3']) {
    const has = await run(python, ['-c', 'import cv2']).then(
      () => true,
      () => false,
    );
    if (has) return python;
  }
  return undefined;
}
