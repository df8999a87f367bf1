import { describe, expect, it } from 'vitest';
import { createRng } from '../../numbers/rng.ts';
import type { SceneSymbol } from '../scene.ts';
import { anemone } from './anemone.ts';
import { blossom } from './blossom.ts';
import { bud } from './bud.ts';
import { carnation } from './carnation.ts';
import { dot } from './dot.ts';
import { fern } from './fern.ts';
import { leaf } from './leaf.ts';
import { lotus } from './lotus.ts';
import type { MotifInks } from './motif.ts';
import { palmette } from './palmette.ts';
import { peony } from './peony.ts';
import { rosette } from './rosette.ts';
import { softBud } from './soft-bud.ts';
import { softCarnation } from './soft-carnation.ts';
import { softLeaf } from './soft-leaf.ts';
import { softLotus } from './soft-lotus.ts';
import { softSprig } from './soft-sprig.ts';
import { trefoil } from './trefoil.ts';
import { tulip } from './tulip.ts';

const inks: MotifInks = {
  body: 'a1',
  second: 'a2',
  third: 'a3',
  leaf: 'leaf1',
  heart: 'a3',
  contour: 'line',
  light: 'light',
};
const motifs = {
  rosette,
  palmette,
  lotus,
  carnation,
  blossom,
  bud,
  leaf,
  trefoil,
  dot,
  peony,
  anemone,
  tulip,
  softLotus,
  softCarnation,
  softBud,
  softLeaf,
  softSprig,
  fern,
};
const draw = (name: keyof typeof motifs, radius: number, detail: number, seed = 'a') =>
  motifs[name]({ radius, inks, detail, line: 1 }, createRng(seed));
const names = Object.keys(motifs).filter((name): name is keyof typeof motifs => name in motifs);

describe.each(names)('%s', (name) => {
  it.each([8, 24, 90])('stays within the radius it declares at %i units', (radius) => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const symbol = draw(name, radius, 5, seed);
      expect(farthest(symbol)).toBeLessThanOrEqual(symbol.radius);
      expect(symbol.radius).toBeLessThanOrEqual(radius * 1.35 + 5);
    }
  });

  it('is the same drawing for the same stream', () => {
    expect(draw(name, 60, 3)).toEqual(draw(name, 60, 3));
  });

  it('writes numbers of at most two decimals', () => {
    for (const { d } of draw(name, 60, 4).shapes) expect(d).not.toMatch(/\d\.\d{3}|e-|NaN|undefined/);
  });
});

it.each(names.filter((name) => name !== 'dot'))('%s differs from stream to stream', (name) => {
  expect(draw(name, 60, 3, 'a')).not.toEqual(draw(name, 60, 3, 'b'));
});

it.each(['rosette', 'palmette', 'lotus', 'carnation', 'peony', 'leaf'] as const)(
  '%s has more strokes at higher detail',
  (name) => {
    const strokes = (detail: number) => draw(name, 90, detail).shapes.reduce((sum, shape) => sum + shape.d.length, 0);
    expect(strokes(3)).toBeGreaterThan(strokes(1));
  },
);

/** The farthest point of a symbol from its origin, from end points, line widths included. Arcs begin at their left end. */
function farthest({ shapes }: SceneSymbol): number {
  let far = 0;
  for (const { d, strokeWidth = 0 } of shapes) {
    for (const [, command, list = ''] of d.matchAll(/([MLCSQ])([^MLCSQaZ]*)/g)) {
      const numbers = list.trim().split(/[ ,]+/).map(Number);
      const step = command === 'C' ? 6 : command === 'Q' || command === 'S' ? 4 : 2;
      for (let i = step - 2; i + 1 < numbers.length; i += step) {
        far = Math.max(far, Math.hypot(numbers[i] ?? 0, numbers[i + 1] ?? 0) + strokeWidth / 2);
      }
    }
  }
  return far;
}
