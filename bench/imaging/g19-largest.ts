import { readFile } from 'node:fs/promises';
import type { BuiltinOperation } from '@naksha/engines';
import type { Goal } from './goal.ts';
import { picture, scratch } from './inputs.ts';
import { largestPicture, largestSize } from './largest-picture.ts';
import { runOurs } from './run-ours.ts';
import type { Taken } from './run-peer.ts';

const colours = [{ from: '#cc6633', to: '#224488' }];
const file = { fileName: 'largest', dpi: 300 };
/** Pages that the machine has swapped out while a job ran. */
const swapped = new Map<string, number>();

/** Every operation that takes so many pixels. */
const jobs: readonly (readonly [operation: BuiltinOperation, what: string, params: object, from?: 'tile'])[] = [
  ['repeat', 'offset by wrap', { columns: 1, rows: 1, offsetHorizontal: 5000, offsetVertical: 4000 }],
  ['repeat', 'repeat to it', largestSize, 'tile'],
  ['resize', 'reduce to 2048', { width: 2048 }],
  ['resize', 'reduce by little', { width: 16_000 }],
  ['adjust', 'adjust', { brightness: 10, contrast: 10, sharpness: 20 }],
  ['filter', 'filter', { filter: 'sepia', strength: 80 }],
  ['recolour', 'recolour', { colours }],
  ['flatten', 'flatten', { colours: 12 }],
  ['dpi', 'dpi', { dpi: 300 }],
  [
    'mask',
    'mask',
    { area: { strokes: [{ radius: 0.03, points: [[0.4, 0.5] as const, [0.5, 0.52] as const] }] }, seed: 'bench' },
  ],
  ['replicate', 'replicate', { count: 1 }],
  ['onModel', 'on model', {}],
  ['export', 'export PNG', { ...file, format: 'png' }],
  ['export', 'export JPEG', { ...file, format: 'jpeg' }],
  ['export', 'export TIFF', { ...file, format: 'tiff' }],
];

async function pagesSwappedOut(): Promise<number> {
  const counters = await readFile('/proc/vmstat', 'utf8').catch(() => '');
  return Number(/^pswpout (\d+)/m.exec(counters)?.[1] ?? 0);
}

/** Two at once, as two workers of a server do. The larger of the two in each figure. */
async function twice(name: string, run: (output: string) => Promise<Taken>): Promise<Taken> {
  const before = await pagesSwappedOut();
  const [one, other] = await Promise.all([run(scratch('g19-one')), run(scratch('g19-other'))]);
  swapped.set(name, (swapped.get(name) ?? 0) + (await pagesSwappedOut()) - before);
  return {
    cpuS: Math.max(one.cpuS, other.cpuS),
    wallS: Math.max(one.wallS, other.wallS),
    rssMb: Math.max(one.rssMb, other.rssMb),
  };
}

export const g19: Goal = {
  name: 'G19',
  job: '16384 × 17000 pixels in one gigabyte, two at once',
  competitors: async () => {
    const from = await largestPicture();
    const tile = await picture(1024);
    return jobs.map(([operation, name, params, source]) => ({
      name,
      run: () => twice(name, (output) => runOurs(operation, source === 'tile' ? tile : from, params, output)),
    }));
  },
  judge: async (measured) =>
    measured.map(({ name, rssMb }) => {
      const pages = swapped.get(name) ?? 0;
      return {
        asked: `${name}: RSS ≤ 1000 MB each, nothing swapped`,
        figure: `${rssMb.toFixed(0)} MB, ${pages} pages swapped out`,
        holds: rssMb <= 1000 && pages === 0,
      };
    }),
};
