import { halfDropLattice } from '../../drawing/layout/lattice.ts';
import { createSketch } from '../../drawing/motifs/sketch.ts';
import { polyline } from '../../numbers/geometry/path.ts';
import { place } from '../../numbers/geometry/point.ts';
import type { Rng } from '../../numbers/rng.ts';
import { steady } from '../../numbers/steady.ts';
import { distance } from '../../numbers/torus.ts';
import { dancer, type FigureKind } from './figures/figure-kinds.ts';
import { posy } from './figures/posy.ts';
import { stitchFigure } from './stitch-figure.ts';
import type { BandhaniTask } from './task.ts';
import { tieFigure, tieRing } from './tie-figure.ts';
import { chooseGround, groundInks, tieGround } from './tie-ground.ts';

/** Chandrokhani: a great moon in the middle, its quarters in the corners, scattered butis between. */
export function medallion(task: BandhaniTask): void {
  const { plot, rng, col, knots, recipe } = task;
  const { torus } = plot;
  const short = Math.min(torus.w, torus.h);
  const radius = Math.min(short * 0.455, Math.max(short * 0.36, plot.hero * rng.between(1.0, 1.25)));
  const centre = { x: torus.w / 2, y: torus.h / 2 };
  // The place farthest from the moons: the corner, or between two moons of a row or column where the repeat is shifted.
  const corner = { x: torus.dropY !== 0 ? torus.w / 2 : 0, y: torus.brickX !== 0 ? torus.h / 2 : 0 };
  const free = distance(torus, centre.x, centre.y, corner.x, corner.y) - radius - knots.pitch * 4;
  const lesser = Math.min(free, radius * rng.between(0.48, 0.62));
  const isDyed = col.chance(0.45);
  tieMedallion(task, centre.x, centre.y, { radius, isDyed, rank: 'hero' }, rng.fork('moon'));
  if (lesser > knots.pitch * 5) {
    const wish = { radius: lesser, isDyed: isDyed && col.chance(0.6), rank: 'secondary' } as const;
    tieMedallion(task, corner.x, corner.y, wish, rng.fork('quarter'));
  }
  const moons = [
    { ...centre, r: radius },
    { ...corner, r: lesser },
  ];
  scatter(task, radius * rng.between(0.12, 0.15), (x, y, r) =>
    moons.every((moon) => distance(torus, x, y, moon.x, moon.y) > moon.r + r),
  );
  tieGround(task, chooseGround(recipe, rng.fork('ground')), groundInks(task.col));
}

/** Butis on a half-drop wherever one fits whole. */
function scatter(task: BandhaniTask, wished: number, isOutside: (x: number, y: number, r: number) => boolean): void {
  const { plot, rng, knots, recipe, deck } = task;
  const radius = Math.max(wished, knots.pitch * 4.6);
  const size = radius / knots.pitch;
  const step = radius * (3.1 + 1.6 * (1 - recipe.density));
  const lattice = halfDropLattice(plot.torus, { stepX: step, stepY: step * 1.1, evenColumns: true });
  const kinds = deck.fits(size);
  const fork = rng.fork('buti');
  const drawn = [0, 1].map((n) => {
    const draw = kinds.length > 0 ? fork.pick(kinds).draw : posy;
    return stitchFigure(draw({ rng: fork.fork(n), size }), radius, knots.pitch);
  });
  const fits = (x: number, y: number) => isOutside(x, y, radius) && knots.isFree(x, y, radius + knots.pitch * 0.7);
  const { w, h } = plot.torus;
  for (const { x, y, column } of lattice.sites) {
    const figure = drawn[column % 2];
    if (figure === undefined) continue;
    // The field is alike on both sides of the moon, above and below.
    const places = [
      [x, y],
      [w - x, y],
      [x, h - y],
      [w - x, h - y],
    ] as const;
    if (!places.every(([px, py]) => fits(px, py))) continue;
    for (const [px, py] of places) {
      if (fits(px, py)) tieFigure(task, figure, { x: px, y: py, roles: task.roles(column % 2), rank: 'filler' });
    }
  }
}

interface MedallionWish {
  readonly radius: number;
  readonly isDyed: boolean;
  readonly rank: 'hero' | 'secondary';
}

/** Widths in knots. */
const smallestHeart = 5.5;
const narrowestWreath = 11;
const widestWreath = 17;

/** Wreath figures stand on the inner ring; these may. */
const upright = ['paisley', 'leaf', 'bud', 'lotus', 'tree'] as const;

/** The moon of a chandrokhani: a figure, wreaths of smaller ones between rings of knots, a scalloped edge. */
function tieMedallion(task: BandhaniTask, x: number, y: number, wish: MedallionWish, rng: Rng): void {
  const { knots, roles } = task;
  const { pitch } = knots;
  const { radius } = wish;
  const inks = roles(rng.whole(0, 9));
  const ring = (r: number, ink: 0 | 1 | 2 | 3) => tieRing(task, x, y, r, inks[ink]);
  const scallops = 4 * Math.max(3, Math.round((2 * Math.PI * radius) / (pitch * 9.5) / 4));
  const lift = Math.min(radius * 0.09, pitch * 2.5);
  const edge = radius - lift;

  for (const [i, ink] of ([0, 1, 0] as const).entries()) {
    const r = edge - i * pitch;
    const outline = tieRing(task, x, y, r, inks[ink], { count: scallops, lift });
    if (i > 0) continue;
    if (wish.isDyed) {
      const sketch = createSketch();
      sketch.area(polyline(outline, true), 'a4');
      task.dye(sketch.done(radius), x, y);
    } else {
      // On the ground's own dye the moon stands out by being free of ground knots.
      task.close([outline], x, y);
    }
  }
  tips(task, x, y, radius + pitch * 1.1, scallops, inks[1]);
  let outer = edge - 3.1 * pitch;
  if (wish.rank === 'hero' && task.recipe.motifs.include.includes('dancer')) {
    tieRaas(task, x, y, outer + pitch * 0.4, rng);
    task.note({ x, y, r: radius, motif: 'medallion', rank: wish.rank });
    return;
  }
  for (const ink of rng.pick([[1, 2], [2], [1, 2, 1]] as const)) {
    ring(outer, ink);
    outer -= pitch;
  }
  // Wreaths take turns with pairs of rings as long as a figure fits within them.
  // What was asked for stands in the heart, which keeps room for it.
  const heart = Math.max(smallestHeart, task.deck.least);
  const most = Math.floor((outer / pitch - heart) / (narrowestWreath + 2.2));
  const wreaths = Math.max(0, Math.min(3, most - (most > 1 && rng.chance(0.3) ? 1 : 0)));
  const band = wreaths === 0 ? 0 : Math.min(widestWreath, (outer / pitch - heart * 1.1) / wreaths - 2.2) * pitch;
  for (let k = 0; k < wreaths; k++) {
    const inner = outer - band;
    tieWreath(task, x, y, inner, outer, rng.fork(`wreath/${k}`), k);
    ring(inner, k % 2 === 0 ? 0 : 1);
    ring(inner - pitch, k % 2 === 0 ? 1 : 0);
    outer = inner - 2.2 * pitch;
  }
  const asked = task.deck.fits(outer / pitch).slice(0, task.deck.wanted);
  const round = task.deck.open.filter((kind) => kind.isRound && kind.smallest <= outer / pitch).slice(0, 3);
  const middles = asked.length > 0 ? asked.slice(0, 1) : round;
  if (outer > pitch * 2) {
    const draw = middles.length > 0 ? rng.pick(middles).draw : posy;
    const figure = stitchFigure(draw({ rng: rng.fork('heart'), size: outer / pitch }), outer, pitch);
    const rank = wish.rank === 'hero' ? 'secondary' : 'filler';
    tieFigure(task, figure, { x, y, roles: roles(rng.whole(0, 9)), rank });
  }
  task.note({ x, y, r: radius, motif: 'medallion', rank: wish.rank });
}

/** Pitches about the middle of a raas mandal that its flower takes, and between dancers. */
const raasHeart = 3.2;
const raasGap = 0.6;

/** Raas mandal: dancers hand in hand all round a flower, their skirts outwards, where there is more room. */
function tieRaas(task: BandhaniTask, x: number, y: number, outer: number, rng: Rng): void {
  const { knots, roles } = task;
  const { pitch } = knots;
  const inner = pitch * (raasHeart + 1);
  const room = (outer - inner) / 2 - pitch * 0.3;
  const middle = (inner + outer) / 2;
  const heart = stitchFigure(posy({ rng: rng.fork('heart'), size: raasHeart }), raasHeart * pitch, pitch);
  tieFigure(task, heart, { x, y, roles: roles(1), rank: 'filler' });
  tieRing(task, x, y, inner, roles(0)[1]);
  const figure = stitchFigure(dancer({ rng: rng.fork('dancer'), size: room / pitch }), room, pitch);
  // The hands of two neighbours nearly meet.
  const hands = middle - 0.66 * room;
  const count = 2 * Math.max(3, Math.round((Math.PI * hands) / (1.08 * room + raasGap * pitch)));
  for (let k = 0; k < count; k++) {
    const angle = (2 * Math.PI * k) / count;
    const [[px, py] = [0, 0]] = place([[0, -middle]], x, y, angle);
    tieFigure(task, figure, { x: px, y: py, turn: angle + Math.PI, roles: roles(k % 2), rank: 'secondary' });
    const between = angle + Math.PI / count;
    for (const r of [outer - pitch * 1.4, inner + pitch * 1.6]) {
      const [[bx, by] = [0, 0]] = place([[0, -r]], x, y, between);
      if (knots.isFree(bx, by, pitch * 1.5)) bunch(task, bx, by, between, true);
    }
  }
}

/** Figures all round between two circles, heads outwards. */
function tieWreath(task: BandhaniTask, x: number, y: number, inner: number, outer: number, rng: Rng, n: number): void {
  const { knots, roles } = task;
  const { pitch } = knots;
  const room = (outer - inner) / 2 - pitch * 0.62;
  const size = room / pitch;
  const kinds = wreathKinds(task, size);
  const first = rng.pick(kinds);
  const middle = (inner + outer) / 2;
  const breadth = first.isRound ? 1.96 * room + pitch * 0.6 : 1.42 * room + pitch * 0.8;
  const count = Math.max(4, 2 * Math.round((Math.PI * middle) / breadth - 0.25));
  const second = rng.chance(0.5) ? rng.pick(kinds) : first;
  const drawn = [first, second].map((kind, i) => stitchFigure(kind.draw({ rng: rng.fork(i), size }), room, pitch));
  for (let k = 0; k < count; k++) {
    const angle = (2 * Math.PI * k) / count;
    const figure = drawn[k % 2];
    if (figure === undefined) continue;
    const [[px, py] = [0, 0]] = place([[0, -middle]], x, y, angle);
    tieFigure(task, figure, { x: px, y: py, turn: angle, roles: roles(n + (k % 2)), rank: 'filler' });
    for (const [r, shifts] of [
      [middle, [1]],
      [outer - pitch * 0.9, [1, 0.62, 1.38]],
      [outer - pitch * 3, [1, 0.8, 1.2]],
      [inner + pitch * 2, [1]],
    ] as const) {
      for (const shift of shifts) {
        const between = angle + (Math.PI / count) * shift;
        const [[bx, by] = [0, 0]] = place([[0, -r]], x, y, between);
        if (knots.isFree(bx, by, pitch * (r === middle ? 1.7 : 1.1))) bunch(task, bx, by, between, r === middle);
      }
    }
  }
}

/** Three knots, or seven where there is more room. */
function bunch({ knots, roles }: BandhaniTask, x: number, y: number, turn: number, isLarge: boolean): void {
  const inks = roles(1);
  const around = isLarge ? 6 : 3;
  if (isLarge) knots.tie(x, y, inks[2]);
  for (let k = 0; k < around; k++) {
    const [[dx, dy] = [0, 0]] = place([[0, isLarge ? -1.05 : 0.62]], 0, 0, turn + (2 * Math.PI * k) / around);
    knots.tie(x + dx * knots.pitch, y + dy * knots.pitch, inks[1], 0.92);
  }
}

function tips(
  task: BandhaniTask,
  x: number,
  y: number,
  r: number,
  count: number,
  ink: Parameters<BandhaniTask['knots']['tie']>[2],
): void {
  for (let k = 0; k < count; k++) {
    const angle = ((k + 0.5) * 2 * Math.PI) / count;
    for (const out of [0, 1.3]) {
      task.knots.tie(
        x + steady.sin(angle) * (r + out * task.knots.pitch),
        y - steady.cos(angle) * (r + out * task.knots.pitch),
        ink,
        out === 0 ? 1 : 0.8,
      );
    }
  }
}

/** Figures that may stand in a wreath, at most three: those of the cloth, else any, else posies. */
function wreathKinds({ deck }: BandhaniTask, size: number): readonly Pick<FigureKind, 'draw' | 'isRound'>[] {
  const standing = (list: readonly FigureKind[]) =>
    list.filter(
      (kind) =>
        kind.smallest <= size && (kind.isRound || kind.motifs.some((motif) => upright.some((name) => name === motif))),
    );
  const chosen = standing(deck.chosen);
  const kinds = (chosen.length > 1 ? chosen : standing(deck.open)).slice(0, 3);
  return kinds.length > 0 ? kinds : [{ draw: posy, isRound: true }];
}
