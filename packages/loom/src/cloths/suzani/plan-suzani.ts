import { fitBrick } from '../../drawing/layout/fit-brick.ts';
import { isAllowed } from '../../drawing/motifs/is-allowed.ts';
import { clothLayers, layoutsOf } from '../../drawing/planner.ts';
import { chainWidth } from '../../drawing/stitching/chain-shapes.ts';
import { setWorked } from '../../drawing/stitching/set-worked.ts';
import { steady } from '../../numbers/steady.ts';
import { blossom, leaf, moon, rosette, star, wreath } from './flowers.ts';
import { jaal } from './jaal.ts';
import { meander } from './meander.ts';
import { nurata } from './nurata.ts';
import { palak } from './palak.ts';
import { drawSilks, preferred, type SuzaniTask } from './task.ts';

const draws = { medallions, palak, jaal, nurata, meander } satisfies Record<string, (task: SuzaniTask) => void>;

/** A row of chain: cm of cloth, and its bounds in units. */
const chain = { cm: 0.15, least: 3.2, most: 5, toHero: 42, broad: 1.12 };

/** The layouts of suzani. */
export const suzaniLayouts = layoutsOf(draws, (planner, draw) => {
  const { recipe, plot, geo, col } = planner;
  const width = chainWidth(recipe, plot, chain);
  draw({ recipe, plot, planner, rng: geo, width, silks: drawSilks(col) });
  return planner.finish(clothLayers);
});

/** Great rosettes in two kinds on a brick, a lesser flower with its leaves in every gap. */
function medallions(task: SuzaniTask): void {
  const { recipe, plot, planner, rng, width, silks } = task;
  const lattice = fitBrick(plot.torus, plot.hero * rng.between(1.12, 1.24), rng.between(0.58, 0.66));
  const { stepX, stepY } = lattice;
  const radius = Math.min(stepX, steady.hypot(stepX / 2, stepY)) * (0.42 + 0.05 * recipe.density);
  const kinds = preferred(recipe, ['rosette', 'medallion', 'star', 'sun', 'blossom']);
  const draw = { rosette, medallion: moon, star, sun: rosette, blossom, moon };
  const wished = kinds.filter((kind) => recipe.motifs.include.includes(kind));
  const hasVine = isAllowed(recipe, 'vine');
  for (const kind of [0, 1]) {
    const motif = wished[kind % Math.max(1, wished.length)] ?? kinds[0];
    if (motif === undefined) continue;
    const sites = lattice.sites.filter(({ row }) => row % 2 === kind);
    // A creeper runs round what has petals; a moon fills its circle.
    const isWreathed = hasVine && draw[motif] !== moon && radius > width * 12;
    const r = isWreathed ? radius * 0.8 : radius;
    const own = rng.fork(`great/${kind}`);
    if (isWreathed)
      setWorked(
        planner,
        'stems',
        { symbol: wreath({ radius, width, rng: own.fork('wreath') }), motif: 'vine', r: radius * 0.94, rank: 'filler' },
        sites,
      );
    setWorked(
      planner,
      'motifs',
      { symbol: draw[motif]({ radius: r, width, silks, kind, rng: own }), motif, r, rank: 'hero' },
      sites,
    );
  }
  const between = lattice.sites.map(({ x, y }) => ({ x: x + stepX / 2, y }));
  const room = Math.min(stepX / 2, stepY) - radius;
  const r = Math.max(width * 3, room * 0.94);
  if (isAllowed(recipe, 'blossom'))
    setWorked(
      planner,
      'fill',
      {
        symbol: blossom({ radius: r, width, silks, kind: 2, rng: rng.fork('between') }),
        motif: 'blossom',
        r,
        rank: 'secondary',
      },
      between,
    );
  if (!isAllowed(recipe, 'leaf')) return;
  const long = Math.max(width * 3, Math.min(stepY - radius, stepX / 2) * 0.36);
  for (const [k, turn] of [0.66, -0.66, Math.PI - 0.66, Math.PI + 0.66].entries()) {
    const blade = leaf({ radius: long, width, rng: rng.fork(`leaf/${k % 2}`) });
    const away = r * 0.9 + long * 0.9;
    setWorked(
      planner,
      'leaves',
      { symbol: blade, motif: 'leaf', r: long * 0.6, rank: 'filler' },
      between.map(({ x, y }) => ({
        x: x + steady.sin(turn) * away,
        y: y - steady.cos(turn) * away,
        turn,
        flip: k % 2 === 1,
      })),
    );
  }
}
