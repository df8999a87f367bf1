import { execFile } from 'node:child_process';
import { loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { printTable } from '../print-table.ts';

const measureFile = fileURLToPath(new URL('./measure-large.ts', import.meta.url));
const run = promisify(execFile);
const usual = ['kalamkari', 'ikat', 'chikankari'];
/** What a process may take for the largest file. */
const goalMb = 1024;

interface Measured {
  readonly width: number;
  readonly height: number;
  readonly wallS: number;
  readonly cpuS: number;
  readonly peakMb: number;
  readonly fileMb: number;
}

/** A tile of 16384² of each family, and a saree of 5.5 m at 150 dpi of the first. Answers whether all keep within the memory. */
export async function runLarge(wanted: readonly string[]): Promise<boolean> {
  const families = wanted.length > 0 ? wanted : usual;
  const rows: string[][] = [];
  let isHeld = true;
  for (const [family, what] of [...families.map((family) => [family, 'tile']), [families[0] ?? 'kalamkari', 'saree']]) {
    const { stdout } = await run(process.execPath, [measureFile, family ?? '', what ?? '']);
    const { width, height, wallS, cpuS, peakMb, fileMb }: Measured = JSON.parse(stdout);
    isHeld &&= peakMb <= goalMb;
    const figures = [wallS.toFixed(0), cpuS.toFixed(0), peakMb.toFixed(0), fileMb.toFixed(0)];
    rows.push([`${family} ${what}`, `${width} × ${height}`, ...figures, loadavg()[0]?.toFixed(1) ?? '']);
    console.log(rows.at(-1)?.join('  '));
  }
  printTable(['large', 'pixels', 'wall s', 'CPU s', 'peak MB', 'file MB', 'load'], rows);
  console.log(`goal: at most ${goalMb} MB: ${isHeld ? 'held' : 'MISSED'}`);
  return isHeld;
}
