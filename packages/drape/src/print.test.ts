import { deltaE, linearToSrgb, srgbToLinear, toLab } from '@naksha/colour';
import { models } from '@naksha/contract';
import { expect, it } from 'vitest';
import { drawn, plainPrint } from '../test/drawn.ts';

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
