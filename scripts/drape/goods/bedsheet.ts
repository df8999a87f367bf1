import { panelSheet, sway } from '../panel-sheet.ts';
import { type BareSheet, block, floor } from '../shapes.ts';
import { firm, layCloth, type Panel, settle, strain } from '../solver.ts';
import { swell } from '../swell.ts';

/** A mattress for two, and a sheet that hangs over three of its sides. */
const bed = { width: 150, length: 198, top: 56, low: 16 } as const;
const sheet = { width: 228, length: 246 } as const;
const columns = 115;
const rows = 124;

/** A bed made with a sheet and two pillows of the same cloth. Its head is at the back. */
export function bedsheet(): BareSheet[] {
  const cloth = layCloth([
    {
      columns,
      rows,
      flat: (column, row) => [(column / (columns - 1)) * sheet.width, (row / (rows - 1)) * sheet.length],
      place: (_column, _row, u, v) => [
        u - sheet.width / 2,
        bed.top + 2 + 0.5 * sway(u / 21, 1) + 0.5 * sway(v / 17, 2) + 0.35 * sway((u + v) / 9, 7),
        -bed.length / 2 + 4 + v,
      ],
    },
  ]);
  const obstacle = boxObstacle(bed.width / 2, bed.top, bed.length / 2, 6);
  const hand = { stretch: 0, shear: 1.5e-6, bend: 4e-6, drag: 2.5, layer: 0.8 };
  settle(cloth, { frames: 120, substeps: 10, hand, obstacle, friction: 0.5 });
  firm(cloth, 60, obstacle);
  console.log('bedsheet', strain(cloth));
  const pillows = [-1, 1].flatMap((side) => pillow(side));
  return [
    floor(0, 10, 420),
    block([-bed.width / 2, bed.low, -bed.length / 2], [bed.width / 2, bed.top - 1, bed.length / 2], 6, 0.86),
    block([-bed.width / 2 + 4, 4, -bed.length / 2 + 2], [bed.width / 2 - 4, bed.low + 6, bed.length / 2 - 6], 2, 0.22),
    block([-bed.width / 2 - 4, 8, -bed.length / 2 - 12], [bed.width / 2 + 4, 112, -bed.length / 2 - 4], 4, 0.62),
    panelSheet(cloth, cloth.panels[0] as Panel, true),
    ...pillows,
  ];
}

/** A box with rounded edges that stands on the floor. */
function boxObstacle(halfWidth: number, top: number, halfLength: number, round: number) {
  return (x: number, y: number, z: number, into: Float64Array): void => {
    const qx = Math.abs(x) - halfWidth + round;
    const qy = y - top + round;
    const qz = Math.abs(z) - halfLength + round;
    const ox = Math.max(qx, 0);
    const oy = Math.max(qy, 0);
    const oz = Math.max(qz, 0);
    const out = Math.hypot(ox, oy, oz);
    if (out > 0) {
      into[0] = out - round;
      into[1] = (Math.sign(x) * ox) / out;
      into[2] = oy / out;
      into[3] = (Math.sign(z) * oz) / out;
    } else {
      const most = Math.max(qx, qy, qz);
      into[0] = most - round;
      into[1] = most === qx ? Math.sign(x) : 0;
      into[2] = most === qy && most !== qx ? 1 : 0;
      into[3] = most === qz && most !== qx && most !== qy ? Math.sign(z) : 0;
    }
    if (y < (into[0] as number)) {
      into[0] = y;
      into[1] = 0;
      into[2] = 1;
      into[3] = 0;
    }
  };
}

const pillowSize = { width: 70, height: 46 } as const;
const across = 47;
const down = 31;

function pillow(side: number): BareSheet[] {
  const panel = (front: 1 | -1) => ({
    columns: across,
    rows: down,
    flat: (column: number, row: number) =>
      [(column / (across - 1)) * pillowSize.width, (row / (down - 1)) * pillowSize.height] as const,
    place: (_c: number, _r: number, u: number, v: number) => {
      const swell = Math.sin((u / pillowSize.width) * Math.PI) * Math.sin((v / pillowSize.height) * Math.PI);
      const dent = 0.3 * sway(u / 12 + side * 5, 3) * sway(v / 11, 4 + side);
      return [u - pillowSize.width / 2, pillowSize.height - v, front * (0.05 + (1.5 + dent) * swell)] as const;
    },
  });
  const cloth = layCloth([panel(1), panel(-1)], ([front, back]) => {
    const pairs: { a: number; b: number }[] = [];
    for (let row = 0; row < down; row++)
      for (let column = 0; column < across; column++) {
        if (row > 0 && column > 0 && row < down - 1 && column < across - 1) continue;
        pairs.push({ a: (front?.first ?? 0) + row * across + column, b: (back?.first ?? 0) + row * across + column });
      }
    return pairs;
  });
  const hand = { stretch: 0, shear: 2e-6, bend: 5e-6, drag: 6, layer: 0 };
  settle(cloth, {
    frames: 80,
    substeps: 12,
    hand,
    gravity: 0,
    before: (_f, { positions: p, velocity, panels }, dt) => swell(p, velocity, panels, 330 * dt),
  });
  firm(cloth, 120);
  console.log('pillow', strain(cloth));
  const p = cloth.positions;
  const lean = -0.72;
  let low = Number.POSITIVE_INFINITY;
  for (let at = 0; at < p.length; at += 3) {
    const x = (p[at] as number) + 0;
    const y = p[at + 1] as number;
    const z = p[at + 2] as number;
    p[at] = x + side * 37;
    p[at + 1] = y * Math.cos(lean) - z * Math.sin(lean);
    p[at + 2] = z * Math.cos(lean) + y * Math.sin(lean) - bed.length / 2 + 38;
    low = Math.min(low, p[at + 1] as number);
  }
  for (let at = 1; at < p.length; at += 3) p[at] = (p[at] as number) - low + bed.top + 0.2;
  const [front, back] = cloth.panels as [Panel, Panel];
  return [panelSheet(cloth, front, false), panelSheet(cloth, back, false, true)];
}
