import { footprint } from '../../drawing/figures/footprint.ts';
import { wishedFigures } from '../../drawing/figures/wanted-figures.ts';
import { createOccupancy, type Occupancy } from '../../drawing/layout/occupancy.ts';
import { motifLibrary } from '../../drawing/motifs/library.ts';
import type { MotifInks } from '../../drawing/motifs/motif.ts';
import type { Item, SceneSymbol } from '../../drawing/scene.ts';
import { drawPrinted } from '../../drawing/subjects/draw-printed.ts';
import { groundOf } from '../../drawing/subjects/ground-of.ts';
import { greatLeaf } from '../../recipe/meant-cloths.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import { tropicalGuests } from '../../vocabulary/families/tropical/words.ts';
import type { Role } from '../../vocabulary/roles.ts';
import type { Outline } from '../../vocabulary/subjects/outline.ts';
import type { Grove } from './grove.ts';
import { inTwoTones, isTwoToned, solidInks } from './two-tones.ts';

const plumages: readonly (readonly [body: Role, second: Role, third: Role])[] = [
  ['a1', 'a2', 'a3'],
  ['a2', 'a1', 'a3'],
  ['a3', 'a1', 'a2'],
];

/** Radius as a share of the hero's diameter, and birds to a square of that side. */
const birdSize = 0.3;
/** Of things that were named: as large as the flowers beside them. */
const thingSize = 0.38;
const birdSpread = 0.55;

/** A bird of the loom, or a thing of a library. */
type Guest = { readonly motif: (typeof tropicalGuests)[number] } | { readonly outline: Outline };

/** Birds and the sea's things that are wished for, upright and well apart; what is drawn after keeps clear of them. */
export function setBirds({ recipe, plot, add, note, rng }: Grove, occupancy: Occupancy, gap: number): Item[] {
  const things = (recipe.subjects ?? []).filter(({ id }) => !greatLeaf.test(id));
  const wished: readonly Guest[] = [
    ...things.map((outline) => ({ outline })),
    ...wishedFigures(recipe, tropicalGuests).map((motif) => ({ motif })),
  ];
  const { w, h } = plot.torus;
  const radius = plot.hero * (things.length > 0 ? thingSize : birdSize);
  const count = wished.length === 0 ? 0 : Math.max(2, wished.length, Math.round((w * h * birdSpread) / plot.hero ** 2));
  const own = rng.fork('birds');
  const items: Item[] = [];
  for (let k = 0; k < count; k++) {
    const guest = wished[k % wished.length];
    const free = occupancy.max();
    if (guest === undefined || free.r < radius * (k < wished.length ? 0.5 : 1)) break;
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
    const draw = (dyes: MotifInks) =>
      'outline' in guest
        ? printed(guest.outline, radius, recipe, dyes)
        : motifLibrary[guest.motif]({ ...common, inks: dyes }, own.fork(k));
    const drawing = isTwoToned(recipe) ? inTwoTones(draw(solidInks), plot.hero * 0.012) : draw(inks);
    const motif = 'outline' in guest ? guest.outline.id : guest.motif;
    const flip = k % 2 === 1;
    items.push({ symbol: add(drawing), x: free.x, y: free.y, turn: 0, scale: 1, ...(flip ? { flip } : {}) });
    const ground = 'outline' in guest ? groundOf(guest.outline, radius) : footprint(drawing);
    for (const disc of ground) occupancy.add(free.x + (flip ? -disc.x : disc.x), free.y + disc.y, disc.r + gap);
    note({ x: free.x, y: free.y, r: radius * 0.8, motif, rank: 'secondary' });
  }
  return items;
}

/** A thing in flat dyes, as birds of the loom are. */
function printed(outline: Outline, radius: number, { detail, line }: Recipe, inks: MotifInks): SceneSymbol {
  const { body, second, contour } = inks;
  return drawPrinted(outline, {
    radius,
    pen: Math.min(1.9, 0.5 + radius * 0.0115) * line,
    detail,
    dress: { body, second, leaf: ['leaf1', 'leaf2'], light: 'light', dark: 'dark' },
    contour,
  });
}

/** Birds on a finished thicket, each on its twig before the leaves, clear of the flowers. */
export function perchBirds(grove: Grove): Item[] {
  const { plot, census, rng } = grove;
  const occupancy = createOccupancy(plot.torus, 7);
  occupancy.add(rng.between(0, plot.torus.w), rng.between(0, plot.torus.h), 1);
  for (const { motif, x, y, r } of census) if (motif !== 'leaf') occupancy.add(x, y, r);
  return setBirds(grove, occupancy, 0);
}
