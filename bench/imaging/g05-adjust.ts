import { atMost, type Goal, ratio } from './goal.ts';
import { picture, scratch } from './inputs.ts';
import { runOurs } from './run-ours.ts';
import { runSharp } from './run-sharp.ts';

const side = 8192;
const ours = scratch('g05-ours.png');
const peer = scratch('g05-sharp.png');
const plain = scratch('g05-plain.png');

export const g05: Goal = {
  name: 'G5',
  job: 'brightness, contrast and sharpness, 8192² PNG to PNG',
  competitors: async () => {
    const from = await picture(side);
    const read = `sharp(${JSON.stringify(from)}, { sequentialRead: true })`;
    return [
      {
        name: 'Naksha',
        output: ours,
        run: () => runOurs('adjust', from, { brightness: 10, contrast: 15, sharpness: 50 }, ours),
      },
      {
        name: 'sharp σ=1',
        output: peer,
        run: () => runSharp(`${read}.linear(1.1, 5).sharpen({ sigma: 1 }).png().toFile(${JSON.stringify(peer)})`),
      },
      {
        name: 'sharp, file to file',
        output: plain,
        run: () => runSharp(`${read}.png().toFile(${JSON.stringify(plain)})`),
      },
    ];
  },
  // That no sample is more than one level from the definition in floats is held by a test of imaging.
  judge: async (measured) => {
    const rss = measured[0]?.rssMb ?? 0;
    return [
      ...atMost('CPU ÷ sharp σ=1', 0.45, ratio(measured, 'sharp σ=1')),
      { asked: 'RSS ≤ 250 MB', figure: rss.toFixed(0), holds: rss <= 250 },
    ];
  },
};
