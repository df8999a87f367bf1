import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import sharp from 'sharp';
import { plain } from '../look/recipe-of.ts';
import { renderTile } from '../look/render-tile.ts';
import { findOpenCv } from './find-program.ts';
import type { Competitor, Goal, Measured, Verdict } from './goal.ts';
import { scratch } from './inputs.ts';
import { runOurs } from './run-ours.ts';
import { runPeer } from './run-peer.ts';
import { texture } from './textures.ts';

const px = 1024;
/** The CPU that G'MIC's matchpatch took of the same work, half of which is allowed (speed.md, d and e). */
const allowedCpuS = 3.8;
/** Mean PSNR of G'MIC's pde on masks of text. */
const pdePsnr = 18.84;

const cloths = ['ajrakh', 'checks', 'damask', 'block-print', 'brocade', 'kalamkari'] as const;
const textures = ['linen', 'marble', 'foliage'] as const;
type Case = { readonly name: string; readonly isPeriodic: boolean };
const cases: readonly Case[] = [
  ...cloths.map((name) => ({ name, isPeriodic: name !== 'kalamkari' })),
  ...textures.map((name) => ({ name, isPeriodic: false })),
];

interface Task {
  readonly truth: string;
  /** With its hole in mid-grey, so that nothing of the truth can be seen. */
  readonly spoilt: string;
  readonly mask: string;
}

/** A disc over a motif, two per cent of the picture; or words across it. */
const shapes = {
  disc: `<circle cx="${px / 2}" cy="${px / 2}" r="82" fill="#fff"/>`,
  text: `<text x="110" y="560" font-size="120" font-family="sans-serif" font-weight="bold" fill="#fff" transform="rotate(-20 512 512)">NAKSHA 2026</text>`,
} as const;
type Shape = keyof typeof shapes;

async function taskOf(name: string, shape: Shape): Promise<Task> {
  const task = {
    truth: scratch(`inpaint-${name}.png`),
    spoilt: scratch(`inpaint-${name}-${shape}.png`),
    mask: scratch(`inpaint-${shape}.png`),
  };
  if (existsSync(task.spoilt) && existsSync(task.mask)) return task;
  await mkdir(dirname(task.truth), { recursive: true });
  if (!existsSync(task.truth)) await truthOf(name).toFile(task.truth);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${px}" height="${px}">${shapes[shape]}</svg>`;
  await sharp({ create: { width: px, height: px, channels: 3, background: '#000' } })
    .composite([{ input: Buffer.from(svg) }])
    .toColourspace('b-w')
    .threshold(1)
    .png()
    .toFile(task.mask);
  const [pixels, mask] = [await bytesOf(task.truth), await maskOf(task.mask)];
  const spoilt = pixels.map((value, i) => (mask[Math.floor(i / 3)] === 0 ? value : 128));
  await sharp(spoilt, { raw: { width: px, height: px, channels: 3 } })
    .png()
    .toFile(task.spoilt);
  return task;
}

function truthOf(name: string) {
  const kind = textures.find((each) => each === name);
  if (kind) return sharp(texture(kind, px), { raw: { width: px, height: px, channels: 3 } }).png();
  const { data } = renderTile(plain(name, undefined, `bench-${name}`, 1), { px });
  return sharp(data, { raw: { width: px, height: px, channels: 4 } })
    .removeAlpha()
    .png();
}

const bytesOf = (path: string): Promise<Buffer> => sharp(path).removeAlpha().toColourspace('srgb').raw().toBuffer();
const maskOf = (path: string): Promise<Buffer> => sharp(path).extractChannel(0).raw().toBuffer();

/** Noise of the peak, in dB, how much finest detail there is against the truth, and how far the steps of light are spread otherwise; in the hole alone. */
async function inHole(path: string, { truth, mask }: Task): Promise<{ psnr: number; lap: number; hist: number }> {
  const [own, real, hole] = [await bytesOf(path), await bytesOf(truth), await maskOf(mask)];
  let [square, count] = [0, 0];
  for (let i = 0; i < own.length; i++) {
    if (hole[Math.floor(i / 3)] === 0) continue;
    square += ((own[i] ?? 0) - (real[i] ?? 0)) ** 2;
    count += 1;
  }
  return {
    psnr: 10 * Math.log10((255 ** 2 * count) / Math.max(1, square)),
    lap: detail(own, hole) / detail(real, hole),
    hist: apartBy(steps(own, hole), steps(real, hole)),
  };
}

const bins = 32;

/** The shares of pixels whose lightness steps by so much to the right and down. */
function steps(pixels: Buffer, hole: Buffer): Float64Array {
  const light = (at: number) =>
    0.299 * (pixels[at * 3] ?? 0) + 0.587 * (pixels[at * 3 + 1] ?? 0) + 0.114 * (pixels[at * 3 + 2] ?? 0);
  const shares = new Float64Array(bins);
  let count = 0;
  for (let at = 0; at + px < px * px; at++) {
    if (hole[at] === 0) continue;
    const step = Math.hypot(light(at + 1) - light(at), light(at + px) - light(at));
    const bin = Math.min(bins - 1, Math.floor(step / 4));
    shares[bin] = (shares[bin] ?? 0) + 1;
    count += 1;
  }
  return shares.map((share) => share / Math.max(1, count));
}

/** 0 for the same, 1 for nothing in common. */
const apartBy = (one: Float64Array, other: Float64Array): number =>
  one.reduce((sum, share, bin) => sum + Math.abs(share - (other[bin] ?? 0)), 0) / 2;

/** The mean size of the Laplacian of the lightness. */
function detail(pixels: Buffer, hole: Buffer): number {
  const light = (at: number) =>
    0.299 * (pixels[at * 3] ?? 0) + 0.587 * (pixels[at * 3 + 1] ?? 0) + 0.114 * (pixels[at * 3 + 2] ?? 0);
  let [sum, count] = [0, 0];
  for (let y = 1; y < px - 1; y++) {
    for (let x = 1; x < px - 1; x++) {
      const at = y * px + x;
      if (hole[at] === 0) continue;
      sum += Math.abs(4 * light(at) - light(at - 1) - light(at + 1) - light(at - px) - light(at + px));
      count += 1;
    }
  }
  return sum / Math.max(1, count);
}

const telea = inpainting('INPAINT_TELEA');
const navier = inpainting('INPAINT_NS');
/** The hole takes the mean of what is known around it, wider and wider. */
const blur = `import cv2,sys,numpy as np
i=cv2.imread(sys.argv[1]).astype(np.float32); m=cv2.imread(sys.argv[2],0)>0
k=(~m).astype(np.float32); s=cv2.GaussianBlur(i*k[...,None],(0,0),24); w=cv2.GaussianBlur(k,(0,0),24)
i[m]=(s/np.maximum(w,1e-3)[...,None])[m]; cv2.imwrite(sys.argv[3], i)`;
function inpainting(how: string): string {
  return `import cv2,sys; cv2.imwrite(sys.argv[3], cv2.inpaint(cv2.imread(sys.argv[1]), cv2.imread(sys.argv[2],0), 5, cv2.${how}))`;
}
const peers = { 'OpenCV Telea': telea, 'OpenCV NS': navier, blur } as const;

function goalFor(name: string, job: string, shape: Shape, judge: (rows: readonly Row[]) => Verdict[]): Goal {
  const outOf = (who: string, kind: string) => scratch(`${name}-${who.replace(' ', '-')}-${kind}.png`);
  const params = { action: shape === 'text' ? 'watermark' : 'remove', seed: 'bench' };
  const fill = async (kind: string) => {
    const { spoilt, mask } = await taskOf(kind, shape);
    const output = outOf('Naksha', kind);
    const taken = await runOurs('mask', `${spoilt}:${mask}`, params, output);
    return { ...taken, output };
  };
  return {
    name,
    job,
    competitors: async () => {
      const python = await findOpenCv();
      const { spoilt, mask } = await taskOf('ajrakh', shape);
      return [
        { name: 'Naksha', output: outOf('Naksha', 'ajrakh'), run: () => fill('ajrakh') },
        ...Object.entries(peers).map(([who, script]): Competitor => {
          const output = outOf(who, 'ajrakh');
          const run = python === undefined ? null : () => runPeer(python, ['-c', script, spoilt, mask, output]);
          return { name: who, output, run };
        }),
      ];
    },
    judge: async (measured: readonly Measured[]) => {
      const python = await findOpenCv();
      const rows: Row[] = [];
      for (const { name: kind, isPeriodic } of cases) {
        const task = await taskOf(kind, shape);
        const { output, cpuS } = await fill(kind);
        const others: Record<string, number> = {};
        for (const [who, script] of Object.entries(peers)) {
          if (python === undefined) continue;
          await runPeer(python, ['-c', script, task.spoilt, task.mask, outOf(who, kind)]);
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
