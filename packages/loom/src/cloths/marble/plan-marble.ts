import { poissonPoints } from '../../drawing/layout/poisson.ts';
import { layoutsOf, type Planner } from '../../drawing/planner.ts';
import type { Ink, Scene } from '../../drawing/scene.ts';
import { layBands } from './bands.ts';
import { current, lift, type Pool, stir, throwDrop, whirls } from './bath.ts';

const draws = {
  suminagashi,
  stone,
  nonpareil,
  'bouquet-marble': bouquet,
  swirl,
} satisfies Record<string, (planner: Planner) => void>;

/** The layouts of marbling. */
export const marbleLayouts = layoutsOf(draws, (planner, draw): Scene => {
  draw(planner);
  const { w, h } = planner.plot.torus;
  planner.note({ x: w / 2, y: h / 2, r: Math.min(w, h) * 0.3, motif: 'field', rank: 'hero' });
  return planner.finish([{ id: 'pools', name: 'Inks', kind: 'field' }], { ground: 'Bath' });
});

/** Ink and clear size by turns from a few brushes: rings within rings, then breathed upon. */
function suminagashi(planner: Planner): void {
  const { plot, recipe, geo, col } = planner;
  const { torus } = plot;
  const apart = Math.max(170, plot.hero * 1.5);
  const centres = poissonPoints(torus, geo.fork('brushes'), apart, 24).slice(0, 9);
  const rounds = Math.round(12 + recipe.density * 10);
  const pools: Pool[] = [];
  // All drops together cover most of the bath.
  const r = Math.sqrt((torus.w * torus.h * 1.5) / (Math.PI * Math.max(1, centres.length) * rounds));
  const casts: readonly (readonly Ink[])[] = [
    ['a1', 'ground'],
    ['a1', 'ground', 'a2', 'ground'],
    ['a2', 'ground', 'a1', 'light'],
  ];
  const inks = centres.map((_, i) => col.fork(i).pick(casts));
  for (let round = 0; round < rounds; round++) {
    for (const [i, { x, y }] of centres.entries()) {
      const own = geo.fork(`drop/${i}/${round}`);
      const cast = inks[i] ?? ['a1', 'ground'];
      const drift = r * 0.35;
      throwDrop(torus, pools, {
        x: x + own.between(-drift, drift),
        y: y + own.between(-drift, drift),
        r: r * own.between(0.7, 1.25),
        ink: cast[round % cast.length] ?? 'a1',
      });
    }
  }
  stir(pools, [
    ...current(
      torus,
      { fewest: 1, most: 3, way: plot.hero * (0.12 + 0.4 * recipe.freedom), steps: 3 },
      geo.fork('breath'),
    ),
    ...current(
      torus,
      { fewest: 3, most: 7, way: plot.hero * 0.03 * (1 + recipe.freedom), steps: 2 },
      geo.fork('tremble'),
    ),
  ]);
  lift(planner, pools);
}

const thrown: readonly Ink[] = ['a1', 'a2', 'a3', 'a4'];

/** Drops thrown from a brush, the later smaller: what came first is left as veins between them. */
function stone(planner: Planner): void {
  const { plot, recipe, geo } = planner;
  const pools = cast(planner, 1.9, 60, 1, recipe.detail >= 3);
  stir(pools, current(plot.torus, { fewest: 2, most: 4, way: plot.hero * 0.05, steps: 2 }, geo.fork('settling')));
  lift(planner, pools);
}

/** Drops of every ink over the bath, the later smaller; altogether about `cover` of its area, of each ink `most` at most, `scale` times as large. */
function cast(
  { plot, recipe, geo, col }: Planner,
  cover: number,
  most: number,
  scale: number,
  hasHearts = false,
): Pool[] {
  const { torus } = plot;
  const pools: Pool[] = [];
  const order = col.shuffle<Ink>(thrown);
  const area = torus.w * torus.h * cover;
  const shares = [0.3, 0.3, 0.26, 0.14];
  const sizes = [0.24, 0.21, 0.17, 0.1];
  for (const [k, ink] of order.entries()) {
    const r = Math.max(14, plot.hero * (sizes[k] ?? 0.12) * scale * (1.25 - 0.5 * recipe.density));
    const count = Math.min(most, Math.max(6, Math.round((area * (shares[k] ?? 0.2)) / (Math.PI * r * r))));
    for (let i = 0; i < count; i++) {
      const own = geo.fork(`throw/${k}/${i}`);
      const drop = { x: own.between(0, torus.w), y: own.between(0, torus.h), r: r * own.between(0.55, 1.35) };
      throwDrop(torus, pools, { ...drop, ink });
      if (hasHearts && own.chance(0.22))
        throwDrop(torus, pools, { ...drop, r: drop.r * 0.5, ink: k === 0 ? 'light' : (order[k - 1] ?? 'light') });
    }
  }
  const specks = Math.round(20 + 40 * recipe.density);
  for (let i = 0; i < specks; i++) {
    const own = geo.fork(`speck/${i}`);
    throwDrop(torus, pools, {
      x: own.between(0, torus.w),
      y: own.between(0, torus.h),
      r: plot.hero * own.between(0.012, 0.04),
      ink: own.chance(0.6) ? 'light' : 'dark',
    });
  }
  return pools;
}

/** Thrown, raked to and fro with wide combs, and drawn through with a stick. */
function swirl(planner: Planner): void {
  const { plot, recipe, geo } = planner;
  const { torus } = plot;
  const pools = cast(planner, 1.9, 26, 1.45);
  const across = 2 * Math.max(1, Math.round(torus.w / plot.hero / 3.2));
  const down = 2 * Math.max(1, Math.round(torus.h / plot.hero / 3.2));
  const way = plot.hero * (1 + recipe.freedom);
  stir(pools, [
    ...current(torus, { fewest: 1, most: 2, way, steps: 3 }, geo.fork('stick')),
    ...(torus.dropY === 0 && torus.brickX === 0 ? whirls(torus, across, down, way * 0.7, 4) : []),
    ...current(torus, { fewest: 2, most: 5, way: plot.hero * 0.1, steps: 1 }, geo.fork('curl')),
  ]);
  lift(planner, pools);
}

/** Bands drawn by a rake, then a fine comb through all of them: small arches in rows. */
function nonpareil(planner: Planner): void {
  const { plot, recipe } = planner;
  const pitch = Math.max(16, plot.hero * (0.26 - 0.1 * recipe.density));
  layBands(planner, { pitch, moves: [] });
}

/** A comb of wide teeth drawn in waves through nonpareil: fans that spring from each other. */
function bouquet(planner: Planner): void {
  const { plot, recipe } = planner;
  const { torus } = plot;
  const pitch = Math.max(14, plot.hero * (0.24 - 0.07 * recipe.density));
  const across = 4 * Math.max(1, Math.round(torus.w / plot.hero / 2.6));
  const down = 4 * Math.max(1, Math.round(torus.h / plot.hero / 2.6));
  layBands(planner, { pitch, moves: whirls(torus, across, down, plot.hero * 0.42, 5) });
}
