import {
  alignFill,
  countColours,
  type FillField,
  type FillPlan,
  findMark,
  fitPalette,
  holes,
  judgeJoins,
  planFill,
  roomsIn,
} from '@naksha/colour';
import type { Language, MaskParams } from '@naksha/contract';
import { drawLayer, motifAsked, motifLayer, planScene, type Rasterise, type Recipe, sceneOfMotif } from '@naksha/loom';

interface Bitmap {
  /** RGBA. */
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

/** What is to be seen of a masked picture. */
export interface MaskWish {
  readonly action: MaskParams['action'];
  /** How much each pixel of the small copy takes of the change, 0 … 255. */
  readonly levels: Uint8Array;
  readonly strength: number;
  readonly seed: string;
  readonly prompt: string;
  readonly language: Language;
  readonly recipe: Recipe | undefined;
}

export interface MaskPreview {
  readonly pixels: Uint8ClampedArray<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
  /** `empty` and `full` masks are refused by the server. */
  readonly method: 'phase' | 'around' | 'empty' | 'full';
  /** The words of a filling name a motif. */
  readonly isUnderstood: boolean;
}

/** Share that the server wants to be left to fill from. */
const leastKnown = 0.02;
/** Colours that a picture without a recipe is read as, and the share of the room in a hole that a motif's square takes. */
const parts = 9;
const squareShare = 2.1;
/** More holes than these are one to the server, too. */
const mostHoles = 24;

/** What a mask makes of a small copy of a picture: the server's own arithmetic. A motif is drawn on it without the grain of the cloth. */
export function previewMask({ data, width, height }: Bitmap, wish: MaskWish, rasterise: Rasterise): MaskPreview {
  const pixels = Uint8ClampedArray.from(data);
  const field = fieldOf({ data, width, height }, wish.levels);
  const count = field.hole.reduce((sum, state) => sum + (state === holes.fill ? 1 : 0), 0);
  const asked = wish.action === 'fill' ? motifOf(wish, { data, width, height }) : undefined;
  const isUnderstood = wish.action !== 'fill' || asked !== undefined;
  if (count === 0) return { pixels, width, height, method: 'empty', isUnderstood };
  if (count > field.hole.length * (1 - leastKnown)) return { pixels, width, height, method: 'full', isUnderstood };
  const isPlain = wish.action === 'fill';
  const plan = planFill(field, { seed: wish.seed, isPlain });
  const added = alignFill(field, plan);
  const filled = Uint8ClampedArray.from(data);
  for (const [part, { pixels: own, shifts }] of plan.parts.entries()) {
    for (const [place, at] of own.entries()) {
      const shift = shifts[plan.labels[at] ?? 0];
      if (shift === undefined) continue;
      const x = mod((at % width) + shift.dx, width);
      const y = mod(Math.floor(at / width) + shift.dy, height);
      for (let channel = 0; channel < 3; channel++)
        filled[at * 4 + channel] =
          (data[(y * width + x) * 4 + channel] ?? 0) + (added[part]?.[3 * place + channel] ?? 0);
    }
  }
  if (asked) layMotifs(filled, field, plan, asked, rasterise);
  const strength = wish.action === 'watermark' ? wish.strength / 100 : 1;
  for (let at = 0; at < wish.levels.length; at++) {
    const share = Math.min(1, ((wish.levels[at] ?? 0) * 2) / 255) * strength;
    for (let i = at * 4; i < at * 4 + 3; i++)
      pixels[i] = Math.round((data[i] ?? 0) + ((filled[i] ?? 0) - (data[i] ?? 0)) * share);
  }
  const method = plan.isPeriodic && !isPlain ? 'phase' : 'around';
  return { pixels, width, height, method, isUnderstood };
}

/** What lies over a small copy of a picture: 1 for each pixel of it, and in how many parts. */
export function findOnCopy(image: Bitmap): { readonly marks: Uint8Array; readonly parts: number } {
  const none = new Uint8Array(image.width * image.height);
  return findMark(fieldOf(image, none)) ?? { marks: none, parts: 0 };
}

function fieldOf({ data, width, height }: Bitmap, levels: Uint8Array): FillField {
  const rgb = Uint8Array.from({ length: width * height * 3 }, (_, i) => data[Math.floor(i / 3) * 4 + (i % 3)] ?? 0);
  const hole = levels.map((level) => (level > 0 ? holes.fill : holes.known));
  return { width, height, rgb, hole, wraps: wrapsOf({ data, width, height }) };
}

let judged: (Bitmap & { readonly wraps: FillField['wraps'] }) | null = null;

/** At which edges a picture goes on. It is judged once: while the area is painted on it the same copy comes again and again. */
function wrapsOf({ data, width, height }: Bitmap): FillField['wraps'] {
  const isSame = judged?.width === width && judged.height === height;
  if (judged && isSame && judged.data.every((level, at) => level === data[at])) return judged.wraps;
  const { across, down } = judgeJoins({ pixels: data, channels: 4, width, height });
  const wraps = { across: across.verdict !== 'steps', down: down.verdict !== 'steps' };
  judged = { data: data.slice(), width, height, wraps };
  return wraps;
}

function motifOf({ prompt, language, recipe, seed }: MaskWish, image: Bitmap) {
  const asked = motifAsked(prompt, language, recipe ? { recipe } : { colours: coloursOf(image) }, seed);
  return 'motif' in asked ? asked : undefined;
}

function coloursOf({ data, width }: Bitmap): string[] {
  const counts = countColours();
  counts.add(data, 4, 0, width);
  return fitPalette(counts.colours(), parts, []).map(({ hex }) => hex);
}

let planned: { readonly name: string; readonly plan: ReturnType<typeof planScene> } | null = null;

/** The plan of a cloth, which takes seconds: while the area is painted on it stays the same. */
function planOf(recipe: Recipe): ReturnType<typeof planScene> {
  const name = JSON.stringify(recipe);
  if (planned?.name !== name) planned = { name, plan: planScene(recipe) };
  return planned.plan;
}

function layMotifs(
  filled: Uint8ClampedArray,
  { width, height, hole }: FillField,
  { parts: own, partAt }: FillPlan,
  { motif, recipe }: NonNullable<ReturnType<typeof motifOf>>,
  rasterise: Rasterise,
): void {
  const scene = sceneOfMotif(recipe, motif, planOf(recipe));
  if (scene === undefined) return;
  const at = own.length > mostHoles ? Uint16Array.from(hole) : Uint16Array.from(partAt, (part) => part + 1);
  for (const room of roomsIn(at, width, height)) {
    const side = Math.max(4, Math.round(room.radius * squareShare));
    const size = { width: side, height: side };
    const { data } = drawLayer(scene, recipe, size, { x: 0, y: 0, ...size }, rasterise, motifLayer);
    const [left, top] = [Math.round(room.x) - (side >> 1), Math.round(room.y) - (side >> 1)];
    for (let i = 0; i < side * side; i++) {
      const alpha = (data[i * 4 + 3] ?? 0) / 255;
      if (alpha === 0) continue;
      const at = (mod(top + Math.floor(i / side), height) * width + mod(left + (i % side), width)) * 4;
      for (let channel = 0; channel < 3; channel++)
        filled[at + channel] =
          (filled[at + channel] ?? 0) + ((data[i * 4 + channel] ?? 0) - (filled[at + channel] ?? 0)) * alpha;
    }
  }
}

const mod = (at: number, size: number): number => ((at % size) + size) % size;
