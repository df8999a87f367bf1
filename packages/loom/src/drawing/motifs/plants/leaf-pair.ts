import { steady } from '../../../numbers/steady.ts';
import type { Ink } from '../../scene.ts';
import type { Carver } from '../figures/carver.ts';

/** A pointed leaf from (x, y), `turn` from up, with its midrib; shares of the radius. */
export function leaflet(
  carver: Carver,
  fill: Ink,
  x: number,
  y: number,
  turn: number,
  length: number,
  width: number,
): void {
  const [s, c] = [steady.sin(turn), -steady.cos(turn)];
  const at = (along: number, across: number) => [x + s * along - c * across, y + c * along + s * across] as const;
  const [foot, tip] = [at(0, 0), at(length, 0)];
  carver.cornered(
    fill,
    [foot, at(length * 0.3, width * 0.46), at(length * 0.68, width * 0.38), tip],
    [tip, at(length * 0.68, -width * 0.38), at(length * 0.3, -width * 0.46), foot],
  );
  if (carver.isFine && length * carver.unit > 9)
    carver.line('dark', [foot, at(length * 0.5, width * 0.03), at(length * 0.86, 0)], 0.45);
}
