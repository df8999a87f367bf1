import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';

const run = promisify(execFile);
const timeFile = '/usr/bin/time';

/** What a job took. */
export interface Taken {
  readonly cpuS: number;
  readonly wallS: number;
  readonly rssMb: number;
}

/** After so many seconds a peer is ended, and the run with it says so. */
const mostS = 900;

/** Runs a program as a whole process and measures it with GNU time. ImageMagick's own policy is lifted, so that it may try large pictures. */
export async function runPeer(command: string, args: readonly string[]): Promise<Taken> {
  if (!existsSync(timeFile)) throw new Error('Expected GNU time: apt-get install time');
  const { stderr } = await run(timeFile, ['-f', '%U %S %e %M', 'timeout', `${mostS}`, command, ...args], {
    maxBuffer: 2 ** 26,
    env: { ...process.env, MAGICK_CONFIGURE_PATH: policyFolder },
  });
  const [user = 0, system = 0, wall = 0, kilobytes = 0] = (stderr.trim().split('\n').at(-1) ?? '')
    .split(' ')
    .map(Number);
  return { cpuS: user + system, wallS: wall, rssMb: kilobytes / 1024 };
}

const policyFolder = new URL('./policy/', import.meta.url).pathname;
