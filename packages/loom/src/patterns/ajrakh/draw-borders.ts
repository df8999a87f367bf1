import { polyline } from '../../geometry/polyline.ts';
import { steady } from '../../number/steady.ts';
import { createBlock } from './block.ts';
import { designRoundel } from './roundel.ts';
import type { Run } from './run.ts';
import { type StripKind, stripKinds } from './strips/strip-kinds.ts';
import type { AjrakhTask } from './task.ts';

/** Widths of the strips from the field to the main border, as shares of all; the main border takes the rest. */
const gradings = [
  [0.045, 0.12, 0.045, 0.13, 0.035],
  [0.05, 0.17, 0.05, 0.09],
  [0.11, 0.045, 0.18, 0.04],
  [0.05, 0.1, 0.05, 0.16, 0.03],
] as const;
const beadsBelow = 0.06;
const wideFrom = 0.15;

/** Borders side by side from `from`, `width` in all, mirrored about their middle. */
export function drawBorders(task: AjrakhTask, run: Run, from: number, width: number): void {
  const { rng, dyes, pen, sheet, recipe, favour } = task;
  const fork = rng.fork('borders');
  const { beads } = stripKinds;
  const kinds = Object.values(stripKinds).filter(
    ({ motif }) => !recipe.motifs.exclude.some((refused) => refused === motif),
  );
  const narrow = fork.shuffle(kinds.filter((kind) => kind.isNarrow && kind !== beads));
  const wide = fork.shuffle(kinds.filter((kind) => !kind.isNarrow));
  const steps = fork.pick(gradings);
  const main = 1 - 2 * steps.reduce((sum: number, step) => sum + step, 0);
  const shares = [...steps, main, ...[...steps].reverse()];
  let at = from;
  for (const [i, share] of shares.entries()) {
    const side = Math.min(i, shares.length - 1 - i);
    const size = share * width;
    const kind: StripKind =
      (share < beadsBelow
        ? undefined
        : share < wideFrom
          ? narrow[side % narrow.length]
          : wide[i === steps.length ? 0 : 1]) ?? beads;
    const pitch = run.along / (2 * Math.max(1, Math.round(run.along / (kind.pitch * size) / 2)));
    // Figures on either side of the main border look towards it.
    const block = createBlock(1, (run.isDown ? -Math.PI / 2 : 0) + (i > steps.length ? 0 : Math.PI));
    const inks = dyes.band(side, side);
    const half = pitch / 2 + 1;
    const edge = size / 2;
    block.dye(
      polyline(
        [
          [-half, -edge],
          [half, -edge],
          [half, edge],
          [-half, edge],
        ],
        true,
      ),
      inks.band,
    );
    kind.draw(block, {
      pitch,
      width: size - pen.line,
      inks,
      pen,
      dyes,
      roundel: (radius) => designRoundel(fork.fork(`roundel/${side}`), { radius, detail: recipe.detail, favour }),
    });
    for (const y of [-edge, edge])
      block.resist(
        polyline([
          [-pitch / 2, y],
          [pitch / 2, y],
        ]),
        pen.line,
      );
    const sites = Array.from({ length: Math.round(run.along / pitch) }, (_, k) =>
      run.place((k + 0.5) * pitch, at + edge),
    );
    sheet.print(block.cut(steady.hypot(pitch, size) * 0.6), sites, 'borders');
    if (share >= wideFrom) {
      for (const { x, y } of sites)
        sheet.note({ x, y, r: Math.min(pitch, size) * 0.45, motif: kind.motif, rank: 'secondary' });
    }
    at += size;
  }
}
