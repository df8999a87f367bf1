import { gridLattice } from '../../../drawing/layout/lattice.ts';
import { petalOutline } from '../../../drawing/motifs/petal-outline.ts';
import type { Ink, Item, SceneSymbol, Shape } from '../../../drawing/scene.ts';
import { circle, closedCurve, curve, fixed } from '../../../numbers/geometry/path.ts';
import { type Point, place } from '../../../numbers/geometry/point.ts';
import type { Rng } from '../../../numbers/rng.ts';
import { steady } from '../../../numbers/steady.ts';
import type { Layout, Placed } from '../arrangement.ts';
import { ambiPair, buildAmbi } from '../build-ambi.ts';
import { type Colourway, colourwaysBy } from '../dyes.ts';
import type { PaisleyTask } from '../task.ts';

/** Share of a row's height that its border strip takes. */
const stripShare = 0.17;

/** Rows of upright ambis as in a pallu, each row looking the other way, parted by border strips; a sprig between two. */
export const rows: Layout = (task) => {
  const { plot, recipe, rng } = task;
  const { torus, hero } = plot;
  const air = 1.16 - 0.24 * recipe.density;
  const lattice = gridLattice(torus, {
    stepX: hero * 0.84 * air,
    stepY: (hero * 1.1 * air) / (1 - stripShare),
    evenRows: true,
  });
  const { stepX, stepY } = lattice;
  const strip = stepY * stripShare;
  const room = stepY - strip * 1.4;
  const radius = Math.min(room * 0.49, stepX * 0.62);

  const way = colourwaysBy(rng.fork('ways'));
  const [habit, other] = ambiPair(rng, recipe);
  const even = buildAmbi(task, habit, way(0), radius, rng.fork('even'));
  const odd = buildAmbi(task, other, way(1), radius, rng.fork('odd'));
  const placed = lattice.sites.map(({ x, y, row }): Placed => {
    const flip = row % 2 === 1;
    return { ambi: flip ? odd : even, x, y: y + strip / 2, turn: (flip ? -1 : 1) * 0.1, flip, rank: 'hero' };
  });

  const middles = Array.from({ length: lattice.rows }, (_, row) => row * stepY + strip / 2);
  const items = borderStrips(task, way(0), middles, strip, rng.fork('strip'));
  const fringe = strip * 0.2;
  const shoots = lattice.sites.map(({ x, y }): Point[] => {
    const foot = y + stepY / 2 - fringe;
    return Array.from(
      { length: 12 },
      (_, k): Point => [x + stepX / 2 + steady.sin(k * 0.5) * stepX * 0.02, foot - (k / 11) * room * 0.55],
    );
  });
  return {
    placed,
    shoots,
    under: [{ id: 'strips', name: 'Border strips', kind: 'lines', items }],
    taken: middles.map((y) => [y - strip / 2 - fringe, y + strip / 2 + fringe] as const),
  };
};

type CourseKind = 'plain' | 'beads' | 'creeper' | 'petals' | 'teeth';

interface Course {
  readonly kind: CourseKind;
  /** Units. */
  readonly height: number;
  readonly field?: Ink;
  readonly mark: Ink;
  readonly accent: Ink;
  /** Marks that point somewhere point downwards. */
  readonly isUpsideDown?: boolean;
}

/** One mark of a course: its middle, the step to the next, the height and whether it is every second one. */
interface Mark {
  readonly x: number;
  readonly y: number;
  readonly pitch: number;
  readonly height: number;
  readonly side: 1 | -1;
  readonly isOdd: boolean;
}

/**
 * The strips that part rows of ambis, `height` units from their first to their last line, and their petals beyond it:
 * cords of beads, and a creeper between. Runs across the whole module at each of the `middles`.
 */
function borderStrips(
  { plot, symbols, recipe }: PaisleyTask,
  way: Colourway,
  middles: readonly number[],
  height: number,
  rng: Rng,
): Item[] {
  const symbol = symbols.put(stripSymbol(coursesOf(way, height, recipe.detail, rng), plot.torus.w, recipe.line));
  return middles.map((y) => ({ symbol, x: plot.torus.w / 2, y, turn: 0, scale: 1 }));
}

function coursesOf(way: Colourway, height: number, detail: number, rng: Rng): Course[] {
  const hair: Course = { kind: 'plain', height: height * 0.035, field: 'light', mark: 'light', accent: 'light' };
  const beads: Course = { kind: 'beads', height: height * 0.14, ...way.outer };
  const inner: Course = { kind: rng.pick(['teeth', 'petals'] as const), height: height * 0.1, ...way.inner };
  const fringe = { kind: 'petals', height: height * 0.2, mark: way.fringe.body, accent: way.fringe.second } as const;
  const half: Course[] = detail >= 3 ? [hair, beads, hair, inner] : [hair, beads, hair];
  const taken = half.reduce((sum, course) => sum + course.height, 0);
  const creeper: Course = { kind: 'creeper', height: height - 2 * taken, ...way.ring };
  return [
    fringe,
    ...half,
    creeper,
    ...half.map((course) => ({ ...course, isUpsideDown: true })).reverse(),
    { ...fringe, isUpsideDown: true },
  ];
}

function stripSymbol(courses: readonly Course[], width: number, line: number): SceneSymbol {
  const shapes: Shape[] = [];
  const edges: Shape[] = [];
  const whole = courses.reduce((sum, { height }) => sum + height, 0);
  let top = -whole / 2;
  for (const course of courses) {
    const { height, field } = course;
    if (field !== undefined) {
      shapes.push({
        d: `M${fixed(-width / 2 - 2)} ${fixed(top)}h${fixed(width + 4)}v${fixed(height)}h${fixed(-width - 4)}Z`,
        fill: field,
      });
      for (const y of [top, top + height])
        edges.push({
          d: `M${fixed(-width / 2 - 2)} ${fixed(y)}h${fixed(width + 4)}`,
          stroke: 'line',
          strokeWidth: 0.9 * line,
        });
    }
    shapes.push(...drawings[course.kind](course, marksOf(course, top, width), line));
    top += height;
  }
  return { shapes: [...shapes, ...edges], radius: Math.ceil(steady.hypot(width, whole) / 2 + 4) };
}

const pitches: Record<CourseKind, number> = { plain: 1, beads: 0.95, creeper: 1.25, petals: 0.72, teeth: 0.85 };

/** Marks in whole numbers, in fours, so that alternating marks also meet half a module on. */
function marksOf({ kind, height, isUpsideDown }: Course, top: number, width: number): Mark[] {
  const count = 4 * Math.max(2, Math.round(width / (height * pitches[kind]) / 4));
  const pitch = width / count;
  return Array.from({ length: kind === 'plain' ? 0 : count }, (_, i) => ({
    x: -width / 2 + (i + 0.5) * pitch,
    y: top + height / 2,
    pitch,
    height,
    side: isUpsideDown === true ? -1 : 1,
    isOdd: i % 2 === 1,
  }));
}

const drawings: Record<CourseKind, (course: Course, marks: readonly Mark[], line: number) => Shape[]> = {
  plain: () => [],
  beads: ({ mark, accent }, marks) => [
    { d: marks.map(({ x, y, height }) => circle(x, y, height * 0.32)).join(''), fill: mark },
    { d: marks.map(({ x, y, height }) => circle(x, y, height * 0.13)).join(''), fill: accent },
  ],
  petals: ({ mark, accent }, marks, line) => {
    const petal = ({ x, y, pitch, height, side }: Mark, scale: number) =>
      closedCurve(
        petalOutline('ogee', height * 0.94 * scale, pitch * 1.02 * scale, 0, 5).map((part) =>
          place(part, x, y + (side * height) / 2, side === 1 ? 0 : Math.PI),
        ),
      );
    const of = (isOdd: boolean, scale: number) =>
      marks
        .filter((one) => one.isOdd === isOdd)
        .map((one) => petal(one, scale))
        .join('');
    return [
      { d: of(true, 0.86), fill: accent, stroke: 'line', strokeWidth: 0.8 * line },
      { d: of(false, 1), fill: mark, stroke: 'line', strokeWidth: 0.8 * line },
      { d: of(false, 0.55), fill: accent },
    ];
  },
  teeth: ({ mark, accent }, marks) => [
    {
      d: marks
        .map(
          ({ x, y, pitch, height, side }) =>
            `M${fixed(x - pitch / 2)} ${fixed(y + (side * height) / 2)}L${fixed(x)} ${fixed(y - side * height * 0.4)}L${fixed(x + pitch / 2)} ${fixed(y + (side * height) / 2)}Z`,
        )
        .join(''),
      fill: mark,
    },
    {
      d: marks.map(({ x, y, height, side }) => circle(x, y + side * height * 0.22, height * 0.11)).join(''),
      fill: accent,
    },
  ],
  creeper: ({ mark, accent }, marks, line) => {
    const [first] = marks;
    if (!first) return [];
    const { pitch, height } = first;
    const wave: Point[] = [];
    for (const { x, y, isOdd } of marks) wave.push([x, y + (isOdd ? 1 : -1) * height * 0.2]);
    // One more mark at either end, so that the creeper runs over the edge.
    const ends: Point[] = [
      [(wave[0]?.[0] ?? 0) - pitch, wave[1]?.[1] ?? 0],
      [(wave.at(-1)?.[0] ?? 0) + pitch, wave[0]?.[1] ?? 0],
    ];
    const [before = [0, 0], after = [0, 0]] = ends;
    let leaves = '';
    let petals = '';
    let hearts = '';
    let stalks = '';
    for (const { x, y, isOdd } of marks) {
      const side = isOdd ? -1 : 1;
      const [fx, fy] = [x, y + side * height * 0.16];
      for (let k = 0; k < 6; k++) {
        const angle = (k * Math.PI) / 3;
        petals += circle(fx + steady.sin(angle) * height * 0.15, fy - steady.cos(angle) * height * 0.15, height * 0.1);
      }
      hearts += circle(fx, fy, height * 0.085);
      stalks += `M${fixed(x)} ${fixed(y - side * height * 0.2)}L${fixed(fx)} ${fixed(fy)}`;
      // Between two turns, where the creeper crosses its middle, a leaf to each side.
      for (const turn of [0, Math.PI]) {
        const lean = turn + (isOdd ? -0.5 : 0.5);
        leaves += closedCurve(
          petalOutline('point', height * 0.42, height * 0.2, 0.1, 5).map((part) => place(part, x + pitch / 2, y, lean)),
        );
      }
    }
    return [
      { d: curve([before, ...wave, after]) + stalks, stroke: mark, strokeWidth: Math.max(1.2, height * 0.05) },
      { d: leaves, fill: mark },
      { d: petals, fill: accent, stroke: 'line', strokeWidth: 0.5 * line },
      { d: hearts, fill: 'light' },
    ];
  },
};
