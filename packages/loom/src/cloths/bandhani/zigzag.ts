import { createSketch } from '../../drawing/motifs/sketch.ts';
import { polyline } from '../../numbers/geometry/path.ts';
import type { Point } from '../../numbers/geometry/point.ts';
import { steady } from '../../numbers/steady.ts';
import { posy } from './figures/posy.ts';
import { stitchFigure } from './stitch-figure.ts';
import type { BandhaniTask } from './task.ts';
import { tieFigure, tiePosies, tieRow } from './tie-figure.ts';
import { chooseGround, groundInks, tieGround } from './tie-ground.ts';

type InkRank = 0 | 1 | 2 | 3;
/** Inks of the rows of one wave; −1 leaves a row's width of cloth. */
const rowSets: readonly (readonly (InkRank | -1)[])[] = [
  [0, -1, 1, 1, -1, 0],
  [2, -1, 0, -1, 1, -1, 0, -1, 2],
  [1, -1, 0, 0, -1, 1],
  [0, -1, 3, -1, 1, -1, 3, -1, 0],
  [1, -1, 0, 2, -1, 2, 0, -1, 1],
  [0, 1, -1, -1, 2, -1, -1, 1, 0],
  [1, -1, -1, 0, 2, 0, -1, -1, 1],
];

/** Waves of rows from edge to edge ("leher"), parallel or mirrored into lozenges, figures in the bands between. */
export function zigzag(task: BandhaniTask): void {
  const { plot, rng, col, knots, recipe, deck } = task;
  const { torus } = plot;
  const { pitch } = knots;
  // The waves run along u. A half-drop only closes if their count is even across it, a half-brick if along it.
  const isDown = torus.dropY === 0 && torus.brickX === 0 && rng.chance(0.4);
  const along = isDown ? torus.h : torus.w;
  const across = isDown ? torus.w : torus.h;
  const isMirrored = rng.chance(0.45);
  const rows = rng.pick(rowSets);
  const hero = Math.max(plot.hero, 2.1 * pitch * deck.least);
  const wave = hero * rng.between(0.9, 1.4);
  const waves =
    torus.brickX !== 0 ? 2 * Math.max(1, Math.round(along / wave / 2)) : Math.max(1, Math.round(along / wave));
  const length = along / waves;
  const rise = length * rng.pick([0.2, 0.28, 0.36]);
  const slant = steady.hypot(1, (4 * rise) / length / 2);
  const thickness = rows.length * pitch * slant;
  const leastGap = (2 * deck.least + 4) * pitch * (isMirrored ? 1.1 : steady.power(slant, 0.8));
  const gap = Math.max(plot.hero * (isMirrored ? 0.36 : rng.between(0.44, 0.6)), pitch * 19, leastGap);
  const multiple = isMirrored || torus.dropY !== 0 ? (isMirrored && torus.dropY !== 0 ? 4 : 2) : 1;
  const bands = multiple * Math.max(1, Math.round(across / (gap + thickness) / multiple));
  const step = across / bands;
  const isDyed = col.chance(0.5) && bands % 2 === 0 && (torus.dropY === 0 || bands % 4 === 0);
  const at = (u: number, v: number): Point => (isDown ? [v, u] : [u, v]);
  const height = (u: number, band: number) => {
    const t = Math.abs(((((u / length) % 1) + 1) % 1) * 2 - 1);
    return rise * (t - 0.5) * (isMirrored && band % 2 === 1 ? -1 : 1);
  };

  const inks = task.roles(0);
  for (let band = 0; band < bands; band++) {
    if (isDyed && band % 2 === 0) dyeBand(task, at, band, step, along, length, height);
    for (const [i, rank] of rows.entries()) {
      if (rank === -1) continue;
      const v = (band + 0.5) * step + (i - (rows.length - 1) / 2) * pitch * slant;
      for (let k = 0; k < waves * 2; k++) {
        const from = (k * length) / 2;
        tieRow(
          task,
          at(from, v + height(from, band)),
          at(from + length / 2, v + height(from + length / 2, band)),
          inks[rank],
        );
      }
    }
  }
  const free = (step - thickness) / 2 - pitch * 1.6;
  const radius = Math.min(
    hero / 2,
    isMirrored ? lozenge(step - thickness, rise, length) - pitch * 1.5 : free / steady.power(slant, 0.8),
  );
  tieFigures(task, { at, bands, waves, step, length, height, radius, isMirrored });
  tiePosies(task, isDown ? { stepX: step, stepY: length } : { stepX: length, stepY: step });
  tieGround(task, chooseGround(recipe, rng.fork('ground')), groundInks(task.col));
}

/** Radius of the circle in a lozenge of this height at its narrowest, widened by the two waves. */
function lozenge(gap: number, rise: number, length: number): number {
  const half = gap / 2 + rise / 2;
  return half * steady.cos(steady.atan((2 * rise) / length));
}

interface Waves {
  readonly at: (u: number, v: number) => Point;
  readonly bands: number;
  readonly waves: number;
  readonly step: number;
  readonly length: number;
  readonly height: (u: number, band: number) => number;
  readonly radius: number;
  readonly isMirrored: boolean;
}

function tieFigures(task: BandhaniTask, { at, bands, waves, step, length, height, radius, isMirrored }: Waves): void {
  const { knots, rng, deck } = task;
  const { pitch } = knots;
  const size = radius / pitch;
  const kinds = deck.fits(size);
  const drawn = [0, 1].map((n) => {
    const draw = kinds[n % Math.max(1, kinds.length)]?.draw ?? posy;
    return stitchFigure(draw({ rng: rng.fork(`figure/${n}`), size }), radius, pitch);
  });
  const perWave = isMirrored ? 1 : Math.max(1, Math.min(2, Math.floor(length / (radius * 2.5))));
  for (let band = 0; band < bands; band++) {
    for (let k = 0; k < waves * perWave; k++) {
      // In lozenges the figure stands where the waves part; else on the band's bends.
      const u = isMirrored ? (k + (band % 2 === 0 ? 0.5 : 0)) * length : (k * length) / perWave;
      const v = (band + 1) * step + (isMirrored ? 0 : height(u, band));
      const figure = drawn[(isMirrored ? band : k + band) % 2];
      if (figure === undefined) continue;
      const [x, y] = at(u, v);
      tieFigure(task, figure, { x, y, roles: task.roles(band), rank: 'hero' });
    }
  }
}

function dyeBand(
  task: BandhaniTask,
  at: (u: number, v: number) => Point,
  band: number,
  step: number,
  along: number,
  length: number,
  height: (u: number, band: number) => number,
): void {
  const halves = Math.round((along / length) * 2);
  const bends = (n: number) =>
    Array.from({ length: halves + 3 }, (_, i) => {
      const u = ((i - 1) * length) / 2;
      return at(u, (n + 0.5) * step + height(u, n));
    });
  const sketch = createSketch();
  const outline = [...bends(band), ...bends(band + 1).reverse()];
  const [x0, y0] = outline[0] ?? [0, 0];
  sketch.area(
    polyline(
      outline.map(([x, y]): Point => [x - x0, y - y0]),
      true,
    ),
    'a4',
  );
  task.dye(sketch.done(steady.hypot(along + length, step * 2 + length)), x0, y0);
}
