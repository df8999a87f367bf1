import { squareLattice } from '../../drawing/layout/square-lattice.ts';
import { polyline } from '../../numbers/geometry/path.ts';
import type { Point } from '../../numbers/geometry/point.ts';
import { steady } from '../../numbers/steady.ts';
import { type Block, createBlock } from './block.ts';
import { leaf } from './leaf.ts';
import { polar } from './ring.ts';
import { designRoundel, drawRoundel } from './roundel.ts';
import { type InscribedStar, starIn } from './stars/star-in.ts';
import type { AjrakhTask } from './task.ts';

/** Angles in degrees at which the lines cross the sides: from broad stars to sharp ones. */
const angles = { octagons: [58, 62, 67.5], dodecagons: [52, 60, 66, 75] } as const;

/** A heart wider than this would drown its star. */
const heartShare = 0.74;

/** Eight- or twelve-pointed stars and the crosses between them, drawn by lines that run through the whole cloth. */
export function starGrid(task: AjrakhTask): void {
  const { rng, plot, pen, dyes, sheet, recipe, favour } = task;
  // A star of Kutch has eight points; twelve are a freer hand's.
  const name = rng.chance(recipe.freedom * 0.4) ? 'dodecagons' : 'octagons';
  const angle = (rng.pick(angles[name]) * Math.PI) / 180;
  const lattice = squareLattice(plot.torus, plot.hero * rng.between(0.92, 1.08) * (1.3 - 0.62 * recipe.density), true);
  const { stepX: cell, stepY } = lattice;
  const stretch = stepY / cell;
  const phaseX = rng.chance(0.5) ? 0.5 : 0;
  const phaseY = rng.chance(0.5) ? 0.5 : 0;
  const sites = lattice.sites.map((site) => ({ ...site, x: site.x + phaseX * cell, y: site.y + phaseY * stepY }));
  const hasCore = rng.chance(0.55);
  const strap = pen.line * (hasCore ? 1.9 : 1.25);
  const designs = rng.chance(0.35) ? 1 : 2;

  for (const tile of tessellation(name)) {
    const star = starIn(
      tile.corners.map(([x, y]): Point => [x * cell, y * cell]),
      angle,
    );
    for (let kind = 0; kind < (tile.kind === 'large' ? designs : 1); kind++) {
      const block = createBlock(stretch);
      const centred = moved(star);
      drawStar(block, task, centred, tile.kind, kind, strap);
      block.resist(polyline(centred.outline, true), strap);
      if (hasCore) block.core(polyline(centred.outline, true), dyes.strap, pen.line * 0.62);
      if (tile.kind !== 'triangle') {
        const isLarge = tile.kind === 'large';
        const radius = (isLarge ? star.bay * heartShare : star.bay * 0.86) - strap;
        const wish = { radius, detail: isLarge ? recipe.detail : 1, favour, centre: task.centre };
        const design = designRoundel(rng.fork(`${tile.kind}/${kind}`), wish);
        if (radius > pen.dot * 3) drawRoundel(block, design, radius, pen, dyes, isLarge ? kind : kind + 1);
      }
      const places = sites.filter(({ column, row }) => tile.kind !== 'large' || (column + row) % designs === kind);
      const set = places.map(({ x, y }) => ({ x: x + star.middle[0], y: y + star.middle[1] * stretch }));
      sheet.print(block.cut(star.tip * 1.6), set, tile.kind === 'large' ? 'motifs' : 'field');
      if (tile.kind === 'triangle') continue;
      for (const { x, y } of set)
        sheet.note({ x, y, r: star.tip * 0.97, motif: 'star', rank: tile.kind === 'large' ? 'hero' : 'secondary' });
    }
  }
}

function drawStar(
  block: Block,
  { pen, dyes }: AjrakhTask,
  star: InscribedStar,
  kind: string,
  cell: number,
  strap: number,
): void {
  const isLarge = kind === 'large';
  const corner = dyes.bay;
  for (const quad of star.corners) {
    block.dye(polyline(quad, true), corner);
    bayDots(block, quad, strap * 0.5 + pen.dot * 1.9, pen.dot * 0.7, pen.dot * 3.2);
    const [, at = [0, 0], , bay = [0, 0]] = quad;
    const depth = steady.hypot(at[0] - bay[0], at[1] - bay[1]);
    const towards = steady.atan2(bay[0] - at[0], at[1] - bay[1]);
    if (depth > pen.dot * 7)
      leaf(
        block,
        at,
        towards,
        { length: depth * (isLarge ? 0.66 : 0.6), fat: isLarge ? 0.62 : 0.52, ink: dyes.bayLeaf, heart: 'light' },
        pen,
      );
    else block.dot(at[0] + (bay[0] - at[0]) * 0.42, at[1] + (bay[1] - at[1]) * 0.42, Math.min(pen.dot, depth * 0.12));
  }
  const field = dyes.star(isLarge ? cell : 1);
  block.dye(polyline(star.outline, true), field);
  const arms = star.outline.length / 2;
  const armLength = star.tip - star.bay;
  if (isLarge) {
    const line = inset(star.outline, strap * 0.5 + pen.dot * 2);
    dotsAlong(block, line, pen.dot * 0.72, pen.dot * 3.1);
    for (let k = 0; k < arms; k++) {
      const angle = (2 * Math.PI * k) / arms;
      const [x, y] = polar(angle, star.bay);
      leaf(
        block,
        [x, y],
        angle,
        { length: armLength * 0.72, fat: 0.5, ink: field === 'a1' ? 'dark' : 'a1', heart: 'light' },
        pen,
      );
    }
  } else if (kind === 'triangle') {
    for (const [x, y] of inset(star.outline, star.bay * 0.4).filter((_, i) => i % 2 === 0))
      block.dot(x * 0.72, y * 0.72, Math.min(pen.dot * 0.8, star.bay * 0.16));
    block.dot(0, 0, Math.min(pen.dot * 1.1, star.bay * 0.3));
  } else {
    for (let k = 0; k < arms; k++) {
      const tip = star.outline[2 * k] ?? [0, 0];
      block.dot(tip[0] * 0.78, tip[1] * 0.78, pen.dot * 0.8);
    }
  }
}

function moved(star: InscribedStar): InscribedStar {
  const [mx, my] = star.middle;
  const shift = ([x, y]: Point): Point => [x - mx, y - my];
  return {
    ...star,
    outline: star.outline.map(shift),
    corners: star.corners.map((quad) => quad.map(shift)),
    middle: [0, 0],
  };
}

/** A tile of a tessellation whose period is the unit square, with a large polygon about the origin. */
interface StarTile {
  readonly corners: readonly Point[];
  readonly kind: 'large' | 'square' | 'triangle';
}

export const tessellationNames = ['octagons', 'dodecagons'] as const;
type TessellationName = (typeof tessellationNames)[number];

/** Octagons and squares (4.8.8), or dodecagons, triangles and squares (3.4.3.12; 3.12.12). Sides are all equal. */
export function tessellation(name: TessellationName): readonly StarTile[] {
  if (name === 'octagons') {
    return [
      { kind: 'large', corners: regular(0, 0, 8, Math.PI / 8, 0.5 / steady.cos(Math.PI / 8)) },
      { kind: 'square', corners: regular(0.5, 0.5, 4, 0, 1 - Math.SQRT1_2) },
    ];
  }
  const half = 0.5 * steady.tan(Math.PI / 12);
  const far = 0.5 - half;
  const triangles: StarTile[] = [-1, 1].flatMap((side) => {
    const corners: Point[] = [
      [0.5, side * half],
      [0.5 - half, side * far],
      [0.5 + half, side * far],
    ];
    return [
      { kind: 'triangle' as const, corners },
      { kind: 'triangle' as const, corners: corners.map(([x, y]): Point => [y, x]) },
    ];
  });
  return [
    { kind: 'large', corners: regular(0, 0, 12, Math.PI / 12, 0.5 / steady.cos(Math.PI / 12)) },
    { kind: 'square', corners: regular(0.5, 0.5, 4, Math.PI / 4, half * Math.SQRT2) },
    ...triangles,
  ];
}

function regular(x: number, y: number, sides: number, turn: number, radius: number): Point[] {
  return Array.from({ length: sides }, (_, k) => {
    const [px, py] = polar(turn + (2 * Math.PI * k) / sides, radius);
    return [x + px, y + py];
  });
}

/**
 * Dots outside a star along the two lines that bound one of its corners, `away` units from them and a whole number of
 * even steps on each.
 */
function bayDots(block: Block, corner: readonly Point[], away: number, r: number, spacing: number): void {
  const [before, tip, after, bay] = corner;
  if (!before || !tip || !after || !bay) return;
  for (const from of [before, after]) {
    const dx = bay[0] - from[0];
    const dy = bay[1] - from[1];
    const length = steady.hypot(dx, dy);
    // The side of the line on which the corner lies.
    const side = Math.sign(dx * (tip[1] - from[1]) - dy * (tip[0] - from[0]));
    const nx = (-dy / length) * side * away;
    const ny = (dx / length) * side * away;
    const usable = length - spacing * 1.1;
    const count = Math.floor(usable / spacing);
    for (let i = 0; i < count; i++) {
      const t = (spacing * 1.1 + (usable * (i + 0.5)) / count) / length;
      if (t * length > length - away * 0.2) continue;
      block.dot(from[0] + dx * t + nx, from[1] + dy * t + ny, r);
    }
  }
}

/** A closed outline of straight sides moved inwards by `by` units; too narrow tips are kept at three times that. */
function inset(outline: readonly Point[], by: number): Point[] {
  const n = outline.length;
  const at = (i: number): Point => outline[((i % n) + n) % n] ?? [0, 0];
  const winding = Math.sign(area(outline)) || 1;
  return outline.map((point, i) => {
    const a = normal(at(i - 1), point, winding);
    const b = normal(point, at(i + 1), winding);
    const x = a[0] + b[0];
    const y = a[1] + b[1];
    const square = x * x + y * y || 1;
    const reach = Math.min(3, 2 / Math.sqrt(square));
    const length = Math.sqrt(square);
    return [point[0] + (x / length) * by * reach, point[1] + (y / length) * by * reach];
  });
}

function normal(a: Point, b: Point, winding: number): Point {
  const dx = b[0] - a[0];
  const dy = b[1] - a[1];
  const length = steady.hypot(dx, dy) || 1;
  return [(-dy / length) * winding, (dx / length) * winding];
}

function area(outline: readonly Point[]): number {
  let total = 0;
  let previous = outline.at(-1) ?? [0, 0];
  for (const point of outline) {
    total += previous[0] * point[1] - point[0] * previous[1];
    previous = point;
  }
  return total / 2;
}

/** Dots on every side of a closed outline, a whole number of even steps each, the corners left free. */
function dotsAlong(block: Block, outline: readonly Point[], r: number, spacing: number): void {
  let from = outline.at(-1) ?? [0, 0];
  for (const to of outline) {
    const length = steady.hypot(to[0] - from[0], to[1] - from[1]);
    const count = Math.floor(length / spacing);
    for (let i = 0; i < count; i++) {
      const t = (i + 0.5) / count;
      block.dot(from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t, r);
    }
    from = to;
  }
}
