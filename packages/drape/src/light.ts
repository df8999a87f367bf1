import { harmonics, type Sheet } from './sheet.ts';

/** The lights of the studio, as seen from the camera: degrees to the right of it and above the floor. */
export interface Lamp {
  readonly azimuth: number;
  readonly height: number;
}

/** How strongly each light shines, and how wide it is: what is kept of each order of its harmonics. */
const key = { strength: 3.25, wide: [1, 1, 0.97, 0.9] } as const;
const fill = { azimuth: 58, height: 12, strength: 0.16, wide: [1, 0.8, 0.5, 0.2] } as const;
const rim = { azimuth: 158, height: 40, strength: 0.5, wide: [1, 0.9, 0.75, 0.5] } as const;
/** What comes from the walls and the ceiling, and how much more of it from above. */
const room = { all: 0.1, above: 0.12 } as const;
/** The brightest cloth is this white: nothing is cut off, so that a print keeps its hues. */
const brightest = 0.97;

/**
 * What shines on the scene, as harmonics in its own directions, while it is seen from `turn` degrees: the lights stand with the camera, the
 * goods turn before both.
 */
export function studioLight(lamp: Lamp, turn: number): Float32Array {
  const light = new Float32Array(harmonics);
  const room0 = Math.sqrt(4 * Math.PI);
  light[0] = room.all * room0;
  // Y1 of the upward axis, which is y.
  light[1] = room.above * Math.sqrt((4 * Math.PI) / 3);
  for (const each of [{ ...key, ...lamp }, fill, rim]) {
    const shape = harmonicsOf(directionOf(each.azimuth + turn, each.height));
    for (let place = 0; place < harmonics; place++) {
      light[place] = (light[place] ?? 0) + each.strength * (each.wide[orderOf(place)] ?? 0) * (shape[place] ?? 0);
    }
  }
  return light;
}

/** Unit vector towards a light: `azimuth` 0 is where the camera stands (+z), 90 its right (+x). */
function directionOf(azimuth: number, height: number): readonly [number, number, number] {
  const around = (azimuth * Math.PI) / 180;
  const up = (height * Math.PI) / 180;
  return [Math.sin(around) * Math.cos(up), Math.sin(up), Math.cos(around) * Math.cos(up)];
}

const orderOf = (place: number): number => Math.floor(Math.sqrt(place));

/** Real spherical harmonics of a direction, up to the third order. */
export function harmonicsOf([x, y, z]: readonly [number, number, number]): Float32Array {
  return Float32Array.of(
    0.282095,
    0.488603 * y,
    0.488603 * z,
    0.488603 * x,
    1.092548 * x * y,
    1.092548 * y * z,
    0.315392 * (3 * z * z - 1),
    1.092548 * x * z,
    0.546274 * (x * x - y * y),
    0.590044 * y * (3 * x * x - y * y),
    2.890611 * x * y * z,
    0.457046 * y * (5 * z * z - 1),
    0.373176 * z * (5 * z * z - 3),
    0.457046 * x * (5 * z * z - 1),
    1.445306 * z * (x * x - y * y),
    0.590044 * x * (x * x - 3 * y * y),
  );
}

/**
 * How brightly each point of a sheet is lit, as a share of what its reflectance is seen with: linear, 0 … 1, without a hue. Ground is
 * given what is left of the light where things stand in its way.
 */
export function lightSheet(sheet: Sheet, light: Float32Array, side: 'front' | 'back'): Float32Array {
  const seen = (side === 'back' ? sheet.back : undefined) ?? sheet.front;
  const points = sheet.columns * sheet.rows;
  const lit = new Float32Array(points);
  for (let point = 0, at = 0; point < points; point++) {
    let sum = 0;
    for (let place = 0; place < harmonics; place++, at++) sum += (seen[at] ?? 0) * (light[place] ?? 0);
    lit[point] = soften(sum * brightness);
  }
  return lit;
}

/** What white cloth is lit with when it faces the key light of the usual studio comes out as almost white. */
const brightness = 1.22;

/** Light as a camera takes it: shadows never black, what is brightest rolled off below white. It bends brightness alone, never a hue. */
function soften(light: number): number {
  const lifted = Math.max(0, light) + 0.012;
  const knee = 0.72;
  if (lifted <= knee) return lifted;
  const room = brightest - knee;
  return knee + room * (1 - Math.exp(-(lifted - knee) / room));
}
