import { createEasel, type Habit, sceneOf } from '../../drawing/botanical/easel.ts';
import { fillGaps, fillingFor, sowDots } from '../../drawing/botanical/fill-gaps.ts';
import { fitLattice } from '../../drawing/botanical/fit-lattice.ts';
import type { Colourway } from '../../drawing/botanical/hand.ts';
import { setFigure } from '../../drawing/botanical/set-figure.ts';
import { setFlower } from '../../drawing/botanical/set-flower.ts';
import { brickLattice } from '../../drawing/layout/lattice.ts';
import { createSketch } from '../../drawing/motifs/sketch.ts';
import type { Planner } from '../../drawing/planner.ts';
import type { Scene, SceneSymbol } from '../../drawing/scene.ts';
import { circle, fixed } from '../../numbers/geometry/path.ts';
import { steady } from '../../numbers/steady.ts';
import { isCommonMotif } from '../../vocabulary/lexicon-motifs.ts';
import type { MotifId } from '../../vocabulary/motif-ids.ts';
import { dwellersOf, settle } from './dwellers.ts';
import { kalamkariHand } from './hand.ts';

const habit: Habit = {
  hero: { lotus: 1, rosette: 0.2 },
  secondary: { lotus: 3, bud: 1 },
  filler: { bud: 4, leaf: 4, blossom: 1.5, dot: 1 },
};
/** Shrinathji's cows are white whatever the cloth is dyed; their finery is of its warm dyes. */
const cow: Colourway = { body: 'light', second: 'a3', third: 'a1', heart: 'a1' };
/** Where the herdsmen's palms have touched them, in shares of the cow's radius, and how large. */
const palms = [
  { x: -0.36, y: -0.02, turn: 0.3 },
  { x: -0.02, y: -0.04, turn: -0.2 },
] as const;
const palmSize = 0.1;
/** What grows between flowers and is none. */
const stalks: readonly MotifId[] = ['leaf', 'dot', 'vine', 'bud'];

/** Pichwai of Nathdwara: white cows in rows that face each other, a lotus on either side of each, buds and leaves close between. */
export function planGauchari(planner: Planner): Scene {
  const { recipe, plot, rng } = planner;
  const easel = createEasel(planner, kalamkariHand, habit);
  const step = plot.hero * (1.5 - 0.3 * recipe.density);
  const lattice = fitLattice(brickLattice, plot.torus, { stepX: step * 1.5, stepY: step * 0.84, evenRows: true });
  const radius = Math.min(plot.hero * 0.56, lattice.stepX * 0.33, lattice.stepY * 0.56);
  const cast = dwellersOf(recipe);
  const usual = recipe.motifs.exclude.includes('cow') ? undefined : 'cow';
  // Flowers that were named stand in for the lotus.
  const flower = recipe.motifs.include.find((motif) => isCommonMotif(motif) && !stalks.includes(motif)) ?? 'lotus';
  const palm = palmOf(radius * palmSize);
  for (const [i, { x, y, row, column }] of lattice.sites.entries()) {
    const own = rng.fork('herd').fork((row + column) % 2);
    const flip = row % 2 === 1;
    const dweller = cast.length === 0 ? usual : cast[(row + column) % cast.length];
    if (dweller === undefined) {
      // Where the herd is refused its places are ponds of lotus.
      if (!recipe.motifs.exclude.includes(flower))
        setFlower(
          easel,
          { motif: flower, colourway: lotusOf(i + 1), x, y, radius, turn: 0, rank: 'hero', air: 3.5 },
          own,
        );
    } else if (dweller === 'cow') {
      setFigure(easel, { motif: 'cow', colourway: cow, x, y, radius, flip, rank: 'hero', air: 3.5 }, own);
      for (const mark of palms) {
        const symbol = planner.symbol('palm', () => palm);
        const at = { x: x + (flip ? -mark.x : mark.x) * radius, y: y + mark.y * radius };
        easel.drawn.heroes.push({ symbol, ...at, turn: flip ? -mark.turn : mark.turn, scale: 1 });
      }
    } else settle(easel, dweller, { x, y, radius, turn: flip ? 1 : 0, colourway: i }, own);
    if (recipe.motifs.exclude.includes(flower)) continue;
    setFlower(
      easel,
      {
        motif: flower,
        colourway: lotusOf(i),
        x: x + lattice.stepX / 2,
        y,
        radius: (lattice.stepX - 2 * radius) * 0.41,
        turn: 0,
        rank: 'secondary',
        air: 3,
      },
      rng.fork('lotus').fork(column % 2),
    );
  }
  fillGaps(easel, fillingFor(recipe, radius * 0.8));
  if (recipe.density > 0.4) sowDots(easel, 5, 22, 2.3);
  return sceneOf(easel);
}

/** Lotus is rose, deeper and paler by turns. */
function lotusOf(n: number): Colourway {
  return n % 2 === 0
    ? { body: 'a2', second: 'a1', third: 'light', heart: 'a3' }
    : { body: 'a1', second: 'a2', third: 'light', heart: 'a3' };
}

/** The print of a hand: a palm and five fingers. */
function palmOf(r: number): SceneSymbol {
  const sketch = createSketch();
  sketch.area(circle(0, 0, r * 0.52), 'a1>a3:0.45');
  let fingers = '';
  for (const turn of [-1.35, -0.5, -0.16, 0.18, 0.52]) {
    const [s, c] = [steady.sin(turn), -steady.cos(turn)];
    const long = turn < -1 ? 0.86 : 1;
    fingers += `M${fixed(s * r * 0.4)} ${fixed(c * r * 0.4)}L${fixed(s * r * long)} ${fixed(c * r * long)}`;
  }
  sketch.line(fingers, 'a1>a3:0.45', r * 0.22);
  return sketch.done(r * 1.2);
}
