import { fitLattice } from '../../drawing/botanical/fit-lattice.ts';
import { gridLattice, halfDropLattice } from '../../drawing/layout/lattice.ts';
import { createSketch } from '../../drawing/motifs/sketch.ts';
import type { Planner } from '../../drawing/planner.ts';
import type { SceneSymbol } from '../../drawing/scene.ts';
import { polyline, wedge } from '../../numbers/geometry/path.ts';
import type { Point } from '../../numbers/geometry/point.ts';
import type { Rng } from '../../numbers/rng.ts';
import { steady } from '../../numbers/steady.ts';

const variants = 6;
/** Webs are round: a lattice of the wrong shape leaves lanes. */
const even = 3;

/** Spider webs: tips of cloth pulled up and bound down to the base; rings of thread across rays of pleats. */
export function kumo(planner: Planner): void {
  const { recipe, plot, geo: rng, origin } = planner;
  const size = plot.hero * rng.between(0.8, 1.15);
  const apart = 1.3 - 0.3 * recipe.density;
  const isStraight = rng.chance(0.3);
  const lattice = isStraight
    ? fitLattice(gridLattice, plot.torus, { stepX: size * apart * 0.94, stepY: size * apart * 0.94 }, even)
    : fitLattice(halfDropLattice, plot.torus, { stepX: size * apart * 0.88, stepY: size * apart * 1.02 }, even);
  const { stepX, stepY } = lattice;
  const nearest = isStraight ? Math.min(stepX, stepY) : Math.min(stepY, steady.hypot(stepX, stepY / 2));
  const radius = (nearest / 2 / apart) * 1.06;
  const detail = recipe.detail;
  for (const { x, y, column, row } of lattice.sites) {
    const own = rng.fork(`web/${column}/${row}`);
    const symbol = planner.symbol(`web/${own.whole(1, variants)}`, (fork) => web(radius, detail, fork));
    const stray = recipe.freedom * radius * 0.09;
    const at = { x: x + origin.x + own.normal() * stray, y: y + origin.y + own.normal() * stray };
    const scale = 1 + recipe.freedom * own.between(-0.24, 0.1);
    planner.put('reserve', { symbol, ...at, turn: own.between(-3, 3), scale });
    planner.note({ ...at, r: radius * scale, motif: 'medallion', rank: 'hero' });
  }
  // The middle of four webs, or of each three where the rows are staggered: as far from all of them.
  const lean = (stepX * stepX - (stepY * stepY) / 4) / (2 * stepX);
  const hollows = lattice.sites.flatMap(({ x, y }): Point[] =>
    isStraight
      ? [[x + stepX / 2, y + stepY / 2]]
      : [
          [x + lean, y + stepY / 2],
          [x - lean, y + stepY / 2],
        ],
  );
  const far = isStraight ? steady.hypot(stepX, stepY) / 2 : stepX - lean;
  between(planner, hollows, radius, far - radius);
}

/** Small rings where webs leave a hollow. */
function between(
  { geo: rng, recipe, put, symbol, origin, note }: Planner,
  places: readonly Point[],
  radius: number,
  room: number,
): void {
  if (recipe.motifs.exclude.includes('dot')) return;
  const r = Math.min(radius * 0.34, Math.max(radius * 0.14, room * 0.62)) * rng.between(0.85, 1.1);
  for (const [k, [x, y]] of places.entries()) {
    const own = rng.fork(`small/${k}`);
    const drawing = symbol(`small/${own.whole(1, 3)}`, (fork) => web(r, Math.min(2, recipe.detail), fork));
    put('reserve', {
      symbol: drawing,
      x: x + origin.x,
      y: y + origin.y,
      turn: own.between(-3, 3),
      scale: own.between(0.85, 1.1),
    });
    note({ x: x + origin.x, y: y + origin.y, r, motif: 'dot', rank: 'filler' });
  }
}

function web(radius: number, detail: number, rng: Rng): SceneSymbol {
  const sketch = createSketch();
  const outline = (r: number, rough: number, fork: Rng): Point[] => {
    const count = Math.max(18, Math.round(r * 0.7));
    return Array.from({ length: count }, (_, k) => {
      const angle = (2 * Math.PI * k) / count;
      const away = r * (1 + fork.between(-rough, rough));
      return [steady.sin(angle) * away, -steady.cos(angle) * away];
    });
  };
  sketch.area(polyline(outline(radius, 0.06, rng.fork('soft')), true), 'a1');
  sketch.area(polyline(outline(radius * 0.86, 0.07, rng.fork('pale')), true), 'a2');
  const rays = Math.max(12, Math.round(radius * 0.36) + detail * 2);
  let white = '';
  let dyed = '';
  for (let k = 0; k < rays; k++) {
    const fork = rng.fork(`ray/${k}`);
    const angle = ((k + fork.between(-0.3, 0.3)) * 2 * Math.PI) / rays;
    const bent = angle + fork.between(-0.06, 0.06);
    const at = (a: number, r: number): Point => [steady.sin(a) * r, -steady.cos(a) * r];
    const out = radius * fork.between(0.84, 1.1);
    const width = ((2 * Math.PI * radius) / rays) * fork.between(0.42, 0.72);
    // Pleats are wider outside: the stroke starts at the rim.
    white += wedge(at(bent, out), at(angle, radius * 0.5), at(angle, radius * 0.1), width);
    const between = angle + Math.PI / rays;
    dyed += wedge(
      at(between, radius * 1.02),
      at(between, radius * 0.6),
      at(between, radius * fork.between(0.2, 0.4)),
      width * 0.5,
    );
  }
  sketch.area(white, 'light');
  sketch.area(dyed, 'ground');
  const turns = Math.max(2, Math.round(radius / 13));
  for (let n = 1; n <= turns; n++) {
    const fork = rng.fork(`turn/${n}`);
    const r = radius * (0.16 + (0.78 * n) / turns) + fork.between(-1.5, 1.5);
    sketch.line(
      polyline(outline(r, 0.05, fork), true),
      n % 2 === 0 ? 'a1' : 'a4',
      Math.min(3.2, radius * 0.028 + 0.8),
      0.85,
    );
  }
  sketch.area(polyline(outline(radius * 0.15, 0.16, rng.fork('tip')), true), 'light');
  sketch.area(polyline(outline(radius * 0.065, 0.2, rng.fork('eye')), true), 'ground');
  return sketch.done(radius * 1.16);
}
