import { execFile } from 'node:child_process';
import { loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { printTable } from '../print-table.ts';

const measureFile = fileURLToPath(new URL('./measure-large.ts', import.meta.url));
const run = promisify(execFile);
const usual = ['kalamkari', 'ikat', 'chikankari'];
/** What a process may take, MB, by the side of a tile in pixels, and for a piece. */
const goalMb: Readonly<Record<string, number>> = { 8192: 600, 16384: 1024, saree: 1024 };

interface Measured {
  readonly width: number;
  readonly height: number;
  readonly wallS: number;
  readonly cpuS: number;
  readonly peakMb: number;
  readonly fileMb: number;
}

/**
 * Tiles of 8192² and 16384² of each family, and a saree of 5.5 m at 150 dpi of the first. Answers whether all keep within the memory they
 * may take.
 */
export async function runLarge(wanted: readonly string[]): Promise<boolean> {
  const families = wanted.length > 0 ? wanted : usual;
  const tiles = families.flatMap((family) => ['8192', '16384'].map((side) => [family, side] as const));
  const rows: string[][] = [];
  let isHeld = true;
  for (const [family, what] of [...tiles, ...families.slice(0, 1).map((family) => [family, 'saree'] as const)]) {
    const { stdout } = await run(process.execPath, [measureFile, family, what]);
    const { width, height, wallS, cpuS, peakMb, fileMb }: Measured = JSON.parse(stdout);
    const goal = goalMb[what] ?? 0;
    isHeld &&= peakMb <= goal;
    const figures = [wallS, cpuS, peakMb, goal, fileMb].map((figure) => figure.toFixed(0));
    rows.push([family, what, `${width} × ${height}`, ...figures, loadavg()[0]?.toFixed(1) ?? '']);
    console.log(rows.at(-1)?.join('  '));
  }
  printTable(['cloth', 'large', 'pixels', 'wall s', 'CPU s', 'peak MB', 'goal', 'file MB', 'load'], rows);
  console.log(`memory: ${isHeld ? 'held' : 'MISSED'}`);
  return isHeld;
}
