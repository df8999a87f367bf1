import { footprint } from '../../drawing/figures/footprint.ts';
import { dyedIn } from '../../drawing/in-dye.ts';
import { figureOutlines } from '../../drawing/motifs/figures/outlines.ts';
import { garden } from '../../drawing/motifs/garden/garden.ts';
import { motifLibrary } from '../../drawing/motifs/library.ts';
import { type Motif, type MotifInks, usualInks } from '../../drawing/motifs/motif.ts';
import { createSketch, penFor } from '../../drawing/motifs/sketch.ts';
import type { Planner } from '../../drawing/planner.ts';
import type { Ink, SceneSymbol } from '../../drawing/scene.ts';
import { type Dress, drawPrinted } from '../../drawing/subjects/draw-printed.ts';
import { groundOf } from '../../drawing/subjects/ground-of.ts';
import { sizesOf } from '../../drawing/subjects/sizes.ts';
import { songbird } from '../../drawing/subjects/songbird.ts';
import { hexToOklch } from '../../numbers/colour/oklch.ts';
import { closedCurve } from '../../numbers/geometry/path.ts';
import type { Point } from '../../numbers/geometry/point.ts';
import { steady } from '../../numbers/steady.ts';
import { accentsOfOthers, sharesAsked } from '../../recipe/colours-asked.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import type { MotifId } from '../../vocabulary/motif-ids.ts';
import { accentRoles, type Role } from '../../vocabulary/roles.ts';
import { naturalDyes } from '../../vocabulary/subjects/natural-dyes.ts';
import type { Outline, Region } from '../../vocabulary/subjects/outline.ts';
import { farmyard, mates } from './farmyard.ts';
import {
  areAlike,
  fitting,
  greenOf,
  isOfOneHue,
  isOnDye,
  localRole,
  meantDyes,
  namedDyes,
  nearestMeant,
  whiteOf,
} from './local-colour.ts';
import type { Player } from './player.ts';

type Unsized = Omit<Player, 'size' | 'place' | 'among'>;

/** What stands together where nothing was named. */
const usual: readonly (readonly MotifId[])[] = [
  ['kite', 'cloud', 'sun'],
  ['fish', 'shell', 'wave'],
  ['lamp', 'star', 'moon'],
  ['butterfly', 'sunflower', 'leaf'],
  ['parrot', 'mango', 'hibiscus'],
  ['elephant', 'palm', 'sun'],
];
/** What the words for a plant ask for where a cloth does not draw it. */
const standsIn: Partial<Record<MotifId, MotifId>> = {
  rosette: 'sunflower',
  blossom: 'hibiscus',
  tree: 'cypress',
  palmette: 'pomegranate',
  paisley: 'mango',
  peacock: 'feather',
};
/** What the word for any bird asks for. */
const anyBirds: readonly MotifId[] = ['parrot', 'peacock', 'swan'];
const mostPlayers = 5;
const dyeRoles: readonly Role[] = ['a1', 'a2', 'a3', 'a4'];
/** Farther apart in hue, in degrees, or in lightness a dye is not the second one of a beast. */
const nearestSecond = { hue: 32, lightness: 0.22 } as const;
const drawings: Partial<Record<MotifId, Motif>> = motifLibrary;

/** What was named, the things of libraries first, then motifs of the loom; else a few that go together. */
export function playersOf(planner: Planner): readonly Player[] {
  const cast = castOf(planner);
  const shares = sharesAsked(planner.recipe);
  const asked = balanced(sizesOf(cast.map(({ motif }) => motif))).map(
    (size, n) => size * levelMass(cast[n]?.outline) * (shares.get(cast[n]?.motif ?? '') ?? 1),
  );
  const largest = Math.max(...asked, 0.01);
  const sizes = asked.map((size) => size / largest);
  return cast.map((player, n) => ({ ...player, size: sizes[n] ?? 1, place: n, among: cast.length }));
}

/** Things of one cloth weigh about the same to the eye: what is far smaller in the world is drawn not so much smaller. */
function balanced(sizes: readonly number[]): readonly number[] {
  return sizes.map((size) => size + (1 - size) * levelled);
}

const levelled = 0.4;

/** What fills all of its circle, as a ball does, is drawn smaller than a slender thing of its size, and weighs as much to the eye. */
function levelMass(outline: Outline | undefined): number {
  if (outline === undefined) return 1;
  const covered = groundOf(outline, 1).length / cellsOfCircle;
  return Math.min(1.1, Math.max(0.78, steady.power(usualMass / Math.max(0.1, covered), 0.45)));
}

/** Of a raster of 20 by 20 cells, those in its circle; of these a beast fills about half. */
const cellsOfCircle = 314;
const usualMass = 0.5;

function castOf({ recipe, geo: rng }: Planner): readonly Unsized[] {
  const { include, exclude } = recipe.motifs;
  const flowers = Object.entries(garden).filter(([word]) => recipe.source.understood.includes(`motif:${word}`));
  const own = (ids: readonly MotifId[]) =>
    ids.flatMap((motif): Unsized[] => {
      const grown = flowers.filter(([, flower]) => flower.motif === motif);
      if (grown.length > 0 && !exclude.includes(motif))
        return grown.map(([flower, { draw }]) => ({ motif, flower, order: 0, draw }));
      const outline = birds[0] === motif ? songbird : farmyard[motif];
      const mate = mates[motif];
      if (outline !== undefined && !exclude.includes(motif))
        return [{ motif, order: 0, outline, ...(mate === undefined ? {} : { mate }) }];
      const draw = motif === 'star' ? nightStar : drawings[motif];
      return draw === undefined || exclude.includes(motif) || motif === 'dot' ? [] : [{ motif, order: 0, draw }];
    });
  const things = recipe.subjects ?? [];
  const { own: natural } = naturalDyes(things);
  const isNamed = (motif: MotifId) => recipe.source.understood.includes(`motif:${motif}`);
  // "Birds" are small ones on a branch, and no peacocks beside them.
  const birds = recipe.source.understood.includes('motif:bird') && !anyBirds.some(isNamed) ? anyBirds : [];
  const wanted = include.filter(
    (motif) => !include.some((other) => other === standsIn[motif]) && !birds.slice(1).includes(motif),
  );
  const named = [
    ...things.map(
      (outline, index): Unsized => ({
        motif: outline.id,
        order: nearestMeant(recipe, outline) ?? natural[index] ?? 0,
        outline,
      }),
    ),
    ...own(wanted),
  ];
  const placed = (players: readonly Unsized[]) =>
    players.map((player, order) => (things.some(({ id }) => id === player.motif) ? player : { ...player, order }));
  if (named.length > 0) return placed(named.slice(0, mostPlayers));
  const sets = rng.fork('cast').shuffle(usual).map(own);
  return placed(sets.find((players) => players.length > 1) ?? own(['sun', 'star', 'leaf', 'fish', 'kite']));
}

/** Percent of a thing in the dyes of leaves, from which they are its paint. */
const leastPainted = 15;

type Trio = readonly [Role, Role, Role];
/** Whether a print may use a dye: all where none was named, else the named ones, which come first. */
const isOpen = (role: Role, named: number) => named === 0 || Number(role.slice(1)) <= named;

const usualDyes: Trio = ['a1', 'a2', 'a3'];
const dyes: readonly Trio[] = [usualDyes, ['a2', 'a1', 'a3'], ['a3', 'a2', 'a1'], ['a4', 'a1', 'a2']];

/** In how many pairs of dyes a player is printed, and which is the first: of several things each keeps its own, so that colours change in the order of things and not as they fall. */
function dyesOf({ recipe }: Planner, { order, place, among, outline }: Player): readonly number[] {
  const named = Math.min(dyes.length, namedDyes(recipe));
  if (named === 0) return among === 1 ? [0, 1, 2, 3] : isPainted(outline) ? [order, order + 2] : [order];
  // Where there are more dyes than things a thing has every so-manieth of them.
  const laps = Math.max(1, Math.ceil((named - place) / among));
  return Array.from({ length: laps }, (_, lap) => (place + lap * among) % named);
}

/** How many printings of a player go round before its dyes come again. */
export function printingsOf(planner: Planner, player: Player): number {
  return new Set(dyesOf(planner, player)).size;
}

/** The dyes of the n-th printing of a player. */
function dyesFor(planner: Planner, player: Player, n: number): number {
  const own = dyesOf(planner, player);
  return (own[n % own.length] ?? 0) % dyes.length;
}

/** One drawing of a player, made once: at this radius, in the n-th pair of dyes. */
export function drawingOfPlayer(planner: Planner, player: Player, radius: number, n: number): number {
  const size = Math.round(radius * 10) / 10;
  const dye = dyesFor(planner, player, n);
  const white = whiteOf(planner.recipe);
  const pose = player.outline !== undefined && player.outline === player.mate ? '/mate' : '';
  return planner.symbol(`${player.motif}/${player.flower ?? ''}/${size}/${dye}${pose}`, (rng) => {
    const { recipe } = planner;
    const named = namedDyes(recipe);
    // Where dyes were named no other joins them: a second one is then a tint of the first.
    const taken = named === 0 ? [] : accentsOfOthers(recipe, player.motif);
    const accents: readonly Role[] = accentRoles;
    const open = accents.slice(0, named).filter((_, at) => !taken.includes(at));
    const own = (role: Role): Role => {
      const next = isOpen(role, named) ? role : 'a1';
      const at = accents.indexOf(next);
      // Others keep to the dyes that were said of nothing else.
      return taken.includes(at) ? (open[(dye + 1) % Math.max(1, open.length)] ?? next) : next;
    };
    const lot = dyes[dye] ?? usualDyes;
    const local = localRole(recipe, player);
    const first = local ?? fitting(recipe, player, own(lot[0]));
    const [body, second, third] = [first, first === lot[1] ? own(lot[0]) : own(lot[1]), own(lot[2])];
    const detail = size < 30 ? Math.min(2, recipe.detail) : recipe.detail;
    if (player.outline !== undefined) {
      const isPaperBand = body === white && isAlive(player.outline) && isBanded(player.outline);
      const other: Ink =
        body === white || body === 'ground'
          ? isPaperBand
            ? body
            : `${body}>line:0.18`
          : named > 1 && isPainted(player.outline)
            ? second === body || areAlike(recipe, body, second)
              ? overGround
              : second
            : named > 0 && second === body && local === undefined && !isAlive(player.outline) && isOnDye(recipe)
              ? overGround
              : isOfOneHue(player.outline)
                ? toneOf(player.outline, body)
                : named === 0 && isAlive(player.outline)
                  ? secondByNature(recipe, player.outline, body)
                  : second === body
                    ? `${body}>light:${dipOfOne}`
                    : second;
      const dress: Dress = {
        body: isPaperBand ? 'line' : body,
        second: other,
        leaf:
          named > 0 && hasGreenPaint(player.outline)
            ? [other, `${body}>dark:0.25`]
            : body === greenOf(recipe) && isAllGreen(player.outline)
              ? [body, `${body}>dark:0.2`]
              : ['leaf1', 'leaf2'],
        light: white,
        // What is black and white by nature has the named dye for its black.
        dark: named > 0 && player.outline.dyes.length === 0 ? body : 'dark',
      };
      return drawPrinted(player.outline, {
        radius: size,
        pen: penOf(size) * recipe.line,
        detail,
        dress,
        contour: 'line',
        ...(third === body || third === second ? {} : { accents: accentsOf(player.outline, third) }),
      });
    }
    // A leaf is green where no one says otherwise, and of one dye: halves of two would be no leaf.
    const isLeaf = player.motif === 'leaf' && named === 0;
    if (player.motif === 'leaf' && named > 0) {
      const isOfLeaves = recipe.source.understood.some((word) => word.startsWith('leaf:'));
      const blade = isOfLeaves ? 'leaf1' : taken.length > 0 ? body : (greenOf(recipe) ?? body);
      const inks: MotifInks = {
        body: blade,
        second: blade,
        third: blade,
        leaf: blade,
        heart: blade,
        contour: 'line',
        light: 'light',
      };
      return player.draw?.({ radius: size, inks, detail, line: recipe.line }, rng) ?? { shapes: [], radius: size };
    }
    const isPaper = body === white || body === 'ground';
    if (named > 0 && second === body && third === body && !isPaper && player.motif !== 'cloud') {
      const drawn = player.draw?.({ radius: size, inks: usualInks, detail, line: recipe.line }, rng);
      if (drawn === undefined) return { shapes: [], radius: size };
      return dyedIn(drawn, body, isOnDye(recipe) ? overGround : undefined);
    }
    const inks: MotifInks = {
      body: isLeaf ? 'leaf1' : player.motif === 'cloud' ? white : body,
      second: isLeaf ? 'leaf3' : second === body ? 'light' : second,
      third: isLeaf ? 'leaf2' : third === body ? 'light' : third,
      leaf: isLeaf ? 'leaf2' : 'leaf1',
      heart: isOpen('a2', named) ? 'a2' : 'light',
      contour: 'line',
      light: 'light',
    };
    return player.draw?.({ radius: size, inks, detail, line: recipe.line }, rng) ?? { shapes: [], radius: size };
  });
}

/** What is green by paint and not by growth takes the dyes that were named. */
function hasGreenPaint({ setting, regions }: Outline): boolean {
  return (
    setting !== 'garden' && regions.reduce((sum, { slot, share }) => sum + (slot >= 6 ? share : 0), 0) >= leastPainted
  );
}

/** A fruit in the green of leaves is of the green that was named, in full. */
function isAllGreen({ regions }: Outline): boolean {
  return regions.reduce((sum, { slot, share }) => sum + (slot >= 6 ? share : 0), 0) > mostGrown;
}

const mostGrown = 60;

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

/** The five-pointed star of a night sky, the shaded half of every ray deeper; crafts lay the eight-pointed one of their tiles. */
const nightStar: Motif = (params, rng) => {
  const { radius, inks } = params;
  const sketch = createSketch();
  const lean = rng.between(-0.16, 0.16);
  const on = (k: number, r: number): Point => {
    const angle = (k * Math.PI) / 5 + lean;
    return [steady.sin(angle) * r * radius, -steady.cos(angle) * r * radius];
  };
  const [tip, dent] = [0.98, 0.45];
  const rim = Array.from({ length: 10 }, (_, k) => on(k, k % 2 === 0 ? tip : dent));
  const whole = closedCurve(rim.map((point, k): Point[] => [point, rim[(k + 1) % 10] ?? point]));
  sketch.outlined(whole, inks.body, inks.contour, penFor(params).contour);
  const shaded = [0, 2, 4, 6, 8].map((k) =>
    closedCurve([[on(k, tip * 0.96), on(k + 1, dent * 0.95), [0, 0], on(k, tip * 0.96)]]),
  );
  sketch.area(shaded.join(''), `${inks.body}>dark:0.2`);
  return sketch.done(radius);
};

/** Things that somebody paints or sews have more than one colour on a cloth; beasts and fruit have their own. */
function isPainted(outline: Outline | undefined): boolean {
  return outline?.setting === 'plain' || outline?.setting === 'sweet';
}

/** A pale tone of a dyed ground, in which things of its one other dye have their second. */
const overGround: Ink = 'ground>light:0.6';

/** Beasts and plants have two dyes by nature; what people make may have any. */
function isAlive({ setting }: Outline): boolean {
  return setting === 'garden' || setting === 'sea';
}

/** The second tone of what is of one hue: as it is drawn, lighter than the first or deeper. */
function toneOf(outline: Outline, body: Role): Ink {
  const [first, second] = outline.dyes.map((dye) => hexToOklch(dye)[0]);
  const isLighter = first !== undefined && second !== undefined && second - first > leastLighter;
  return isLighter ? `${body}>light:${dipOfOne}` : `${body}>dark:${depthOf(outline)}`;
}

/** What is paper by want of a dye keeps its marks by tone: where the larger part is the far deeper one, as a bee's bands are, that is of the line. */
function isBanded({ dyes: [first, second] }: Outline): boolean {
  return first !== undefined && second !== undefined && hexToOklch(second)[0] - hexToOklch(first)[0] > deepMark;
}

/** Lighter by less than this a second tone is a shade of the first. */
const leastLighter = 0.06;

/** A tiger's stripes are far deeper than its coat, a lemon's shade is not. */
function depthOf(outline: Outline): number {
  return isMarked(outline) ? (isPlant(outline) ? 0.4 : 0.62) : 0.28;
}

/** Whether its second dye is far deeper than its first. */
function isMarked({ dyes: [first, second] }: Outline): boolean {
  return first !== undefined && second !== undefined && hexToOklch(first)[0] - hexToOklch(second)[0] > deepMark;
}

/** What grows has leaves: deeper, its dye would be a black. */
function isPlant({ regions }: Outline): boolean {
  return regions.some(({ slot }) => slot >= 6);
}

/** Marks are this much deeper than the coat they lie on. */
const deepMark = 0.22;

/** Of one named dye alone the second is so much lighter: paler still it would be white beside it, and the thing of no dye. */
const dipOfOne = 0.32;

/** Beaks, legs and harness of the figures, which are neither of the first dye nor of the second. */
function accentsOf(outline: Outline, dye: Role): ReadonlyMap<Region, Ink> {
  const parts =
    Object.values(figureOutlines).find(
      ({ id, regions }) => id === outline.id && regions.length === outline.regions.length,
    )?.parts ?? [];
  return new Map(outline.regions.filter((_, at) => parts[at]?.startsWith('heart')).map((region) => [region, dye]));
}

/** The second dye of a beast or plant where none was named: its own where the cloth has one like it, else a shade of the first or a neutral. */
function secondByNature(recipe: Recipe, { dyes: [, second] }: Outline, body: Role): Ink {
  if (second === undefined) return `${body}>dark:0.28`;
  const [L, , h] = hexToOklch(second);
  const dyes = meantDyes(recipe);
  const found = dyeRoles.find((_, n) => {
    const dye = dyes[n];
    if (dye === undefined) return false;
    const apart = Math.abs(((dye[2] - h + 540) % 360) - 180);
    return apart <= nearestSecond.hue && Math.abs(dye[0] - L) <= nearestSecond.lightness;
  });
  // Where lines are refused nothing is dyed in theirs.
  if (found === undefined) return recipe.isUnlined === true ? `${body}>dark:0.28` : 'line>light:0.42';
  return found === body ? `${body}>dark:0.28` : found;
}
