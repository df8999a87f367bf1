import { type NetSite, netOn } from '../../drawing/layout/net.ts';
import { createSketch } from '../../drawing/motifs/sketch.ts';
import { type LayerHead, layoutsOf, type Planner } from '../../drawing/planner.ts';
import type { Ink } from '../../drawing/scene.ts';
import { brush } from '../../numbers/geometry/line.ts';
import { polyline } from '../../numbers/geometry/path.ts';
import type { Point } from '../../numbers/geometry/point.ts';
import type { Rng } from '../../numbers/rng.ts';
import { steady } from '../../numbers/steady.ts';
import type { Torus } from '../../numbers/torus.ts';
import { itajime } from './itajime.ts';
import { kanoko } from './kanoko.ts';
import { kumo } from './kumo.ts';
import { nui } from './nui.ts';

/** How each binding is done, and how far the dye creeps under it in units. */
const bindings = {
  kumo: { bind: kumo, reach: 3.2 },
  itajime: { bind: itajime, reach: 8 },
  arashi: { bind: arashi, reach: 3.4 },
  nui: { bind: nui, reach: 2.6 },
  mokume: { bind: mokume, reach: 2.8 },
  kanoko: { bind: kanoko, reach: 1.6 },
};

const layers: readonly LayerHead[] = [
  { id: 'halo', name: 'Half-dyed', kind: 'field' },
  { id: 'reserve', name: 'Kept from the dye', kind: 'motifs' },
];

/** Cloth bound, stitched or clamped and dipped: everything is what the dye did not reach. */
export const shiboriLayouts = layoutsOf(bindings, (planner, { bind, reach }) => {
  bind(planner);
  return planner.finish(layers, { technique: [{ shader: 'bleed', params: { reach, ragged: 1 } }] });
});

/** Storm: cloth wound about a pole, bound and pushed together. Slanting streaks like driven rain. */
function arashi(planner: Planner): void {
  const { recipe, plot, geo: rng, origin } = planner;
  const angle = rng.between(0.55, 1.05) * rng.pick([1, -1]);
  const across = Math.max(9, plot.hero * (0.16 - 0.07 * recipe.density) * rng.between(0.8, 1.3));
  const along = across * rng.between(9, 15);
  const [c, s] = [steady.cos(angle), steady.sin(angle)];
  const net = netOn(plot.torus, [along * c, along * s], [-across * s, across * c]);
  const drift = waverOn(plot.torus, rng.fork('drift'), 1, 2);
  const press = waverOn(plot.torus, rng.fork('press'), 1, 3);
  const sway = 9 + 16 * recipe.freedom;
  const length = steady.hypot(...net.u);
  const [ux, uy] = [net.u[0] / length, net.u[1] / length];
  layStreaks(planner, net.sites, (site, own) => {
    const shift = own.between(0, 0.7);
    const parts = own.chance(0.35) ? 2 : 1;
    return Array.from({ length: parts }, (_, k) => {
      const from = (shift + k / parts) * length;
      const run = (length / parts) * own.between(0.75, 1.12);
      const slip = own.between(-0.22, 0.22) * across;
      const lean = own.between(-0.13, 0.13) * across;
      const course = [0, 0.2, 0.4, 0.6, 0.8, 1].map((t): Point => {
        const x = site.x + origin.x + ux * (from + run * t) - uy * (slip + lean * t);
        const y = site.y + origin.y + uy * (from + run * t) + ux * (slip + lean * t);
        const off = sway * drift(x, y);
        return [x - uy * off, y + ux * off];
      });
      const [mx, my] = course[2] ?? [0, 0];
      const width =
        across * Math.max(0.2, 0.46 + 0.2 * press(mx, my) + own.between(-0.14, 0.14)) * steady.power(recipe.line, 0.4);
      return { course, width };
    });
  });
}

/** Wood grain: row after row of running stitches drawn tight; the pleats run across them and swirl about knots. */
function mokume(planner: Planner): void {
  const { recipe, plot, geo: rng, origin } = planner;
  const isLying = rng.chance(0.4);
  const pleat = Math.max(8.5, plot.hero * (0.12 - 0.04 * recipe.density) * rng.between(0.85, 1.2));
  const row = pleat * rng.between(2.6, 4.2);
  const u: Point = isLying ? [row, 0] : [0, row];
  const v: Point = isLying ? [0, pleat] : [-pleat, 0];
  const net = netOn(plot.torus, u, v);
  const grain = waverOn(plot.torus, rng.fork('grain'), 1, 2);
  const fine = waverOn(plot.torus, rng.fork('fine'), 3, 7);
  const press = waverOn(plot.torus, rng.fork('press'), 1, 3);
  // Stronger, and pleats would run into one another.
  const swirl = 12 + 20 * recipe.freedom;
  layStreaks(planner, net.sites, (site, own) => {
    if (own.chance(0.05)) return [];
    const x = site.x + origin.x;
    const y = site.y + origin.y;
    const from = own.between(-0.2, 0.12);
    const to = own.between(0.8, 1.15);
    const slip = own.between(-0.25, 0.25);
    const course = [0, 0.25, 0.5, 0.75, 1].map((t): Point => {
      const along = from + (to - from) * t;
      const px = x + net.u[0] * along + net.v[0] * slip;
      const py = y + net.u[1] * along + net.v[1] * slip;
      const off = swirl * grain(px, py) + pleat * 0.32 * fine(px, py);
      return isLying ? [px, py + off] : [px + off, py];
    });
    const share = Math.max(0.12, 0.46 + 0.2 * press(x, y) + own.between(-0.12, 0.12));
    return [{ course, width: pleat * share * steady.power(recipe.line, 0.4) }];
  });
}

interface Streak {
  readonly course: readonly Point[];
  readonly width: number;
}

/** Lays streaks, gathered into one drawing for each row of a net: `layer` in `ink`, wider by `grow`. */
function layStreaks(
  planner: Planner,
  sites: readonly NetSite[],
  streaksAt: (site: NetSite, rng: Rng) => readonly Streak[],
): void {
  const rows = new Map<number, Streak[]>();
  for (const site of sites) {
    const found = streaksAt(site, planner.geo.fork(`streak/${site.i}/${site.j}`));
    const row = rows.get(site.j);
    if (row === undefined) rows.set(site.j, [...found]);
    else row.push(...found);
  }
  const passes: readonly { layer: string; ink: Ink; grow: number }[] = [
    { layer: 'halo', ink: 'a1', grow: 1.9 },
    { layer: 'reserve', ink: 'light', grow: 1 },
  ];
  for (const [j, streaks] of rows) {
    const [x0, y0] = streaks[0]?.course[0] ?? [0, 0];
    for (const { layer, ink, grow } of passes) {
      const symbol = planner.symbol(`${layer}/${j}`, () => {
        const sketch = createSketch();
        let reach = 0;
        let d = '';
        for (const { course, width } of streaks) {
          const local = course.map(([x, y]): Point => [x - x0, y - y0]);
          d += spindle(local, width * grow + (grow > 1 ? 1.5 : 0));
          for (const [x, y] of local) reach = Math.max(reach, steady.hypot(x, y));
        }
        sketch.area(d, ink);
        return sketch.done(reach + 12);
      });
      planner.put(layer, { symbol, x: x0, y: y0, turn: 0, scale: 1 });
    }
  }
}

/** A smooth field of about ±1 that goes on over all joined edges: the slow drift of pleats in cloth. */
type Waver = (x: number, y: number) => number;

const waverParts = 5;

/** `fewest` … `most` are swings along each of the torus's steps. */
function waverOn({ w, h, dropY, brickX }: Torus, rng: Rng, fewest: number, most: number): Waver {
  const area = w * h - dropY * brickX;
  const waves = Array.from({ length: waverParts }, () => ({
    m: rng.whole(fewest, most) * rng.pick([1, -1]),
    n: rng.whole(fewest, most) * rng.pick([1, -1]),
    phase: rng.next(),
    share: rng.between(0.5, 1),
  }));
  const total = waves.reduce((sum, wave) => sum + wave.share, 0);
  return (x, y) => {
    const alongA = (x * h - y * brickX) / area;
    const alongB = (y * w - x * dropY) / area;
    let sum = 0;
    for (const { m, n, phase, share } of waves)
      sum += share * steady.sin(2 * Math.PI * (m * alongA + n * alongB + phase));
    return (sum / total) * 1.6;
  };
}

/** Path of a streak that the dye did not reach: widest in its middle, running out at both ends. */
function spindle(course: readonly Point[], width: number): string {
  return polyline(
    brush(course, (t) => width * (0.12 + 0.88 * steady.sin(Math.PI * Math.min(0.999, t)))),
    true,
  );
}
