import { adjustParams, filterParams, recolourParams } from '@naksha/contract';
import { expect, it } from 'vitest';
import { mapped, scattered } from '../test/colours.ts';
import { readLattice } from '../test/read-lattice.ts';
import { adjustMap } from './adjust.ts';
import { deltaE } from './delta-e.ts';
import { filterMap } from './filter.ts';
import { toLab } from './lab.ts';
import { latticeOf } from './lattice.ts';
import { mapPixels } from './map-pixels.ts';
import { nearestColour } from './nearest-colour.ts';
import { recolourMap } from './recolour.ts';
import { recolourEdges, recolourReach } from './recolour-edges.ts';
import { bytesOfHex, fromHex, type Triple, toHex } from './srgb.ts';

const colours = scattered(400);
const adjusted = (params: object) => adjustMap(adjustParams.parse(params));
const filtered = (params: object) => filterMap(filterParams.parse(params));
const lightness = (colour: Triple) => toLab(colour)[0];

it('changes nothing when nothing is asked for', () => {
  for (const colour of colours) {
    expect(mapped(adjusted({}), colour)).toEqual(colour);
    expect(toHex(mapped(filtered({ filter: 'duotone', strength: 0 }), colour))).toBe(toHex(colour));
  }
});

it.each([-100, -30, 60, 100])('keeps black and white and the order of greys at brightness %d', (brightness) => {
  const greys = Array.from({ length: 256 }, (_, i) => mapped(adjusted({ brightness }), [i / 255, i / 255, i / 255])[0]);
  expect([greys[0], greys[255]]).toEqual([0, 1]);
  expect(greys.every((grey, i) => i === 0 || grey > (greys[i - 1] ?? 1))).toBe(true);
  expect(Math.sign((greys[128] ?? 0) - 128 / 255)).toBe(Math.sign(brightness));
});

it('turns hues without changing how light a colour is, all the way round back to itself', () => {
  for (const colour of colours) {
    // Inside the gamut of every hue, so that no chroma is lost on the way.
    const dull: Triple = [0.4 + colour[0] * 0.15, 0.4 + colour[1] * 0.15, 0.4 + colour[2] * 0.15];
    const turned = mapped(adjusted({ hue: 120 }), dull);
    expect(Math.abs(lightness(turned) - lightness(dull))).toBeLessThan(2);
    const back = mapped(adjusted({ hue: 120 }), mapped(adjusted({ hue: 120 }), turned));
    expect(deltaE(toLab(back), toLab(dull))).toBeLessThan(0.01);
  }
});

it('makes greys warm and cool and keeps their luminance', () => {
  const grey: Triple = [0.5, 0.5, 0.5];
  for (const filter of ['warm', 'cool'] as const) {
    const [, , b] = toLab(mapped(filtered({ filter }), grey));
    expect(Math.sign(b)).toBe(filter === 'warm' ? 1 : -1);
    expect(lightness(mapped(filtered({ filter }), grey))).toBeCloseTo(lightness(grey), 1);
  }
});

it('takes the grey that is as light, the opposite and the published sepia', () => {
  for (const colour of colours) {
    const grey = mapped(filtered({ filter: 'grayscale' }), colour);
    expect(new Set(grey).size).toBe(1);
    expect(Math.abs(lightness(grey) - lightness(colour))).toBeLessThan(0.1);
    const negative = mapped(filtered({ filter: 'negative' }), mapped(filtered({ filter: 'negative' }), colour));
    expect(toHex(negative)).toBe(toHex(colour));
  }
  expect(toHex(mapped(filtered({ filter: 'sepia' }), fromHex('#336699')))).toBe('#7f7158');
});

it('paints black and white in the two colours of a duotone', () => {
  const map = filtered({ filter: 'duotone', dark: '#27357a', light: '#f3ead8' });
  expect(toHex(mapped(map, [0, 0, 0]))).toBe('#27357a');
  expect(toHex(mapped(map, [1, 1, 1]))).toBe('#f3ead8');
});

it('exchanges a colour, keeps its shading, and leaves what is far from it to the last bit', () => {
  const map = recolourMap(recolourParams.parse({ colours: [{ from: '#a4322a', to: '#27557a' }] }));
  expect(toHex(mapped(map, fromHex('#a4322a')))).toBe('#27557a');
  expect(mapped(map, fromHex('#657339'))).toEqual([...fromHex('#657339')]);
  const darker = mapped(map, fromHex('#982e27'));
  expect(lightness(darker)).toBeLessThan(lightness(fromHex('#27557a')) - 1);
});

it('makes a mixture of two colours the same mixture of what they become', () => {
  const pairs = [
    { from: '#303030', to: '#5a1524' },
    { from: '#d0d0d0', to: '#e8d9a0' },
  ];
  const map = recolourMap(recolourParams.parse({ colours: pairs, reach: 'all', softness: 100 }));
  const [dark, light] = pairs.map(({ to }) => toLab(fromHex(to)));
  const middle = toLab(mapped(map, fromHex('#7c7c7c')));
  expect(deltaE(middle, [((dark?.[0] ?? 0) + (light?.[0] ?? 0)) / 2, middle[1], middle[2]])).toBeLessThan(3);
  expect(toHex(mapped(map, fromHex('#303030')))).toBe('#5a1524');
});

it.each([
  ['light and contrast', adjusted({ brightness: 40, contrast: 60 })],
  ['less contrast', adjusted({ brightness: -80, contrast: -90 })],
  ['hue, saturation and temperature', adjusted({ hue: 70, saturation: 30, temperature: -60 })],
  ['sepia', filtered({ filter: 'sepia', strength: 80 })],
  ['duotone', filtered({ filter: 'duotone' })],
])('is the same on a graphics card, within what anybody sees: %s', (_, map) => {
  const lattice = latticeOf(map, 49);
  const misses = colours
    .map((colour) => deltaE(toLab(mapped(map, colour)), toLab(readLattice(lattice, colour))))
    .sort((a, b) => a - b);
  expect(misses[Math.floor(misses.length * 0.99)]).toBeLessThan(1);
});

it('leaves no light line around a dark shape whose light ground becomes dark, over the wrap too', () => {
  const colours = [
    { from: '#f0e8d8', to: '#5a1524' },
    { from: '#30402c', to: '#30402c' },
    { from: '#8d9481', to: '#e8d9a0' },
  ];
  // Leaf and ground with a mixture of both between them at either side; alone it is the third colour.
  const row = ['#8d9481', ...Array<string>(6).fill('#f0e8d8'), '#8d9481', ...Array<string>(6).fill('#30402c')];
  const rows = 2 * recolourReach + 1;
  const before = Uint8Array.from(Array.from({ length: rows }, () => row.flatMap(bytesOfHex)).flat());
  const after = before.slice();
  mapPixels(recolourMap(recolourParams.parse({ colours, reach: 'all' })), { channels: 3, depth: 8 })(after);
  const nearest = nearestColour(colours.map(({ from }) => from));
  recolourEdges({ before, after, channels: 3, width: row.length, nearest, top: 255 });
  const middle = recolourReach * row.length * 3;
  for (const x of [0, 7]) {
    const [L] = toLab([0, 1, 2].map((i) => (after[middle + x * 3 + i] ?? 0) / 255) as [number, number, number]);
    expect(L).toBeLessThan(30);
  }
});
