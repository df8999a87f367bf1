import { expect, it } from 'vitest';
import { findEdge } from './find-edge.ts';

const [width, height] = [120, 90];
const dyes = [
  [180, 40, 30],
  [230, 210, 170],
] as const;
const skin = [176, 128, 104] as const;
const wall = [150, 152, 156] as const;
const isArm = (x: number, y: number) => x + y > 96 && x + y < 116 && x < 70;
const isCloth = (x: number, y: number) => x > 20 && x < 100 && y > 12 && !isArm(x, y);
const isGarment = (x: number, y: number) => x > 20 && x < 100 && y > 12;

/** A chequered cloth before a wall, with an arm across it, cut at the foot of the picture. */
function photograph() {
  const pixels = new Uint8Array(width * height * 3);
  for (let at = 0; at < width * height; at++) {
    const [x, y] = [at % width, Math.floor(at / width)];
    const dye = dyes[((x >> 2) + (y >> 2)) % 2] ?? wall;
    pixels.set(isCloth(x, y) ? dye : isGarment(x, y) ? skin : wall, at * 3);
  }
  return { width, height, pixels };
}

const maskOf = (is: (x: number, y: number) => boolean) =>
  Uint8Array.from({ length: width * height }, (_, at) => (is(at % width, Math.floor(at / width)) ? 1 : 0));
const share = (region: Uint8Array, is: (x: number, y: number) => boolean) => {
  const own = [...region.keys()].filter((at) => is(at % width, Math.floor(at / width)));
  return own.filter((at) => region[at] === 1).length / own.length;
};

it('leaves out what lies before a cloth and what lies beside it, where it is known in which parts the cloth repeats', () => {
  // Too wide by some pixels, with the arm in it; sure where a whole cell is of the cloth.
  const rough = maskOf((x, y) => x > 16 && x < 104 && y > 6);
  const sure = maskOf(
    (x, y) => isCloth(x - 6, y - 6) && isCloth(x + 6, y + 6) && isCloth(x + 6, y - 6) && isCloth(x - 6, y),
  );
  const region = findEdge(photograph(), rough, sure);
  expect(share(region, isCloth)).toBeGreaterThan(0.9);
  expect(share(region, (x, y) => isArm(x, y) && x > 24)).toBeLessThan(0.12);
  expect(share(region, (x, y) => !isGarment(x, y))).toBeLessThan(0.02);
});

it('takes a region as it is where nothing is known of what is no cloth', () => {
  const all = new Uint8Array(width * height).fill(1);
  expect(findEdge(photograph(), all)).toEqual(all);
});
