import { createHash } from 'node:crypto';
import { type Family, families as familyNames, generateParams } from '@naksha/contract';
import { composePiece } from '../src/change/pieces/compose-piece.ts';
import { planZone } from '../src/change/pieces/plan-zone.ts';
import { planScene } from '../src/change/plan-scene.ts';
import type { Scene, SurfaceStep } from '../src/drawing/scene.ts';
import { linearToOklab, type Oklab, srgbToLinear } from '../src/numbers/colour/oklch.ts';
import type { Recipe } from '../src/recipe/recipe.ts';
import type { Raster } from '../src/render/raster.ts';
import { resvgRasterise } from '../src/render/server.ts';
import { weaveWindow } from '../src/render/weave.ts';
import { families } from '../src/vocabulary/families/families.ts';
import type { MotifId } from '../src/vocabulary/motif-ids.ts';
import { colours, sceneUnder } from './scenes.ts';

/** Numbers of a sample that stay when a family's habits change: recipes that are kept have theirs, too. */
export interface Habit {
  readonly heroCm: number;
  readonly density: number;
}

/** What is composed today, for a family that has no sample yet. */
export function habitOf(family: Family): Habit {
  const { heroCm, density } = families[family];
  return { heroCm: Math.round(Math.sqrt(heroCm[0] * heroCm[1]) * 100) / 100, density };
}

/** A recipe of which nothing is composed, so that only planners can change what comes of it. */
function sampleOf(family: Family, { heroCm, density }: Habit, layout: string, seed: string): Recipe {
  return {
    v: 1,
    engine: 'loom',
    engineVersion: '1',
    seed,
    title: '',
    source: { params: generateParams.parse({ trainedPattern: family }), understood: [] },
    tile: { widthPx: 1024, heightPx: 1024, dpi: 96 },
    repeat: 'straight',
    family,
    layout,
    heroCm,
    density,
    detail: 3,
    freedom: 0.5,
    line: 1,
    motifs: { include: [], exclude: [], weight: {} },
    palette: { scheme: 'sample', roles: { ...colours }, locked: [] },
    finish: { hand: 1, cloth: 'cotton', weave: 0.5, mottle: 0.3, age: 0.2 },
  };
}

/** Dots, figures that are printed over, another repeat and shape: what few recipes ask for and some do. */
function figured(recipe: Recipe): Recipe {
  const motifs = { include: ['dot', 'elephant', 'lotus'], exclude: ['leaf'], weight: { dot: 4 } } as const;
  return {
    ...recipe,
    tile: { widthPx: 1400, heightPx: 1000, dpi: 96 },
    repeat: 'half-drop',
    detail: 5,
    freedom: 0.8,
    line: 1.4,
    motifs: { ...motifs, include: [...motifs.include], exclude: [...motifs.exclude] },
  };
}

/** What is changed of families that plan as ever where there is to be less leaf and a peacock, and in which layout they draw it. */
const ownMotifs: Partial<Record<Family, { readonly motif: MotifId; readonly in?: { readonly layout: string } }>> = {
  kalamkari: { motif: 'blossom' },
  ajrakh: { motif: 'medallion' },
  phulkari: { motif: 'blossom' },
  suzani: { motif: 'blossom' },
  kutch: { motif: 'peacock' },
  brocade: { motif: 'lotus' },
  damask: { motif: 'rosette' },
  chikankari: { motif: 'paisley' },
  batik: { motif: 'rosette', in: { layout: 'ceplok' } },
  mandala: { motif: 'medallion' },
};

/** Fewer of one motif and some of another, changed where they lie. */
function amended(recipe: Recipe): Recipe {
  const { motifs } = recipe;
  const own = ownMotifs[recipe.family];
  if (own) return { ...recipe, ...own.in, since: { motifs, changes: [{ motif: own.motif, factor: 0.5, motifs }] } };
  const wanted = { ...motifs, include: ['peacock' as const] };
  const changes = [
    { motif: 'leaf' as const, factor: 0.5, motifs },
    { motif: 'peacock' as const, factor: 2, motifs: wanted },
  ];
  return { ...recipe, motifs: wanted, since: { motifs, changes } };
}

/** A border on all sides, as many goods have one. */
const border: Recipe['border'] = {
  sides: ['left', 'right', 'top', 'bottom'],
  breadth: 'usual',
  figure: 'row',
  dye: 'a2',
  isOwnDye: false,
  isPale: false,
  isFitted: true,
  hasPallu: false,
  isPlain: false,
  hasCentre: false,
};

const seeds = ['1', '2'] as const;

/** The hash of each sample plan of a family by its name: every layout, what is seldom asked for, and the parts of whole goods. */
export function planHashes(family: Family, habit: Habit, plan: (recipe: Recipe) => Scene = planScene) {
  const { layouts } = families[family];
  const [usual, other] = layouts;
  const hashes = new Map<string, string>();
  for (const seed of seeds) {
    for (const layout of layouts) {
      // Swatches are drawn of these.
      const isDrawn = plan === planScene && seed === '1' && (layout === usual || layout === other);
      const scene = isDrawn ? sceneOf(family, habit, layout) : plan(sampleOf(family, habit, layout, seed));
      hashes.set(`${layout} ${seed}`, hashOf(scene));
    }
  }
  const first = sampleOf(family, habit, usual, '1');
  hashes.set('figured', hashOf(plan(figured(first))));
  hashes.set('amended', hashOf(plan(amended(first))));
  hashes.set('bordered', hashOf(plan({ ...first, border })));
  // A saree has borders, pallu and blouse piece, a dupatta the corners; the other goods are cut of the same.
  const saree = composePiece(first, 'sarees').tiles.filter(({ recipe }) => recipe !== first);
  for (const [n, tile] of saree.entries()) hashes.set(`saree ${n + 1} ${tile.kind}`, hashOf(planZone(tile)));
  const corner = composePiece(first, 'dupattas').tiles.find(({ kind }) => kind === 'corner');
  if (corner !== undefined) hashes.set('corner', hashOf(planZone(corner)));
  return Object.fromEntries(hashes);
}

const hashed = new WeakMap<Scene, string>();

/** Of the whole plan as text, which is written once. */
function hashOf(scene: Scene): string {
  const hash = hashed.get(scene) ?? createHash('sha256').update(JSON.stringify(scene)).digest('hex').slice(0, 12);
  hashed.set(scene, hash);
  return hash;
}

/** Steps as planners ask for them, each on a cloth of its own. */
const steps: readonly SurfaceStep[] = [
  { shader: 'hand', params: { amplitude: 1.26 } },
  { shader: 'mottle', params: { strength: 0.42 } },
  { shader: 'age', params: { strength: 0.3 } },
  ...[1, 2, 3, 4].map((kind) => ({ shader: 'cloth', params: { kind, strength: 0.6, perCm: 57 } })),
  { shader: 'watercolour', params: { strength: 1, grain: 0.5 } },
  { shader: 'block-ink', params: { voids: 0.75, mottle: 0.09 } },
  { shader: 'pucker', params: { pitch: 17, depth: 1 } },
  { shader: 'ikat', params: { amplitude: 8.6 } },
  { shader: 'double-ikat', params: { amplitude: 2.62 } },
  { shader: 'fur', params: { strength: 0.6 } },
  { shader: 'floss', params: { thread: 2.9, stitch: 17 } },
  { shader: 'jacquard', params: { metal: 1, relief: 1 } },
  { shader: 'raised', params: { soft: 1.7, depth: 1 } },
  { shader: 'bleed', params: { reach: 2.6, ragged: 1 } },
  { shader: 'interlace', params: tartan() },
];

function tartan(): Record<string, number> {
  const yarn = { relief: 0.13, yarn: 0.06, slub: 0.06, bleed: 2 };
  const threads = { warp0: 589824, warp1: 532992, warp2: 120064, weft0: 589824, weft1: 532992, weft2: 120064 };
  return { pitchX: 4, pitchY: 4, ends: 4, fine: 1, ...yarn, ...threads, lift0: 3, lift1: 6, lift2: 12, lift3: 9 };
}

const patch = 64;
const cell = 4;
const side = patch / cell;

export interface Swatch {
  /** Hash of the plan that it is drawn of. */
  readonly plan: string;
  /** Mean OKLab of cells of 4 × 4 pixels, row by row, in ten-thousandths. */
  readonly cells: readonly number[];
  /** How far the pixels of each cell lie from its mean, in the same measure: grain that leaves the mean as it is. */
  readonly spreads: readonly number[];
}

/** A patch of two layouts of every family, of every step and of every repeat, by name. `draw` makes a picture of a scene. */
export function swatches(habitsOf: (family: Family) => Habit, draw = drawPatch): Record<string, Swatch> {
  const made: Record<string, Swatch> = {};
  const keep = (name: string, scene: Scene, units: number) => {
    made[name] = { plan: hashOf(scene), ...cellsOf(draw(scene, units)) };
  };
  for (const family of familyNames) {
    const [usual, other] = families[family].layouts;
    keep(`family ${family}`, sceneOf(family, habitsOf(family), usual), 1024);
    if (other !== undefined) keep(`family ${family} ${other}`, sceneOf(family, habitsOf(family), other), 1024);
  }
  for (const repeat of ['straight', 'half-drop', 'half-brick'] as const)
    keep(`repeat ${repeat}`, sceneUnder(repeat), 2000);
  for (const step of steps) {
    keep(`step ${step.shader} ${step.params.kind ?? ''}`.trim(), sceneUnder('half-drop', [step]), 2000);
  }
  return made;
}

const scenes = new Map<string, Scene>();

/** Planned once: swatches are drawn of it several times. */
function sceneOf(family: Family, habit: Habit, layout: string): Scene {
  const name = JSON.stringify([family, habit, layout]);
  const scene = scenes.get(name) ?? planScene(sampleOf(family, habit, layout, '1'));
  scenes.set(name, scene);
  return scene;
}

/** The middle of a tile that is so many pixels wide. */
export function drawPatch(scene: Scene, width: number): Raster {
  const { torus, columns, rows } = scene;
  const height = Math.round((width * rows * torus.h) / (columns * torus.w));
  const at = { x: Math.round(width * 0.47), y: Math.round(height * 0.47), width: patch, height: patch };
  return weaveWindow(
    scene,
    { seed: '1', palette: { roles: colours, scheme: '', locked: [] } },
    { width, height },
    at,
    resvgRasterise,
  );
}

function cellsOf({ data }: Raster): Pick<Swatch, 'cells' | 'spreads'> {
  const found = Array.from({ length: side * side }, (_, n) => {
    const pixels = Array.from({ length: cell * cell }, (__, i) => {
      const x = (n % side) * cell + (i % cell);
      const y = Math.floor(n / side) * cell + Math.floor(i / cell);
      const at = (y * patch + x) * 4;
      return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0] as const;
    });
    const sum = pixels.reduce((so, one) => [so[0] + one[0], so[1] + one[1], so[2] + one[2]] as const, [
      0, 0, 0,
    ] as const);
    const mean = labOf(sum, 1 / (cell * cell));
    const squares = pixels.reduce((total, pixel) => {
      const lab = labOf(pixel);
      return total + (lab[0] - mean[0]) ** 2 + (lab[1] - mean[1]) ** 2 + (lab[2] - mean[2]) ** 2;
    }, 0);
    return { mean, spread: Math.sqrt(squares / (cell * cell)) };
  });
  return {
    cells: found.flatMap(({ mean }) => mean.map((value) => Math.round(value * 10_000))),
    spreads: found.map(({ spread }) => Math.round(spread * 10_000)),
  };
}

function labOf([r, g, b]: readonly [number, number, number], scale = 1): Oklab {
  return linearToOklab([
    srgbToLinear((r * scale) / 255),
    srgbToLinear((g * scale) / 255),
    srgbToLinear((b * scale) / 255),
  ]);
}
