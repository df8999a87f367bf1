import { distanceTo, type Figure, figureSheets, obstacleOf } from './figure.ts';
import { panelSheet } from './panel-sheet.ts';
import { type BareSheet, floor } from './shapes.ts';
import { type Cloth, firm, layCloth, type Panel, type Seam, settle, strain } from './solver.ts';
import { type Trims, trim } from './trims.ts';

/** How a top is cut. Lengths are cm of flat cloth; widths are halves, from the middle to the side. */
export interface Cut {
  readonly name: string;
  readonly length: number;
  /** [down, half width], from the shoulder's tip on. */
  readonly side: readonly (readonly [v: number, half: number])[];
  readonly shoulder: { readonly half: number; readonly drop: number };
  readonly neck: { readonly half: number; readonly front: number; readonly back: number };
  /** How far down the side the armhole ends, and where the slit begins. */
  readonly armhole: number;
  readonly slit: number;
  readonly sleeve: { readonly length: number; readonly cuff: number; readonly cap: number } | null;
  /** Height of the shoulder's tip in the room. */
  readonly height: number;
  /** How much higher the hem is cut at its sides. */
  readonly hemRise: number;
  readonly step: number;
  /** It begins rolled round the figure, not flat before and behind it: for wide skirts. */
  readonly isRolled?: true;
  readonly trims?: Trims;
}

/** Sews a top around a figure and lets it hang. */
export function sew(cut: Cut, figure: Figure): BareSheet[] {
  const { length, side, shoulder, neck, armhole, slit, sleeve, height, step } = cut;
  const half = (v: number) => {
    const next = side.findIndex(([at]) => at > v);
    if (next <= 0) return (next === 0 ? side[0]?.[1] : side.at(-1)?.[1]) ?? 0;
    const [v0, w0] = side[next - 1] ?? [0, 0];
    const [v1, w1] = side[next] ?? [1, 0];
    const t = (v - v0) / (v1 - v0);
    return w0 + (w1 - w0) * t * t * (3 - 2 * t);
  };
  const columns = 2 * Math.round(side.reduce((most, [, w]) => Math.max(most, w), 0) / step) + 1;
  const rows = Math.round(length / step) + 1;
  const topAt = (u: number, depth: number) => {
    const x = Math.abs(u);
    if (x >= neck.half) return ((x - neck.half) / (shoulder.half - neck.half)) * shoulder.drop;
    return depth * Math.sqrt(Math.max(0, 1 - (x / neck.half) ** 2));
  };
  const body = (depth: number, front: 1 | -1) => ({
    columns,
    rows,
    flat: (column: number, row: number): readonly [number, number] => {
      const s = (column / (columns - 1)) * 2 - 1;
      const t = row / (rows - 1);
      const top = topAt(s * shoulder.half, depth);
      // A hem that flares is cut round, or its sides would hang lower than its middle.
      const v = top + (length - top - cut.hemRise * s * s) * t;
      return [s * half(Math.max(v, shoulder.drop)), v];
    },
    place: (_c: number, _r: number, u: number, v: number): readonly [number, number, number] => {
      const y = height + shoulder.drop - v;
      const curve = Math.cos(Math.min(1.4, Math.abs(u) / 26));
      const lift = Math.max(0, 1 - v / 16);
      const flat = [u * 0.98, y + 0.5, front * (3 + (13 + v * 0.02) * curve * (1 - lift * 0.72)) - 1.2] as const;
      if (!cut.isRolled) return flat;
      const round = (2 * half(Math.max(v, shoulder.drop)) * 1.04) / Math.PI;
      const share = Math.max(0, Math.min(1, (v - armhole * 0.8) / 14));
      const rolled = [round * Math.sin(u / round), y + 0.5, front * (1 + round * Math.cos(u / round)) - 0.8] as const;
      const mix = (a: number, b: number) => a + (b - a) * share;
      return [mix(flat[0], rolled[0]), flat[1], mix(flat[2], rolled[2])];
    },
  });
  const armRows = Math.max(2, Math.round((armhole / length) * (rows - 1)));
  const around = 2 * armRows + 1;
  const sleeveRows = sleeve ? Math.round(sleeve.length / step) + 1 : 0;
  const [sx, sy, sz] = figure.arm.shoulder;
  const [ex, ey, ez] = figure.arm.elbow;
  const along = [ex - sx, ey - sy, ez - sz] as const;
  const reach = Math.hypot(...along);
  const sleeveOf = (hand: 1 | -1) => ({
    columns: around,
    rows: sleeveRows,
    isLoop: true,
    flat: (column: number, row: number): readonly [number, number] => {
      if (!sleeve) return [0, 0];
      const s = column / (around - 1);
      const t = row / (sleeveRows - 1);
      // Wide at the armhole, narrow at the cuff; its cap is highest at the shoulder.
      const wide = (armhole * 2 + 3) * (1 - t) + sleeve.cuff * t;
      const top = sleeve.cap * (0.5 + 0.5 * Math.cos(2 * Math.PI * s));
      return [(s - 0.5) * wide, top + (sleeve.length - top) * t];
    },
    place: (column: number, row: number, _u: number, v: number): readonly [number, number, number] => {
      const s = column / (around - 1);
      const t = row / Math.max(1, sleeveRows - 1);
      // From the armpit up the front to the shoulder and down the back.
      const turn = s * 2 * Math.PI;
      const radius = 9.5 * (1 - t) + 6.5 * t;
      const down = (v - 1) / reach;
      const x = sx + along[0] * down - Math.cos(turn) * radius * 0.9;
      const y = sy + along[1] * down - Math.cos(turn) * radius * 0.25;
      return [hand * x, y, sz + along[2] * down + Math.sin(turn) * radius];
    },
  });
  const panels = [body(neck.front, 1), body(neck.back, -1), ...(sleeve ? [sleeveOf(1), sleeveOf(-1)] : [])];
  const seams = ([front, back, left, right]: readonly Panel[]): Seam[] => {
    const sewn: Seam[] = [];
    if (!front || !back) return sewn;
    const at = ({ first }: Panel, column: number, row: number) => first + row * columns + column;
    for (let column = 0; column < columns; column++) {
      const u = ((column / (columns - 1)) * 2 - 1) * shoulder.half;
      if (Math.abs(u) >= neck.half) sewn.push({ a: at(front, column, 0), b: at(back, column, 0) });
    }
    for (let row = armRows; row < rows; row++) {
      if (front.flat(0, row)[1] > slit) break;
      for (const column of [0, columns - 1]) sewn.push({ a: at(front, column, row), b: at(back, column, row) });
    }
    for (const [panel, column] of [
      [left, columns - 1],
      [right, 0],
    ] as const) {
      if (!panel) continue;
      for (let n = 0; n <= armRows; n++) {
        sewn.push({ a: panel.first + n, b: at(front, column, armRows - n) });
        if (n > 0) sewn.push({ a: panel.first + ((2 * armRows - n) % (around - 1)), b: at(back, column, armRows - n) });
      }
    }
    return sewn;
  };
  const cloth = layCloth(panels, seams);
  const hasArms = sleeve !== null;
  const obstacle = obstacleOf(distanceTo(figure, null, hasArms));
  const apart = new Float64Array(cloth.weights.length).fill(0.25);
  // A sleeve is wide beside the arm in it, and no part of it may stay within.
  for (const { first, columns: across, rows: down } of cloth.panels.slice(2))
    apart.fill(0.45, first, first + across * down);
  hold(cloth, distanceTo(figure, null, hasArms), columns, (u) => Math.abs(u) >= neck.half);
  const hand = { stretch: 0, shear: 2e-5, bend: 2.5e-6, drag: 3, layer: 0 };
  settle(cloth, {
    frames: 40,
    substeps: 10,
    hand: { ...hand, drag: 20 },
    gravity: 60,
    obstacle,
    apart,
    seamPull: 4e-6,
    friction: 0.1,
  });
  settle(cloth, {
    frames: 30,
    substeps: 10,
    hand: { ...hand, drag: 10 },
    gravity: 400,
    obstacle,
    apart,
    seamPull: 0,
    friction: 0.2,
  });
  settle(cloth, { frames: 80, substeps: 9, hand: { ...hand, layer: 0.7 }, obstacle, apart, friction: 0.1 });
  firm(cloth, 700, obstacle, apart);
  console.log(cut.name, strain(cloth));
  const [front, back, left, right] = cloth.panels;
  const sheets = [front && panelSheet(cloth, front, true), back && panelSheet(cloth, back, true, true)];
  for (const each of [left, right]) if (each && sleeve) sheets.push(panelSheet(cloth, each, true, each === right));
  const panelsHung = sheets.filter((each) => each !== undefined);
  const sewnOn = cut.trims ? trim(panelsHung, cut.trims) : [];
  return [floor(0, 0, 260), ...figureSheets(figure, hasArms), ...panelsHung, ...sewnOn];
}

/** Lays the seams of the shoulders on the figure, where they stay: everything else hangs from them. */
function hold(
  { panels, positions, flat, weights }: Cloth,
  far: (x: number, y: number, z: number) => number,
  columns: number,
  isSeam: (u: number) => boolean,
): void {
  const step = 0.05;
  for (const { first } of panels.slice(0, 2)) {
    const middle = (columns - 1) / 2;
    // From the neck outwards, each as far from the one before it as it is on the cloth.
    for (const way of [-1, 1]) {
      let last: readonly [number, number] | undefined;
      let before = 0;
      for (let n = 1; n <= middle; n++) {
        const point = first + middle + way * n;
        const u = Math.abs(flat[point * 2] as number);
        if (!isSeam(u)) continue;
        const rest =
          last === undefined
            ? 0
            : Math.hypot(u - before, (flat[point * 2 + 1] as number) - (flat[(point - way) * 2 + 1] as number));
        let x = last === undefined ? u * 0.97 : last[0];
        let y = top(x);
        while (last !== undefined && Math.hypot(x - last[0], y - last[1]) < rest && x < 60) {
          x += step;
          y = top(x);
        }
        last = [x, y];
        before = u;
        positions.set([way * x, y, seamDepth], point * 3);
        weights[point] = 0;
      }
    }
  }
  function top(x: number): number {
    let y = 175;
    while (y > 60 && far(x, y, seamDepth) > 0.75) y -= step;
    return y;
  }
}

const seamDepth = -2.2;
