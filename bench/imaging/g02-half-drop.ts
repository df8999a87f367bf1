import { largestDifference } from './difference.ts';
import { findProgram } from './find-program.ts';
import { atMost, type Goal, ratio } from './goal.ts';
import { picture, scratch } from './inputs.ts';
import { runOurs } from './run-ours.ts';
import { runPeer } from './run-peer.ts';

const copies = 16;
const ours = scratch('g02-ours.png');
const peer = scratch('g02-vips.png');
const pair = scratch('g02-pair.v');
const dropped = scratch('g02-dropped.v');
const brick = scratch('g02-brick.png');
const gaps = scratch('g02-gaps.png');

/** Three commands in one process tree, as a person at a shell would do it. */
function halfDrop(vips: string, tile: string): string {
  return [
    `${vips} wrap ${tile} ${dropped} --x 0 --y 512`,
    `${vips} join ${tile} ${dropped} ${pair} horizontal`,
    `${vips} replicate ${pair} ${peer} ${copies / 2} ${copies}`,
  ].join(' && ');
}

export const g02: Goal = {
  name: 'G2',
  job: 'half-drop, brick and gaps of 1024² to 16384² PNG',
  competitors: async () => {
    const tile = await picture(1024);
    const vips = await findProgram('vips');
    const both = { columns: copies, rows: copies };
    const gap = { gapHorizontal: 16, gapVertical: 16, gapColour: '#e8dcc0', width: 16_384, height: 16_384 };
    return [
      { name: 'half-drop', output: ours, run: () => runOurs('repeat', tile, { ...both, layout: 'half-drop' }, ours) },
      { name: 'brick', output: brick, run: () => runOurs('repeat', tile, { ...both, layout: 'half-brick' }, brick) },
      { name: 'gaps', output: gaps, run: () => runOurs('repeat', tile, gap, gaps) },
      {
        name: 'vips',
        output: peer,
        run: vips === undefined ? null : () => runPeer('sh', ['-c', halfDrop(vips, tile)]),
      },
    ];
  },
  judge: async (measured) => {
    const vips = measured.find(({ name }) => name === 'vips');
    if (vips === undefined) return [];
    const difference = await largestDifference(ours, peer);
    return [
      ...atMost('half-drop CPU ÷ vips', 0.15, ratio(measured, 'vips')),
      ...atMost('brick CPU ÷ vips', 0.15, (measured[1]?.cpuS ?? 0) / vips.cpuS),
      ...atMost('gaps CPU ÷ vips', 0.15, (measured[2]?.cpuS ?? 0) / vips.cpuS),
      { asked: 'pixels equal', figure: `largest difference ${difference}`, holds: difference === 0 },
    ];
  },
};
