import { footprint } from '../../drawing/figures/footprint.ts';
import { motifLibrary } from '../../drawing/motifs/library.ts';
import type { Motif, MotifInks } from '../../drawing/motifs/motif.ts';
import type { Planner } from '../../drawing/planner.ts';
import type { SceneSymbol } from '../../drawing/scene.ts';
import { type Dress, drawPrinted } from '../../drawing/subjects/draw-printed.ts';
import { groundOf } from '../../drawing/subjects/ground-of.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import type { MotifId } from '../../vocabulary/motif-ids.ts';
import type { Role } from '../../vocabulary/roles.ts';
import { naturalDyes } from '../../vocabulary/subjects/natural-dyes.ts';
import type { Outline, Setting } from '../../vocabulary/subjects/outline.ts';

/** Something that a print shows. */
export interface Player {
  readonly motif: string;
  /** Which pair of dyes is its own. */
  readonly order: number;
  readonly outline?: Outline;
  readonly draw?: Motif;
}

/** What stands together where nothing was named. */
const usual: readonly (readonly MotifId[])[] = [
  ['kite', 'cloud', 'sun'],
  ['fish', 'shell', 'wave'],
  ['lamp', 'star', 'moon'],
  ['butterfly', 'sunflower', 'leaf'],
  ['parrot', 'mango', 'hibiscus'],
  ['elephant', 'palm', 'sun'],
];
const settingOfMotif: Partial<Record<MotifId, Setting>> = {
  fish: 'sea',
  shell: 'sea',
  wave: 'sea',
  star: 'sky',
  moon: 'sky',
  sun: 'sky',
  cloud: 'sky',
  kite: 'sky',
};
/** What the words for a plant ask for where a cloth does not draw it. */
const standsIn: Partial<Record<MotifId, MotifId>> = {
  rosette: 'sunflower',
  blossom: 'hibiscus',
  tree: 'cypress',
  palmette: 'pomegranate',
  paisley: 'mango',
  peacock: 'feather',
};
const mostPlayers = 5;
const drawings: Partial<Record<MotifId, Motif>> = motifLibrary;

/** What was named, the things of libraries first, then motifs of the loom; else a few that go together. */
export function playersOf({ recipe, geo: rng }: Planner): readonly Player[] {
  const { include, exclude } = recipe.motifs;
  const own = (ids: readonly MotifId[]) =>
    ids.flatMap((motif): Player[] => {
      const draw = drawings[motif];
      return draw === undefined || exclude.includes(motif) || motif === 'dot' ? [] : [{ motif, order: 0, draw }];
    });
  const things = recipe.subjects ?? [];
  const { own: natural } = naturalDyes(things);
  const wanted = include.filter((motif) => !include.some((other) => other === standsIn[motif]));
  const named = [
    ...things.map((outline, index): Player => ({ motif: outline.id, order: natural[index] ?? 0, outline })),
    ...own(wanted),
  ];
  const placed = (players: readonly Player[]) =>
    players.map((player, order) => (player.outline === undefined ? { ...player, order } : player));
  if (named.length > 0) return placed(named.slice(0, mostPlayers));
  const sets = rng.fork('cast').shuffle(usual).map(own);
  return placed(sets.find((players) => players.length > 1) ?? own(['sun', 'star', 'leaf', 'fish', 'kite']));
}

/** What the small filling is to suit: the first thing's surroundings. */
export function settingOf(players: readonly Player[]): Setting {
  const [first] = players;
  if (first?.outline !== undefined) return first.outline.setting;
  return settingOfMotif[first?.motif as MotifId] ?? 'garden';
}

const dyes: readonly (readonly [Role, Role, Role])[] = [
  ['a1', 'a2', 'a3'],
  ['a2', 'a1', 'a3'],
  ['a3', 'a2', 'a1'],
  ['a4', 'a1', 'a2'],
];

/**
 * The dyes of the n-th printing of a player: those that were named, in turn; where none was, a player has its own.
 */
function dyesFor({ recipe }: Planner, order: number, n: number): number {
  const named = namedDyes(recipe);
  if (named === 0) return order % dyes.length;
  return n % Math.min(dyes.length, Math.max(2, named));
}

/** How many dyes were named: the print then keeps to the first so many, and tints of them. */
export function namedDyes({ source }: Recipe): number {
  return source.understood.filter((word) => word.startsWith('accent:')).length;
}

/** One drawing of a player, made once: at this radius, in the n-th pair of dyes. */
export function drawingOfPlayer(planner: Planner, player: Player, radius: number, n: number): number {
  const size = Math.round(radius * 10) / 10;
  const dye = dyesFor(planner, player.order, n);
  return planner.symbol(`${player.motif}/${size}/${dye}`, (rng) => {
    const [body, second, third] = dyes[dye] ?? ['a1', 'a2', 'a3'];
    const { recipe } = planner;
    const detail = size < 30 ? Math.min(2, recipe.detail) : recipe.detail;
    if (player.outline !== undefined) {
      const dress: Dress = { body, second, leaf: ['leaf1', 'leaf2'], light: 'light', dark: 'dark' };
      return drawPrinted(player.outline, {
        radius: size,
        pen: penOf(size) * recipe.line,
        detail,
        dress,
        contour: 'line',
      });
    }
    const inks: MotifInks = {
      body: player.motif === 'cloud' ? 'light' : body,
      second,
      third,
      leaf: 'leaf1',
      heart: 'a2',
      contour: 'line',
      light: 'light',
    };
    return player.draw?.({ radius: size, inks, detail, line: recipe.line }, rng) ?? { shapes: [], radius: size };
  });
}

function penOf(radius: number): number {
  return Math.min(1.9, Math.max(0.8, 0.5 + radius * 0.0115));
}

/** What a drawing covers about its middle, as discs in units. */
export function coverOf(
  player: Player,
  symbol: SceneSymbol,
  radius: number,
): readonly { x: number; y: number; r: number }[] {
  return player.outline === undefined ? footprint(symbol) : groundOf(player.outline, radius);
}
