import { footprint } from '../../drawing/figures/footprint.ts';
import { wishedFigures } from '../../drawing/figures/wanted-figures.ts';
import { createOccupancy, type Occupancy } from '../../drawing/layout/occupancy.ts';
import { motifLibrary } from '../../drawing/motifs/library.ts';
import type { Item } from '../../drawing/scene.ts';
import { tropicalGuests } from '../../vocabulary/families/tropical/words.ts';
import type { Role } from '../../vocabulary/roles.ts';
import type { Grove } from './grove.ts';
import { inTwoTones, isTwoToned, solidInks } from './two-tones.ts';

const plumages: readonly (readonly [body: Role, second: Role, third: Role])[] = [
  ['a1', 'a2', 'a3'],
  ['a2', 'a1', 'a3'],
  ['a3', 'a1', 'a2'],
];

/** Radius as a share of the hero's diameter, and birds to a square of that side. */
const birdSize = 0.3;
const birdSpread = 0.55;

/** Birds and the sea's things that are wished for, upright and well apart; what is drawn after keeps clear of them. */
export function setBirds({ recipe, plot, add, note, rng }: Grove, occupancy: Occupancy, gap: number): Item[] {
  const wished = wishedFigures(recipe, tropicalGuests);
  const { w, h } = plot.torus;
  const radius = plot.hero * birdSize;
  const count = wished.length === 0 ? 0 : Math.max(2, wished.length, Math.round((w * h * birdSpread) / plot.hero ** 2));
  const own = rng.fork('birds');
  const items: Item[] = [];
  for (let k = 0; k < count; k++) {
    const motif = wished[k % wished.length];
    const free = occupancy.max();
    if (motif === undefined || free.r < radius * (k < wished.length ? 0.5 : 1)) break;
    const [body, second, third] = plumages[k % plumages.length] ?? plumages[0] ?? ['a1', 'a2', 'a3'];
    const inks = {
      body,
      second,
      third,
      leaf: 'leaf1',
      heart: third,
      contour: `${body}>dark:0.6`,
      light: 'light',
    } as const;
    const common = { radius, detail: recipe.detail, line: recipe.line };
    const drawing = isTwoToned(recipe)
      ? inTwoTones(motifLibrary[motif]({ ...common, inks: solidInks }, own.fork(k)), plot.hero * 0.012)
      : motifLibrary[motif]({ ...common, inks }, own.fork(k));
    const flip = k % 2 === 1;
    items.push({ symbol: add(drawing), x: free.x, y: free.y, turn: 0, scale: 1, ...(flip ? { flip } : {}) });
    for (const disc of footprint(drawing))
      occupancy.add(free.x + (flip ? -disc.x : disc.x), free.y + disc.y, disc.r + gap);
    note({ x: free.x, y: free.y, r: radius * 0.8, motif, rank: 'secondary' });
  }
  return items;
}

/** Birds on a finished thicket, each on its twig before the leaves, clear of the flowers. */
export function perchBirds(grove: Grove): Item[] {
  const { plot, census, rng } = grove;
  const occupancy = createOccupancy(plot.torus, 7);
  occupancy.add(rng.between(0, plot.torus.w), rng.between(0, plot.torus.h), 1);
  for (const { motif, x, y, r } of census) if (motif !== 'leaf') occupancy.add(x, y, r);
  return setBirds(grove, occupancy, 0);
}
