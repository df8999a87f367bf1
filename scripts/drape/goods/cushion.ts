import { panelSheet } from '../panel-sheet.ts';
import { type BareSheet, floor } from '../shapes.ts';
import { firm, layCloth, type Panel, settle, strain } from '../solver.ts';
import { swell } from '../swell.ts';

const side = 46;
const points = 53;
const taper = 0.06;

/** A cushion of 46 × 46 cm: two squares sewn around, filled, standing a little back. */
export function cushion(): BareSheet[] {
  const lean = 0.22;
  const panel = (front: 1 | -1) => ({
    columns: points,
    rows: points,
    flat: (column: number, row: number) => {
      // Its sides are cut a little hollow towards the corners, so that these do not stand off like ears.
      const x = (column / (points - 1)) * 2 - 1;
      const y = (row / (points - 1)) * 2 - 1;
      return [(1 + x * (1 - taper * y ** 4)) * (side / 2), (1 + y * (1 - taper * x ** 4)) * (side / 2)] as const;
    },
    place: (_column: number, _row: number, u: number, v: number) => {
      const swell = Math.sin((u / side) * Math.PI) * Math.sin((v / side) * Math.PI);
      return [u - side / 2, side - v, front * (0.05 + 1.5 * swell)] as const;
    },
  });
  const cloth = layCloth([panel(1), panel(-1)], ([front, back]) => {
    const pairs: { a: number; b: number }[] = [];
    for (let row = 0; row < points; row++)
      for (let column = 0; column < points; column++) {
        if (row > 0 && column > 0 && row < points - 1 && column < points - 1) continue;
        const at = row * points + column;
        pairs.push({ a: (front?.first ?? 0) + at, b: (back?.first ?? 0) + at });
      }
    return pairs;
  });
  const hand = { stretch: 0, shear: 2e-6, bend: 6e-6, drag: 6, layer: 0 };
  settle(cloth, {
    frames: 90,
    substeps: 12,
    hand,
    gravity: 0,
    before: (_frame, { positions, velocity, panels }, dt) => swell(positions, velocity, panels, 760 * dt),
  });
  firm(cloth, 150);
  console.log('cushion', strain(cloth));
  const p = cloth.positions;
  // It stands on its lower seam, leaning back.
  let low = Number.POSITIVE_INFINITY;
  for (let at = 0; at < p.length; at += 3) {
    const y = p[at + 1] as number;
    const z = p[at + 2] as number;
    p[at + 1] = y * Math.cos(lean) + z * Math.sin(lean);
    p[at + 2] = z * Math.cos(lean) - y * Math.sin(lean);
    low = Math.min(low, p[at + 1] as number);
  }
  // Its lower corners give a little where it stands on them.
  for (let at = 1; at < p.length; at += 3) p[at] = Math.max(0.1, (p[at] as number) - low - 1.3);
  const [front, back] = cloth.panels as [Panel, Panel];
  return [floor(0, -4, 150), panelSheet(cloth, front, false), panelSheet(cloth, back, false, true)];
}
