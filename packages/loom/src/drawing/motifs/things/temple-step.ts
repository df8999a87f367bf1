import type { Point } from '../../../numbers/geometry/point.ts';
import { createCarver } from '../figures/carver.ts';
import type { Motif } from '../motif.ts';

/** The temple tooth of saree borders: a stepped or straight gable, nested, with its finial. */
export const templeStep: Motif = (params, rng) => {
  const carver = createCarver(params);
  const { body, second, third, heart, isFine } = carver;
  const { inks } = params;
  const steps = rng.pick([1, 4, 5]);
  const gable = (scale: number, ink: typeof body.fill) => {
    const side: Point[] = [];
    for (let k = 0; k <= steps; k++) {
      const x = (0.86 * (steps - k)) / steps;
      side.push([x, 0.84 - (1.36 * k) / steps]);
      if (steps > 1 && k < steps) side.push([x, 0.84 - (1.36 * (k + 1)) / steps]);
    }
    const all = [...side, ...side.map(([x, y]): Point => [-x, y]).reverse()].map(
      ([x, y]): Point => [x * scale, 0.84 + (y - 0.84) * scale],
    );
    carver.cornered(ink, ...all.map((point, i): Point[] => [point, all[(i + 1) % all.length] ?? point]));
  };
  gable(1, body.fill);
  gable(0.78, third.fill);
  gable(0.56, second.fill);
  gable(0.3, heart.fill);
  if (isFine) for (let k = 0; k < 9; k++) carver.disc(inks.light, -0.72 + k * 0.18, 0.79, 0.025);
  carver.cornered(
    heart.fill,
    [
      [0, -0.5],
      [-0.12, -0.66],
      [0, -0.92],
    ],
    [
      [0, -0.92],
      [0.12, -0.66],
      [0, -0.5],
    ],
  );
  return carver.done();
};
