import type { Goal } from './goal.ts';
import { picture, scratch } from './inputs.ts';
import { largestPicture, largestSize } from './largest-picture.ts';
import { runOurs } from './run-ours.ts';

const output = scratch('g19-out.png');

export const g19: Goal = {
  name: 'G19',
  job: '16384 × 17000 pixels in one gigabyte',
  competitors: async () => {
    const from = await largestPicture();
    const tile = await picture(1024);
    const moved = { columns: 1, rows: 1, offsetHorizontal: 5000, offsetVertical: 4000 };
    return [
      { name: 'offset by wrap', run: () => runOurs('repeat', from, moved, output) },
      { name: 'repeat to it', run: () => runOurs('repeat', tile, largestSize, output) },
      { name: 'reduce to 2048', run: () => runOurs('resize', from, { width: 2048 }, output) },
      { name: 'dpi', run: () => runOurs('dpi', from, { dpi: 300 }, output) },
    ];
  },
  judge: async (measured) =>
    measured.map(({ name, rssMb }) => ({
      asked: `${name}: RSS ≤ 1000 MB`,
      figure: rssMb.toFixed(0),
      holds: rssMb <= 1000,
    })),
};
