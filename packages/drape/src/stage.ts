import { harmonicsOf, type Lamp, lightSheet, studioLight } from './light.ts';
import { normalsOf } from './refine-sheet.ts';
import { harmonics, type Sheet } from './sheet.ts';

/** The greys that the goods stand before, sRGB 0 … 255. */
export const backdrops = { light: 0xe6, mid: 0xb5, dark: 0x3a } as const;
export type Backdrop = keyof typeof backdrops;

/** A sheet as it is drawn: lit, seen from the camera. */
export interface LitSheet {
  readonly sheet: Sheet;
  readonly normals: Float32Array;
  /** How brightly its front and its back are lit at each point; see `lightSheet`. Of ground: what is left of its open light. */
  readonly front: Float32Array;
  readonly back: Float32Array;
}

/** How much of the light a cloth throws back at a glancing angle, whatever its colour. */
export const sheen = { strength: 0.1, power: 3 } as const;

/** What a glancing look adds to a lit point; `facing` is the cosine between its normal and the way to the camera. */
export const sheenOf = (facing: number, light: number): number =>
  sheen.strength * light * (1 - Math.min(1, Math.abs(facing))) ** sheen.power;

/** Lights a sheet for a view. */
export function lightFor(sheet: Sheet, lamp: Lamp, turn: number, normals: Float32Array = normalsOf(sheet)): LitSheet {
  const light = studioLight(lamp, turn);
  const front = lightSheet(sheet, light, 'front');
  if (sheet.kind === 'ground') {
    const open = lightSheet({ ...sheet, front: openOf(normals) }, light, 'front');
    for (let point = 0; point < front.length; point++)
      front[point] = Math.min(1, (front[point] ?? 0) / (open[point] ?? 1));
    return { sheet, normals, front, back: front };
  }
  return { sheet, normals, front, back: sheet.back ? lightSheet(sheet, light, 'back') : front };
}

/** What points with these normals take where nothing stands in the way. */
function openOf(normals: Float32Array): Float32Array {
  const open = new Float32Array((normals.length / 3) * harmonics);
  for (let point = 0; point * 3 < normals.length; point++) {
    const at = point * 3;
    const shape = harmonicsOf([normals[at] ?? 0, normals[at + 1] ?? 0, normals[at + 2] ?? 0]);
    for (let place = 0; place < 9; place++)
      open[point * harmonics + place] = (shape[place] ?? 0) * (place === 0 ? 1 : place < 4 ? 2 / 3 : 1 / 4);
  }
  return open;
}

/** The backdrop's brightness at a point of the picture, −1 … 1 from its middle to each edge: a little darker towards the corners. */
export const backdropAt = (x: number, y: number): number => 1.02 - 0.1 * (x * x * 0.6 + (y - 0.1) * (y - 0.1));
