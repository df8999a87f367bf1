import { circle, rectangle } from '../../numbers/geometry/path.ts';
import { steady } from '../../numbers/steady.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import type { BorderBreadth, Side } from '../../vocabulary/border.ts';
import { isCommonMotif } from '../../vocabulary/lexicon-motifs.ts';
import type { Ink, Item, MotifDisc, Scene, SceneLayer, SceneSymbol, Shape, SurfaceStep } from '../scene.ts';
import { adoptMotifs } from './adopt-motifs.ts';
import { between, type CourseKind, courseShapes, courses } from './courses.ts';
import type { Cutting } from './cut-motif.ts';
import { bandOf, bendsOf, figureShapes, hasCourses, linesOf } from './figures.ts';
import { type GroundWay, onGround } from './inks.ts';
import { type BorderMark, markShapes } from './mark-shapes.ts';
import { bandsBehind, breadthOfRows } from './rows-of.ts';
import { leafPath, lozenge, repeatsIn } from './run.ts';
import { type Edge, edgeOf, standing, turned } from './strip.ts';

export type Border = NonNullable<Recipe['border']>;

/** A motif to be set in a border: its drawings, and what it is called in the census. */
export interface BorderMotif {
  readonly cutting: Cutting;
  readonly symbols: readonly SceneSymbol[];
  readonly motif: string;
  /** Drawn for the border's own ground already. */
  readonly isOnDye: boolean;
  /** White figures: what had the dye of the border is white too. */
  readonly way: GroundWay;
}

export interface BorderMotifs {
  /** In the row. */
  readonly row: BorderMotif | undefined;
  /** Takes turns with it. */
  readonly second?: BorderMotif | undefined;
  /** Large in a pallu. */
  readonly heart: BorderMotif | undefined;
  /** In the rows of a pallu that has a colour of its own: what `row` is there, and what takes turns with it. */
  readonly end?: { readonly row: BorderMotif; readonly second: BorderMotif | undefined };
  /** Between the motifs of the row. */
  readonly mark?: BorderMark;
  /** In the narrow courses on either side. */
  readonly course?: CourseKind;
}

/** Breadth of a border as a share of the tile's shorter side. */
const breadths: Readonly<Record<BorderBreadth, number>> = { narrow: 0.075, usual: 0.11, wide: 0.16 };
/** Ends of a cloth are so much deeper than its sides. */
const endsDeeper = 1.3;

/** Breadth of a border in units, on a tile that is one module. */
export function breadthOf(
  { torus }: Pick<Scene, 'torus'>,
  { breadth, sides, ...rows }: Pick<Border, 'breadth' | 'isDouble' | 'isTriple' | 'sides'>,
): number {
  const isEnds = sides.length === 2 && sides.includes('top') && sides.includes('bottom');
  const factor = breadthOfRows(rows).all * (isEnds ? endsDeeper : 1);
  return breadths[breadth] * Math.min(torus.w, torus.h) * factor;
}

/** A pallu's share of the tile's height. */
export const palluShare = 0.3;
/** Each of a pair of ends. */
export const endShare = 0.22;
/** Bands reach over the tile's edge by this much, so that no line of the field shows there. */
const beyond = 2;
/** How close the motifs of a row stand, in their own widths. */
const rowPitch = 1.22;

/**
 * A planned field with its border: bands along the named sides over it, guard lines, a row of motifs or a figure, corner blocks where two
 * sides meet, a pallu. Every repeat along a side closes exactly. Between them the field is what it was.
 */
export function layBorder(scene: Scene, border: Border, motifs: BorderMotifs, over?: readonly SurfaceStep[]): Scene {
  const { w, h } = scene.torus;
  const cloth = openCloth(scene, border, motifs, over);
  const rows = breadthOfRows(border);
  const breadth = (breadthOf(scene, border) * rows.first) / rows.all;
  const has = (side: Side) => border.sides.includes(side);
  const edges = border.sides.map((side) => edgeOf(side, w, h));
  cloth.bands(border.sides, 0, bandOf[border.figure] * breadth, border.dye);
  for (const [from, to] of linesOf[border.figure]) cloth.bands(border.sides, from * breadth, to * breadth, 'ground');
  const isAround = border.sides.length === 4;
  for (const edge of edges) {
    const isLevel = edge.side === 'top' || edge.side === 'bottom';
    const isCornered = isLevel ? has('left') : has('top');
    if (hasCourses(border.figure)) cloth.courses(edge, breadth, isAround);
    // The block of a corner ends where the inner course begins.
    const start = isCornered ? breadth * (hasCourses(border.figure) ? courses.inner[0] : 1) : 0;
    cloth.run(edge, { start, end: edge.length - start, breadth }, motifs.row);
  }
  // What is plain is plain in its corners too.
  if (has('left') && has('top') && border.figure !== 'solid') cloth.corners(breadth, motifs.row);
  let behind = breadth;
  for (const band of bandsBehind(border)) {
    cloth.narrow(behind, band.from * breadth, band.to * breadth, edges);
    behind = band.to * breadth;
  }
  const deep = breadthOf(scene, border);
  if (border.hasPallu)
    for (const end of border.isEnded === true ? (['bottom', 'top'] as const) : (['bottom'] as const))
      cloth.pallu(end, has('left') ? deep : 0, has(end) ? deep : 0, breadth, motifs);
  return cloth.finish();
}

function openCloth(
  scene: Scene,
  { sides, figure, dye, isPlain, panel, breadth: breadthName, isOfThing, isEnded, pallu: end = {} }: Border,
  { second: other, mark = 'lozenge', course = 'beads' }: BorderMotifs,
  steps: readonly SurfaceStep[] | undefined,
) {
  const { w, h } = scene.torus;
  const symbols: SceneSymbol[] = [...scene.symbols];
  const ground: Shape[] = [];
  const lines: Shape[] = [];
  const items: Item[] = [];
  const census: MotifDisc[] = [];
  const adopt = adoptMotifs<BorderMotif>(symbols, (symbol, { isOnDye, way }) =>
    isOnDye ? symbol : onGround(symbol, dye, way),
  );
  const note = (x: number, y: number, r: number, motif: string) => census.push({ x, y, r, motif, rank: 'secondary' });
  /** Beasts stand on their feet wherever they are; on a cloth that has borders along its sides and none above flowers do too. */
  const isUpright = ({ motif }: BorderMotif) => !isCommonMotif(motif) || (figure === 'row' && !sides.includes('top'));
  /** Sets a motif on a side. */
  const stand = (
    motif: BorderMotif,
    edge: Edge,
    place: { readonly along: number; readonly deep: number; readonly k: number; readonly isFlipped?: boolean },
  ) => {
    items.push(...standing({ items: adopt(motif) }, edge, { ...place, isUpright: isUpright(motif) }, 0));
    const [x, y] = edge.at(place.along, place.deep);
    note(x, y, (Math.max(motif.cutting.height, motif.cutting.width) * place.k) / 2, motif.motif);
  };
  const isAll = sides.length === 4;
  const bands = (
    of: readonly Side[],
    from: number,
    to: number,
    fill: Ink,
    list = of === sides && from === 0 ? ground : lines,
  ) => {
    const outer = from === 0 ? -beyond : from;
    if (isAll) {
      list.push({
        d: rectangle(outer, outer, w - outer, h - outer) + rectangle(to, to, w - to, h - to),
        fill,
        evenOdd: true,
      });
      return;
    }
    for (const side of of) {
      if (side === 'left') list.push({ d: rectangle(outer, -beyond, to, h + beyond), fill });
      if (side === 'right') list.push({ d: rectangle(w - to, -beyond, w - outer, h + beyond), fill });
      if (side === 'top') list.push({ d: rectangle(-beyond, outer, w + beyond, to), fill });
      if (side === 'bottom') list.push({ d: rectangle(-beyond, h - to, w + beyond, h - outer), fill });
    }
  };
  /** A row of motifs, alternately mirrored, with lozenges between. */
  const row = (
    edge: Edge,
    {
      start,
      end,
      from,
      to,
    }: { readonly start: number; readonly end: number; readonly from: number; readonly to: number },
    motif: BorderMotif,
    second: BorderMotif | undefined,
    marked: Ink = 'ground',
    isPaired = false,
  ) => {
    // What stands upright on an upright side has its height along it.
    const isAcross = (edge.side === 'left' || edge.side === 'right') && isUpright(motif);
    const [width, height] = isAcross
      ? [motif.cutting.height, motif.cutting.width]
      : [motif.cutting.width, motif.cutting.height];
    const room = to - from;
    const k = Math.min(room / height, room / (width * 0.55));
    const isAround = start === 0;
    const isInPairs = isPaired && second === undefined && !isCommonMotif(motif.motif);
    const [count, pitch] = repeatsIn({ start, end }, width * k * rowPitch + room * 0.22, isAround || isInPairs);
    const fit = Math.min(k, (pitch * 0.9) / width);
    for (let i = 0; i < count; i++) {
      const set = second !== undefined && i % 2 === 1 ? second : motif;
      const own = Math.min(fit, (fit * Math.max(width, height)) / Math.max(set.cutting.width, set.cutting.height));
      const k = set === motif ? fit : own;
      stand(set, edge, {
        along: start + (i + 0.5) * pitch,
        deep: (from + to) / 2,
        k,
        // A procession goes one way, on either side towards the field; flowers and what stands alone in a pallu face each other by turns.
        isFlipped:
          isPaired || isCommonMotif(set.motif)
            ? i % 4 > 1 || (second === undefined && i % 2 === 1)
            : edge.side === 'right',
      });
    }
    const gap = pitch - width * fit;
    const a = Math.min(gap * 0.36, room * 0.16);
    const betweens = Array.from({ length: count + (isAround ? 0 : 1) }, (_, i) => start + i * pitch).filter(
      (u) => isAround || (u > start + a && u < end - a),
    );
    if (a > room * 0.035 && betweens.length > 0) {
      const deep = (from + to) / 2;
      const marks = betweens.flatMap((u) => markShapes(mark, edge, { u, deep, a, room }));
      lines.push({ d: marks.join(''), fill: marked });
    }
  };
  const run = (
    edge: Edge,
    span: { readonly start: number; readonly end: number; readonly breadth: number },
    motif: BorderMotif | undefined,
  ) => {
    const whole = { edge, ...span, dye };
    lines.push(...figureShapes(figure === 'row' && motif === undefined ? 'zigzag' : figure, whole));
    if (motif === undefined) return;
    if (figure === 'row')
      row(
        edge,
        { start: span.start, end: span.end, from: between.from * span.breadth, to: between.to * span.breadth },
        motif,
        other,
      );
    if (figure !== 'vine') return;
    for (const { u, v, way, pitch } of bendsOf(whole)) {
      const size = Math.min(span.breadth * 0.42, pitch * 0.5);
      const k = size / Math.max(motif.cutting.width, motif.cutting.height);
      stand(motif, edge, { along: u, deep: v, k, isFlipped: way < 0 });
    }
  };
  const runCourses = (edge: Edge, breadth: number, isAround: boolean) => {
    for (const place of [courses.outer, courses.inner])
      lines.push(...courseShapes(course, { edge, start: 0, end: edge.length, breadth, dye }, place, isAround));
  };
  /** A block in each corner with the border's own motif, its head to the middle, or with nested lozenges. */
  const corners = (breadth: number, motif: BorderMotif | undefined) => {
    const isBetween = hasCourses(figure);
    // Between the courses, which turn the corner themselves.
    const [from, to] = isBetween ? [courses.outer[1], courses.inner[0]] : [0, bandOf[figure]];
    const [low, b] = [breadth * from, breadth * (to - from)];
    const level = edgeOf('bottom', w, h);
    for (const u of [low + b / 2, w - low - b / 2]) {
      for (const v of [low + b / 2, h - low - b / 2]) {
        const [x, y] = level.at(u, v);
        const half = b / 2;
        lines.push({ d: rectangle(x - half, y - half, x + half, y + half), fill: dye });
        const [ring, line] = isBetween ? [half, half * 0.93] : [half * 0.86, half * 0.8];
        lines.push({
          d: rectangle(x - ring, y - ring, x + ring, y + ring) + rectangle(x - line, y - line, x + line, y + line),
          fill: 'ground',
          evenOdd: true,
        });
        const [sideX, sideY] = [x < w / 2 ? -1 : 1, y < h / 2 ? -1 : 1];
        if (motif !== undefined) {
          const { width, height } = motif.cutting;
          const k = (half * (isBetween ? 1.6 : 1.36)) / Math.max(width, height);
          // What grows is turned to the middle of the cloth.
          const isFigure = !isCommonMotif(motif.motif);
          const turn = isFigure ? 0 : steady.atan2(-sideX, sideY);
          items.push(...turned(adopt(motif), { x, y, turn, k, isFlipped: isFigure && sideX > 0 }, 0));
          note(x, y, (Math.max(width, height) * k) / 2, motif.motif);
          continue;
        }
        if (isBetween) {
          const petals = Array.from({ length: 8 }, (_, k) => {
            const way = (k * Math.PI) / 4;
            const long = half * (k % 2 === 0 ? 0.78 : 0.62);
            return leafPath(level, u, v, steady.cos(way) * long, steady.sin(way) * long);
          });
          lines.push({ d: petals.join(''), fill: 'ground' });
          lines.push({ d: circle(x, y, half * 0.17), fill: dye }, { d: circle(x, y, half * 0.09), fill: 'ground' });
          continue;
        }
        const nest = (a: number, fill: Ink) => lines.push({ d: lozenge(level, u, v, a, a), fill });
        nest(half * 0.66, 'ground');
        nest(half * 0.46, dye);
        nest(half * 0.26, 'ground');
      }
    }
  };
  const pallu = (
    at: 'bottom' | 'top',
    side: number,
    foot: number,
    breadth: number,
    { row: usual, heart, end: own }: BorderMotifs,
  ) => {
    const small = own?.row ?? usual;
    const second = own === undefined ? other : own.second;
    const dyed = end.dye ?? dye;
    // Of the border's dye lines may be lost on another: they are of what its figures wear.
    const lined = end.dye === undefined ? 'ground' : (end.worn ?? dye);
    const edge = edgeOf(at, w, h);
    const deep = Math.max((isEnded === true ? endShare : palluShare) * h, foot + breadth * 2);
    const [start, stop] = [side, w - side];
    const bar = (from: number, to: number, fill: Ink) =>
      lines.push({
        d: at === 'top' ? rectangle(start, from, stop, to) : rectangle(start, h - to, stop, h - from),
        fill,
      });
    bar(side > 0 && foot === 0 ? -beyond : foot, deep, dyed);
    const room = deep - foot;
    const teeth = figureShapes('temple', {
      edge: shifted(edge, deep - breadth * 0.56),
      start,
      end: stop,
      breadth,
      dye: dyed,
    });
    lines.push(...teeth.slice(0, 2));
    bar(foot + room * 0.03, foot + room * 0.045, lined);
    bar(foot + room * 0.94, foot + room * 0.96, lined);
    bar(foot + room * 0.235, foot + room * 0.25, lined);
    bar(foot + room * 0.265, foot + room * 0.272, lined);
    const big = heart ?? small;
    // Beside broad borders the heart of a pallu is of the cloth, or the border's dye would cover more than the ground's.
    const isOpen = breadthName === 'wide' && side > 0 && heart?.isOnDye === false;
    const onOpen = (motif: BorderMotif) => (isOpen ? { ...motif, isOnDye: true } : motif);
    const isNamed = end.motif !== undefined || end.subject !== undefined;
    if (isOpen) bar(foot + room * 0.3, foot + room * 0.91, 'ground');
    if (small !== undefined)
      row(
        edge,
        {
          start: start + breadth * 0.05,
          end: stop - breadth * 0.05,
          from: foot + room * 0.07,
          to: foot + room * 0.215,
        },
        small,
        second,
        lined,
      );
    if (big !== undefined)
      row(
        edge,
        { start: start + breadth * 0.1, end: stop - breadth * 0.1, from: foot + room * 0.31, to: foot + room * 0.9 },
        onOpen(big),
        // What was named for the pallu is alone in its heart.
        isNamed || second === undefined ? undefined : onOpen(second),
        isOpen ? dye : lined,
        true,
      );
  };
  /** A narrow band behind another, which ends at `behind`: beads between two lines. */
  const narrow = (behind: number, from: number, to: number, edges: readonly Edge[]) => {
    const thin = to - from;
    bands(sides, behind, from, 'ground', lines);
    bands(sides, from, to, dye, lines);
    bands(sides, from + thin * 0.12, from + thin * 0.19, 'ground', lines);
    bands(sides, to - thin * 0.19, to - thin * 0.12, 'ground', lines);
    for (const edge of edges) {
      const isLevel = edge.side === 'top' || edge.side === 'bottom';
      const start = sides.includes(isLevel ? 'left' : 'top') ? (from + to) / 2 : 0;
      const [count, pitch] = repeatsIn({ start, end: edge.length - start }, thin * 0.62, true);
      const beads = Array.from({ length: count }, (_, i) => {
        const [x, y] = edge.at(start + i * pitch, (from + to) / 2);
        return circle(x, y, thin * (i % 2 === 0 ? 0.17 : 0.1));
      });
      lines.push({ d: beads.join(''), fill: 'ground' });
    }
  };
  const finish = (): Scene => {
    const reach = Math.ceil(steady.hypot(w, h));
    const lay = (id: string, name: string, kind: SceneLayer['kind'], shapes: readonly Shape[]): SceneLayer => ({
      id,
      name,
      kind,
      items: [{ symbol: symbols.push(inPlace({ shapes, radius: reach })) - 1, x: 0, y: 0, turn: 0, scale: 1 }],
    });
    // Where the dye is the row's, band and lines change places with the ground.
    const inPlace = (symbol: SceneSymbol) => (isOfThing === true ? onGround(symbol, dye) : symbol);
    const [bare, ...drawn] = scene.layers;
    // Nothing may come to lie over a border.
    const over = steps ?? scene.layers.find((layer) => layer.over !== undefined)?.over;
    const laid = [
      lay('border-ground', 'Border', 'field', ground),
      lay('border-lines', 'Border lines', 'lines', lines),
      { id: 'border-motifs', name: 'Border motifs', kind: 'motifs', items } as const,
    ].filter(
      (layer) => layer.items.length > 0 && layer.items.every(({ symbol }) => (symbols[symbol]?.shapes.length ?? 0) > 0),
    );
    return {
      ...scene,
      symbols,
      layers: [
        ...(bare === undefined ? [] : [bare]),
        ...(isPlain ? drawn.filter(({ id }) => id.startsWith('panel')) : drawn),
        ...laid.map((layer) => (over === undefined ? layer : { ...layer, over })),
      ],
      census: [...(isPlain && panel === undefined ? [] : scene.census), ...census],
    };
  };
  return { bands, run, courses: runCourses, corners, narrow, pallu, finish };
}

/** The same edge, so much further in. */
function shifted(edge: Edge, by: number): Edge {
  return { ...edge, at: (u, v) => edge.at(u, v + by) };
}
