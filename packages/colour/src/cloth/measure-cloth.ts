import { type CellWay, findTurns, kindOf, type SameCells, tileWays } from './choose-repeat.ts';
import { blurredWithin, type ClothField, type ClothPicture, clothField, reduced } from './cloth-field.ts';
import { type Basis, findBasis } from './find-basis.ts';
import { findRegion } from './find-region.ts';
import { type Grown, growLattice } from './grow-lattice.ts';
import { type Round, refineWarp, waysAt } from './refine-warp.ts';
import { likenessOfCells, middleOf, type Unrolled, unroll, usualCell } from './unrolled.ts';
import { scaledWarp, smoothWarp, type Warp } from './warp.ts';

/** Cloth whose repeat was found. Pixels are those of the picture that was measured. */
export interface ClothRepeat {
  readonly warp: Warp;
  readonly same: SameCells;
  /** The ways along the sides of a tile, in cells. */
  readonly right: CellWay;
  readonly down: CellWay;
  /** The tile's size in pixels, as large as it is seen. */
  readonly width: number;
  readonly height: number;
  /** How sure it is, 0 … 1: how like each other the cells are that make the lattice. */
  readonly confidence: number;
  /** How well each cell of the warp shows what all show, 0 … 1, row by row; 0 where it is not to be used. */
  readonly weights: Float64Array;
  readonly cellsAcross: number;
  readonly cellsDown: number;
  /** The light, as a logarithm, over all cells, `perCell` samples along each; and how light the cloth is said to be. */
  readonly light: Float32Array;
  readonly perCell: number;
  readonly evenLight: number;
}

export interface ClothMeasured {
  /** 1 where there is patterned cloth. */
  readonly region: Uint8Array;
  /** Undefined where none was found. */
  readonly repeat: ClothRepeat | undefined;
}

/** The side of a copy at which a photograph is looked at: there is no more to be seen of its cloth in a larger one. */
export const clothLookPx = 1100;
/** Sides at which a lattice is looked for, the coarsest first. */
const sides = [160, 320, 640, clothLookPx];
/** Pixels of a cell at which the lattice is followed. */
const cellPx = 36;
/** Pixels of the copy along a side of a tile: what comes again sooner is the weave of a cloth, not what is drawn on it. */
const leastTilePx = 16;
/** A first look that is so sure ends the looking. */
const sure = 0.8;
/** Cells whose likeness is less are not of the lattice, and so many of them are a repeat. */
const leastLike = 0.5;
const fewest = 4;
/** Of the usual likeness a cell has that is used: others lie askew, or under something. */
const usually = 0.9;
const leastConfidence = 0.5;
/** From coarse to fine: a sheet that may be bent ever more freely. */
const rounds: readonly Round[] = [
  { perCell: 24, finer: 1, stiff: 0.6 },
  { perCell: 24, finer: 1, stiff: 0.3 },
  { perCell: 32, finer: 2, stiff: 0.3 },
  { perCell: 32, finer: 2, stiff: 0.08 },
  { perCell: 32, finer: 2, stiff: 0.05 },
];

/**
 * Finds the patterned cloth in a picture, and by what it repeats over folds and in perspective. `inside` says where to look; without it the
 * largest patterned part is taken. Undefined for a picture without a pattern. Deterministic. `onProgress` receives the share done.
 */
export function measureCloth(
  picture: Omit<ClothPicture, 'inside'>,
  inside?: Uint8Array,
  onProgress: (share: number) => void = () => undefined,
): ClothMeasured | undefined {
  const region = inside ?? findRegion(picture);
  if (region === undefined) return undefined;
  const whole = { ...picture, inside: region };
  const longest = Math.max(picture.width, picture.height);
  const looks: { basis: Basis; factor: number; grown: Grown; field: ClothField }[] = [];
  for (const side of sides) {
    const factor = Math.max(1, longest / side);
    const basis = findBasis(clothField(reduced(whole, factor)));
    onProgress((0.4 * (sides.indexOf(side) + 1)) / sides.length);
    const followed = basis && shortestWay(basis) * factor >= leastTilePx ? follow(whole, basis, factor) : undefined;
    if (followed) looks.push(followed);
    if ((followed?.grown.likeness ?? 0) > sure && (followed?.grown.count ?? 0) >= 12) break;
    if (factor === 1) break;
  }
  // Many cells that are alike are surer than a few: two flowers that happen to be alike are no lattice.
  const worth = ({ grown }: (typeof looks)[number]) => grown.likeness - 0.6 / Math.sqrt(grown.count);
  looks.sort((one, other) => worth(other) - worth(one));
  for (const look of looks) {
    const repeat = repeatOf(look, whole, onProgress);
    if (repeat && Math.min(repeat.width, repeat.height) >= leastTilePx) return { region, repeat };
  }
  return { region, repeat: undefined };
}

const shortestWay = ({ a, b }: Basis) => Math.min(Math.hypot(a.x, a.y), Math.hypot(b.x, b.y));

/** Follows a lattice at the size at which its cells have a good many pixels. */
function follow(whole: ClothPicture, { at, a, b, likeness }: Basis, factor: number) {
  const cell = Math.sqrt(Math.abs(a.x * b.y - a.y * b.x)) * factor;
  const next = Math.max(1, cell / cellPx);
  const small = reduced(whole, next);
  const field = clothField(small, 1.2 * (cell / next));
  const scale = factor / next;
  const scaled = (point: { x: number; y: number }) => ({ x: point.x * scale, y: point.y * scale });
  const basis = { at: scaled(at), a: scaled(a), b: scaled(b), likeness };
  const grown = growLattice(field, basis);
  return grown && { basis, factor: next, grown, field };
}

function repeatOf(
  { grown, field }: { grown: Grown; field: ClothField },
  whole: ClothPicture,
  onProgress: (share: number) => void,
): ClothRepeat | undefined {
  let warp = smoothWarp(grown.start, grown.seen, 0.5);
  for (const [index, round] of rounds.entries()) {
    warp = refineWarp(field, warp, round);
    onProgress(0.45 + (0.4 * (index + 1)) / rounds.length);
  }
  const flat = unroll(field, warp, 32);
  const first = likenessOfCells(flat, usualCell(flat));
  const same = findTurns(flat, first);
  const likes = likesByKind(flat, same, first);
  const likely = likes.filter((like) => like >= leastLike);
  if (likely.length < fewest) return undefined;
  const confidence = middleOf(likely);
  // A kind that is drawn fainter than the others has good cells of its own.
  const usualOfKinds = usualByKind(likes, same, flat.cellsAcross);
  const good = [...likes.keys()].filter((cell) => {
    const kind = kindOf(same, cell % flat.cellsAcross, Math.floor(cell / flat.cellsAcross));
    const usual = Math.min(confidence, usualOfKinds[kind] ?? confidence);
    return (likes[cell] ?? 0) >= Math.max(leastLike, usually * usual);
  });
  if (confidence < leastConfidence || good.length < fewest) return undefined;
  const ways = good.map((cell) => waysOfCell(warp, flat, cell));
  const middle = (part: (way: (typeof ways)[number]) => number) => middleOf(Float64Array.from(ways, part));
  const a = { x: middle(({ ax }) => ax), y: middle(({ ay }) => ay) };
  const b = { x: middle(({ bx }) => bx), y: middle(({ by }) => by) };
  const { right, down } = tileWays(same, a, b);
  const long = ([p, q]: CellWay) =>
    upperOf(Float64Array.from(ways, ({ ax, ay, bx, by }) => Math.hypot(p * ax + q * bx, p * ay + q * by)));
  const [scaleX, scaleY] = [whole.width / field.width, whole.height / field.height];
  const sizes = ways.map(({ ax, ay, bx, by }) => Math.sqrt(Math.abs(ax * by - ay * bx)));
  const largest = upperOf(Float64Array.from(sizes));
  const weights = new Float64Array(likes.length);
  for (const [index, cell] of good.entries())
    weights[cell] = (likes[cell] ?? 0) ** 4 * Math.min(1.2, (sizes[index] ?? 0) / largest) ** 3;
  const { light, evenLight } = lightOf(flat, same, good);
  return {
    warp: scaledWarp(warp, scaleX, scaleY),
    same,
    right,
    down,
    width: long(right) * scaleX,
    height: long(down) * scaleY,
    confidence,
    weights,
    cellsAcross: flat.cellsAcross,
    cellsDown: flat.cellsDown,
    light,
    perCell: flat.perCell,
    evenLight,
  };
}

/** Of cells that take turns each is held against those that show the same. */
function likesByKind(flat: Unrolled, same: SameCells, likes: Float64Array): Float64Array {
  const kinds = same.across * same.down * (same.isChequered ? 2 : 1);
  if (kinds === 1) return likes;
  const out = new Float64Array(likes.length).fill(-1);
  for (let kind = 0; kind < kinds; kind++) {
    const own = likenessOfCells(
      flat,
      usualCell(flat, (i, j) => kindOf(same, i, j) === kind),
    );
    for (let cell = 0; cell < out.length; cell++)
      if (kindOf(same, cell % flat.cellsAcross, Math.floor(cell / flat.cellsAcross)) === kind)
        out[cell] = own[cell] ?? -1;
  }
  return out;
}

/** How like each other the cells of each kind are that are of the lattice. */
function usualByKind(likes: Float64Array, same: SameCells, cellsAcross: number): readonly number[] {
  const kinds: number[][] = [];
  for (const [cell, like] of likes.entries()) {
    if (like < leastLike) continue;
    const kind = kindOf(same, cell % cellsAcross, Math.floor(cell / cellsAcross));
    kinds[kind] ??= [];
    kinds[kind].push(like);
  }
  return kinds.map((own) => middleOf(Float64Array.from(own)));
}

/** The way across and down a cell, in pixels. */
function waysOfCell(warp: Warp, { cellsAcross }: Unrolled, cell: number) {
  const knot = (value: number) => Math.round((value + 0.5) * warp.finer);
  return waysAt(warp, knot(cell % cellsAcross), knot(Math.floor(cell / cellsAcross)));
}

const upperOf = (values: Float64Array) => values.sort()[Math.floor(0.7 * (values.length - 1))] ?? 0;

/** What light may differ by from its surroundings, as a logarithm: what differs by more is something that lies on the cloth. */
const mostStep = 0.45;

/**
 * The light on a cloth, by its unrolled samples: first the mean over a whole repeat, which the pattern does not change, then what is left
 * of each sample once the usual cell is taken away.
 */
function lightOf(flat: Unrolled, same: SameCells, good: readonly number[]): { light: Float32Array; evenLight: number } {
  const { perCell, cellsAcross, width, height, light, inside } = flat;
  const over = Math.round((perCell * Math.max(same.across, same.down) * (same.isChequered ? 2 : 1)) / 2);
  const broad = blurredWithin(light, inside, width, height, over);
  const rest = light.map((value, at) => value - (broad[at] ?? 0));
  const kinds = same.across * same.down * (same.isChequered ? 2 : 1);
  const usual = Array.from({ length: kinds }, () => new Float32Array(perCell * perCell));
  for (let kind = 0; kind < kinds; kind++) {
    const own = good.filter((cell) => kindOf(same, cell % cellsAcross, Math.floor(cell / cellsAcross)) === kind);
    for (let at = 0; at < perCell * perCell; at++) {
      const values = Float64Array.from(own, (cell) => rest[sampleOf(flat, cell, at)] ?? 0);
      const into = usual[kind];
      if (into) into[at] = middleOf(values);
    }
  }
  const fine = new Float32Array(light.length);
  for (let at = 0; at < light.length; at++) {
    const [x, y] = [at % width, Math.floor(at / width)];
    const kind = kindOf(same, Math.floor(x / perCell), Math.floor(y / perCell));
    const drawn = usual[kind]?.[(y % perCell) * perCell + (x % perCell)] ?? 0;
    fine[at] = (broad[at] ?? 0) + Math.max(-mostStep, Math.min(mostStep, (rest[at] ?? 0) - drawn));
  }
  const smooth = blurredWithin(fine, inside, width, height, Math.max(2, Math.round(perCell / 5)));
  const lights = good.map((cell) => smooth[sampleOf(flat, cell, (perCell * perCell + perCell) / 2)] ?? 0);
  return { light: smooth, evenLight: upperOf(Float64Array.from(lights)) };
}

/** Where a sample of a cell lies among all. */
function sampleOf({ perCell, cellsAcross, width }: Unrolled, cell: number, at: number): number {
  const [left, top] = [(cell % cellsAcross) * perCell, Math.floor(cell / cellsAcross) * perCell];
  return (top + Math.floor(at / perCell)) * width + left + (at % perCell);
}
