import { readdir, readFile } from 'node:fs/promises';

const ticksPerSecond = 100;

/** Processor seconds of this process and its children so far, and the largest memory of any child. */
export async function spent(): Promise<{ cpuS: number; rssMb: number }> {
  const { user, system } = process.cpuUsage();
  let cpuS = (user + system) / 1e6;
  let rssMb = 0;
  for (const task of await readdir('/proc/self/task')) {
    const children = (await readFile(`/proc/self/task/${task}/children`, 'utf8')).trim().split(' ').filter(Boolean);
    for (const pid of children) {
      const stat = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')[1]?.split(' ') ?? [];
      cpuS += (Number(stat[11]) + Number(stat[12])) / ticksPerSecond;
      const status = await readFile(`/proc/${pid}/status`, 'utf8');
      rssMb = Math.max(rssMb, Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
    }
  }
  return { cpuS, rssMb };
}
