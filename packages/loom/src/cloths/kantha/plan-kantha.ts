import { squareLattice } from '../../drawing/layout/square-lattice.ts';
import { clothLayers, layoutsOf } from '../../drawing/planner.ts';
import { steady } from '../../numbers/steady.ts';
import { borfi } from './borfi.ts';
import { blossom, kalka, leaf, lotusWheel, star } from './flowers.ts';
import { gudri } from './gudri.ts';
import { lahori } from './lahori.ts';
import { nakshi } from './nakshi.ts';
import { ripple } from './ripple.ts';
import { drawThreads, type KanthaTask } from './task.ts';

const draws = { nakshi, padma, lahori, borfi, gudri } satisfies Record<string, (task: KanthaTask) => void>;

/** A thread's width in cm of cloth, and its bounds in units. */
const threadCm = 0.062;
const thinnest = 1.9;
const thickest = 3;

/** The layouts of kantha. */
export const kanthaLayouts = layoutsOf(draws, (planner, draw) => {
  const { recipe, plot, geo, col } = planner;
  const thread =
    Math.min(thickest, Math.max(thinnest, threadCm * plot.perCm)) *
    steady.power(recipe.line, 0.5) *
    (1.12 - 0.04 * recipe.detail);
  draw({
    recipe,
    plot,
    planner,
    rng: geo,
    needle: { thread, stitch: thread * 4.2, row: thread * 2.1 },
    threads: drawThreads(col),
  });
  return planner.finish(clothLayers);
});

/** Padma: a great lotus in every square, cones towards the corners or sprigs, small flowers where squares meet. */
function padma({ recipe, plot, planner, rng, needle, threads }: KanthaTask): void {
  ripple(planner, plot, needle);
  const lattice = squareLattice(plot.torus, plot.hero * (1.5 - 0.25 * recipe.density), false);
  const step = Math.min(lattice.stepX, lattice.stepY);
  const radius = step * 0.36;
  const ask = (r: number, name: string) => ({ radius: r, needle, threads, rng: rng.fork(name) });
  const isLotus = !recipe.motifs.exclude.includes('lotus');
  planner.set('motifs', isLotus ? lotusWheel(ask(radius, 'lotus')) : blossom(ask(radius, 'lotus')), lattice.sites);
  for (const { x, y } of lattice.sites) {
    planner.note({ x, y, r: radius, motif: isLotus ? 'lotus' : 'medallion', rank: 'hero' });
    if (isLotus && !recipe.motifs.exclude.includes('medallion'))
      planner.note({ x, y, r: radius, motif: 'medallion', rank: 'hero' });
  }
  const corners = lattice.sites.map(({ x, y }) => ({ x: x + lattice.stepX / 2, y: y + lattice.stepY / 2 }));
  const small = step * 0.1;
  const flower = (['star', 'blossom'] as const).filter((motif) => !recipe.motifs.exclude.includes(motif));
  const motif = flower.find((name) => recipe.motifs.include.includes(name)) ?? flower.at(-1);
  if (motif !== undefined) {
    planner.set('fill', (motif === 'star' ? star : blossom)(ask(small, 'corner')), corners);
    for (const { x, y } of corners) planner.note({ x, y, r: small, motif, rank: 'secondary' });
  }
  const isCone =
    !recipe.motifs.exclude.includes('paisley') && (recipe.motifs.include.includes('paisley') || rng.chance(0.7));
  if (!isCone && recipe.motifs.exclude.includes('leaf')) return;
  const r = step * (isCone ? 0.125 : 0.1);
  const symbol = isCone ? kalka(ask(r, 'cone')) : leaf(ask(r, 'cone'));
  for (let k = 0; k < 4; k++) {
    const turn = Math.PI / 4 + (Math.PI / 2) * k;
    const away = small * 1.15 + r;
    const places = corners.map(({ x, y }) => ({
      x: x + steady.sin(turn) * away,
      y: y - steady.cos(turn) * away,
      turn,
      flip: k % 2 === 1,
    }));
    planner.set('motifs', symbol, places);
    for (const { x, y } of places)
      planner.note({ x, y, r: r * 0.9, motif: isCone ? 'paisley' : 'leaf', rank: 'secondary' });
  }
}
