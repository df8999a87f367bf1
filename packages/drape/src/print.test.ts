import { deltaE, linearToSrgb, srgbToLinear, toLab } from '@naksha/colour';
import { models } from '@naksha/contract';
import { expect, it } from 'vitest';
import { drawn, plainPrint } from '../test/drawn.ts';
import { createPrint, printTile, samplePrint } from './print.ts';

/** Colours in which a bent hue would show: full, dark, pale. */
const inks = [
  [198, 32, 41],
  [23, 53, 122],
  [240, 197, 40],
  [24, 92, 58],
  [233, 214, 190],
  [92, 20, 64],
] as const;

it.each(models)(
  'shows a print on the %s in its own colours: what is left after dividing out the light is within ΔE00 2',
  (model) => {
    // What black cloth shows is no colour of the print; what white shows besides is the light.
    const black = drawn(model, plainPrint([0, 0, 0]));
    const white = drawn(model, plainPrint([255, 255, 255]));
    const lightAt = (at: number) => linear(white[at]) - linear(black[at]);
    for (const ink of inks) {
      const pixels = drawn(model, plainPrint(ink));
      const differences: number[] = [];
      for (let at = 0; at < pixels.length; at += 3) {
        const light = lightAt(at);
        // In deep folds a step of eight bits is more than the difference that is asked for.
        if (light < 0.3 || white[at] === pixels[at]) continue;
        const seen = [0, 1, 2].map((channel) =>
          linearToSrgb((linear(pixels[at + channel]) - linear(black[at + channel])) / light),
        );
        differences.push(deltaE(lab(seen), lab(ink.map((byte) => byte / 255))));
      }
      expect(differences.length).toBeGreaterThan(200);
      differences.sort((one, other) => one - other);
      expect(differences[Math.floor(differences.length * 0.95)]).toBeLessThan(2);
    }
  },
);

const linear = (byte: number | undefined): number => srgbToLinear((byte ?? 0) / 255);
const lab = ([red = 0, green = 0, blue = 0]: readonly number[]) => toLab([red, green, blue]);

it('samples what is fetched tile by tile as what is held whole', () => {
  const [width, height] = [300, 150];
  const bytes = Uint8Array.from({ length: width * height * 3 }, (_, at) => (at * 7919) % 251);
  const whole = createPrint(width, height, bytes);
  const [first, ...halves] = whole.levels;
  const tile = (across: number, down: number) => {
    const pixels = new Uint16Array(printTile * printTile * 3);
    for (let y = 0; y < printTile; y++)
      for (let at = 0; at < printTile * 3; at++)
        pixels[y * printTile * 3 + at] =
          first?.pixels[((down * printTile + y) * width + across * printTile) * 3 + at] ?? 0;
    return pixels;
  };
  const tiled = { ...whole, fine: [{ width, height, tile }], levels: halves };
  const placement = { widthCm: 30, heightCm: 15, x: 2, y: 1, isOnce: false };
  const [one, other] = [new Float32Array(3), new Float32Array(3)];
  for (let at = 0; at < 500; at++) {
    const [u, v, cm] = [at * 0.177 - 20, at * 0.093 - 9, [0.02, 0.1, 0.15, 0.4][at % 4] ?? 0.1];
    samplePrint(whole, placement, u, v, cm, one);
    samplePrint(tiled, placement, u, v, cm, other);
    for (let channel = 0; channel < 3; channel++) expect(other[channel]).toBeCloseTo(one[channel] ?? -1, 5);
  }
});
