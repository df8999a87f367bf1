import { largestDifference } from './difference.ts';
import { atMost, type Goal, ratio } from './goal.ts';
import { picture, scratch } from './inputs.ts';
import { runOurs } from './run-ours.ts';
import { runSharp } from './run-sharp.ts';

const side = 8192;
const ours = scratch('g06-ours.png');
const plain = scratch('g06-plain.png');
const peer = scratch('g06-sepia.png');
const sepia = '[[0.393, 0.769, 0.189], [0.349, 0.686, 0.168], [0.272, 0.534, 0.131]]';

export const g06: Goal = {
  name: 'G6',
  job: 'sepia, 8192² PNG to PNG',
  competitors: async () => {
    const from = await picture(side);
    const read = `sharp(${JSON.stringify(from)}, { sequentialRead: true })`;
    return [
      { name: 'Naksha', output: ours, run: () => runOurs('filter', from, { filter: 'sepia' }, ours) },
      {
        name: 'sharp, file to file',
        output: plain,
        run: () => runSharp(`${read}.png().toFile(${JSON.stringify(plain)})`),
      },
      {
        name: 'sharp recomb',
        output: peer,
        run: () => runSharp(`${read}.recomb(${sepia}).png().toFile(${JSON.stringify(peer)})`),
      },
    ];
  },
  judge: async (measured) => {
    const difference = await largestDifference(ours, peer);
    return [
      ...atMost('CPU ÷ sharp without a filter', 1.2, ratio(measured, 'sharp, file to file')),
      { asked: 'levels from sharp recomb ≤ 1', figure: String(difference), holds: difference <= 1 },
    ];
  },
};
