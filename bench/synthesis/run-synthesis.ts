import { mkdir, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { type Fill, fillOurs, gmicPeers, openCvPeers } from '../imaging/fill-holes.ts';
import { cases, inHole, maskOf, px, type Shape, type Task, taskOf } from '../imaging/holes.ts';
import { runGoals } from '../imaging/run-goals.ts';
import { ssim } from '../imaging/ssim.ts';
import { type Figures, type Filled, judgeFilled, meansOf, naksha } from './judge-filled.ts';

const shapes: readonly Shape[] = ['disc', 'text'];
/** What is shown of each side by side: the middle, where the hole lies. */
const shownPx = 380;

/**
 * Fills holes of which the truth is known beside everyone else who is installed, each line as soon as it is known; then the look of one
 * picture on another, beside G'MIC's stylize. Side by side (hole, everyone, ours, truth) they go to BENCH_OUT or a new folder, to be looked
 * at. Answers whether all holds that is asked of discs, of words and of the look.
 */
export async function runSynthesis(only: readonly string[]): Promise<boolean> {
  const out = process.env.BENCH_OUT ?? (await mkdtemp(join(tmpdir(), 'synthesis-')));
  await mkdir(out, { recursive: true });
  const filled: Filled[] = [];
  for (const shape of shapes) {
    const everyone: readonly (readonly [string, Fill | null])[] = [
      ...(await openCvPeers()),
      ...(await gmicPeers()),
      [naksha, fillOurs(shape)],
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
        const one = { who, shape, of: each, cpuS, ...(await judged(output, task)) };
        console.log(lineOf(`${each.name} ${shape}`, who, one));
        filled.push(one);
        pictures.push(output);
      }
      await sideBySide([task.spoilt, ...pictures, task.truth], join(out, `${each.name}-${shape}.png`));
    }
  }
  const isGood = shapes.map((shape) => judge(filled, shape)).every(Boolean);
  console.log(`side by side: hole, ${[...new Set(filled.map(({ who }) => who))].join(', ')}, truth: ${out}`);
  return (only.length > 0 || (await runGoals(['G11']))) && isGood;
}

const lineOf = (what: string, who: string, { psnr, ssim: alike, lap, hist, cpuS }: Figures): string =>
  `${what.padEnd(18)} ${who.padEnd(16)} ${psnr.toFixed(2)} dB, SSIM ${alike.toFixed(3)}, detail ${lap.toFixed(2)}, hist ${hist.toFixed(2)}, ${cpuS.toFixed(1)} s`;

async function judged(path: string, task: Task) {
  return { ...(await inHole(path, task)), ssim: await ssim(path, task.truth, await maskOf(task.mask)) };
}

/** Prints the means of holes of a shape, what repeats and what does not apart, and whether what is asked of ours holds. */
function judge(filled: readonly Filled[], shape: Shape): boolean {
  console.log(`\n${shape}`);
  for (const isPeriodic of [true, false]) {
    const own = filled.filter((one) => one.shape === shape && one.of.isPeriodic === isPeriodic);
    for (const who of new Set(own.map((one) => one.who))) {
      const means = meansOf(own, who);
      if (means) console.log(lineOf(isPeriodic ? 'repeats' : 'does not repeat', who, means));
    }
  }
  const verdicts = judgeFilled[shape](filled);
  for (const { asked, figure, holds } of verdicts)
    console.log(`  ${holds ? 'holds' : 'MISSED'}  ${shape}, ${asked}: ${figure}`);
  return verdicts.every(({ holds }) => holds);
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
