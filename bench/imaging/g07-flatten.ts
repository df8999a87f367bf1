import { deltaE, type Triple, toLab } from '@naksha/colour';
import sharp from 'sharp';
import { findOpenCv, findProgram } from './find-program.ts';
import { atMost, type Goal, ratio } from './goal.ts';
import { picture, scratch } from './inputs.ts';
import { runOurs } from './run-ours.ts';
import { runPeer } from './run-peer.ts';
import { runSharp } from './run-sharp.ts';

const colours = 12;
const ours = scratch('g07-ours.png');
const imagequant = scratch('g07-sharp.png');
const quant = scratch('g07-pngquant.png');
const means = scratch('g07-kmeans.png');
/** k-means in Lab on sixty thousand samples, as a colour separation would be scripted. */
const kMeans = `
import cv2,sys,numpy as np
i=cv2.cvtColor(cv2.imread(sys.argv[1]).astype(np.float32)/255,cv2.COLOR_BGR2LAB); p=i.reshape(-1,3)
s=p[np.random.default_rng(1).choice(len(p),60000,False)]
c=cv2.kmeans(s,${colours},None,(3,50,.05),3,cv2.KMEANS_PP_CENTERS)[2]
l=np.concatenate([((q[:,None]-c[None])**2).sum(2).argmin(1) for q in np.array_split(p,64)])
cv2.imwrite(sys.argv[2],(cv2.cvtColor(c[l].reshape(i.shape),cv2.COLOR_LAB2BGR)*255).round().clip(0,255).astype(np.uint8))`;

export const g07: Goal = {
  name: 'G7',
  job: `flatten 4096² to ${colours} colours`,
  competitors: async () => {
    const from = await picture(4096);
    const [python, pngquant] = await Promise.all([findOpenCv(), findProgram('pngquant')]);
    return [
      { name: 'Naksha', output: ours, run: () => runOurs('flatten', from, { colours }, ours) },
      {
        name: 'sharp',
        output: imagequant,
        run: () =>
          runSharp(
            `sharp(${JSON.stringify(from)}).png({ colours: ${colours}, dither: 0 }).toFile(${JSON.stringify(imagequant)})`,
          ),
      },
      {
        name: 'pngquant',
        output: quant,
        run:
          pngquant === undefined
            ? null
            : () => runPeer(pngquant, [String(colours), '--nofs', '--force', '--output', quant, from]),
      },
      {
        name: 'OpenCV k-means in Lab',
        output: means,
        run: python === undefined ? null : () => runPeer(python, ['-c', kMeans, from, means]),
      },
    ];
  },
  judge: async (measured) => {
    const from = await picture(4096);
    const own = await flatQuality(ours, from);
    const files = new Map([
      ['sharp', imagequant],
      ['pngquant', quant],
      ['OpenCV k-means in Lab', means],
    ]);
    const peers = await Promise.all(
      measured
        .slice(1)
        .map(async ({ name }) => ({ name, ...(await flatQuality(files.get(name) ?? imagequant, from)) })),
    );
    const fewest = Math.min(...peers.map(({ specks }) => specks));
    const lab = peers.find(({ name }) => name.startsWith('OpenCV'));
    const report = [{ name: 'Naksha', ...own }, ...peers]
      .map(
        ({ name, ...of }) =>
          `${name}: ${of.colours} colours, ΔE00 ${of.deltaE.toFixed(2)}, ${of.specks.toFixed(0)} specks`,
      )
      .join('; ');
    return [
      ...atMost('CPU ÷ sharp', 1, ratio(measured, 'sharp')),
      { asked: `exactly ${colours} colours`, figure: report, holds: own.colours === colours },
      ...atMost('ΔE00 ÷ k-means in Lab', 1.02, lab === undefined ? null : own.deltaE / lab.deltaE),
      ...atMost('specks ÷ the best peer', 0.05, fewest === 0 ? null : own.specks / fewest),
    ];
  },
};

/** How good a picture of few colours is. */
interface FlatQuality {
  readonly colours: number;
  /** Mean ΔE00 to the picture it was made from. */
  readonly deltaE: number;
  /** Spots of one to four pixels that touch at sides or corners, for a million pixels. */
  readonly specks: number;
}

const speck = 4;
/** Pixels between those whose difference is taken. */
const stride = 17;

/** Measures a flat picture beside its source, both of one size. */
async function flatQuality(flat: string, source: string): Promise<FlatQuality> {
  const [one, other] = await Promise.all(
    [flat, source].map((path) =>
      sharp(path).removeAlpha().toColourspace('srgb').raw().toBuffer({ resolveWithObject: true }),
    ),
  );
  if (one === undefined || other === undefined) throw new Error('Expected two pictures');
  const { width, height } = one.info;
  const colours = Uint32Array.from({ length: width * height }, (_, i) => one.data.readUIntBE(i * 3, 3));
  return {
    colours: new Set(colours).size,
    deltaE: meanDifference(one.data, other.data),
    specks: (countSpecks(colours, width, height) * 1e6) / (width * height),
  };
}

function meanDifference(one: Buffer, other: Buffer): number {
  const lab = (pixels: Buffer, at: number): Triple =>
    toLab([(pixels[at] ?? 0) / 255, (pixels[at + 1] ?? 0) / 255, (pixels[at + 2] ?? 0) / 255]);
  let sum = 0;
  let count = 0;
  for (let at = 0; at + 2 < one.length; at += 3 * stride) {
    sum += deltaE(lab(one, at), lab(other, at));
    count++;
  }
  return sum / count;
}

function countSpecks(colours: Uint32Array, width: number, height: number): number {
  const isSeen = new Uint8Array(colours.length);
  const stack: number[] = [];
  let specks = 0;
  for (let start = 0; start < colours.length; start++) {
    if (isSeen[start] === 1) continue;
    stack.push(start);
    isSeen[start] = 1;
    let size = 0;
    for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
      size++;
      const x = at % width;
      const y = Math.floor(at / width);
      for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row++) {
        for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column++) {
          const to = row * width + column;
          if (isSeen[to] === 1 || colours[to] !== colours[at]) continue;
          isSeen[to] = 1;
          stack.push(to);
        }
      }
    }
    if (size <= speck) specks++;
  }
  return specks;
}
