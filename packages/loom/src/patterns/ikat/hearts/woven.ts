import type { Ink } from '../../../scene/scene.ts';
import { type Cells, createCells } from '../../counted/cells.ts';
import { stamp } from '../../counted/stamp.ts';
import type { DrawHeart, HeartAsk } from './heart.ts';
import { box } from './shapes.ts';

/** Cells of air round a sheet for its outline. */
const rim = 2;
const pale: readonly Ink[] = ['light', 'ground'];

/** A man or beast on point paper, as the tied bundles of Odisha and Pochampally draw them: stepped, outlined, few dyes. */
export function woven(rows: readonly string[]): DrawHeart {
  const columns = Math.max(...rows.map((row) => row.length)) + 2 * rim;
  const height = rows.length + 2 * rim;
  return (ask) => {
    const cells = createCells(columns, height);
    const { edge, ...legend } = inksOn(ask);
    stamp(cells, { rows, legend, edge, flip: ask.rng.chance(0.5) }, columns / 2, height / 2);
    const cell = Math.min((ask.width * 2) / columns, (ask.height * 2) / height);
    for (const { from, to, row, ink } of runsOf(cells)) {
      const middle = (from + to) / 2 - columns / 2;
      ask.sketch.area(
        box(middle * cell, (row + 0.5 - height / 2) * cell, ((to - from) * cell) / 2 + lap, cell / 2 + lap),
        ink,
      );
    }
  };
}

/**
 * Dyes that hold on the field however few the cloth has: a dark outline and light trappings on a dye, light on a dye's field, light with
 * no outline on the darkest.
 */
function inksOn({ ink }: HeartAsk) {
  const field = ink(-1);
  const dye = [0, 1, 2, 3].map(ink).find((one) => one !== field && !pale.includes(one) && one !== 'dark') ?? 'a1';
  if (pale.includes(field)) return { '#': dye, o: 'light', x: 'dark', e: 'dark', edge: 'dark' } as const;
  const edge = field === 'dark' ? undefined : ('dark' as const);
  return { '#': 'light', o: dye, x: edge ?? 'light', e: 'dark', edge } as const;
}

/** Neighbouring cells overlap by this much in units, or the field would shine through between them. */
const lap = 0.4;

function runsOf(cells: Cells) {
  const runs: { from: number; to: number; row: number; ink: NonNullable<ReturnType<Cells['at']>> }[] = [];
  for (let row = 0; row < cells.height; row++) {
    for (let from = 0; from < cells.width; ) {
      const ink = cells.at(from, row);
      let to = from + 1;
      while (to < cells.width && cells.at(to, row) === ink) to++;
      if (ink !== undefined) runs.push({ from, to, row, ink });
      from = to;
    }
  }
  return runs;
}
