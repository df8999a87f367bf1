import { halfDropLattice } from '../../drawing/layout/lattice.ts';
import type { Occupancy } from '../../drawing/layout/occupancy.ts';
import type { Cover } from '../../drawing/layout/pack.ts';
import type { Planner } from '../../drawing/planner.ts';
import type { MotifDisc } from '../../drawing/scene.ts';
import { groundOf } from '../../drawing/subjects/ground-of.ts';
import { place } from '../../numbers/geometry/point.ts';
import { hundredths } from '../../numbers/steady.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import type { MotifId } from '../../vocabulary/motif-ids.ts';
import type { Role } from '../../vocabulary/roles.ts';
import { coverOf, drawingOfPlayer } from './cast.ts';
import { dotFiller, fillersOf } from './fillers.ts';
import { isOnDye, namedDyes, rainDye, whiteOf } from './local-colour.ts';
import type { Player } from './player.ts';
import type { Theme } from './themes.ts';
import { tonesOf } from './tones-of.ts';
import { worldOf } from './worlds.ts';

export interface Spot {
  readonly x: number;
  readonly y: number;
  /** Of the room; the thing is drawn in its share of it. */
  readonly radius: number;
  /** Which pair of dyes. */
  readonly dress: number;
  readonly turn?: number;
  readonly flip?: boolean;
  readonly rank: MotifDisc['rank'];
  /** Lies over or under its neighbours as they are set: all of a group are on one layer. */
  readonly isGrouped?: true;
}

/** Of the module's width: no thing is so large that fewer than three stand beside each other, unless large ones were asked for; in a room, where it is seen from afar, fewer than two. */
const mostRoom = { worn: 0.15, seenAfar: 0.22 } as const;
const forRooms: readonly string[] = ['usage:curtains', 'usage:cushions', 'usage:bedsheets', 'usage:wallpaper'];

/** A print of less density has its things far apart: a step of so many radii across and down, of things that much smaller. */
export const farApart = { density: 0.2, across: 4.7, down: 3.5, size: 0.68 } as const;

/** The radius of the room that a print gives its largest thing, in units. */
export function roomOf({ plot, recipe }: Planner): number {
  const isLarge = recipe.source.understood.some((word) => word === 'size:large' || word === 'size:giant');
  const isSeenAfar = recipe.source.understood.some((word) => forRooms.includes(word));
  const most = isSeenAfar ? mostRoom.seenAfar : mostRoom.worn;
  return isLarge ? plot.hero / 2 : Math.min(plot.hero / 2, plot.torus.w * most);
}

/** What a player covers as it lies, from its middle, in units: by its outline, where it has one, else the disc that it stands for. */
export function coverAt(player: Player, room: number, turn: number, flip: boolean): readonly Cover[] {
  const radius = room * player.size;
  if (player.outline === undefined) return [{ x: 0, y: 0, r: radius * bulk }];
  const outline = flip && player.mate !== undefined ? player.mate : player.outline;
  return groundOf(outline, radius).map(({ x, y, r }) => {
    const [[at, down] = [x, y]] = place([[flip ? -x : x, y]], 0, 0, turn);
    return { x: at, y: down, r };
  });
}

/** A player stands for so much of its circle in the census. */
const bulk = 0.82;

/** Of what is smaller than a few cells of the occupancy the outline says nothing more than a disc. */
const smallest = 20;

/** Sets a player and takes the cloth that it covers, with some air. */
export function setPlayer(planner: Planner, occupancy: Occupancy, player: Player, spot: Spot, air: number): void {
  const { x, y, dress, turn = 0, flip = false, rank } = spot;
  const radius = spot.radius * player.size;
  // Those that look the other way stand in the other pose.
  const posed = flip && player.mate !== undefined ? { ...player, outline: player.mate } : player;
  const symbol = drawingOfPlayer(planner, posed, radius, dress);
  const drawn = planner.symbols[symbol];
  planner.put(rank === 'hero' || spot.isGrouped === true ? 'heroes' : 'seconds', {
    symbol,
    x: hundredths(x),
    y: hundredths(y),
    turn: Math.round(turn * 1000) / 1000,
    scale: 1,
    ...(flip ? { flip } : {}),
  });
  const covered =
    drawn === undefined ? [] : radius < smallest ? [{ x: 0, y: 0, r: radius * bulk }] : coverOf(posed, drawn, radius);
  for (const disc of covered) {
    const [at = [x, y]] = place([[flip ? -disc.x : disc.x, disc.y]], x, y, turn);
    occupancy.add(at[0], at[1], disc.r + air);
  }
  // What stood in the hollow of a crescent would seem to run into it.
  if (/(?:^|-)(?:moon|crescent)(?:-|$)/.test(player.motif)) occupancy.add(x, y, radius * bulk + air);
  planner.note({ x: hundredths(x), y: hundredths(y), r: hundredths(radius * bulk), motif: player.motif, rank });
}

const inks: readonly (readonly [Role, Role])[] = [
  ['a1', 'a2'],
  ['a2', 'a1'],
  ['a3', 'a2'],
  ['a4', 'a1'],
];
const leaves: readonly Role[] = ['leaf1', 'leaf2', 'leaf3'];
const mostFillers = 900;
/** An airy print leaves its ground empty. */
const leastFilled = 0.4;
const leastDotted = 0.5;
/** Between named things, where the cloth is to be dense. */
const leastSown = 0.75;

export interface FillAsk {
  readonly theme: Theme;
  /** Radius of the larger filling. */
  readonly radius: number;
  /** Air about each, in units. */
  readonly air: number;
  /** Least radius; smaller gaps stay cloth. */
  readonly least: number;
  /** The ground of one picture is filled at a lesser density than that of running cloth. */
  readonly isSown?: true;
}

/** Whether anything is named that is drawn. */
export function namesThings({ subjects = [], motifs }: Recipe): boolean {
  return subjects.length + motifs.include.length > 0;
}

/** Whether nothing but what is named is to be drawn: whatever lies between things is refused. */
export function isListClosed({ motifs: { include, exclude } }: Recipe): boolean {
  return ownMarks.every((motif) => exclude.includes(motif) || include.includes(motif));
}

/** What a world brings, and no other word refuses together. */
const ownMarks: readonly MotifId[] = ['leaf', 'wave', 'cloud', 'star', 'dot'];

/** A world's marks are this much larger than filling, and come this much nearer to things. */
const worldly = { size: 2, air: 0.5 } as const;
/** So much of a dye is in the tone of what lies between. */
const toned = 0.26;
const mostMarks = 400;

/** Lays what grows or flows where the things are at home between them, in a tone of the ground: no colour comes in that no one named, and nothing where the words close the list. */
function layWorld(planner: Planner, occupancy: Occupancy, { theme, radius, air, least }: FillAsk): void {
  const { recipe, geo: rng } = planner;
  if (recipe.source.understood.includes('count:only') || isListClosed(recipe)) return;
  const marks = worldOf[theme].filter(({ name }) => !recipe.motifs.exclude.some((motif) => motif === name));
  if (marks.length === 0) return;
  const tones = tonesOf(recipe);
  const own = rng.fork('world');
  const most = radius * worldly.size;
  for (let n = 0; n < mostMarks; n++) {
    const gap = occupancy.max();
    const free = gap.r - air * worldly.air;
    if (free < Math.max(least * 1.5, most * 0.4)) return;
    const kind = marks[n % marks.length];
    if (kind === undefined) return;
    const path = own.fork(n);
    const size = Math.round(Math.min(most, free) * path.between(0.88, 1) * 2) / 2;
    // A navy on its way to yellow would be a grey.
    const tone = `ground>${isOnDye(recipe) ? 'light' : tones[kind.tone]}:${toned}` as const;
    const symbol = planner.symbol(`world/${kind.name}/${marks.indexOf(kind)}/${size}/${tone}`, () =>
      kind.draw(size, tone),
    );
    const turn = kind.isUpright ? path.between(-0.12, 0.12) : path.between(-Math.PI, Math.PI);
    const at = { x: hundredths(gap.x), y: hundredths(gap.y) };
    planner.put('fillers', {
      symbol,
      ...at,
      turn: Math.round(turn * 1000) / 1000,
      scale: 1,
      ...(path.chance(0.5) ? { flip: true } : {}),
    });
    planner.note({ ...at, r: hundredths(size), motif: kind.name, rank: 'filler' });
    occupancy.add(gap.x, gap.y, size + air * worldly.air);
  }
}

/** Dots that were named beside things: an even ground of them, a half-drop of its own, clear of all that stands on it. */
function sowDots(planner: Planner, occupancy: Occupancy, radius: number): void {
  const { plot, origin } = planner;
  const r = Math.max(3, radius * 0.42);
  const lattice = halfDropLattice(plot.torus, { stepX: r * 4.6, stepY: r * 4.6, evenColumns: true });
  const ink = namedDyes(planner.recipe) > 0 ? 'a1' : 'light';
  const symbol = planner.symbol('ground-dot', () => dotFiller.draw(Math.round(r * 2) / 2, ink, ink));
  for (const site of lattice.sites) {
    const at = { x: hundredths(site.x + origin.x), y: hundredths(site.y + origin.y) };
    if (occupancy.at(at.x, at.y) < r * 1.3) continue;
    planner.put('fillers', { symbol, ...at, turn: 0, scale: 1 });
    planner.note({ ...at, r, motif: 'dot', rank: 'filler' });
    occupancy.add(at.x, at.y, r);
  }
}

/** Fills what is left, the largest gap first: with what suits the subject while there is room, then with dots. */
export function fillGround(planner: Planner, occupancy: Occupancy, ask: FillAsk): void {
  const { theme, radius, air, least, isSown = false } = ask;
  const { recipe, geo: rng } = planner;
  if (recipe.motifs.include.includes('dot')) sowDots(planner, occupancy, radius);
  if (!isSown && recipe.density < leastFilled) return;
  // Clouds are white or none.
  const hasWhite = whiteOf(recipe) === 'light';
  // What was named is what is drawn: what lies between is no thing of its own but of the ground, in a tone of it.
  const isNamed = namesThings(recipe);
  if (isNamed) layWorld(planner, occupancy, { theme, radius, air, least });
  const kinds = isNamed
    ? []
    : fillersOf[theme].filter(
        ({ name }) => !recipe.motifs.exclude.some((motif) => motif === name) && (hasWhite || name !== 'cloud'),
      );
  // Dots alone are confetti: they come where the cloth is close.
  const hasDots =
    recipe.density >= (isNamed ? leastSown : leastDotted) &&
    !(isNamed && isSown) &&
    !recipe.motifs.exclude.includes('dot');
  const own = rng.fork('fill');
  const named = namedDyes(recipe);
  const open =
    named === 0 ? inks : inks.slice(0, named).map(([ink, other]) => [ink, named > 1 ? other : 'light'] as const);
  for (let n = 0; n < mostFillers; n++) {
    const gap = occupancy.max();
    const free = gap.r - air;
    if (free < least) return;
    const path = own.fork(n);
    const isLarge = free >= radius * 0.72 && kinds.length > 0;
    if (!isLarge && !hasDots) return;
    const kind = isLarge ? (kinds[n % 5 === 4 ? kinds.length - 1 : n % kinds.length] ?? dotFiller) : dotFiller;
    const r = isLarge ? Math.min(radius, free) : Math.min(radius * 0.3, free * 0.8, Math.max(least, radius * 0.2));
    const size = Math.round(r * 2) / 2;
    const [ink, other] = open[path.whole(0, open.length - 1)] ?? ['a1', 'a2'];
    const isGreen = (kind.name === 'leaf' || kind.name === 'tree') && named === 0;
    const dye =
      kind.name === 'cloud'
        ? 'light'
        : kind.name === 'rain'
          ? rainDye(recipe)
          : isGreen
            ? (leaves[n % leaves.length] ?? 'leaf1')
            : ink;
    const symbol = planner.symbol(`filler/${kind.name}/${kinds.indexOf(kind)}/${size}/${dye}/${other}`, () =>
      kind.draw(size, dye, other),
    );
    const turn = kind.isUpright ? path.between(-0.2, 0.2) : path.between(-Math.PI, Math.PI);
    const at = { x: hundredths(gap.x), y: hundredths(gap.y) };
    planner.put('fillers', { symbol, ...at, turn: Math.round(turn * 1000) / 1000, scale: 1 });
    planner.note({ ...at, r: hundredths(size), motif: kind.name, rank: 'filler' });
    occupancy.add(gap.x, gap.y, size + air * (isLarge ? 0.9 : 1.6));
  }
}
