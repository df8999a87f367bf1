import { gridLattice } from '../../drawing/layout/lattice.ts';
import { createSketch } from '../../drawing/motifs/sketch.ts';
import { clothLayers, layoutsOf, type Planner } from '../../drawing/planner.ts';
import type { Rng } from '../../numbers/rng.ts';
import { steady } from '../../numbers/steady.ts';
import { dyesAsked, isLineAsked } from '../../recipe/colours-asked.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import type { Role } from '../../vocabulary/roles.ts';
import { drawStripe, motifOfStripe, type Stripe, type StripeKind } from './stripes.ts';

interface MashruTask {
  readonly recipe: Recipe;
  readonly rng: Rng;
  /** Dyed silks, strong against weak in turn. */
  readonly silks: readonly [Role, Role, Role, Role];
}

const draws = { katariya, khajuria, danedar, khanjari, mohini } satisfies Record<
  string,
  (task: MashruTask) => Stripe[]
>;

const deals: readonly (readonly [Role, Role, Role, Role])[] = [
  ['a1', 'a3', 'a2', 'a4'],
  ['a1', 'a2', 'a3', 'a4'],
  ['a2', 'a3', 'a1', 'a4'],
];

/** How far yarns slip, in units: ties are small beside those of other ikats. */
const slip = { strict: 4, free: 7.5 } as const;

/** The layouts of mashru. */
export const mashruLayouts = layoutsOf(draws, (planner, draw) => {
  const { recipe, geo, col } = planner;
  setStripes(planner, draw({ recipe, rng: geo, silks: col.pick(deals) }));
  const amplitude = Math.round((slip.strict + (slip.free - slip.strict) * recipe.freedom) * 10) / 10;
  return planner.finish(clothLayers, {
    technique: [{ shader: 'ikat', params: { amplitude, yarn: 1.8, tone: 0.06, rib: 0.015 } }],
  });
});

/** Lays a block of stripes over the tile, as wide as their motif's size asks. */
function setStripes(planner: Planner, stripes: readonly Stripe[]): void {
  const { plot, recipe } = planner;
  const whole = stripes.reduce((sum, { share }) => sum + share, 0);
  const broadest = Math.max(...stripes.map(({ share }) => share));
  // The broadest stripe is as wide as the main motif.
  const width = (plot.hero * whole) / broadest;
  const lattice = gridLattice(plot.torus, {
    stepX: Math.min(width, plot.torus.w / 2),
    stepY: plot.hero * 6,
    evenColumns: true,
    evenRows: true,
  });
  const { stepX, stepY } = lattice;
  const sketch = createSketch();
  // The tile's edge lies within a stripe: where two meet, the picture steps most.
  const shift = (stepX * (stripes[0]?.share ?? 0)) / whole / 2;
  let from = -stepX / 2 - shift;
  const shown: { readonly motif: string; readonly x: number; readonly r: number }[] = [];
  for (const stripe of stripes) {
    const own = (stepX * stripe.share) / whole;
    const x = from + own / 2;
    drawStripe(sketch, stripe, { x, width: own, height: stepY });
    const motif = motifOfStripe[stripe.kind];
    if (motif !== undefined) shown.push({ motif, x, r: own / 2 });
    from += own;
  }
  planner.set('field', sketch.done(steady.hypot(stepX / 2 + shift, stepY / 2)), lattice.sites);
  const largest = Math.max(...shown.map(({ r }) => r));
  for (const site of lattice.sites) {
    for (const { motif, x, r } of shown) {
      const count = Math.max(1, Math.round(stepY / (r * 2.6)));
      for (let k = 0; k < count; k++)
        planner.note({
          x: site.x + x,
          y: site.y + ((k + 0.5) / count - 0.5) * stepY,
          r: r * 0.85,
          motif,
          rank: r === largest ? 'hero' : 'secondary',
        });
    }
  }
  if (shown.length === 0 && recipe.motifs.exclude.length > 0)
    for (const { x, y } of lattice.sites) planner.note({ x, y, r: stepX / 4, motif: 'bands', rank: 'hero' });
}

/** A stripe in its dyes; what was refused leaves it plain. */
function stripeOf(
  { recipe }: MashruTask,
  kind: StripeKind,
  share: number,
  [base, ink, second]: readonly [Role, Role, Role],
): Stripe {
  const motif = motifOfStripe[kind];
  const isRefused = motif !== undefined && recipe.motifs.exclude.includes(motif);
  return { kind: isRefused ? 'plain' : kind, share, base, ink, second };
}

/** A line of white and one of the dark beside it: every stripe is edged. */
function edges(task: MashruTask, outer: Role = 'dark'): Stripe[] {
  return [
    stripeOf(task, 'plain', 0.09, [outer, outer, outer]),
    stripeOf(task, 'plain', 0.11, ['light', 'light', 'light']),
    stripeOf(task, 'plain', 0.09, [outer, outer, outer]),
  ];
}

/** Katariya: stripes of arrowheads between plain satin and fine lines. */
function katariya(task: MashruTask): Stripe[] {
  const { rng, silks } = task;
  const [first, second, third, fourth] = silks;
  if (isLineAsked(task.recipe)) return linedBands(task, 'arrows');
  const between = rng.pick(['plain', 'pins', 'bars'] as const);
  return [
    stripeOf(task, 'arrows', 1, [first, 'light', second]),
    ...edges(task),
    stripeOf(task, between, rng.pick([0.4, 0.6, 0.8]), [third, 'light', first]),
    ...edges(task),
    ...(rng.chance(0.5)
      ? [
          stripeOf(task, 'arrows', 1, [rng.pick([second, fourth]), 'dark', 'light']),
          ...edges(task),
          stripeOf(task, 'plain', 0.5, [third, third, third]),
          ...edges(task),
        ]
      : []),
  ];
}

/** Khajuria: broad stripes of chevrons, like palm leaves, side by side in two pairs of dyes. */
function khajuria(task: MashruTask): Stripe[] {
  const { rng, silks } = task;
  const [first, second, third, fourth] = silks;
  const narrow = rng.pick([0.16, 0.3, 0.44]);
  return [
    stripeOf(task, 'palm', 1, [first, 'light', second]),
    stripeOf(task, 'plain', narrow, [third, third, third]),
    stripeOf(task, 'palm', 1, [rng.pick([second, fourth]), 'dark', 'light']),
    stripeOf(task, rng.pick(['plain', 'pins']), narrow, [third, first, 'light']),
  ];
}

/** Danedar: many narrow stripes, a row of grains in every other one. */
function danedar(task: MashruTask): Stripe[] {
  const { rng, silks } = task;
  const [first, second, third, fourth] = silks;
  const bases = [first, third, first, rng.pick([fourth, second])] as const;
  return bases.flatMap((base, k) => [
    stripeOf(task, 'grains', k % 2 === 0 ? 1 : 0.7, [base, base === second ? 'light' : second, 'light']),
    ...edges(task),
    stripeOf(task, k === 1 ? 'bars' : 'plain', k % 2 === 0 ? 0.5 : 0.8, [
      bases[(k + 1) % 4] ?? third,
      'light',
      'light',
    ]),
    ...edges(task),
  ]);
}

/** Bands of the dyes that were named, each with the cloth's figure, and between them the fine line that was asked for and no other. */
function linedBands(task: MashruTask, kind: StripeKind): Stripe[] {
  const { recipe } = task;
  // A dye that was named for the ground leads those of the threads.
  const dyes = (['a1', 'a2', 'a3', 'a4'] as const).slice(0, Math.max(2, dyesAsked(recipe)));
  const line: Stripe = { kind: 'plain', share: 0.07, base: 'line', ink: 'line', second: 'line' };
  return dyes.flatMap((base, k): Stripe[] => {
    const next = dyes[(k + 1) % dyes.length] ?? base;
    return [stripeOf(task, k % 2 === 0 ? kind : 'plain', 1, [base, next, next]), line];
  });
}

/** Khanjari: stripes in which a line swings from side to side. */
function khanjari(task: MashruTask): Stripe[] {
  const { rng, silks } = task;
  const [first, second, third, fourth] = silks;
  if (isLineAsked(task.recipe)) return linedBands(task, 'swing');
  return [
    stripeOf(task, 'swing', 1, [first, 'light', second]),
    ...edges(task),
    stripeOf(task, rng.pick(['plain', 'bars', 'pins']), rng.pick([0.35, 0.5]), [third, 'dark', first]),
    ...edges(task),
    stripeOf(task, 'swing', 0.8, [rng.pick([second, fourth]), 'light', 'dark']),
    ...edges(task),
    stripeOf(task, 'plain', 0.4, [third, third, third]),
    ...edges(task),
  ];
}

/** Mohini, the enchantress: every kind of stripe in one cloth. */
function mohini(task: MashruTask): Stripe[] {
  const { rng, silks } = task;
  const [first, second, third, fourth] = silks;
  const dressed = rng.shuffle([
    ['lozenges', 1, [first, second, 'light']],
    ['arrows', 0.75, [third, first, 'dark']],
    ['grains', 0.5, [second, 'light', third]],
    ['swing', 0.6, [fourth, 'light', third]],
  ] as const);
  return dressed.flatMap(([kind, share, inks], k) => [
    stripeOf(task, kind, share, inks),
    ...edges(task),
    stripeOf(task, k % 2 === 0 ? 'plain' : 'bars', 0.3, [k % 2 === 0 ? third : first, 'light', 'light']),
    ...edges(task),
  ]);
}
