import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import sharp from 'sharp';
import { plain } from '../look/recipe-of.ts';
import { renderTile } from '../look/render-tile.ts';
import { psnr } from './difference.ts';
import { findOpenCv } from './find-program.ts';
import { atMost, type Goal, ratio, type Verdict } from './goal.ts';
import { picture, scratch } from './inputs.ts';
import { runOurs } from './run-ours.ts';
import { runPeer } from './run-peer.ts';
import { runSharp } from './run-sharp.ts';
import { ssim } from './ssim.ts';

const side = 16_384;
const ours = scratch('g12-ours.png');
const sharpFile = scratch('g12-sharp.png');
const cvFile = scratch('g12-cv.png');
const cv = (to: number, how: string) =>
  `import cv2,sys; cv2.imwrite(sys.argv[2], cv2.resize(cv2.imread(sys.argv[1]), (${to},${to}), interpolation=cv2.${how}))`;

export const g12: Goal = {
  name: 'G12',
  job: 'upscale 4096² to 16384² PNG',
  competitors: async () => {
    const from = await picture(4096);
    const python = await findOpenCv();
    const job = `sharp(${JSON.stringify(from)}, { sequentialRead: true }).resize(${side}, ${side}).png()`;
    return [
      { name: 'Naksha', output: ours, run: () => runOurs('upscale', from, { scale: 4 }, ours) },
      { name: 'sharp', output: sharpFile, run: () => runSharp(`${job}.toFile(${JSON.stringify(sharpFile)})`) },
      {
        name: 'OpenCV',
        output: cvFile,
        run: python === undefined ? null : () => runPeer(python, ['-c', cv(side, 'INTER_LANCZOS4'), from, cvFile]),
      },
    ];
  },
  judge: async (measured) => {
    const rss = measured[0]?.rssMb ?? 0;
    return [
      ...atMost('CPU ÷ sharp', 4, ratio(measured, 'sharp')),
      { asked: 'RSS ≤ 1000 MB', figure: rss.toFixed(0), holds: rss <= 1000 },
      ...(await fidelity()),
    ];
  },
};

/** Designs reduced to a quarter by averaging and enlarged again, as they come and with nothing added: how much comes back. */
async function fidelity(): Promise<Verdict[]> {
  const python = await findOpenCv();
  if (python === undefined) return [];
  const rows: { faithful: number; usual: number; peer: number; structure: number; peerStructure: number }[] = [];
  for (const truth of await designs()) {
    const name = basename(truth);
    const [small, plain, usual, other] = ['small', 'plain', 'usual', 'cv'].map((who) => scratch(`g12-${who}-${name}`));
    if (!small || !plain || !usual || !other) continue;
    await runPeer(python, ['-c', cv(256, 'INTER_AREA'), truth, small]);
    await runPeer(python, ['-c', cv(1024, 'INTER_LANCZOS4'), small, other]);
    await runOurs('upscale', small, { scale: 4, creativity: 1 }, plain);
    await runOurs('upscale', small, { scale: 4 }, usual);
    rows.push({
      faithful: await psnr(plain, truth),
      usual: await psnr(usual, truth),
      peer: await psnr(other, truth),
      structure: await ssim(plain, truth),
      peerStructure: await ssim(other, truth),
    });
  }
  const mean = (of: (row: (typeof rows)[number]) => number) =>
    rows.reduce((sum, row) => sum + of(row), 0) / rows.length;
  const peer = mean((row) => row.peer);
  const versus = (own: number): Pick<Verdict, 'figure' | 'holds'> => ({
    figure: `${own.toFixed(2)} against ${peer.toFixed(2)} dB over ${rows.length} designs`,
    holds: own >= peer + 0.3,
  });
  const [structure, its] = [mean((row) => row.structure), mean((row) => row.peerStructure)];
  return [
    { asked: 'mean PSNR ≥ OpenCV Lanczos4 + 0.3 dB', ...versus(mean((row) => row.faithful)) },
    { asked: 'the same at the usual creativity', ...versus(mean((row) => row.usual)) },
    {
      asked: 'mean SSIM ≥ OpenCV Lanczos4 + 0.024',
      figure: `${structure.toFixed(3)} against ${its.toFixed(3)}`,
      holds: structure >= its + 0.024,
    },
  ];
}

/** Cloths of all kinds: drawn, printed, woven and dyed. Their seeds are not those that anything was fitted to. */
const cloths = [
  'kalamkari',
  'batik',
  'ikat',
  'paisley',
  'floral',
  'brocade',
  'ajrakh',
  'leheriya',
  'phulkari',
  'block-print',
  'bandhani',
  'checks',
] as const;
const px = 1024;

/** Twelve designs of the loom as PNG files of 1024². Made once and kept among temporary files. */
async function designs(): Promise<string[]> {
  const paths: string[] = [];
  for (const cloth of cloths) {
    const path = scratch(`design-${cloth}.png`);
    paths.push(path);
    if (existsSync(path)) continue;
    await mkdir(dirname(path), { recursive: true });
    const { data, width, height } = renderTile(plain(cloth, undefined, `bench-${cloth}`, 1), { px });
    await sharp(data, { raw: { width, height, channels: 4 } })
      .removeAlpha()
      .png()
      .toFile(path);
  }
  return paths;
}
