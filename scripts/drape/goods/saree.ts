import { distanceTo, figureSheets, obstacleOf, sectionAt, woman } from '../figure.ts';
import { type Cut, sew } from '../garment.ts';
import { panelSheet, sway } from '../panel-sheet.ts';
import { type BareSheet, floor } from '../shapes.ts';
import { firm, layCloth, type Panel, settle, strain } from '../solver.ts';

/** The hem's half width of the petticoat beneath. */
const petticoat = 16;
const waist = 103;
const hem = 1.2;

/** The skirt: once around the hips, then pleats that are tucked in at the front. Lengths of cloth in cm. */
const around = 106;
const pleats = { count: 6, deep: 10.5 } as const;
const skirtColumns = 151;
const skirtRows = 64;
const skirtLength = around + pleats.count * pleats.deep * 2;

/** What goes from the back around the right hip, up across the breast and over the left shoulder: the upper and the lower edge differ. */
const band = { upper: 91, lower: 131, fall: 100, width: 84 } as const;
const bandColumns = 141;
const bandRows = 50;
const atShoulder = 78;
const gathers = 5;

/** What is worn beneath: short, close, without sleeves, of the same cloth. */
const blouseCut: Cut = {
  name: 'blouse',
  length: 31,
  side: [
    [4, 15.5],
    [11, 14.5],
    [19, 22.6],
    [24, 22.4],
    [31, 20],
  ],
  shoulder: { half: 15.5, drop: 4 },
  neck: { half: 9, front: 13, back: 12 },
  armhole: 19,
  slit: 40,
  sleeve: null,
  height: 135.5,
  hemRise: 0,
  step: 1.3,
};
const overBlouse = 1;

type Spot = readonly [x: number, y: number, z: number];

/** A saree in the Nivi way on a dress form, its end pinned to the left shoulder. */
export function saree(): BareSheet[] {
  const blouse = sew(blouseCut, woman).filter(({ kind }) => kind === 'cloth');
  const far = distanceTo(woman, petticoat, false);
  const obstacle = obstacleOf(far);
  const cloth = layCloth([skirt(), bandWords()]);
  const [lower, upper] = cloth.panels as [Panel, Panel];
  const { weights, positions } = cloth;
  for (let column = 0; column < skirtColumns; column++) weights[lower.first + column] = 0;
  const apart = new Float64Array(weights.length);
  for (let row = 0; row < bandRows; row++) {
    for (let column = 0; column < bandColumns; column++) {
      const point = upper.first + row * bandColumns + column;
      const y = positions[point * 3 + 1] as number;
      // Over the skirt, and over the blouse.
      apart[point] = y < 100 ? 1.5 : overBlouse;
      const isTucked = row === 0 && column < atShoulder * 0.52;
      const isPinned = Math.abs(column - atShoulder) <= 1 && row % 2 === 0;
      if (column === 0 || isTucked || isPinned) weights[point] = 0;
    }
  }
  const hand = { stretch: 0, shear: 1e-5, bend: 2e-6, drag: 4, layer: 0 };
  settle(cloth, {
    frames: 30,
    substeps: 12,
    hand: { ...hand, drag: 30 },
    gravity: 120,
    obstacle,
    apart,
    friction: 0.1,
  });
  settle(cloth, { frames: 80, substeps: 10, hand: { ...hand, layer: 0.75 }, obstacle, apart, friction: 0.25 });
  firm(cloth, 700, obstacle, apart);
  console.log('saree', strain(cloth));
  return [
    floor(0, 0, 260),
    ...figureSheets(woman, false, false),
    ...blouse,
    panelSheet(cloth, lower, true),
    panelSheet(cloth, upper, true),
  ];
}

/** On the form at a height, seen from its middle: degrees from its front towards its left; `out` cm off it. */
function onForm(degrees: number, y: number, out: number): Spot {
  const hip = sectionAt(woman, woman.foot + 6);
  let { a, b, z } = sectionAt(woman, Math.max(woman.foot, y));
  if (y < woman.foot + 6) {
    const t = (woman.foot + 6 - y) / (woman.foot + 6);
    a = hip.a * (1 - t) + petticoat * t;
    b = hip.b * (1 - t) + petticoat * 0.86 * t;
    z = hip.z;
  }
  const turn = (degrees * Math.PI) / 180;
  return [(a + out) * Math.sin(turn), y, z + (b + out) * Math.cos(turn)];
}

function skirt() {
  const from = 14;
  const to = 346;
  return {
    columns: skirtColumns,
    rows: skirtRows,
    isLoop: true,
    flat: (column: number, row: number) =>
      [(column / (skirtColumns - 1)) * skirtLength, (row / (skirtRows - 1)) * (waist - hem)] as const,
    place: (_column: number, _row: number, u: number, v: number): Spot => {
      const y = waist - v;
      const down = v / (waist - hem);
      if (u <= around) {
        const share = u / around;
        const degrees = from + (to - from) * share;
        // What the waist has too much of lies in small folds.
        const tuck = 0.9 * Math.max(0, 1 - v / 26) * Math.sin(share * 26 * Math.PI) + 0.5 * down * sway(u / 8, 3);
        return onForm(degrees, y, 1.1 + tuck);
      }
      // Pleats lie on each other, the first one outermost, their folds a little further left each time.
      const along = (u - around) / (pleats.deep * 2);
      const n = Math.floor(along);
      const t = along - n;
      const step = 0.9 + 1.5 * down;
      const start = -5.2 - 1.6 * down;
      const wide = pleats.deep - 1.2 - 0.6 * down;
      const fold = t < 0.5 ? t * 2 : 2 - t * 2;
      const layer = (pleats.count - along) * (0.95 + 0.25 * down);
      const [, , z] = onForm(0, y, 0.9);
      const end = (u - around) / (skirtLength - around);
      return [start + n * step + wide * fold + end * 1.2, y, z + 0.4 + layer * Math.min(1, (u - around) / 5 + 0.15)];
    },
  };
}

/** Edges of the band on its way to the shoulder: degrees around the form and height. */
const upperEdge: readonly (readonly [number, number])[] = [
  [-200, 101.5],
  [-170, 101.5],
  [-130, 102],
  [-90, 102.5],
  [-55, 103.5],
  [-26, 111],
  [2, 121],
  [22, 130],
];
const lowerEdge: readonly (readonly [number, number])[] = [
  [-150, 42],
  [-118, 46],
  [-86, 54],
  [-50, 66],
  [-16, 81],
  [18, 97],
  [46, 112],
  [66, 124],
];
const shoulderIn: Spot = [7.4, 140.6, -2];
const shoulderOut: Spot = [15.6, 138.2, -2.4];

function bandWords() {
  const upper = pathOf([...upperEdge.map(([d, y]) => onForm(d, y, 1.4)), lifted(shoulderIn, 0.8)]);
  const lower = pathOf([...lowerEdge.map(([d, y]) => onForm(d, y, 2.6)), lifted(shoulderOut, 0.8)]);
  const far = distanceTo(woman, petticoat, false);
  const span = (t: number) => band.upper + (band.lower - band.upper) * t;
  return {
    columns: bandColumns,
    rows: bandRows,
    flat: (column: number, row: number) => {
      const t = row / (bandRows - 1);
      const reach =
        column <= atShoulder
          ? (column / atShoulder) * span(t)
          : span(t) + ((column - atShoulder) / (bandColumns - 1 - atShoulder)) * band.fall;
      // Measured from the shoulder, where the thread lies straight: it is cut aslant where it is tucked in.
      return [reach - span(t), t * band.width] as const;
    },
    place: (column: number, row: number): Spot => {
      const t = row / (bandRows - 1);
      const q = Math.min(1, column / atShoulder);
      const w = smooth((q - 0.35) / 0.6);
      const wave = t * gathers * 2;
      const n = Math.floor(wave);
      const fold = n % 2 === 0 ? wave - n : 1 - (wave - n);
      const zig = fold + 0.22 * (t - 0.5);
      const x = t * (1 - w) + zig * w;
      const layer = (gathers * 2 - wave) * 0.6 * w;
      if (column <= atShoulder) {
        const a = upper(q);
        const b = lower(q);
        const p: Spot = [a[0] + (b[0] - a[0]) * x, a[1] + (b[1] - a[1]) * x, a[2] + (b[2] - a[2]) * x];
        return outside(p, far, 1.2 + layer + 0.4);
      }
      const extra = ((column - atShoulder) / (bandColumns - 1 - atShoulder)) * band.fall;
      const at = lifted(shoulderIn, 0);
      const end = lifted(shoulderOut, 0);
      const open = Math.min(1, extra / 80);
      const px = at[0] + (end[0] - at[0]) * x + (t - 0.5) * 14 * open - 3 * open + 0.4 * sway(extra / 17, n);
      // Over the shoulder and down the back.
      const over = 7;
      const turn = Math.min(1, extra / over) * (Math.PI / 2);
      const y = at[1] + (end[1] - at[1]) * x + 1.2 - over * 0.64 * (1 - Math.cos(turn)) - Math.max(0, extra - over);
      const z = at[2] - over * 0.64 * Math.sin(turn) - 5 * Math.min(1, extra / 16);
      return outside([px, y, z], far, 1.2 + layer + 0.4);
    },
  };
}

const lifted = ([x, y, z]: Spot, by: number): Spot => [x, y + by, z];
const smooth = (t: number): number => {
  const s = Math.max(0, Math.min(1, t));
  return s * s * (3 - 2 * s);
};

/** A curve through spots, by the share of its length. */
function pathOf(spots: readonly Spot[]): (share: number) => Spot {
  const fine: Spot[] = [];
  for (let n = 0; n + 1 < spots.length; n++) {
    const at = (k: number) => spots[Math.max(0, Math.min(spots.length - 1, n + k))] as Spot;
    for (let k = 0; k < 24; k++) {
      const t = k / 24;
      const curve = (axis: 0 | 1 | 2) => {
        const [p0, p1, p2, p3] = [at(-1)[axis], at(0)[axis], at(1)[axis], at(2)[axis]];
        return (
          0.5 *
          (2 * p1 + (p2 - p0) * t + (2 * p0 - 5 * p1 + 4 * p2 - p3) * t * t + (3 * p1 - p0 - 3 * p2 + p3) * t ** 3)
        );
      };
      fine.push([curve(0), curve(1), curve(2)]);
    }
  }
  fine.push(spots.at(-1) as Spot);
  const lengths = [0];
  for (let n = 1; n < fine.length; n++) {
    const [a, b] = [fine[n - 1] as Spot, fine[n] as Spot];
    lengths.push((lengths[n - 1] as number) + Math.hypot(b[0] - a[0], b[1] - a[1], b[2] - a[2]));
  }
  console.log('edge of the band', (lengths.at(-1) as number).toFixed(1));
  return (share) => {
    const goal = share * (lengths.at(-1) as number);
    let n = lengths.findIndex((length) => length >= goal);
    n = Math.max(1, n === -1 ? lengths.length - 1 : n);
    const before = lengths[n - 1] as number;
    const t = (goal - before) / ((lengths[n] as number) - before || 1);
    const [a, b] = [fine[n - 1] as Spot, fine[n] as Spot];
    return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t];
  };
}

/** The spot, moved outwards until it lies so far off the form. */
function outside(spot: Spot, far: (x: number, y: number, z: number) => number, least: number): Spot {
  let [x, y, z] = spot;
  for (let round = 0; round < 12; round++) {
    const d = far(x, y, z);
    if (d >= least) break;
    const e = 0.2;
    const gx = far(x + e, y, z) - far(x - e, y, z);
    const gy = (far(x, y + e, z) - far(x, y - e, z)) * 0.3;
    const gz = far(x, y, z + e) - far(x, y, z - e);
    const length = Math.hypot(gx, gy, gz) || 1;
    x += (gx / length) * (least - d);
    y += (gy / length) * (least - d);
    z += (gz / length) * (least - d);
  }
  return [x, y, z];
}
