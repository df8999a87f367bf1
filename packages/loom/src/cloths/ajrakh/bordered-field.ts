import { polyline } from '../../numbers/geometry/path.ts';
import { steady } from '../../numbers/steady.ts';
import type { Torus } from '../../numbers/torus.ts';
import { createBlock } from './block.ts';
import { astroidGap } from './gaps/astroid-gap.ts';
import { khajurGap } from './gaps/khajur-gap.ts';
import { designRoundel, drawRoundel } from './roundel.ts';
import { type StripKind, stripKinds } from './strips/strip-kinds.ts';
import type { AjrakhTask } from './task.ts';

/** A cloth seen along its borders: u runs with them, v across. */
interface Run {
  readonly isDown: boolean;
  /** Length of the module along and across the borders. */
  readonly along: number;
  readonly across: number;
  readonly place: (u: number, v: number) => { x: number; y: number };
}

/** Share of a group of strips that its borders take. */
const borderShare = 0.54;
const leastBorder = 0.4;

/**
 * A centre field of roundels between graded borders that run along the cloth. Borders lie symmetrically: narrow ones
 * towards both fields, the widest in the middle.
 */
export function borderedField(task: AjrakhTask): void {
  const { rng, plot } = task;
  const run = runOf(plot.torus, rng.chance(0.6));
  const wish = plot.hero * rng.between(0.9, 1.2);
  // Even counts: the field is a checker, and it must survive a half-drop.
  const count = 2 * Math.max(1, Math.round(run.along / wish / 2));
  const cell = run.along / count;
  const most = Math.max(1, Math.floor((run.across * (1 - leastBorder)) / cell));
  const columns = Math.min(most, rng.pick([1, 1, 2, 2]));
  const groups = Math.max(1, Math.round((run.across * (1 - borderShare)) / (columns * cell)));
  const group = run.across / groups;
  const field = Math.min(cell * columns, group * (1 - leastBorder));
  const start = rng.pick([0, 0.5, 0.25]) * group;
  for (let g = 0; g < groups; g++) {
    const from = start + g * group;
    drawField(task, run, { from, cell, count, columns, pitch: field / columns });
    drawBorders(task, run, from + field, group - field);
  }
}

/** A half-drop only keeps strips whole that run down the cloth, a half-brick those that run across it. */
function runOf({ w, h, dropY, brickX }: Torus, isDownWanted: boolean): Run {
  const isDown = dropY !== 0 || (brickX === 0 && isDownWanted);
  return isDown
    ? { isDown, along: h, across: w, place: (u, v) => ({ x: v, y: u }) }
    : { isDown, along: w, across: h, place: (u, v) => ({ x: u, y: v }) };
}

interface FieldSize {
  readonly from: number;
  readonly cell: number;
  readonly count: number;
  readonly columns: number;
  readonly pitch: number;
}

function drawField(task: AjrakhTask, run: Run, { from, cell, count, columns, pitch }: FieldSize): void {
  const { rng, pen, dyes, sheet, recipe, favour, centre } = task;
  const stretch = run.isDown ? cell / pitch : pitch / cell;
  const width = run.isDown ? pitch : cell;
  const radius = width * 0.45;
  for (let kind = 0; kind < 2; kind++) {
    const block = createBlock(stretch);
    const design = designRoundel(rng.fork(`roundel/${kind}`), { radius, detail: recipe.detail, favour, centre });
    drawRoundel(block, design, radius, pen, dyes, kind);
    const sites = [];
    for (let i = 0; i < count; i++) {
      for (let j = 0; j < columns; j++) {
        if ((i + j) % 2 === kind) sites.push(run.place((i + 0.5) * cell, from + (j + 0.5) * pitch));
      }
    }
    sheet.print(block.cut(radius + pen.line), sites, 'motifs');
    for (const { x, y } of sites) sheet.note({ x, y, r: radius, motif: 'medallion', rank: 'hero' });
  }
  const gap = createBlock(stretch);
  const hasDates = recipe.motifs.include.includes('palm');
  (hasDates ? khajurGap : astroidGap)(gap, { ...task, rng: rng.fork('gap') }, { cell: width, radius });
  const gaps = [];
  for (let i = 0; i < count; i++) for (let j = 0; j <= columns; j++) gaps.push(run.place(i * cell, from + j * pitch));
  sheet.print(gap.cut(width), gaps, 'field');
  if (hasDates) for (const { x, y } of gaps) sheet.note({ x, y, r: radius * 0.55, motif: 'palm', rank: 'secondary' });
}

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
function drawBorders(task: AjrakhTask, run: Run, from: number, width: number): void {
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
