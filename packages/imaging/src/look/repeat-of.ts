import type { Look } from '@naksha/contract';
import type { Field } from '../quilt/field.ts';
import { halved } from '../quilt/halve.ts';
import { selfDistance } from '../quilt/likeness.ts';
import { createRandom } from '../quilt/random.ts';

/** A picture moved by a part of itself is like itself again at this share of the mean distance. */
const alike = 0.5;
/** and of the farthest it has been from itself on the way there. */
const back = 0.5;
/** As many parts of a side as are looked for. */
const mostParts = 16;

/** The repeat inside a picture, by the distance to itself moved by whole parts of its sides; half-drops and bricks by halves of them. */
export function repeatOf(field: Field): Look['repeat'] {
  const small = Math.max(field.width, field.height) > 100 ? halved(field) : field;
  const { distances, width, height, mean } = selfDistance(small, createRandom('look'));
  const away = (dx: number, dy: number) =>
    distances[(Math.round(dy) % height) * width + (Math.round(dx) % width)] ?? mean;
  // Moved by little every picture is like itself: on the way to its repeat it has been another.
  const isAlike = (dx: number, dy: number) => {
    if (mean === 0 || away(dx, dy) >= alike * mean) return false;
    const steps = Math.max(2, Math.round(Math.max(dx, dy)));
    let most = 0;
    for (let step = 1; step < steps; step++) most = Math.max(most, away((dx * step) / steps, (dy * step) / steps));
    return away(dx, dy) <= back * most;
  };
  const parts = (length: number, moved: (way: number) => boolean) => {
    for (let part = mostParts; part > 1; part--) if (length / part >= 4 && moved(length / part)) return part;
    return 1;
  };
  const across = parts(width, (way) => isAlike(way, 0));
  const down = parts(height, (way) => isAlike(0, way));
  const [period, rise] = [width / across, height / down];
  // Of a half-drop the tile holds two columns of which the second begins at half the height.
  const drops = isAlike(period / 2, rise / 2) && !isAlike(period / 2, 0) && !isAlike(0, rise / 2);
  if (drops) return { kind: period >= rise ? 'half-brick' : 'half-drop', across, down };
  return { kind: across * down > 1 ? 'straight' : 'none', across, down };
}
