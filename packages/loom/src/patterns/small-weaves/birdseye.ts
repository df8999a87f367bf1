import { readRuns } from '../weaving/read-sett.ts';
import { figureLift } from './figure-lift.ts';
import type { SmallWeave, SmallWeaveTask } from './task.ts';

/** Eyes with a pupil, as suitings and towels have them: rows are picks. */
const figures: readonly (readonly string[])[] = [
  ['#..#..#.', '..###..#', '.##.##.#', '##...##.', '#..#..#.', '##...##.', '.##.##.#', '..###..#'],
  ['...#....', '..###...', '.##.##..', '##...##.', '#..#..#.', '##...##.', '.##.##..', '..###...'],
  ['.##.....', '#..#....', '#..#....', '.##.....', '.....##.', '....#..#', '....#..#', '.....##.'],
  [
    '.....#....',
    '....###...',
    '...##.##..',
    '..##...##.',
    '.##..#..##',
    '##..###..#',
    '.##..#..##',
    '..##...##.',
    '...##.##..',
    '....###...',
  ],
];

/** A ground sown with small eyes, each a ring about a dot. */
export function birdseye({ recipe, rng, dyes }: SmallWeaveTask): SmallWeave {
  const figure = rng.pick(figures);
  const size = figure.length;
  const warp = dyes.chance(0.7) ? `a1 ${size}` : `a1 ${size / 2}, a2 ${size / 2}`;
  return {
    warp: readRuns(warp),
    weft: readRuns(`ground ${size}`),
    lift: figureLift(figure),
    repeatCm: Math.min(2, recipe.heroCm * rng.between(0.5, 0.7)),
    motif: 'weave',
  };
}
