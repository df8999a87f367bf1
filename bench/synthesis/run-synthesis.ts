import { mkdir, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { type Fill, fillOurs, gmicPeers, openCvPeers } from '../imaging/fill-holes.ts';
import { type Case, cases, inHole, maskOf, px, type Shape, type Task, taskOf } from '../imaging/holes.ts';
import { runGoals } from '../imaging/run-goals.ts';
import { ssim } from '../imaging/ssim.ts';
import { printTable } from '../print-table.ts';

interface Filled {
  readonly who: string;
  readonly shape: Shape;
  readonly of: Case;
  readonly psnr: number;
  readonly ssim: number;
  readonly lap: number;
  readonly hist: number;
  readonly cpuS: number;
}

const shapes: readonly Shape[] = ['disc', 'text'];
/** What is shown of each side by side: the middle, where the hole lies. */
const shownPx = 380;

/**
 * Fills holes of which the truth is known beside everyone else who is installed, what repeats and what does not apart; then the look of one
 * picture on another, beside G'MIC's stylize. Side by side (hole, everyone, ours, truth) they go to BENCH_OUT or a new folder, to be looked
 * at. Answers whether ours is the best by what is asked of each kind.
 */
export async function runSynthesis(only: readonly string[]): Promise<boolean> {
  const out = process.env.BENCH_OUT ?? (await mkdtemp(join(tmpdir(), 'synthesis-')));
  await mkdir(out, { recursive: true });
  const filled: Filled[] = [];
  for (const shape of shapes) {
    const everyone: readonly (readonly [string, Fill | null])[] = [
      ...(await openCvPeers()),
      ...(await gmicPeers()),
      ['Naksha', fillOurs(shape)],
    ];
    const missing = everyone.flatMap(([who, fill]) => (fill === null ? [who] : []));
    if (missing.length > 0) console.log(`not installed: ${missing.join(', ')}`);
    for (const each of cases) {
      if (only.length > 0 && !only.includes(each.name)) continue;
      const task = await taskOf(each.name, shape);
      const pictures: string[] = [];
      for (const [who, fill] of everyone) {
        if (fill === null) continue;
        const output = join(out, `${each.name}-${shape}-${who.replaceAll(/[^A-Za-z]/g, '')}.png`);
        const { cpuS } = await fill(task, output);
        filled.push({ who, shape, of: each, cpuS, ...(await judged(output, task)) });
        pictures.push(output);
      }
      await sideBySide([task.spoilt, ...pictures, task.truth], join(out, `${each.name}-${shape}.png`));
    }
  }
  printTable(
    ['case', 'who', 'PSNR dB', 'SSIM', 'detail', 'hist', 'CPU s'],
    filled.map((one) => [`${one.of.name} ${one.shape}`, one.who, ...figures(one)]),
  );
  const isGood = [true, false].map((isPeriodic) => judge(filled, isPeriodic)).every(Boolean);
  console.log(`side by side: hole, ${[...new Set(filled.map(({ who }) => who))].join(', ')}, truth: ${out}`);
  return (only.length > 0 || (await runGoals(['G11']))) && isGood;
}

const figures = (one: Pick<Filled, 'psnr' | 'ssim' | 'lap' | 'hist' | 'cpuS'>): string[] => [
  one.psnr.toFixed(2),
  one.ssim.toFixed(3),
  one.lap.toFixed(2),
  one.hist.toFixed(2),
  one.cpuS.toFixed(1),
];

async function judged(path: string, task: Task) {
  return { ...(await inHole(path, task)), ssim: await ssim(path, task.truth, await maskOf(task.mask)) };
}

/** The means of a kind of picture, and whether ours is what is asked of it: the nearest of what repeats, the likest of what does not. */
function judge(filled: readonly Filled[], isPeriodic: boolean): boolean {
  const own = filled.filter(({ of }) => of.isPeriodic === isPeriodic);
  if (own.length === 0) return true;
  const means = new Map<string, Record<'psnr' | 'ssim' | 'lap' | 'hist' | 'cpuS', number>>();
  for (const who of new Set(own.map((one) => one.who))) {
    const theirs = own.filter((one) => one.who === who);
    const mean = (of: (one: Filled) => number) => theirs.reduce((sum, one) => sum + of(one), 0) / theirs.length;
    means.set(who, {
      psnr: mean((one) => one.psnr),
      ssim: mean((one) => one.ssim),
      lap: mean((one) => one.lap),
      hist: mean((one) => one.hist),
      cpuS: mean((one) => one.cpuS),
    });
  }
  const kind = isPeriodic ? 'what repeats' : 'what does not repeat';
  printTable(
    [kind, '', 'PSNR dB', 'SSIM', 'detail', 'hist', 'CPU s'],
    [...means].map(([who, one]) => ['mean', who, ...figures(one)]),
  );
  const ours = means.get('Naksha');
  const patches = means.get("G'MIC matchpatch");
  if (!ours || !patches) return true;
  const verdicts: readonly (readonly [asked: string, holds: boolean])[] = [
    isPeriodic
      ? ['PSNR ≥ matchpatch + 4 dB', ours.psnr >= patches.psnr + 4]
      : ['SSIM ≥ matchpatch', ours.ssim >= patches.ssim],
    ['CPU ≤ half of matchpatch', ours.cpuS <= patches.cpuS / 2],
    ['detail 0.8 … 1.2', ours.lap >= 0.8 && ours.lap <= 1.2],
  ];
  for (const [asked, holds] of verdicts) console.log(`  ${holds ? 'holds' : 'MISSED'}  ${kind}: ${asked}`);
  return verdicts.every(([, holds]) => holds);
}

async function sideBySide(paths: readonly string[], to: string): Promise<void> {
  const from = Math.round((px - shownPx) / 2);
  const parts = await Promise.all(
    paths.map((path) =>
      sharp(path).removeAlpha().extract({ left: from, top: from, width: shownPx, height: shownPx }).png().toBuffer(),
    ),
  );
  const gap = 6;
  const width = parts.length * (shownPx + gap);
  await sharp({ create: { width, height: shownPx, channels: 3, background: '#fff' } })
    .composite(parts.map((input, place) => ({ input, left: place * (shownPx + gap), top: 0 })))
    .png()
    .toFile(to);
}
