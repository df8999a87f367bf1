import { fillOurs, openCvPeers } from './fill-holes.ts';
import type { Competitor, Goal, Measured, Verdict } from './goal.ts';
import { cases, inHole, type Shape, taskOf } from './holes.ts';
import { scratch } from './inputs.ts';

/** The CPU that G'MIC's matchpatch took of the same work, half of which is allowed (speed.md, d and e). */
const allowedCpuS = 3.8;
/** Mean PSNR of G'MIC's pde on masks of text. */
const pdePsnr = 18.84;

function goalFor(name: string, job: string, shape: Shape, judge: (rows: readonly Row[]) => Verdict[]): Goal {
  const outOf = (who: string, kind: string) => scratch(`${name}-${who.replace(' ', '-')}-${kind}.png`);
  return {
    name,
    job,
    competitors: async () => {
      const task = await taskOf('ajrakh', shape);
      return [['Naksha', fillOurs(shape)] as const, ...(await openCvPeers())].map(([who, fill]): Competitor => {
        const output = outOf(who, 'ajrakh');
        return { name: who, output, run: fill && (() => fill(task, output)) };
      });
    },
    judge: async (measured: readonly Measured[]) => {
      const peers = await openCvPeers();
      const rows: Row[] = [];
      for (const { name: kind, isPeriodic } of cases) {
        const task = await taskOf(kind, shape);
        const output = outOf('Naksha', kind);
        const { cpuS } = await fillOurs(shape)(task, output);
        const others: Record<string, number> = {};
        for (const [who, fill] of peers) {
          if (fill === null) continue;
          await fill(task, outOf(who, kind));
          others[who] = (await inHole(outOf(who, kind), task)).psnr;
        }
        rows.push({ kind, isPeriodic, cpuS, ...(await inHole(output, task)), others });
      }
      for (const { kind, psnr, lap, hist, cpuS, others } of rows) {
        const beside = Object.entries(others).map(([who, their]) => `${who} ${their.toFixed(2)}`);
        console.log(
          `  ${kind}: ${psnr.toFixed(2)} dB, detail ${lap.toFixed(2)}, hist ${hist.toFixed(2)}, ${cpuS.toFixed(1)} s; ${beside.join(', ')}`,
        );
      }
      const slowest = Math.max(measured[0]?.cpuS ?? 0, ...rows.map(({ cpuS }) => cpuS));
      const asked = `CPU s of the slowest ≤ ${allowedCpuS} (half of G'MIC matchpatch)`;
      return [{ asked, figure: slowest.toFixed(2), holds: slowest <= allowedCpuS }, ...judge(rows)];
    },
  };
}

interface Row {
  readonly kind: string;
  readonly isPeriodic: boolean;
  readonly cpuS: number;
  readonly psnr: number;
  readonly lap: number;
  readonly hist: number;
  readonly others: Readonly<Record<string, number>>;
}

const meanOf = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

export const g09 = goalFor('G9', 'inpaint 1024², 2 %', 'disc', (rows) => [
  ...rows
    .filter(({ isPeriodic }) => isPeriodic)
    .map(({ kind, psnr, others }) => {
      const best = Math.max(...Object.values(others));
      return {
        asked: `${kind}: PSNR ≥ the best peer + 4 dB`,
        figure: `${psnr.toFixed(2)} against ${best.toFixed(2)}`,
        holds: psnr >= best + 4,
      };
    }),
  ...rows.map(({ kind, lap }) => ({
    asked: `${kind}: detail 0.8 … 1.2`,
    figure: lap.toFixed(2),
    holds: lap >= 0.8 && lap <= 1.2,
  })),
  ...rows.map(({ kind, hist }) => ({
    asked: `${kind}: steps of light ≤ 0.10`,
    figure: hist.toFixed(2),
    holds: hist <= 0.1,
  })),
]);

export const g10 = goalFor('G10', 'watermark of text, 1024²', 'text', (rows) => {
  const [psnr, lap] = [meanOf(rows.map((row) => row.psnr)), Math.min(...rows.map((row) => row.lap))];
  return [
    { asked: `mean PSNR ≥ ${pdePsnr} (G'MIC pde)`, figure: psnr.toFixed(2), holds: psnr >= pdePsnr },
    { asked: 'detail ≥ 0.8', figure: lap.toFixed(2), holds: lap >= 0.8 },
  ];
});
