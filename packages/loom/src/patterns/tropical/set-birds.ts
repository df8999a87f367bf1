import type { Occupancy } from '../../layout/occupancy.ts';
import { motifLibrary } from '../../motifs/library.ts';
import type { Item, Role } from '../../scene/scene.ts';
import { footprint } from '../figures/footprint.ts';
import { wishedFigures } from '../figures/wished-figures.ts';
import type { Grove } from './grove.ts';
import { tropicalGuests } from './guests.ts';

const plumages: readonly (readonly [body: Role, second: Role, third: Role])[] = [
  ['a1', 'a2', 'a3'],
  ['a2', 'a1', 'a3'],
  ['a3', 'a1', 'a2'],
];
/** Radius as a share of the hero's diameter, and birds to a square of that side. */
const size = 0.3;
const spread = 0.55;

/** Birds and the sea's things that are wished for, upright and well apart; the leaves grow round them. */
export function setBirds({ recipe, plot, canvas, rng }: Grove, occupancy: Occupancy, gap: number): Item[] {
  const wished = wishedFigures(recipe, tropicalGuests);
  const { w, h } = plot.torus;
  const radius = plot.hero * size;
  const count = wished.length === 0 ? 0 : Math.max(2, wished.length, Math.round((w * h * spread) / plot.hero ** 2));
  const own = rng.fork('birds');
  const items: Item[] = [];
  for (let k = 0; k < count; k++) {
    const motif = wished[k % wished.length];
    const free = occupancy.max();
    if (motif === undefined || free.r < radius) break;
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
    const drawing = motifLibrary[motif]({ radius, inks, detail: recipe.detail, line: recipe.line }, own.fork(k));
    const flip = k % 2 === 1;
    items.push({ symbol: canvas.add(drawing), x: free.x, y: free.y, turn: 0, scale: 1, ...(flip ? { flip } : {}) });
    for (const disc of footprint(drawing))
      occupancy.add(free.x + (flip ? -disc.x : disc.x), free.y + disc.y, disc.r + gap);
    canvas.census.push({ x: free.x, y: free.y, r: radius * 0.8, motif, rank: 'secondary' });
  }
  return items;
}
