import sharp from 'sharp';
import { psnr } from './difference.ts';
import { findOpenCv, findProgram } from './find-program.ts';
import { atMost, type Goal, ratio, type Verdict } from './goal.ts';
import { picture, scratch } from './inputs.ts';
import { runOurs } from './run-ours.ts';
import { runPeer } from './run-peer.ts';
import { runSharp } from './run-sharp.ts';

const side = 16_384;
const ours = scratch('g04-ours.png');
const sharpFile = scratch('g04-sharp.png');
const cvFile = scratch('g04-cv.png');
const gmFile = scratch('g04-gm.png');
const cv = (to: number) =>
  `import cv2,sys; cv2.imwrite(sys.argv[2], cv2.resize(cv2.imread(sys.argv[1]), (${to},${to}), interpolation=cv2.INTER_LANCZOS4))`;

export const g04: Goal = {
  name: 'G4',
  job: 'resize 4096² to 16384² PNG',
  competitors: async () => {
    const from = await picture(4096);
    const [python, gm] = await Promise.all([findOpenCv(), findProgram('gm')]);
    const job = `sharp(${JSON.stringify(from)}, { sequentialRead: true }).resize(${side}, ${side}).png()`;
    return [
      { name: 'Naksha', output: ours, run: () => runOurs('resize', from, { width: side, height: side }, ours) },
      { name: 'sharp', output: sharpFile, run: () => runSharp(`${job}.toFile(${JSON.stringify(sharpFile)})`) },
      {
        name: 'OpenCV',
        output: cvFile,
        run: python === undefined ? null : () => runPeer(python, ['-c', cv(side), from, cvFile]),
      },
      {
        name: 'GraphicsMagick',
        output: gmFile,
        // A minute and a half: only where it is asked for.
        run:
          gm === undefined || process.env.BENCH_SLOW === undefined
            ? null
            : () => runPeer(gm, ['convert', from, '-filter', 'Lanczos', '-resize', `${side}x${side}`, gmFile]),
      },
    ];
  },
  judge: async (measured) => {
    const rss = measured[0]?.rssMb ?? 0;
    return [
      ...atMost('CPU ÷ sharp', 0.75, ratio(measured, 'sharp')),
      ...atMost(
        'file ÷ sharp',
        0.6,
        ratio(measured, 'sharp', ({ bytes }) => bytes),
      ),
      { asked: 'RSS ≤ 250 MB', figure: rss.toFixed(0), holds: rss <= 250 },
      ...(await fidelity()),
    ];
  },
};

/** A picture reduced to a quarter by averaging, and enlarged again: how much of it comes back. */
async function fidelity(): Promise<Verdict[]> {
  const python = await findOpenCv();
  if (python === undefined) return [];
  const truth = await picture(1024);
  const small = scratch('g04-small.png');
  await runPeer(python, [
    '-c',
    'import cv2,sys; cv2.imwrite(sys.argv[2], cv2.resize(cv2.imread(sys.argv[1]), (256,256), interpolation=cv2.INTER_AREA))',
    truth,
    small,
  ]);
  const [own, other] = [scratch('g04-own.png'), scratch('g04-other.png')];
  await runOurs('resize', small, { width: 1024, height: 1024 }, own);
  await runPeer(python, ['-c', cv(1024), small, other]);
  const [mine, its] = [await psnr(own, truth), await psnr(other, truth)];
  const { width } = await sharp(own).metadata();
  return [
    {
      asked: 'PSNR ≥ OpenCV Lanczos4',
      figure: `${mine.toFixed(3)} against ${its.toFixed(3)} dB at ${width}²`,
      holds: mine >= its - 5e-4,
    },
  ];
}
