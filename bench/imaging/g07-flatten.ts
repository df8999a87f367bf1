import { findOpenCv, findProgram } from './find-program.ts';
import { flatQuality } from './flat-quality.ts';
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
    const told = [{ name: 'Naksha', ...own }, ...peers]
      .map(
        ({ name, ...of }) =>
          `${name}: ${of.colours} colours, ΔE00 ${of.deltaE.toFixed(2)}, ${of.specks.toFixed(0)} specks`,
      )
      .join('; ');
    return [
      ...atMost('CPU ÷ sharp', 1, ratio(measured, 'sharp')),
      { asked: `exactly ${colours} colours`, figure: told, holds: own.colours === colours },
      ...atMost('ΔE00 ÷ k-means in Lab', 1.02, lab === undefined ? null : own.deltaE / lab.deltaE),
      ...atMost('specks ÷ the best peer', 0.05, fewest === 0 ? null : own.specks / fewest),
    ];
  },
};
