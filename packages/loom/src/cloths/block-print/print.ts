import type { Planner } from '../../drawing/planner.ts';
import type { MotifDisc } from '../../drawing/scene.ts';
import { drawBlocks } from '../../drawing/subjects/draw-blocks.ts';
import type { Rng } from '../../numbers/rng.ts';
import { steady } from '../../numbers/steady.ts';
import { figureSets } from '../../vocabulary/figure-sets.ts';
import type { MotifId } from '../../vocabulary/motif-ids.ts';
import type { Role } from '../../vocabulary/roles.ts';
import type { Block } from './carve.ts';
import { type FigureAsk, type FigureInks, figures, gardenCut } from './figures.ts';

/** A thing of a library, by its id. */
type Thing = `thing:${string}`;

interface Impression {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly motif: MotifId | Thing;
  readonly inks: FigureInks;
  readonly rank: MotifDisc['rank'];
  readonly turn?: number;
  readonly flip?: boolean;
  /** Distinguishes drawings of one motif. */
  readonly cut?: number;
}

/** How far a block may be set beside its place, in units: always the same way for one colour, and a little by chance. */
const standing = 1.1;
const passing = 0.55;
const tilting = 0.012;

/** Beasts are as broad as their circle, plants are not: beside these they stand a little smaller. */
const broad: readonly MotifId[] = [...figureSets.creatures, 'wave'];
const broadShare = 0.9;
/** Things of libraries fill theirs to the edge. */
const thingShare = 0.8;
/** A star fills its circle to the points: at a plant's size it would lead all others. */
const starShare = 0.6;

/** The line of a block in units: crisp, and no finer than wood can be cut. */
export function penOf(radius: number, weight: number): number {
  return Math.min(2.1, Math.max(0.95, 0.7 + radius * 0.012)) * weight;
}

/** What was cut for a cloth so far: cutting is dear, printing cheap. */
const cut = new WeakMap<Planner, Map<string, readonly Block[]>>();

/** Prints a figure: each colour with its own block, a little off, the outline last. Returns its blocks. */
export function print(planner: Planner, impression: Impression): readonly Block[] {
  const { motif, inks, rank, x, y } = impression;
  const radius =
    impression.radius *
    (motif === 'star' ? starShare : isThing(motif) ? thingShare : broad.includes(motif) ? broadShare : 1);
  const { recipe } = planner;
  const name = `${motif}/${impression.cut ?? 0}/${Math.round(radius * 10)}/${Object.values(inks).join('/')}`;
  const carved = cut.get(planner) ?? new Map<string, readonly Block[]>();
  cut.set(planner, carved);
  // Of several flowers that one motif stands for each ink has the next.
  const turn = [...carved.keys()].filter((known) => known.startsWith(`${motif}/`)).length;
  const carve = isThing(motif) ? carverOf(planner, motif) : (gardenCut(recipe, motif, turn) ?? figures[motif]);
  if (carve === undefined) throw new RangeError(`Expected a motif that is carved but received ${motif}`);
  const ask = {
    radius,
    pen: penOf(radius, recipe.line),
    detail: recipe.detail,
    inks,
    isLeafless: recipe.motifs.exclude.includes('leaf'),
  };
  const blocks = carved.get(name) ?? carve(ask, planner.geo.fork(`cut/${name}`));
  carved.set(name, blocks);
  set(planner, blocks, name, impression);
  planner.note({ x, y, r: radius, motif: isThing(motif) ? motif.slice(thing.length) : motif, rank });
  return blocks;
}

/** Prints blocks that were cut for this cloth alone. */
export function set(
  planner: Planner,
  blocks: readonly Block[],
  name: string,
  { x, y, turn = 0, flip }: Pick<Impression, 'x' | 'y' | 'turn' | 'flip'>,
): void {
  for (const [n, { role, pass, symbol, lift = 0 }] of blocks.entries()) {
    const block = pass === 'rekh' ? 'rekh' : role;
    const lean = planner.geo.fork(`tilt/${block}/${Math.round(x)}/${Math.round(y)}`).normal();
    const item = {
      symbol: planner.symbol(`${name}/${pass}/${role}${lift === 0 ? '' : `/${n}`}`, () => symbol),
      ...beside(planner.geo, block, x + steady.sin(turn) * lift, y - steady.cos(turn) * lift),
      turn: turn + tilting * lean,
      scale: 1,
    };
    planner.put(pass === 'rekh' ? 'rekh' : `${pass}-${role}`, flip === undefined ? item : { ...item, flip });
  }
}

function beside(rng: Rng, role: string, x: number, y: number): { x: number; y: number } {
  const block = rng.fork(`register/${role}`);
  const hand = rng.fork(`hand/${role}/${Math.round(x)}/${Math.round(y)}`);
  const share = role === 'rekh' ? 0.3 : 1;
  return {
    x: x + share * (block.between(-standing, standing) + hand.normal() * passing),
    y: y + share * (block.between(-standing, standing) + hand.normal() * passing),
  };
}

const thing = 'thing:';

function isThing(motif: MotifId | Thing): motif is Thing {
  return motif.startsWith(thing);
}

/** Cut in two blocks: the colours, inked by the part, and the lines. */
function carverOf({ recipe }: Planner, name: Thing): ((ask: FigureAsk) => readonly Block[]) | undefined {
  const subject = recipe.subjects?.find(({ id }) => id === name.slice(thing.length));
  if (subject === undefined) return undefined;
  return ({ radius, pen, detail, inks }) => {
    const leaf = [inks.leaf, inks.leaf === 'leaf1' ? 'leaf2' : 'leaf1'] as const;
    const dress = { body: inks.body, second: inks.second, leaf, light: 'light', dark: 'dark' } as const;
    const { colours, lines } = drawBlocks(subject, { radius, pen, detail, dress, outline: inks.outline });
    return [
      { role: 'a1', pass: 'datta', symbol: colours },
      { role: inks.outline, pass: 'rekh', symbol: lines },
    ];
  };
}

/** Things of libraries that were named, and then the motifs a cloth prints. */
export function castWithThings(
  planner: Planner,
  usual: readonly MotifId[],
): readonly [MotifId | Thing, ...(MotifId | Thing)[]] {
  const [first, ...rest] = (planner.recipe.subjects ?? []).map(({ id }): Thing => `${thing}${id}`);
  if (first === undefined) return castOf(planner, usual);
  return [first, ...rest, ...openOf(planner, usual)];
}

/** The motifs a cloth prints: wanted ones first, refused ones never. */
export function castOf(planner: Planner, usual: readonly MotifId[]): readonly [MotifId, ...MotifId[]] {
  const [first = 'rosette', ...rest] = openOf(planner, usual);
  return [first, ...rest];
}

/** Of these what is not refused, wanted ones first; none where all are: what only fills is then left out. */
export function openOf({ recipe, geo }: Planner, usual: readonly MotifId[]): readonly MotifId[] {
  const { motifs } = recipe;
  const isOpen = (motif: MotifId) => figures[motif] !== undefined && !motifs.exclude.includes(motif);
  const wanted = motifs.include.filter(isOpen);
  // Beside what was named small mates come, and no mango that no one asked for.
  const isMate = (motif: MotifId) => wanted.length === 0 || motif !== 'paisley';
  const others = geo
    .fork('cast')
    .shuffle(usual.filter((motif) => isOpen(motif) && !wanted.includes(motif)))
    .filter(isMate);
  return [...wanted, ...others];
}

/** Colours of the first, second … kind of figure. */
export function inksOf(n: number): FigureInks {
  const sets: readonly (readonly [Role, Role, Role])[] = [
    ['a1', 'a2', 'a4'],
    ['a3', 'a2', 'a4'],
    ['a2', 'a1', 'a4'],
    ['a4', 'a1', 'a3'],
  ];
  const [body, second, heart] = sets[n % sets.length] ?? ['a1', 'a2', 'a4'];
  return { body, second, heart, leaf: n % 2 === 0 ? 'leaf1' : 'leaf2', outline: 'line' };
}
