import { type PetalShape, petalOutline } from '../../drawing/motifs/petal-outline.ts';
import { createSketch } from '../../drawing/motifs/sketch.ts';
import type { SceneSymbol } from '../../drawing/scene.ts';
import { isInside, resample } from '../../numbers/geometry/line.ts';
import { closedCurve, curve, polyline } from '../../numbers/geometry/path.ts';
import { type Point, place } from '../../numbers/geometry/point.ts';
import { steady } from '../../numbers/steady.ts';
import type { Role } from '../../vocabulary/roles.ts';

/** What a block prints: the outline ("rekh"), or a colour ("datta") under or over other colours. */
export interface Block {
  readonly role: Role;
  readonly pass: 'datta' | 'over' | 'rekh';
  readonly symbol: SceneSymbol;
  /** How far up the figure it stands, in units: a flower's head over its stem. */
  readonly lift?: number;
}

/** A closed part of a figure: its path, and its course, which says what it hides. */
export interface Part {
  readonly d: string;
  readonly outline: readonly Point[];
}

/** Collects what the blocks of one figure print. Lengths in units, up is −y. Later parts hide earlier lines. */
export interface Carving {
  part(role: Role, part: Part): void;
  /** A part printed over other colours: hearts, inner rings. */
  over(role: Role, part: Part): void;
  line(points: readonly Point[], width?: number): void;
  /** What leaves and flowers hang on. */
  stem(points: readonly Point[], width: number): void;
  /** Printed solid with the outline block, hidden by nothing. */
  mark(d: string): void;
  done(reach: number): readonly Block[];
}

/** Lines are cut where they are hidden at steps of this share of the figure's size. */
const fineness = 0.022;

/** Lines are printed in `outline`, stems in `stalk`: what is kept from the dye is seen by its lines only within it. */
export function createCarving(pen: number, outline: Role = 'line', stalk: Role = outline): Carving {
  const fills = new Map<string, { role: Role; pass: 'datta' | 'over'; d: string }>();
  const hiding: { readonly outline: readonly Point[]; readonly after: number }[] = [];
  const strokes: {
    readonly points: readonly Point[];
    readonly width: number;
    readonly whole: string;
    readonly ink: Role;
  }[] = [];
  let marks = '';
  const fill = (pass: 'datta' | 'over', role: Role, part: Part) => {
    const known = fills.get(`${pass}/${role}`);
    fills.set(`${pass}/${role}`, { role, pass, d: (known?.d ?? '') + part.d });
    hiding.push({ outline: part.outline, after: strokes.length });
    strokes.push({ points: [...part.outline, part.outline[0] ?? [0, 0]], width: pen, whole: part.d, ink: outline });
  };
  return {
    part: (role, part) => fill('datta', role, part),
    over: (role, part) => fill('over', role, part),
    line: (points, width = 1) => strokes.push({ points, width: pen * width, whole: curve(points), ink: outline }),
    stem: (points, width) => strokes.push({ points, width: pen * width, whole: curve(points), ink: stalk }),
    mark: (d) => {
      marks += d;
    },
    done: (reach) => {
      const rekh = createSketch();
      const stalks = stalk === outline ? rekh : createSketch();
      for (const [n, { points, width, whole, ink }] of strokes.entries()) {
        const covers = hiding.filter((part) => part.after > n).map((part) => part.outline);
        (ink === outline ? rekh : stalks).line(seen(points, covers, reach * fineness) ?? whole, ink, width);
      }
      rekh.area(marks, outline);
      const size = reach + pen;
      const colours = [...fills.values()].map(({ role, pass, d }): Block => {
        const sketch = createSketch();
        sketch.area(d, role);
        return { role, pass, symbol: sketch.done(size) };
      });
      const own: readonly Block[] = stalk === outline ? [] : [{ role: stalk, pass: 'rekh', symbol: stalks.done(size) }];
      return [...colours, ...own, { role: outline, pass: 'rekh', symbol: rekh.done(size) }];
    },
  };
}

/** The stretches of a line that nothing covers as a path; undefined when all of it shows. */
function seen(points: readonly Point[], covers: readonly (readonly Point[])[], step: number): string | undefined {
  const fine = resample(points, step);
  const isSeen = fine.map(([x, y]) => covers.every((outline) => !isInside(outline, x, y)));
  if (isSeen.every(Boolean)) return undefined;
  let d = '';
  let run: Point[] = [];
  for (const [i, point] of fine.entries()) {
    if (isSeen[i] === true) run.push(point);
    if (isSeen[i] === true && i < fine.length - 1) continue;
    if (run.length > 1) d += polyline(run);
    run = [];
  }
  return d;
}

/** A petal or leaf from its foot (x, y) along `angle`, clockwise from above. */
export function petalPart(
  shape: PetalShape,
  [x, y]: Point,
  angle: number,
  length: number,
  width: number,
  bend = 0,
): Part {
  const stretches = petalOutline(shape, length, width, bend, 7).map((stretch) => place(stretch, x, y, angle));
  return { d: closedCurve(stretches), outline: stretches.flatMap((stretch) => stretch.slice(0, -1)) };
}

/** The midrib of such a leaf. */
export function midrib([x, y]: Point, angle: number, length: number, bend = 0): Point[] {
  const spine = [0.06, 0.3, 0.58, 0.84].map((t): Point => [bend * length * t * t, -length * t]);
  return place(spine, x, y, angle);
}

export function discPart(x: number, y: number, r: number): Part {
  const outline = Array.from({ length: 24 }, (_, k): Point => {
    const angle = (k * Math.PI) / 12;
    return [x + r * steady.sin(angle), y - r * steady.cos(angle)];
  });
  return { d: curve(outline, true), outline };
}

/** A closed smooth part through points. */
export function bodyPart(outline: readonly Point[]): Part {
  return { d: curve(outline, true), outline };
}
