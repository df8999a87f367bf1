import { planScene } from '../change/plan-scene.ts';
import type { Scene } from '../drawing/scene.ts';
import { hexToOklab, linearToOklab, type Oklab, srgbToLinear } from '../numbers/colour/oklch.ts';
import { steady } from '../numbers/steady.ts';
import { distance } from '../numbers/torus.ts';
import type { Recipe } from '../recipe/recipe.ts';
import type { Raster, Rasterise } from '../render/raster.ts';
import { weaveWindow } from '../render/weave.ts';
import { families } from '../vocabulary/families/families.ts';
import { type Role, roles } from '../vocabulary/roles.ts';
import { acrossEdges } from './across-edges.ts';
import { brightnessOf } from './brightness.ts';
import { habitOf } from './habits.ts';
import { regularityOf } from './regularity.ts';

/** Pixels of the side of the tile that is judged. */
const side = 512;

/** A line that lies along the edge steps as much as the steepest inside, and a little more where the yarn is uneven. */
const steepest = 1.15;

/** Mean difference, of 255, that a line along the very edge makes by its antialiasing. */
const mostDrift = 0.25;

export interface Point {
  readonly isHeld: boolean;
  /** What was measured, in few words. */
  readonly measured: string;
}

/** The points of the rubric that a design holds or not on its own, in the rubric's order. */
export interface ClothPoints {
  readonly seam: Point;
  readonly plan: Point;
  readonly colours: Point;
  readonly balance: Point;
  readonly detail: Point;
  readonly fill: Point;
  readonly hierarchy: Point;
  readonly grammar: Point;
}

/** A design as it is judged. */
export interface DrawnCloth {
  readonly scene: Scene;
  /** The square tile. */
  readonly tile: Raster;
  /** A quarter of it at full size: at half size edges, which are mixed colours, would be twice the share. */
  readonly quarter: Raster;
  /** How far what is drawn over the tile's edges differs from the tile repeated, 0 … 255. */
  readonly drift: number;
}

/** Draws a design on a square tile and measures it. */
export function judgeCloth(recipe: Recipe, rasterise: Rasterise): { tile: Raster; points: ClothPoints } {
  const drawn = drawCloth(recipe, rasterise);
  return { tile: drawn.tile, points: pointsOf(recipe, drawn) };
}

/** Draws what is judged of a design. */
export function drawCloth(recipe: Recipe, rasterise: Rasterise): DrawnCloth {
  const scene = planScene(recipe);
  const draw = (px: number, height: number) =>
    weaveWindow(scene, recipe, { width: px, height: px }, { x: 0, y: 0, width: px, height }, rasterise);
  const tile = draw(side, side);
  const { mean: drift } = acrossEdges(scene, recipe, tile, rasterise);
  return { scene, tile, quarter: draw(2 * side, side / 2), drift };
}

/** Measures a drawn design by the rubric. */
export function pointsOf(recipe: Recipe, { scene, tile, quarter, drift }: DrawnCloth): ClothPoints {
  const name = `${recipe.family} ${recipe.layout}`;
  const habit = habitOf(recipe);

  const step = wrapStep(tile);
  const strayed = strayedColours(quarter, recipe);
  const shares = colourShares(tile, recipe);
  const ground = shares.get('ground') ?? 0;
  const loudest = Math.max(...(['a1', 'a2', 'a3', 'a4'] as const).map((role) => shares.get(role) ?? 0));
  const bands = detailBands(tile);
  const most = Math.max(...bands);
  const least = Math.min(...bands) / most;
  const uneven = unevennessOf(tile, name);
  const { sizes, overlap } = ranksOf(scene);
  const { symmetry, ghost } = regularityOf(tile);

  return {
    seam: point(step <= steepest && drift <= mostDrift, `step ${two(step)}, differs ${two(drift)}`),
    plan: point(isSteady(recipe, JSON.stringify(scene)), 'plan at 4096 and in other colours'),
    colours: point(strayed.median <= 0.045 && strayed.p95 <= 0.2, `${two(strayed.median)} / ${two(strayed.p95)}`),
    balance: point(
      ground >= habit.ground[0] && ground <= habit.ground[1] && loudest <= habit.accent,
      `ground ${two(ground)}, accent ${two(loudest)}`,
    ),
    detail: point(
      least >= habit.band && (bands[0] ?? 0) >= habit.finest,
      `finest ${bands[0]?.toFixed(0)}, least ${two(least)}`,
    ),
    fill: point(uneven.value <= uneven.most, `${two(uneven.value)} of ${uneven.most}`),
    hierarchy: point(sizes >= habit.sizes && overlap <= habit.overlap, `${sizes} sizes, overlap ${two(overlap)}`),
    grammar: point(
      habit.isStrict ? symmetry >= 0.65 : ghost <= 0.6 || symmetry >= 0.65,
      `symmetry ${two(symmetry)}, ghost ${two(ghost)}`,
    ),
  };
}

/** The same plan for a large picture and in other colours. */
function isSteady(recipe: Recipe, plan: string): boolean {
  const { widthPx, heightPx, dpi } = recipe.tile;
  const large = { ...recipe, tile: { widthPx: widthPx * 3, heightPx: heightPx * 3, dpi: dpi * 3 } };
  const other = families[recipe.family].palettes.at(-1)?.roles ?? recipe.palette.roles;
  const recoloured = { ...recipe, palette: { ...recipe.palette, roles: other } };
  return [large, recoloured].every((one) => JSON.stringify(planScene(one)) === plan);
}

function point(isHeld: boolean, measured: string): Point {
  return { isHeld, measured };
}

function two(value: number): string {
  return value.toFixed(2);
}

/**
 * The step of brightness across the wrap as a share of the largest step between two neighbouring lines inside the tile, the worse of
 * both axes. Up to 1 the seam cannot be distinguished from the drawing.
 */
export function wrapStep(tile: Raster): number {
  const { width, height } = tile;
  const light = brightnessOf(tile);
  const rows = new Float64Array(height);
  const columns = new Float64Array(width);
  for (let y = 0; y < height; y++) {
    const below = ((y + 1) % height) * width;
    for (let x = 0; x < width; x++) {
      const here = light[y * width + x] ?? 0;
      rows[y] = (rows[y] ?? 0) + Math.abs(here - (light[below + x] ?? 0));
      columns[x] = (columns[x] ?? 0) + Math.abs(here - (light[y * width + ((x + 1) % width)] ?? 0));
    }
  }
  return Math.max(...[rows, columns].map((steps) => (steps.at(-1) ?? 0) / Math.max(...steps.subarray(0, -1))));
}

/** Two dyes that cross in plain weave are seen as one colour halfway between. */
const crossedCloths = /^(checks madras|kantha gudri)/;

/** How far pixels lie from the nearest role, in OKLab: the middle one and the one beyond which a twentieth lie. */
export function strayedColours(picture: Raster, recipe: Recipe): { median: number; p95: number } {
  const dyes = Object.values(recipe.palette.roles).map(hexToOklab);
  const roles = crossedCloths.test(`${recipe.family} ${recipe.layout}`) ? [...dyes, ...halves(dyes)] : dyes;
  const distances: number[] = [];
  for (let i = 0; i < picture.width * picture.height; i += 13) distances.push(nearest(pixelOklab(picture, i), roles));
  distances.sort((a, b) => a - b);
  const at = (share: number) => distances[Math.floor(distances.length * share)] ?? 0;
  return { median: at(0.5), p95: at(0.95) };
}

function halves(dyes: readonly Oklab[]): Oklab[] {
  return dyes.flatMap(([L, a, b]) => dyes.map((dye): Oklab => [(L + dye[0]) / 2, (a + dye[1]) / 2, (b + dye[2]) / 2]));
}

function nearest([L, a, b]: Oklab, roles: readonly Oklab[]): number {
  return Math.min(...roles.map((role) => steady.hypot(role[0] - L, role[1] - a, role[2] - b)));
}

/** What share of the tile each role has, by the nearest colour; of roles with the same colour the first has it all. */
function colourShares(tile: Raster, { palette }: Recipe): Map<Role, number> {
  const dyes = roles.map((role) => ({ role, lab: hexToOklab(palette.roles[role]) }));
  const shares = new Map<Role, number>();
  const step = 7;
  const count = Math.ceil((tile.width * tile.height) / step);
  for (let i = 0; i < tile.width * tile.height; i += step) {
    const [L, a, b] = pixelOklab(tile, i);
    let best: Role = 'ground';
    let least = Number.POSITIVE_INFINITY;
    for (const { role, lab } of dyes) {
      const away = (lab[0] - L) ** 2 + (lab[1] - a) ** 2 + (lab[2] - b) ** 2;
      if (away >= least) continue;
      least = away;
      best = role;
    }
    shares.set(best, (shares.get(best) ?? 0) + 1 / count);
  }
  return shares;
}

/** Root mean square of five bands of detail, 0 … 255, the finest first: what is lost each time the square tile is halved. */
function detailBands(tile: Raster): number[] {
  const bands: number[] = [];
  let side = tile.width;
  let here = brightnessOf(tile);
  for (let level = 0; level < 5; level++) {
    const half = side / 2;
    const small = new Float32Array(half * half);
    let sum = 0;
    for (let y = 0; y < half; y++) {
      for (let x = 0; x < half; x++) {
        const at = 2 * y * side + 2 * x;
        const four = [here[at] ?? 0, here[at + 1] ?? 0, here[at + side] ?? 0, here[at + side + 1] ?? 0];
        const mean = four.reduce((all, one) => all + one, 0) / 4;
        small[y * half + x] = mean;
        for (const one of four) sum += (one - mean) ** 2;
      }
    }
    bands.push(Math.sqrt(sum / (side * side)));
    here = small;
    side = half;
  }
  return bands;
}

/** Step of brightness, of 255, from which on neighbours are an edge. */
const blockEdge = 16;

/** Layouts that set motifs apart on an open ground or stand in broad plain bands; all others cover the cloth evenly. */
const openCloths =
  /^(kalamkari (tree|buti)|paisley two-scale|bandhani|floral|ikat (ogee|bands)|animal-skin (leopard|zebra|snake|crocodile|cheetah)|patola (narikunjar|ratan|chhabdi|navratna)|brocade stripe|damask (ogee|diaper)|batik mega|block-print (sanganeri|butidar|dabu|strips)|leheriya panchrangi|shibori kumo|geometric (mosaic|mid-century|triangles)|madhubani (panels|procession)|warli|toile)/;

/** Layouts of flat shapes far larger than a block, or of figures farther apart than one: blocks are then a quarter of the side. */
const broadCloths =
  /^(tropical|abstract|suzani|kutch|jamdani|mashru|kantha (nakshi|padma)|floral toss|animal-skin (tiger|giraffe)|phulkari (chope|buti|sainchi)|patola (pan|rows)|brocade (butidar|kadwa|kanjivaram|paithani)|damask (pomegranate|acanthus)|chikankari|conversational|stripes|checks|marble (suminagashi|stone|swirl|bouquet)|kilim (kilim-bands|saddle|strip-blocks)|camouflage|tie-dye|dots (half-drop|straight|confetti|graded)|mandala|madhubani shoal)/;

/** Spread of the density of edges over blocks of the square tile as a share of its mean, and the most that its layout may have. */
export function unevennessOf(tile: Raster, cloth: string): { value: number; most: number } {
  const across = broadCloths.test(cloth) ? 4 : 16;
  return { value: spread(densityOf(tile, across)), most: openCloths.test(cloth) || across === 4 ? 0.47 : 0.22 };
}

/** Edges in each of `across` × `across` blocks. Yarns are no edges. */
function densityOf(tile: Raster, across: number): number[] {
  const side = tile.width;
  const light = brightnessOf(tile);
  const block = side / across;
  const density = new Array<number>(across * across).fill(0);
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const here = light[y * side + x] ?? 0;
      const right = light[y * side + ((x + 1) % side)] ?? 0;
      const below = light[((y + 1) % side) * side + x] ?? 0;
      if ((right - here) ** 2 + (below - here) ** 2 <= blockEdge ** 2) continue;
      const at = Math.floor(y / block) * across + Math.floor(x / block);
      density[at] = (density[at] ?? 0) + 1;
    }
  }
  return density;
}

function spread(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
  return Math.sqrt(variance) / mean;
}

/** Radii that differ less are one size to the eye. */
const sameSize = 1.25;

/** How many sizes of motif a design has and what share of all discs lies in another one. */
function ranksOf({ census, torus }: Scene): { sizes: number; overlap: number } {
  const radii = census.map(({ r }) => r).toSorted((one, other) => other - one);
  let sizes = 0;
  let last = Number.POSITIVE_INFINITY;
  for (const r of radii) {
    if (last / r < sameSize) continue;
    sizes += 1;
    last = r;
  }
  let shared = 0;
  for (const [i, one] of census.entries()) {
    for (const other of census.slice(i + 1))
      shared += lens(one.r, other.r, distance(torus, one.x, one.y, other.x, other.y));
  }
  const area = radii.reduce((sum, r) => sum + Math.PI * r * r, 0);
  return { sizes, overlap: area === 0 ? 0 : shared / area };
}

/** Area that two circles share. */
function lens(r: number, s: number, d: number): number {
  if (d >= r + s) return 0;
  if (d <= Math.abs(r - s)) return Math.PI * Math.min(r, s) ** 2;
  const a = steady.acos((d * d + r * r - s * s) / (2 * d * r));
  const b = steady.acos((d * d + s * s - r * r) / (2 * d * s));
  return r * r * (a - steady.sin(2 * a) / 2) + s * s * (b - steady.sin(2 * b) / 2);
}

const linear = Array.from({ length: 256 }, (_, byte) => srgbToLinear(byte / 255));

/** The colour of the i-th pixel. */
function pixelOklab({ data }: Raster, i: number): Oklab {
  const [r = 0, g = 0, b = 0] = data.subarray(i * 4, i * 4 + 3);
  return linearToOklab([linear[r] ?? 0, linear[g] ?? 0, linear[b] ?? 0]);
}
