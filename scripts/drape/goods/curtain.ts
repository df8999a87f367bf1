import { panelSheet, sway } from '../panel-sheet.ts';
import { type BareSheet, bar, floor, wall } from '../shapes.ts';
import { firm, layCloth, type Panel, settle, strain } from '../solver.ts';

/** One of a pair: 150 cm of cloth, 225 cm long, hung to about half its width. */
const width = 150;
const length = 222;
const hung = 60;
const columns = 111;
const rows = 121;
const railHeight = 226;

/** A pair of curtains on a rail before a wall, to just above the floor. */
export function curtain(): BareSheet[] {
  const pair = [-1, 1].map((side) => hang(side));
  return [
    floor(0, 0, 330),
    wall(-16, 700, 480),
    bar([-88, railHeight + 3, 0], [88, railHeight + 3, 0], 1.5, 0.32, 20, 17),
    knob(-92),
    knob(92),
    ...pair,
  ];
}

const knob = (x: number) => bar([x - 0.1, railHeight + 3, 0], [x + 0.1, railHeight + 3, 0], 3, 0.32, 24, 25);

function hang(side: number): BareSheet {
  // The heading follows waves whose length of cloth is what is sewn into them.
  const waves = 6;
  const heading = headingOf(waves, side);
  const cloth = layCloth([
    {
      columns,
      rows,
      flat: (column, row) => [(column / (columns - 1)) * width, (row / (rows - 1)) * length],
      place: (_column, _row, u, v) => {
        const [x, z] = heading(u);
        const t = v / length;
        const drift = sway(u / 19 + 3 * side, 2) * 2.2 * t + sway(u / 9, 5 + side) * 0.6 * t;
        return [x + drift * 0.6, railHeight - v, z + sway(u / 14, 9 + side) * 0.6 * t];
      },
    },
  ]);
  const { weights } = cloth;
  for (let column = 0; column < columns; column++) {
    weights[column] = 0;
    weights[column + columns] = 0;
  }
  const hand = { stretch: 0, shear: 1e-6, bend: 1.5e-6, drag: 2.2, layer: 0.9 };
  const obstacle = (_x: number, _y: number, z: number, into: Float64Array) => {
    into[0] = z + 14;
    into[1] = 0;
    into[2] = 0;
    into[3] = 1;
  };
  settle(cloth, { frames: 110, substeps: 10, hand, obstacle });
  firm(cloth, 500, obstacle);
  console.log('curtain', strain(cloth));
  return panelSheet(cloth, cloth.panels[0] as Panel, true);
}

/** Where the heading hangs for a place on its cloth: waves along the rail, just as deep as its cloth is long. */
function headingOf(waves: number, side: number): (u: number) => readonly [x: number, z: number] {
  const steps = 6000;
  // Points as far from each other as they are on the cloth, along straight lines between them.
  const gap = width / (columns - 1);
  const pointsOf = (deep: number) => {
    const points: { x: number; z: number }[] = [];
    for (let n = 0; n <= steps; n++) {
      const s = n / steps;
      const x = side * 12 + side * hung * (side > 0 ? s : 1 - s);
      const z = deep * Math.sin(s * waves * 2 * Math.PI) * (1 + 0.22 * sway(s * waves, 3 + side));
      const last = points.at(-1);
      if (!last || Math.hypot(x - last.x, z - last.z) >= gap) points.push({ x, z });
    }
    return points;
  };
  let deep = 2;
  while (pointsOf(deep).length < columns) deep += 0.02;
  const points = pointsOf(deep);
  return (u) => {
    const { x = 0, z = 0 } = points[Math.round(u / gap)] ?? {};
    return [x, z];
  };
}
