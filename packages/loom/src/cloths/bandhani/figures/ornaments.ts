import { envelope } from '../../../numbers/geometry/envelope.ts';
import { type Point, place } from '../../../numbers/geometry/point.ts';
import { steady } from '../../../numbers/steady.ts';
import type { Figure, FigureInk, Zone } from '../figure.ts';
import { type DrawFigure, discOutline, petalZone } from './outlines.ts';

const mangoSteps = 34;
const mangoRows: readonly (readonly FigureInk[])[] = [
  [0, 1, 2],
  [0, 0, 1],
  [1, 0, 2],
  [0, 2, 1],
];

/** One mango with a flower in its belly. */
export const paisley: DrawFigure = ({ rng, size }) => mango(rng.pick(mangoRows), size, rng.pick([1, -1] as const));

/** Three or four mangoes chasing one another round an eye. */
export const paisleyWheel: DrawFigure = ({ rng, size }) => {
  const count = size < 12 ? 3 : rng.pick([3, 4, 4]);
  const share = count === 4 ? 0.47 : 0.5;
  const one = mango(rng.pick(mangoRows), size * share, rng.pick([1, -1] as const));
  const heart = Math.max(0.1, 1.6 / size);
  const zones: Zone[] = [{ outline: discOutline(0, 0, heart), rows: [0, 1], fill: 'rows', ink: 1 }];
  for (let k = 0; k < count; k++) {
    const angle = (2 * Math.PI * k) / count;
    const at = (points: readonly Point[]) =>
      place(points, steady.sin(angle) * 0.53, -steady.cos(angle) * 0.53, angle, share);
    for (const zone of one.zones) zones.push({ ...zone, outline: at(zone.outline) });
  }
  return { motif: 'paisley', zones, lines: [], points: [] };
};

function mango(rows: readonly FigureInk[], size: number, side: 1 | -1): Figure {
  const spine: Point[] = [];
  const radii: number[] = [];
  const girth = 0.53;
  let x = -0.06;
  let y = 0.42;
  const step = (girth * 2.72) / mangoSteps;
  for (let i = 0; i <= mangoSteps; i++) {
    const t = i / mangoSteps;
    spine.push([x * side, y]);
    radii.push(girth * (steady.power(1 - t, 1.22) * (1 + 0.3 * steady.sin(1.3 * Math.PI * t)) + 0.05));
    const heading = -0.2 + 3.0 * steady.power(t, 2.2);
    x += steady.sin(heading) * step;
    y -= steady.cos(heading) * step;
  }
  const outline = envelope(spine, radii, 14);
  const [bx, by] = [spine[0]?.[0] ?? 0, (spine[0]?.[1] ?? 0) - 0.04];
  const zones: Zone[] = [];
  const belly = girth - (rows.length + 0.6) / size;
  if (belly * size > 3.4) {
    zones.push({ outline: discOutline(bx, by, Math.min(0.1, belly * 0.3)), rows: [0], fill: 'rows', ink: 3 });
    const petals = belly * size > 6 ? 6 : 5;
    const heart = Math.min(0.1, belly * 0.3);
    for (let k = 0; k < petals; k++) {
      const angle = (2 * Math.PI * k) / petals;
      const reach = heart + 1 / size;
      if (belly * size < 5.5) continue;
      const foot = [bx + steady.sin(angle) * reach, by - steady.cos(angle) * reach] as const;
      zones.push({
        outline: petalZone('round', foot[0], foot[1], angle, belly - reach, (belly - reach) * 0.95),
        rows: [1],
        fill: 'none',
        ink: 1,
      });
    }
  }
  zones.push({
    outline,
    rows: rows.slice(0, size < 6 ? 1 : size < 9 ? 2 : 3),
    fill: size < 6 ? 'grid' : belly * size > 3.4 ? 'grid' : 'rows',
    ink: rows[1] ?? 1,
  });
  return { motif: 'paisley', zones, lines: [], points: [] };
}

/** The wheel ("chakri"): rings, a wreath of petals between them, an eye. */
export const wheel: DrawFigure = ({ rng, size }) => {
  const rim = rng
    .pick([
      [1, 0],
      [0, 1],
      [0, 1, 0],
      [1, 1, 0],
    ] as const)
    .slice(0, size < 9 ? 1 : 3);
  const hub = rng.between(0.3, 0.38);
  const inner = 1 - (rim.length + 0.35) / size;
  const length = inner - hub - 0.9 / size;
  const count = Math.max(6, Math.min(16, Math.floor((2 * Math.PI * (hub + length * 0.6) * size) / 4.6)));
  const step = (2 * Math.PI) / count;
  const inks: readonly FigureInk[] = rng.pick([
    [2, 1],
    [1, 1],
    [3, 2],
    [2, 2],
  ]);
  const shape = rng.pick(['round', 'point'] as const);
  const zones: Zone[] = [
    {
      outline: discOutline(0, 0, hub),
      rows: rng.pick([
        [0, 1, 1, 0, 1],
        [0, 0, 1, 2, 2],
        [1, 0, 2, 0, 1],
      ] as const),
      fill: 'rows',
      ink: 2,
    },
  ];
  const hasPetals = length * size > 3.4;
  if (hasPetals) {
    for (let k = 0; k < count; k++) {
      const reach = hub + 0.95 / size;
      const foot = [steady.sin(k * step) * reach, -steady.cos(k * step) * reach] as const;
      const width = Math.min(length * 0.8, step * (hub + length * 0.6) * 0.78);
      zones.push({
        outline: petalZone(shape, foot[0], foot[1], k * step, length, width),
        rows: [inks[k % 2] ?? 1],
        fill: 'grid',
        ink: inks[k % 2] ?? 1,
      });
    }
  }
  // Where petals have no room the rings go on to the hub, spoked by a loose grid.
  zones.push({ outline: discOutline(0, 0, 1), rows: rim, fill: hasPetals ? 'none' : 'grid', ink: inks[0] ?? 1 });
  return { motif: 'medallion', zones, lines: [], points: [] };
};

const starRows: readonly (readonly FigureInk[])[] = [
  [0, 1, 1, 0, 2, 2, 0, 1, 1],
  [0, 0, 1, 1, 2, 0, 3, 3],
  [1, 0, 1, 2, 2, 0, 1, 1, 0],
  [0, 1, 0, 2, 0, 1, 0, 2],
];

/** A star of nested rows round a ringed eye. */
export const star: DrawFigure = ({ rng, size }) => {
  const tips = rng.pick(size < 7 ? [4, 5, 6] : [5, 6, 8, 8, 8, 12, 16]);
  const low = { 4: 0.48, 5: 0.5, 6: 0.6, 8: 0.7, 12: 0.76, 16: 0.8 }[tips] ?? 0.7;
  const outline = Array.from({ length: tips * 2 }, (_, k): Point => {
    const angle = (k * Math.PI) / tips;
    const r = k % 2 === 0 ? 1 : low;
    return [steady.sin(angle) * r, -steady.cos(angle) * r];
  });
  const dense = outline.flatMap((point, i) => {
    const to = outline[(i + 1) % outline.length] ?? point;
    return Array.from(
      { length: 8 },
      (_, k): Point => [point[0] + ((to[0] - point[0]) * k) / 8, point[1] + ((to[1] - point[1]) * k) / 8],
    );
  });
  const heart = Math.max(0.14, 1.6 / size);
  const body: Zone = {
    outline: dense,
    rows: rng.pick(starRows).slice(0, Math.floor((low - heart) * size * 0.8)),
    fill: 'grid',
    ink: 1,
  };
  if (size < 7) return { motif: 'star', zones: [body], lines: [], points: [{ at: [0, 0], ink: 1 }] };
  const eye: Zone = { outline: discOutline(0, 0, heart), rows: [0, 1], fill: 'rows', ink: 2 };
  const ring: Zone = { outline: discOutline(0, 0, heart + 2.1 / size), rows: [2], fill: 'none', ink: 1 };
  return { motif: 'star', zones: [eye, ring, body], lines: [], points: [] };
};

/** Nested diamonds or squares with clusters at the corners ("ratan chowk"). */
export const jewel: DrawFigure = ({ rng, size }) => {
  const isUpright = rng.chance(0.35);
  const turn = isUpright ? Math.PI / 4 : 0;
  const reach = isUpright ? 0.98 : 0.92;
  const corner = (k: number, r: number): Point => [
    steady.sin(turn + (k * Math.PI) / 2) * r,
    -steady.cos(turn + (k * Math.PI) / 2) * r,
  ];
  const outline = [0, 1, 2, 3].flatMap((k) => {
    const a = corner(k, reach);
    const b = corner(k + 1, reach);
    return Array.from(
      { length: 14 },
      (_, i): Point => [a[0] + ((b[0] - a[0]) * i) / 14, a[1] + ((b[1] - a[1]) * i) / 14],
    );
  });
  const rows: readonly FigureInk[] = rng.pick([
    [0, 1, 1, 0, 2, 2, 0, 1, 1, 0, 3, 3, 0],
    [1, 0, 2, 2, 0, 1, 3, 3, 1, 0, 2],
    [0, 2, 0, 1, 1, 0, 2, 0, 1, 1, 0],
  ]);
  const points = [0, 1, 2, 3].flatMap((k) =>
    isUpright ? [] : [-1, 1].map((side) => ({ at: corner(k + 0.5, 0.72 + (side * 0.7) / size), ink: 1 as const })),
  );
  return { motif: 'diamond', zones: [{ outline, rows, fill: 'rows', ink: 1 }], lines: [], points };
};
