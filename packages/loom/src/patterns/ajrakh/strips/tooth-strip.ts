import type { Point } from '../../../geometry/point.ts';
import { polyline } from '../../../geometry/polyline.ts';
import type { DrawStrip } from './strip.ts';

/** Temple teeth pointing inwards, a dot in each and in each bay. */
export const toothStrip: DrawStrip = (block, { pitch, width, inks, pen }) => {
  const foot = width * 0.46;
  const tip = -width * 0.36;
  block.dye(
    polyline(
      [
        [-pitch / 2, foot],
        [0, tip],
        [pitch / 2, foot],
      ],
      true,
    ),
    inks.figure,
  );
  block.resist(
    polyline([
      [-pitch / 2, foot],
      [0, tip],
      [pitch / 2, foot],
    ]),
    pen.thin,
  );
  const lift = pen.thin * 2.4;
  if (width > lift * 5) {
    const core = (pitch / 2) * 0.52;
    block.dye(
      polyline(
        [
          [-core, foot],
          [0, tip + (foot - tip) * 0.46],
          [core, foot],
        ],
        true,
      ),
      inks.second,
    );
    block.resist(
      polyline([
        [-core, foot],
        [0, tip + (foot - tip) * 0.46],
        [core, foot],
      ]),
      pen.thin,
    );
    // A smaller tooth hangs in every bay.
    for (const side of [-1, 1]) {
      const bay: Point[] = [
        [(side * pitch) / 2, -foot + width * 0.3],
        [side * (pitch / 2 - core * 0.7), -foot],
        [(side * pitch) / 2, -foot],
      ];
      block.dye(polyline(bay, true), inks.second);
      block.resist(polyline(bay.slice(0, 2)), pen.thin);
    }
  }
  const r = Math.min(pen.dot * 0.85, width * 0.1);
  block.dot(0, foot - width * 0.2, r);
  block.dot(pitch / 2, width * 0.06, r);
};
