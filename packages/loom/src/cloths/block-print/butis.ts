import { atPitch } from '../../drawing/botanical/at-pitch.ts';
import { fitLattice } from '../../drawing/botanical/fit-lattice.ts';
import { halfDropLattice, type Lattice } from '../../drawing/layout/lattice.ts';
import { createSketch } from '../../drawing/motifs/sketch.ts';
import type { Planner } from '../../drawing/planner.ts';
import { circle } from '../../numbers/geometry/path.ts';
import { isLayoutAsked } from '../../recipe/colours-asked.ts';
import { isCommonMotif } from '../../vocabulary/lexicon-motifs.ts';
import { figures } from './figures.ts';
import { fillBetween, type Printed } from './fill-between.ts';
import { castWithThings, inksOf, openOf, print } from './print.ts';

/** Sizes of two kinds of buti beside each other, as shares of the usual. */
const leading = 1.06;
const answering = 0.74;

/** Of fine butis, whose cloth is sold by their smallness: up to this size in cm they are cut to stay under a centimetre. */
const fineCm = 1.2;
const fineShare = { sanganeri: 1.32, butidar: 0.72 } as const;

/** A cloth as open as this has nothing between its butis. */
const leastSpecked = 0.35;

/** From here on no ground is to be left. */
const full = 0.78;

/** The same where what is small stands between. */
const nearly = 0.37;
/** Things of libraries are drawn smaller than their circle. */
const nearlyThings = 0.4;

/** Above and below a buti half its height of ground at least: its radius as a share of the step down. */
export const clear = 1 / 3;

/** Sanganer: small fine butis close together, two kinds by columns, a sprig of dots in every gap. */
export function sanganeri(planner: Planner): void {
  const { plot, geo: rng, recipe, origin } = planner;
  const size = plot.hero * rng.between(0.56, 0.72) * (recipe.heroCm <= fineCm ? fineShare.sanganeri : 1);
  const air = 1.3 - 0.44 * recipe.density + Math.max(0, 0.45 - recipe.density) * 1.6;
  const ask = { stepX: size * air * 0.82, stepY: size * air * 1.34, evenColumns: true };
  const lattice = fitLattice(halfDropLattice, plot.torus, atPitch(planner, ask));
  const radius = Math.min(size / 2, lattice.stepX * 0.62, lattice.stepY * clear);
  const cast = castWithThings(planner, ['blossom', 'carnation', 'lotus', 'bud', 'paisley', 'rosette']);
  // Two kinds by columns stand in ranks: where the step is asked for there is one, and it steps.
  const isMixed = rng.chance(0.6) && !isLayoutAsked(recipe, 'half-drop');
  const things = recipe.subjects?.length ?? 0;
  const faces = rng.chance(0.5);
  for (const { x, y, column } of lattice.sites) {
    const kind = things > 1 ? column % things : isMixed ? column % 2 : 0;
    const motif = cast[kind % cast.length] ?? cast[0];
    const at = { x: x + origin.x, y: y + origin.y };
    // One buti leads, the other answers it.
    const isSecond = kind === 1 && cast.length > 1;
    print(planner, {
      ...at,
      radius: radius * (isMixed ? (isSecond ? answering : leading) : 1),
      motif,
      inks: inksOf(column % 2),
      rank: isSecond ? 'secondary' : 'hero',
      flip: faces && column % 2 === 1,
      cut: kind,
    });
    // Where ground is asked for it stays bare.
    if (recipe.density < leastSpecked) continue;
    speck(planner, { x: at.x, y: at.y + lattice.stepY / 2 }, radius * 0.2);
  }
}

/** Butidar: large plants on a half-drop, a smaller figure of another kind between, the ground dotted or bare. */
export function butidar(planner: Planner): void {
  const { plot, geo: rng, recipe, origin } = planner;
  const size = plot.hero * rng.between(1.0, 1.25) * (recipe.heroCm <= fineCm ? fineShare.butidar : 1);
  // Where ground is asked for there is half as much again of it.
  const air = 1.16 - 0.36 * recipe.density + Math.max(0, 0.45 - recipe.density);
  const ask = { stepX: size * air * 0.72, stepY: size * air * 1.5, evenColumns: true };
  const lattice = fitLattice(halfDropLattice, plot.torus, atPitch(planner, ask), 2.4);
  const things = recipe.subjects?.length ?? 0;
  // Two that were named stand by columns, as large the one as the other.
  const named = recipe.motifs.include.filter((motif) => figures[motif] !== undefined);
  const isFull = recipe.density >= full;
  // Beasts and things reach to their circles and would touch: what is small stands between them.
  const isBetween = isFull && (things > 0 || named.some((motif) => !isCommonMotif(motif)));
  // Where no ground is to be left butis stand shoulder to shoulder: their outlines leave room that their circles do not.
  const close = isFull && !isBetween ? 1.22 : 1;
  const radius =
    Math.min(
      size * 0.6,
      lattice.stepX * 0.8,
      lattice.stepY * (isBetween ? (named.length > 0 ? nearly : nearlyThings) : clear),
    ) * close;
  const cast = castWithThings(planner, ['blossom', 'carnation', 'lotus', 'paisley']);
  const isShared = named.length + things > 1 || recipe.freedom > 0.35;
  const small = openOf(planner, things > 0 ? ['leaf'] : ['bud', 'rosette']).find(
    (motif) =>
      motif !== cast[0] && !(isShared && (motif === cast[1] || (named.length + things < 3 && named.includes(motif)))),
  );
  const printed: Printed[] = [];
  for (const { x, y, column, row } of lattice.sites) {
    const at = { x: x + origin.x, y: y + origin.y, flip: column % 2 === 1 };
    const motif = cast[things > 1 ? column % things : isShared ? column % Math.min(2, cast.length) : 0] ?? cast[0];
    const blocks = print(planner, { ...at, radius, motif, inks: inksOf((column + row) % 2), rank: 'hero' });
    printed.push({ ...at, blocks });
    if (isBetween || small === undefined || recipe.density < leastSpecked) continue;
    const gap = { x: at.x, y: at.y + lattice.stepY / 2 };
    print(planner, {
      ...gap,
      radius: (radius / close) * 0.31,
      motif: small,
      inks: inksOf(column + 2),
      rank: 'secondary',
    });
  }
  if (isBetween) {
    fillBetween(planner, printed, radius);
    return;
  }
  // Fine dots all over, or fewer and larger ones.
  const coarse = (rng.chance(0.7) ? 1 : 1.5) * close;
  if (recipe.density >= leastSpecked) sprinkle(planner, lattice, radius, coarse);
}

/** Four dots about a fifth. */
function speck(planner: Planner, { x, y }: { x: number; y: number }, r: number): void {
  if (planner.recipe.motifs.exclude.includes('dot')) return;
  const draw = (role: 'a1' | 'leaf1', d: string) => {
    const symbol = planner.symbol(`speck/${role}`, () => {
      const sketch = createSketch();
      sketch.area(d, role);
      return sketch.done(r * 1.3);
    });
    planner.put(`datta-${role}`, { symbol, x, y, turn: 0, scale: 1 });
  };
  draw('a1', circle(0, 0, r * 0.34));
  draw(
    'leaf1',
    circle(0, -r, r * 0.26) + circle(0, r, r * 0.26) + circle(-r * 0.8, 0, r * 0.26) + circle(r * 0.8, 0, r * 0.26),
  );
  planner.note({ x, y, r, motif: 'dot', rank: 'filler' });
}

/** Single dots on a finer half-drop of their own, clear of the figures. */
function sprinkle(
  { plot, origin, recipe, census, symbol, put }: Planner,
  { stepX, stepY }: Lattice,
  radius: number,
  coarse: number,
): void {
  if (recipe.motifs.exclude.includes('dot')) return;
  const step = radius * 0.42 * coarse;
  const fine = halfDropLattice(plot.torus, {
    stepX: stepX / Math.max(2, Math.round(stepX / step)),
    stepY: stepY / Math.max(2, Math.round(stepY / step)),
    evenColumns: true,
  });
  const heroes = census.filter((disc) => disc.rank !== 'filler');
  const { w, h, dropY, brickX } = plot.torus;
  const drawing = symbol('sprinkle', () => {
    const sketch = createSketch();
    sketch.area(circle(0, 0, Math.max(1.7, radius * 0.032) * coarse), 'a1');
    return sketch.done(4 * coarse);
  });
  for (const site of fine.sites) {
    const [x, y] = [site.x + origin.x, site.y + origin.y];
    const isTaken = heroes.some((disc) => {
      const reach = disc.r * (disc.rank === 'hero' ? 1.02 : 1.5);
      for (let i = -2; i <= 2; i++) {
        for (let j = -2; j <= 2; j++) {
          const dx = x - disc.x + i * w + j * brickX;
          const dy = y - disc.y + j * h + i * dropY;
          if (dx * dx + dy * dy < reach * reach) return true;
        }
      }
      return false;
    });
    if (!isTaken) put('datta-a1', { symbol: drawing, x, y, turn: 0, scale: 1 });
  }
}
