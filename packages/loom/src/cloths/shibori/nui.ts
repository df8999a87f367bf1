import { type Net, netOn } from '../../drawing/layout/net.ts';
import { createSketch } from '../../drawing/motifs/sketch.ts';
import type { Planner } from '../../drawing/planner.ts';
import type { SceneSymbol } from '../../drawing/scene.ts';
import { polyline, wedge } from '../../numbers/geometry/path.ts';
import type { Point } from '../../numbers/geometry/point.ts';
import type { Rng } from '../../numbers/rng.ts';
import { steady } from '../../numbers/steady.ts';

/** Courses of a row over one wave, −1 … 1. */
const shapes = {
  wave: (t: number) => steady.sin(2 * Math.PI * t),
  chevron: (t: number) => 1 - 4 * Math.abs(t - 0.5),
  scale: (t: number) => 2 * Math.sqrt(Math.max(0, 1 - (2 * t - 1) ** 2)) - 1,
  straight: () => 0,
} as const;

/** Folded and stitched ("ori-nui"): every row prints a spine with teeth on both sides, where the gathers touched the dye. */
export function nui(planner: Planner): void {
  const { recipe, plot, geo: rng, origin } = planner;
  const shape = rng.pick(['wave', 'chevron', 'scale', 'crossed', 'straight'] as const);
  const row = plot.hero * (0.84 - 0.4 * recipe.density) * rng.between(0.85, 1.2);
  const wave = shape === 'straight' ? row * 3 : row * rng.between(2, 3.2);
  const isUpright = rng.chance(0.35);
  const tilt = shape === 'straight' ? rng.pick([0.785, -0.785, 0.5]) : isUpright ? Math.PI / 2 : 0;
  const [c, s] = [steady.cos(tilt), steady.sin(tilt)];
  const net = netOn(plot.torus, [wave * c, wave * s], [-row * s, row * c], shape === 'scale' ? { j: 2 } : {});
  const height = shape === 'scale' ? row * 0.5 : shape === 'crossed' ? row * 0.5 : Math.min(row, wave * 0.2);
  const course = shapes[shape === 'crossed' ? 'chevron' : shape];
  const sides = shape === 'crossed' ? [1, -1] : [1];
  const tooth = Math.min(row * 0.3, 17) * steady.power(recipe.line, 0.4);
  for (const { x, y, i, j } of net.sites) {
    const own = rng.fork(`row/${i}/${j}`);
    // Scales lie like tiles: every other row half a wave on.
    const half = shape === 'scale' && (j & 1) === 1 ? 0.5 : 0;
    for (const side of sides) {
      const symbol = planner.symbol(`row/${side}/${own.whole(1, 4)}`, (fork) =>
        stitched(net, (t) => side * height * course(t), tooth, fork),
      );
      planner.put('reserve', {
        symbol,
        x: x + origin.x + net.u[0] * half,
        y: y + origin.y + net.u[1] * half,
        turn: 0,
        scale: 1,
      });
    }
  }
}

function stitched({ u, v }: Net, sway: (t: number) => number, tooth: number, rng: Rng): SceneSymbol {
  const length = steady.hypot(u[0], u[1]);
  const way = Math.sign(u[0] * v[1] - u[1] * v[0]);
  const [nx, ny] = [(-u[1] / length) * way, (u[0] / length) * way];
  const at = (t: number): Point => [u[0] * t + nx * sway(t), u[1] * t + ny * sway(t)];
  const fineCount = 240;
  const fine = Array.from({ length: fineCount + 1 }, (_, k) => at(k / fineCount));
  let run = 0;
  const runs = fine.map((point, k) => {
    const before = fine[k - 1];
    if (before) run += steady.hypot(point[0] - before[0], point[1] - before[1]);
    return run;
  });
  const stitches = Math.max(6, Math.round(run / Math.max(6, tooth * 0.62)));
  let white = '';
  let pale = '';
  let k = 0;
  for (let n = 0; n < stitches; n++) {
    while (k < fineCount - 1 && (runs[k] ?? 0) < ((n + 0.5) * run) / stitches) k++;
    const [ax, ay] = fine[Math.max(0, k - 1)] ?? [0, 0];
    const [bx, by] = fine[k + 1] ?? [0, 0];
    const [px, py] = fine[k] ?? [0, 0];
    const d = steady.hypot(bx - ax, by - ay) || 1;
    const [sx, sy] = [-(by - ay) / d, (bx - ax) / d];
    for (const side of [-1, 1]) {
      const fork = rng.fork(`${n}/${side}`);
      const out = tooth * fork.between(0.6, 1.15);
      const lean = fork.between(-0.25, 0.25) * tooth;
      const root: Point = [px + sx * side * 1.7, py + sy * side * 1.7];
      const tip: Point = [px + sx * side * out + sy * lean, py + sy * side * out - sx * lean];
      const mid: Point = [(root[0] + tip[0]) / 2, (root[1] + tip[1]) / 2];
      const beyond: Point = [
        px + sx * side * out * 1.9 + sy * lean * 1.6,
        py + sy * side * out * 1.9 - sx * lean * 1.6,
      ];
      pale += wedge(root, tip, beyond, (run / stitches) * 0.62);
      white += wedge(root, mid, tip, (run / stitches) * fork.between(0.6, 0.8));
    }
  }
  const sketch = createSketch();
  sketch.area(pale, 'a1');
  sketch.area(white, 'light');
  sketch.line(polyline(fine.filter((_, n) => n % 4 === 0)), 'dark', 1.5);
  const reach = Math.max(...fine.map(([x, y]) => steady.hypot(x, y)));
  return sketch.done(reach + tooth * 2.2);
}
