import { createEasel, type Habit } from '../../drawing/botanical/easel.ts';
import {
  type BloomSeat,
  type CourseOfPanel,
  coursesOf,
  growPanel,
  panelSeats,
} from '../../drawing/botanical/grow-panel.ts';
import type { Colourway, Hand } from '../../drawing/botanical/hand.ts';
import { panelDesigns } from '../../drawing/botanical/panel-designs.ts';
import { setFlower } from '../../drawing/botanical/set-flower.ts';
import { anemone } from '../../drawing/motifs/anemone.ts';
import { peony } from '../../drawing/motifs/peony.ts';
import { softBud } from '../../drawing/motifs/soft-bud.ts';
import { softLeaf } from '../../drawing/motifs/soft-leaf.ts';
import type { Planner } from '../../drawing/planner.ts';
import { resample } from '../../numbers/geometry/line.ts';
import { boughFruit } from '../../vocabulary/boughs.ts';
import type { Role } from '../../vocabulary/roles.ts';
import { sprayPlants } from '../../vocabulary/sprays.ts';
import { fillersOf } from './fillers.ts';
import { greenOf, namedDyes } from './local-colour.ts';
import type { Player } from './player.ts';
import { fillGround, isListClosed, setPlayer } from './set-out.ts';
import { type Theme, themeOf } from './themes.ts';

const habit: Habit = { hero: { blossom: 1 }, secondary: {}, filler: { blossom: 1, bud: 1, leaf: 2 } };

/** Themes in which nothing grows: their garlands are strung of what is about them. */
const bare: readonly Theme[] = ['sky', 'snow', 'road', 'sport', 'rain', 'sweet', 'plain'];
/** A flower smaller than this share of the shorter side is a bud. */
const leastFlower = 0.034;
/** And a larger one has many petals. */
const leastGreat = 0.052;
/** What fills the ground, as a share of the shorter side. */
const ground = 0.017;
/** From this density on the ground is filled. */
const leastFilled = 0.3;

/** One picture for the whole of a scarf, a towel or a cushion: the first of what was named at its size, what else was named on the sprays about it, a ground of what suits them. */
export function placed(planner: Planner, players: readonly Player[]): void {
  const { plot, recipe } = planner;
  const ordered = inOrder(players);
  const [hero] = ordered;
  if (hero === undefined) return;
  const design = panelDesigns[plot.panel?.make ?? 'framed'];
  const isOpen = design.isRing === true && !isAlive(hero);
  const others = isOpen ? ordered : ordered.slice(1);
  const easel = createEasel(planner, handOf(planner), habit);
  const short = Math.min(plot.torus.w, plot.torus.h);
  const theme = themeOf(players);
  for (const [n, seat] of panelSeats(planner, isOpen ? [] : design.heroes).entries()) setHero(planner, hero, seat, n);
  // Where nothing else is to be drawn it stands on its ground, and no wreath of it grows.
  if (isListClosed(recipe) && others.length === 0) return;
  for (const [n, seat] of panelSeats(planner, design.mates).entries()) {
    const player = others[n % Math.max(1, others.length)] ?? hero;
    setPlayer(
      planner,
      easel.occupancy,
      { ...player, size: 1 },
      { ...seat, dress: n + 1, flip: n % 2 === 1, rank: 'secondary' },
      short * 0.008,
    );
  }
  const courses = coursesOf(planner, design);
  const guests = others.length > 0 ? others : theme === 'sea' || isHung(hero) ? [hero] : [];
  const guest = ({ x, y, radius, stem, n }: BloomSeat): boolean => {
    const player = guests[(stem + n) % Math.max(1, guests.length)];
    const isDue = theme === 'sea' || guests.some(isHung) ? true : n % 2 === 0;
    if (player === undefined || !isDue || radius < short * leastFlower) return false;
    const grown = radius * (isHung(player) ? 1.05 : 1.28);
    setPlayer(
      planner,
      easel.occupancy,
      { ...player, size: 1 },
      { x, y, radius: grown, dress: n, flip: x > plot.torus.w / 2, rank: 'secondary' },
      2,
    );
    return true;
  };
  if (bare.includes(theme) && !players.some(isHung)) strung(planner, courses, theme, guest);
  else
    growPanel(easel, courses, (seat) => {
      if (guest(seat)) return;
      const isBud = seat.radius < short * leastFlower || !easel.cast.has('blossom');
      const motif = isBud
        ? 'bud'
        : seat.radius > short * leastGreat && easel.cast.has('rosette')
          ? 'rosette'
          : 'blossom';
      if (!easel.cast.has(motif)) return;
      const { x, y, radius, turn, stem, n } = seat;
      const way = easel.hand.flowers[(stem + n) % easel.hand.flowers.length] ?? easel.hand.flowers[0];
      setFlower(
        easel,
        { motif, colourway: way, x, y, radius, turn, rank: 'filler', air: 1 },
        easel.rng.fork('blooms').fork(`${stem}/${n}`),
      );
    });
  if (design.isOpen || recipe.density < leastFilled) return;
  fillGround(planner, easel.occupancy, {
    theme,
    radius: short * ground,
    air: short * (0.012 + 0.012 * (1 - recipe.density)),
    least: short * 0.004,
    isSown: true,
  });
}

/** Beasts and people before what grows: they are what the picture is of. */
function inOrder(players: readonly Player[]): readonly Player[] {
  const isLeaf = ({ motif }: Player) => sprayPlants.includes(motif);
  return [
    ...players.filter(isAlive),
    ...players.filter((player) => !isAlive(player) && !isLeaf(player)),
    ...players.filter(isLeaf),
  ];
}

function isAlive(player: Player): boolean {
  return !isHung(player) && !growing.includes(player.motif);
}

const growing: readonly string[] = [...sprayPlants, 'tree', 'blossom', 'bud', 'rosette', 'carnation', 'palmette'];

function isHung({ motif, flower }: Player): boolean {
  return boughFruit.includes(motif) || flower !== undefined;
}

/** What is named as fruit or flowers is a cluster of three in the middle; all else stands alone. */
function setHero(
  planner: Planner,
  hero: Player,
  { x, y, radius }: { x: number; y: number; radius: number },
  n: number,
): void {
  const room = planner.room();
  const player = { ...hero, size: 1 };
  if (!isHung(hero)) {
    setPlayer(planner, room, player, { x, y, radius, dress: 0, flip: n % 2 === 1, rank: 'hero' }, radius * 0.05);
    return;
  }
  for (const [k, [dx, dy, share]] of cluster.entries())
    setPlayer(
      planner,
      room,
      player,
      {
        x: x + dx * radius,
        y: y + dy * radius,
        radius: radius * share,
        dress: k,
        turn: dx * 0.5,
        flip: k === 1,
        rank: 'hero',
      },
      radius * 0.02,
    );
}

/** To the side, down, and how large, in the radius of all. */
const cluster = [
  [-0.5, -0.24, 0.56],
  [0.5, -0.28, 0.56],
  [0, 0.42, 0.64],
] as const;

/** Garlands without stems: what suits the things, larger and smaller by turns. */
function strung(
  planner: Planner,
  courses: readonly CourseOfPanel[],
  theme: Theme,
  guest: (seat: BloomSeat) => boolean,
): void {
  const { plot, recipe } = planner;
  const short = Math.min(plot.torus.w, plot.torus.h);
  const room = planner.room();
  for (const { seats } of courses) for (const seat of seats) guest(seat);
  const kinds = fillersOf[theme].filter(({ name }) => !recipe.motifs.exclude.some((motif) => motif === name));
  for (const [stem, { points }] of courses.entries()) {
    for (const [n, [x, y]] of resample(points, short * 0.042).entries()) {
      const radius = short * (n % 2 === 0 ? 0.022 : 0.013);
      const kind = kinds[(n + stem) % Math.max(1, kinds.length)];
      if (kind === undefined || room.at(x, y) < radius * 1.1) continue;
      const size = Math.round(radius * 2) / 2;
      const named = namedDyes(recipe);
      const second: Role = named === 1 ? 'light' : 'a2';
      const [ink, other]: readonly [Role, Role] = named === 1 || n % 2 === 0 ? ['a1', second] : [second, 'a1'];
      const symbol = planner.symbol(`strung/${kind.name}/${size}/${ink}`, () => kind.draw(size, ink, other));
      planner.put('fillers', { symbol, x, y, turn: 0, scale: 1 });
      planner.note({ x, y, r: radius, motif: kind.name, rank: 'filler' });
      room.add(x, y, radius);
    }
  }
}

/** Sprays in flat dyes with a line; where dyes were named they are of these. */
function handOf({ recipe }: Planner): Hand {
  const named = namedDyes(recipe);
  const other: Role = named === 1 ? 'a1' : 'a2';
  const blade = named === 0 ? undefined : (greenOf(recipe) ?? other);
  const leaf = (body: Role, second: Role): Colourway => ({
    body: blade ?? body,
    second: blade ?? second,
    third: blade ?? second,
    heart: blade ?? second,
  });
  return {
    motifs: { blossom: anemone, rosette: peony, bud: softBud, leaf: softLeaf },
    flowers: [
      { body: 'light', second: 'light', third: 'light', heart: 'a1' },
      { body: other, second: 'light', third: 'light', heart: 'light' },
    ],
    leaves: [leaf('leaf1', 'leaf2'), leaf('leaf2', 'leaf1'), leaf('leaf3', 'leaf1')],
    dots: ['leaf3'],
    contour: (body) => (body === 'light' ? 'line' : `${body}>dark:0.45`),
    stem:
      blade === undefined
        ? { fill: 'leaf2>line:0.3', lit: 'leaf2>light:0.25', shade: 'line', contour: 'line' }
        : {
            fill: `${blade}>dark:0.2`,
            lit: `${blade}>light:0.25`,
            shade: `${blade}>dark:0.5`,
            contour: `${blade}>dark:0.45`,
          },
    smallest: 9,
  };
}
