import { brush } from '../../numbers/geometry/line.ts';
import { curve, polyline } from '../../numbers/geometry/path.ts';
import type { Point } from '../../numbers/geometry/point.ts';
import type { Rng } from '../../numbers/rng.ts';
import { steady } from '../../numbers/steady.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import { fitBrick } from '../layout/fit-brick.ts';
import { leaf } from '../motifs/leaf.ts';
import type { Motif } from '../motifs/motif.ts';
import { rosette } from '../motifs/rosette.ts';
import { createSketch } from '../motifs/sketch.ts';
import type { Planner } from '../planner.ts';
import type { Plot } from '../plot.ts';
import { acanthus, along } from './acanthus.ts';
import { chooseFlowers } from './choose-flowers.ts';
import { fillHalf, type Room, sow } from './fill-half.ts';
import { ogeeSide } from './ogee-side.ts';
import { addPerch, footOfSymbol } from './perch.ts';
import { createPlant, type Looks, type Plant, setPlant } from './plant.ts';

interface JaalAsk {
  readonly recipe: Recipe;
  readonly plot: Plot;
  readonly planner: Planner;
  readonly rng: Rng;
  readonly looks: Looks;
  /** What the net is made of. */
  readonly net: 'lines' | 'leaves' | 'acanthus';
  /** Height of a cell against its width. */
  readonly aspect: number;
  /** A tower of flowers one above the other rather than one flower and its branches. */
  readonly isTower: boolean;
  /** What stands in the fields instead of flowers, and on the side branches. */
  readonly hero?: readonly { readonly motif: string; readonly draw: Motif }[];
  readonly beside?: { readonly motif: string; readonly draw: Motif };
  /** Straight sides: a trellis of lozenges. */
  readonly isStraight?: boolean;
}

/** A net of ogees, in each a mirrored plant, the rest filled down to dots. The jangla of Banaras and the damask of Lucca. */
export function ogeeJaal(ask: JaalAsk): void {
  const { plot, planner, rng, recipe } = ask;
  const stepX = plot.hero * rng.between(1.25, 1.6);
  const lattice = fitBrick(plot.torus, stepX, ask.aspect / 2);
  const w = lattice.stepX / 2;
  const h = lattice.stepY;
  const right = ogeeSide(w, h, ask.isStraight);
  const outline = [...right, ...right.map(([x, y]): Point => [-x, y]).reverse()];
  const lot = rng.pick([1, 2, 2]);
  // A figure looks the other way in every other row.
  const kinds = ask.hero === undefined ? lot : 2;
  const net = createPlant();
  const band = w * rng.between(0.05, 0.075) * recipe.line;
  const isLeafy = drawNet(net, ask, right, band);
  setPlant(planner, net, lattice.sites);
  for (let kind = 0; kind < kinds; kind++) {
    const plant = createPlant();
    const taken = grow(plant, ask, w, h, kind);
    const edge = band * (isLeafy ? 2.1 : 1.2);
    const rooms = fillHalf({
      outline: outline.map(([x, y]): Point => [x * (1 - edge / w), y * (1 - edge / w)]),
      taken,
      cap: w * 0.15,
      least: 8.4 - recipe.detail * 0.9 - recipe.density,
      gap: 6.5 - 3.5 * recipe.density,
    });
    sow(plant, rooms, ask, rng.fork(`sow/${kind}`));
    setPlant(
      planner,
      plant,
      lattice.sites
        .filter(({ row }) => kinds === 1 || row % 2 === kind)
        .map((site) => (ask.hero !== undefined && kind === 1 ? { ...site, flip: true } : site)),
    );
  }
}

/** The net's share of one cell; says whether it reaches into it with leaves. */
function drawNet(
  net: Plant,
  { rng, looks, net: kind, recipe }: JaalAsk,
  right: readonly Point[],
  band: number,
): boolean {
  const w = Math.max(...right.map(([x]) => x));
  const h = right.at(-1)?.[1] ?? 0;
  const sketch = createSketch();
  if (kind === 'acanthus') sketch.line(polyline(right), looks.stem, band * 0.7);
  else {
    sketch.line(curve(right), looks.stem, band);
    sketch.line(curve(right), looks.cut, band * 0.56);
    sketch.line(curve(right), looks.stem, band * 0.2);
  }
  net.pair({ layer: 'field', symbol: looks.finish(sketch.done(Math.max(w, h) * 1.02)), at: { x: 0, y: 0 } });
  const isRefused = recipe.motifs.exclude.includes('leaf');
  if (kind === 'acanthus') {
    const big = looks.finish(
      acanthus({
        length: h * 0.52,
        width: w * 0.3,
        lobes: 6,
        bend: [0.1, -0.9],
        fill: looks.stem,
        cut: looks.cut,
        stroke: band * 0.14,
      }),
    );
    for (const { x, y, turn } of along(right, 0.1, 0.94, 4))
      net.pair({ layer: 'leaves', symbol: big, at: { x, y, turn: turn + Math.PI - 0.16, scale: 0.74 } });
  } else if (!isRefused) {
    const length = w * (kind === 'leaves' ? 0.12 : 0.085);
    const blade = looks.finish(
      leaf({ radius: length, inks: looks.inks(0), detail: looks.detail, line: looks.line }, rng.fork('net-leaf')),
    );
    const count = kind === 'leaves' ? 9 : 7;
    for (const [k, { x, y, turn }] of along(right, 0.08, 0.92, count).entries()) {
      for (const side of kind === 'leaves' ? [1, -1] : [k % 2 === 0 ? 1 : -1]) {
        const lean = turn + side * 0.75;
        const away = length * 0.98 + band * 0.45;
        net.pair({
          layer: 'leaves',
          symbol: blade,
          at: { x: x + steady.sin(lean) * away, y: y - steady.cos(lean) * away, turn: lean },
        });
      }
    }
  }
  const r = band * rng.between(2.4, 3.2);
  const knot = looks.finish(
    rosette({ radius: r, inks: looks.inks(1), detail: looks.detail, line: looks.line }, rng.fork('knot')),
  );
  if (!recipe.motifs.exclude.includes('rosette'))
    net.add({ layer: 'motifs', symbol: knot, at: { x: 0, y: h }, note: { motif: 'rosette', r, rank: 'filler' } });
  return kind !== 'lines' && !isRefused;
}

/** The plant of a cell; answers the places it takes. */
function grow(plant: Plant, ask: JaalAsk, w: number, h: number, kind: number): Room[] {
  const { rng: root, looks, recipe } = ask;
  const rng = root.fork(`plant/${kind}`);
  const flowers = chooseFlowers(recipe, root.fork('flowers'));
  const taken: Room[] = [];
  const params = (radius: number, n: number) => ({
    radius,
    inks: looks.inks(n),
    detail: looks.detail,
    line: looks.line,
  });
  const hero = ask.hero?.[kind % ask.hero.length] ?? flowers.hero(kind);
  const r = w * rng.between(0.36, 0.44) * (ask.hero === undefined ? 1 : 1.12);
  const heroY = h * (ask.isTower ? 0.08 : rng.between(-0.14, -0.04));
  const stalk = (points: readonly Point[], width: number, isPair: boolean) => {
    const sketch = createSketch();
    sketch.area(
      polyline(
        brush(points, (t) => width * (1 - 0.45 * t)),
        true,
      ),
      looks.stem,
    );
    const part = { layer: 'stems' as const, symbol: looks.finish(sketch.done(h)), at: { x: 0, y: 0 } };
    if (isPair) plant.pair(part);
    else plant.add(part);
    for (const [x, y] of points)
      for (const side of isPair ? [1, -1] : [1]) taken.push({ x: x * side, y, r: width * 0.6 });
  };
  const bezier = (a: Point, c: Point, b: Point): Point[] =>
    Array.from({ length: 15 }, (_, i) => {
      const t = i / 14;
      const u = 1 - t;
      return [u * u * a[0] + 2 * u * t * c[0] + t * t * b[0], u * u * a[1] + 2 * u * t * c[1] + t * t * b[1]];
    });
  const thick = w * 0.032 * recipe.line;
  const heroSymbol = looks.finish(hero.draw(params(r, kind), rng.fork('hero')));
  // A creature stands on a twig of the stalk, a flower on the stalk itself.
  const foot = heroY + (ask.hero === undefined ? r * 0.8 : Math.min(r, footOfSymbol(heroSymbol, r * 0.5)));
  if (ask.hero !== undefined) addPerch(plant, { radius: r, recipe, looks, rng }, foot);
  stalk(
    [
      [0, h * 0.8],
      [0, h * 0.5],
      [0, foot],
    ],
    thick,
    false,
  );
  plant.add({
    layer: 'motifs',
    symbol: heroSymbol,
    at: { x: 0, y: heroY },
    note: { motif: hero.motif, r, rank: 'hero' },
  });
  taken.push({ x: 0, y: heroY, r: r * 0.96 });
  const second = ask.beside ?? flowers.second(kind);
  const sideR = w * rng.between(0.15, 0.19) * (ask.beside === undefined ? 1 : 1.15);
  const sideX = w * 0.56;
  const sideY = h * rng.between(0.1, 0.18);
  stalk(bezier([0, h * 0.62], [sideX * 0.9, h * 0.5], [sideX * 1.02, sideY + sideR * 0.8]), thick * 0.75, true);
  plant.pair({
    layer: 'motifs',
    symbol: looks.finish(second.draw(params(sideR, kind + 1), rng.fork('side'))),
    at: { x: sideX, y: sideY, turn: 0.15 },
    note: { motif: second.motif, r: sideR, rank: 'secondary' },
  });
  for (const side of [1, -1]) taken.push({ x: side * sideX, y: sideY, r: sideR });
  const top = flowers.hero(kind + 1);
  const topR = w * (ask.isTower ? 0.26 : 0.17);
  const topY = heroY - r - topR * (ask.isTower ? 0.72 : 0.86);
  stalk(
    [
      [0, heroY - r * 0.5],
      [0, topY + topR * 0.7],
    ],
    thick * 0.7,
    false,
  );
  plant.add({
    layer: 'motifs',
    symbol: looks.finish(top.draw(params(topR, kind + 1), rng.fork('top'))),
    at: { x: 0, y: topY },
    note: { motif: top.motif, r: topR, rank: 'secondary' },
  });
  taken.push({ x: 0, y: topY, r: topR });
  if (recipe.motifs.exclude.includes('leaf')) return taken;
  const blades = ask.isTower
    ? [
        { y: 0.52, size: 0.36, turn: 1.15, bend: [0.4, -2.2] as const },
        { y: 0.72, size: 0.22, turn: 1.35, bend: [0.3, -1.8] as const },
      ]
    : [
        { y: 0.44, size: 0.2, turn: 0.95, bend: [0, 0] as const },
        { y: 0.66, size: 0.14, turn: 1.1, bend: [0, 0] as const },
      ];
  for (const [k, { y, size, turn, bend }] of blades.entries()) {
    const length = w * size * 1.9;
    const x = (steady.sin(turn) * length) / 2;
    const at = h * y - (steady.cos(turn) * length) / 2;
    if (ask.isTower) {
      const symbol = acanthus({
        length: length * 1.25,
        width: length * 0.5,
        lobes: 6,
        bend,
        fill: looks.stem,
        cut: looks.cut,
        stroke: Math.max(1, w * 0.008),
      });
      plant.pair({ layer: 'leaves', symbol: looks.finish(symbol), at: { x: 0, y: h * y, turn } });
    } else {
      const symbol = looks.finish(leaf(params(length / 2, k === 0 ? 2 : 0), rng.fork(`leaf/${k}`)));
      plant.pair({ layer: 'leaves', symbol, at: { x, y: at, turn } });
    }
    for (const share of [0.5, 1, 1.5])
      for (const side of [1, -1])
        taken.push({ x: side * x * share, y: h * y + (at - h * y) * share, r: length * 0.19 });
  }
  return taken;
}
