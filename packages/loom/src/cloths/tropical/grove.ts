import { greenAccents } from '../../drawing/botanical/green-accents.ts';
import { garden } from '../../drawing/motifs/garden/garden.ts';
import type { Motif, MotifInks } from '../../drawing/motifs/motif.ts';
import type { Planner } from '../../drawing/planner.ts';
import type { Ink, Item, MotifDisc, SceneSymbol } from '../../drawing/scene.ts';
import type { Rng } from '../../numbers/rng.ts';
import { countAsked } from '../../recipe/colours-asked.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import type { MotifId } from '../../vocabulary/motif-ids.ts';
import type { Role } from '../../vocabulary/roles.ts';
import { bananaLeaf } from './banana-leaf.ts';
import { hibiscus, plumeria, strelitzia } from './flowers.ts';
import type { Frond } from './frond.ts';
import { monstera } from './monstera.ts';
import { fanPalm, featherPalm } from './palms.ts';
import { inTwoTones, isTwoToned, type LeafTone, leafInTwoTones, reservedInks } from './two-tones.ts';

const fronds = { monstera, fan: fanPalm, feather: featherPalm, banana: bananaLeaf } as const satisfies Record<
  string,
  Frond
>;
export type FrondKind = keyof typeof fronds;

const flowers = { hibiscus, plumeria, strelitzia } as const satisfies Record<string, Motif>;
type FlowerKind = keyof typeof flowers;

/** What people call these flowers, for wishes and refusals. */
const motifOf: Readonly<Record<FlowerKind, MotifId>> = {
  hibiscus: 'blossom',
  plumeria: 'rosette',
  strelitzia: 'palmette',
};

/** 0 the nearest; farther planes fade into the ground. */
export type Plane = 0 | 1 | 2;
const fading = [0, 0.42, 0.74] as const;
const halves: readonly (readonly [lit: Role, shade: Role, vein: Role])[] = [
  ['leaf1', 'leaf2', 'leaf3'],
  ['leaf3', 'leaf1', 'light'],
  ['leaf2', 'dark', 'leaf3'],
];
const petals: Readonly<Record<FlowerKind, readonly (readonly [body: Role, second: Role, heart: Role])[]>> = {
  hibiscus: [
    ['a1', 'dark', 'a3'],
    ['a4', 'a1', 'a3'],
    ['a3', 'a1', 'a1'],
  ],
  plumeria: [
    ['light', 'a4', 'a3'],
    ['a4', 'light', 'a3'],
  ],
  strelitzia: [['a3', 'a2', 'a1']],
};
const variants = 2;
/** Near leaves in one ink, as often each as a leaf in another pair of greens. */
const tones: readonly LeafTone[] = ['solid', 'solid', 'half'];

/** Below this density the ground is seen between the leaves: none lie behind others. */
export const leastBehind = 0.5;

export interface Growth {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly turn: number;
  readonly flip?: boolean;
}

/** A tropical cloth while it is planned: leaves and flowers by kind, each drawn a few times and set often. */
export interface Grove extends Planner {
  readonly kinds: readonly FlowerKind[];
  readonly hasLeaves: boolean;
  leaf(kind: FrondKind, plane: Plane, at: Growth, rng: Rng, rank?: MotifDisc['rank']): Item;
  flower(kind: FlowerKind, at: Growth, rng: Rng, rank?: MotifDisc['rank']): Item;
}

export function createGrove(planner: Planner): Grove {
  const { recipe, plot } = planner;
  const drawn = plot.hero / 2;
  const once = (name: string, draw: (rng: Rng) => SceneSymbol) =>
    planner.symbol(name, () => draw(planner.rng.fork('drawings').fork(name)));
  const set = (symbol: number, at: Growth, size: number): Item => ({
    symbol,
    x: at.x,
    y: at.y,
    turn: at.turn,
    scale: at.radius / size,
    ...(at.flip === true ? { flip: true } : {}),
  });
  const twoToned = isTwoToned(recipe);
  const { greens, blooms } = greenAccents(recipe);
  // Beside a named green a flower has none but the colours that were named for flowers.
  const petal = (role: Role, n: number, below?: Role): Role => {
    if (greens.length === 0 || !role.startsWith('a')) return role;
    const own = blooms[n % blooms.length] ?? role;
    return own === below ? 'light' : own;
  };
  const most = countAsked(recipe);
  const isCapped = most === 3 || most === 4;
  const gap = plot.hero * 0.011;
  const refused = recipe.motifs.exclude;
  const wanted = recipe.motifs.include;
  const all = (Object.keys(flowers) as FlowerKind[]).filter((kind) => !refused.includes(motifOf[kind]));
  const named = all.filter((kind) => wanted.includes(motifOf[kind]));
  // Among what was named no flower stands that was not, unless a dye beside the leaves' green has no other room.
  const isBare = isOfLeavesAlone(recipe) || (isOfThingsNamed(recipe) && greens.length === 0);
  const draws: Readonly<Record<FlowerKind, Motif>> = { ...flowers, ...namedIn(recipe) };
  const note = (at: Growth, share: number, motif: MotifId, rank: MotifDisc['rank']) =>
    planner.note({ x: at.x, y: at.y, r: at.radius * share, motif, rank });
  return {
    ...planner,
    kinds: named.length > 0 ? named : isBare ? [] : all,
    hasLeaves: !refused.includes('leaf'),
    leaf: (kind, plane, at, rng, rank = 'secondary') => {
      const colour = rng.fork('colour').whole(0, plane === 0 ? halves.length - 1 : 1);
      const variant = rng.fork('variant').whole(1, variants);
      // Small leaves are drawn for themselves, or their veins would be hair.
      const size = at.radius < drawn * 0.45 ? drawn * 0.35 : drawn;
      const symbol = once(`${kind}/${plane}/${colour}/${variant}/${size < drawn}`, (own) => {
        if (twoToned) {
          const drawing = fronds[kind](size, { lit: 'leaf1', shade: 'leaf2', vein: 'leaf3' }, recipe.detail, own);
          return leafInTwoTones(drawing, plane > 0 ? 'lines' : (tones[colour] ?? 'solid'), gap);
        }
        const [lit, dim, vein] = halves[colour] ?? ['leaf1', 'leaf2', 'leaf3'];
        // The deepest role may be dyed in a colour of the flowers.
        const shade = greens.length > 0 && dim === 'dark' ? 'leaf1' : dim;
        // Of few colours all greens are one, and only the ground parts them.
        const rib = isCapped ? ('ground' as const) : faded(vein, plane);
        const inks = { lit: faded(lit, plane), shade: faded(shade, plane), vein: rib };
        return fronds[kind](size, inks, plane === 2 ? Math.min(2, recipe.detail) : recipe.detail, own);
      });
      if (plane === 0) note(at, 0.92, 'leaf', rank);
      return set(symbol, at, size);
    },
    flower: (kind, at, rng, rank = 'hero') => {
      const ways = petals[kind];
      const colour = rng.fork('colour').whole(0, ways.length - 1);
      const variant = rng.fork('variant').whole(1, variants);
      const size = at.radius < drawn * 0.3 ? drawn * 0.22 : drawn * 0.5;
      const symbol = once(`${kind}/${colour}/${variant}/${size < drawn * 0.4}`, (own) => {
        const [one, two, three] = ways[colour] ?? ['a1', 'a2', 'a3'];
        const body = petal(one, colour);
        const [second, heart] = [petal(two, colour + 1, body), petal(three, colour + 1, body)];
        const inks: MotifInks = {
          body,
          second,
          third: second,
          heart,
          leaf: 'leaf1',
          contour: `${body}>dark:0.4`,
          light: 'light',
        };
        if (twoToned)
          return inTwoTones(
            draws[kind]({ radius: size, inks: reservedInks, detail: recipe.detail, line: recipe.line * 1.4 }, own),
            gap,
          );
        return draws[kind]({ radius: size, inks, detail: recipe.detail, line: recipe.line }, own);
      });
      note(at, kind === 'strelitzia' ? 0.6 : 0.86, motifOf[kind], rank);
      return set(symbol, at, size);
    },
  };
}

/** Flowers of the garden that were named, in the place of the one whose motif they are. */
function namedIn({ source }: Recipe): Partial<Record<FlowerKind, Motif>> {
  const named = Object.entries(garden).filter(([word]) => source.understood.includes(`motif:${word}`));
  const kinds = Object.keys(flowers) as FlowerKind[];
  return Object.fromEntries(
    named.flatMap(([, { motif, draw }]) => kinds.filter((kind) => motifOf[kind] === motif).map((kind) => [kind, draw])),
  );
}

function faded(role: Role, plane: Plane): Ink {
  const share = fading[plane];
  return share === 0 ? role : `${role}>ground:${share}`;
}

/** Something was named that is to be drawn. */
function isOfThingsNamed({ motifs, subjects = [] }: Recipe): boolean {
  return subjects.length + motifs.include.length > 0;
}

/** Leaves were named and nothing beside them. */
function isOfLeavesAlone({ motifs, subjects = [] }: Recipe): boolean {
  return subjects.length === 0 && motifs.include.length > 0 && motifs.include.every((motif) => motif === 'leaf');
}
