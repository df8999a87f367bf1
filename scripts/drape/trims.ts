import { normalsOf } from '@naksha/drape';
import { type BareSheet, solid } from './shapes.ts';

type Spot = readonly [x: number, y: number, z: number];

/** What is sewn onto a garment once it hangs. Lengths are cm. */
export interface Trims {
  /** The collar: how high it stands and how far it falls at the back and at its tips. */
  readonly collar?: { readonly stand: number; readonly fall: number; readonly tip: number };
  /** Half the width of the strip along the buttons, and how far these lie apart. */
  readonly placket?: { readonly half: number; readonly gap: number };
  /** How wide the doubled cloth is along the hems. */
  readonly hem: number;
}

/** Collar, placket with buttons, and doubled hems, laid on panels as they hang: front, back, and sleeves, as `panelSheet` made them. */
export function trim([front, back, ...sleeves]: readonly BareSheet[], { collar, placket, hem }: Trims): BareSheet[] {
  if (!front || !back) return [];
  const strip = placket && placketOf(front, placket.half);
  return [
    ...(collar ? [collarOf(front, back, collar)] : []),
    ...(strip ? [strip, ...buttonsAlong(strip, placket.gap)] : []),
    hemOf(front, hem),
    hemOf(back, hem),
    ...sleeves.map((sleeve) => hemOf(sleeve, hem * 1.2)),
  ];
}

const spotOf = ({ positions }: Pick<BareSheet, 'positions'>, point: number): Spot => [
  positions[point * 3] ?? 0,
  positions[point * 3 + 1] ?? 0,
  positions[point * 3 + 2] ?? 0,
];
const sum = (a: Spot, b: Spot, by = 1): Spot => [a[0] + b[0] * by, a[1] + b[1] * by, a[2] + b[2] * by];
const between = (a: Spot, b: Spot, t: number): Spot => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
];
const far = (a: Spot, b: Spot): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

/** Where the upper edges of both panels lie apart is the neck: from the middle of the front around the back to the front again. */
function neckline(front: BareSheet, back: BareSheet): Spot[] {
  const middle = (front.columns - 1) / 2;
  const isOpen = (column: number) => far(spotOf(front, column), nearest(back, spotOf(front, column))) > 0.9;
  let reach = 1;
  while (reach < middle && isOpen(middle + reach)) reach += 1;
  const along = (sheet: BareSheet, from: number, to: number): Spot[] => {
    const step = Math.sign(to - from);
    return Array.from({ length: Math.abs(to - from) + 1 }, (_, n) => spotOf(sheet, from + step * n));
  };
  // Of the back panel columns run the other way.
  const isSame = spotOf(back, middle + reach)[0] * spotOf(front, middle + reach)[0] > 0;
  const way = isSame ? 1 : -1;
  return [
    ...along(front, middle, middle + reach),
    ...along(back, middle + way * (reach - 1), middle - way * (reach - 1)),
    ...along(front, middle - reach, middle),
  ];
}

function nearest(sheet: BareSheet, spot: Spot): Spot {
  let best = spotOf(sheet, 0);
  for (let column = 1; column < sheet.columns; column++)
    if (far(spotOf(sheet, column), spot) < far(best, spot)) best = spotOf(sheet, column);
  return best;
}

/** As many spots along a line, each as far from the next, drawn smooth. */
function evenly(line: readonly Spot[], count: number): Spot[] {
  let own = [...line];
  for (let turn = 0; turn < 3; turn++)
    own = own.map((spot, n) =>
      n === 0 || n === own.length - 1 ? spot : between(spot, between(own[n - 1] ?? spot, own[n + 1] ?? spot, 0.5), 0.5),
    );
  const lengths = [0];
  for (let n = 1; n < own.length; n++)
    lengths.push((lengths[n - 1] ?? 0) + far(own[n - 1] ?? [0, 0, 0], own[n] ?? [0, 0, 0]));
  const whole = lengths.at(-1) ?? 0;
  return Array.from({ length: count }, (_, n) => {
    const goal = (whole * n) / (count - 1);
    const at = Math.max(
      1,
      lengths.findIndex((length) => length >= goal - 1e-9),
    );
    const before = lengths[at - 1] ?? 0;
    return between(
      own[at - 1] ?? [0, 0, 0],
      own[at] ?? [0, 0, 0],
      (goal - before) / ((lengths[at] ?? 1) - before || 1),
    );
  });
}

const collarColumns = 81;
const collarRows = 15;
/** Of the neckline each end leaves so much free. */
const openShare = 0.035;

/** A collar that stands around the neck and falls over, its tips apart in front. */
function collarOf(front: BareSheet, back: BareSheet, { stand, fall, tip }: NonNullable<Trims['collar']>): BareSheet {
  const whole = evenly(neckline(front, back), 4 * collarColumns);
  // It ends a little beside the buttons.
  const cut = Math.round(whole.length * openShare);
  const line = evenly(whole.slice(cut, -cut), collarColumns);
  const middle = line.reduce<Spot>((all, spot) => sum(all, spot, 1 / line.length), [0, 0, 0]);
  const positions = new Float32Array(collarColumns * collarRows * 3);
  for (const [column, foot] of line.entries()) {
    const s = (column / (collarColumns - 1)) * 2 - 1;
    const hand = Math.sign((line[8] ?? foot)[0]) * -Math.sign(s);
    const isEnd = smooth((Math.abs(s) - 0.72) / 0.28);
    const out = Math.hypot(foot[0] - middle[0], foot[2] - middle[2]) || 1;
    const o: Spot = [(foot[0] - middle[0]) / out, 0, (foot[2] - middle[2]) / out];
    // 1 at the front, where the collar lies open; it stands the higher the further back.
    const open = smooth(Math.max(0, o[2]));
    const side = Math.abs(o[0]);
    const high = stand * (1 - 0.72 * open);
    const top = sum(sum(foot, [0, high, 0]), o, -0.45 + 0.35 * open);
    const long = fall + (tip - fall) * smooth((Math.abs(s) - 0.35) / 0.6);
    const down: Spot = [
      o[0] * (0.5 + 0.45 * side) + hand * (0.2 * open + 0.42 * isEnd),
      -0.92 + 0.36 * side,
      o[2] * (0.34 + 0.2 * open),
    ];
    const size = Math.hypot(...down);
    const roll = sum(sum(top, o, 0.55), [0, 0.22, 0]);
    const end = sum(sum(roll, down, long / size), o, 0.5);
    for (let row = 0; row < collarRows; row++) {
      const t = row / (collarRows - 1);
      const spot =
        t < 0.36
          ? between(sum(foot, o, 0.3), top, t / 0.36)
          : t < 0.5
            ? between(between(top, roll, (t - 0.36) / 0.14), between(roll, end, 0.02), (t - 0.36) / 0.14)
            : between(roll, end, 0.02 + (0.98 * (t - 0.5)) / 0.5);
      positions.set(spot, (row * collarColumns + column) * 3);
    }
  }
  return { ...measured(positions, collarColumns, collarRows), isTwoSided: true };
}

const smooth = (t: number): number => {
  const s = Math.max(0, Math.min(1, t));
  return s * s * (3 - 2 * s);
};

/** Cloth cut to where it lies: along each row as long as it is, from the middle on; down as its middle is. */
function measured(positions: Float32Array, columns: number, rows: number): Omit<BareSheet, 'isTwoSided'> {
  const cloth = new Float32Array(columns * rows * 2);
  const half = (columns - 1) / 2;
  let deep = 0;
  for (let row = 0; row < rows; row++) {
    const spot = (column: number) => spotOf({ positions }, row * columns + column);
    if (row > 0) deep += far(spot(half), spotOf({ positions }, (row - 1) * columns + half));
    for (const way of [1, -1]) {
      let along = 0;
      for (let n = 0; n <= half; n++) {
        const column = half + way * n;
        if (n > 0) along += far(spot(column), spot(column - way));
        cloth.set([way * along, deep], (row * columns + column) * 2);
      }
    }
  }
  layFlat({ positions, cloth, columns, rows });
  return { kind: 'cloth', columns, rows, positions, cloth, grey: 1 };
}

const flatRounds = 500;

/** Moves where points lie on the flat cloth until each thread is as long there as it is in the room. */
function layFlat({
  positions,
  cloth,
  columns,
  rows,
}: Pick<BareSheet, 'positions' | 'cloth' | 'columns' | 'rows'>): void {
  const pull = (a: number, b: number) => {
    const [du, dv] = [0, 1].map((axis) => (cloth[b * 2 + axis] ?? 0) - (cloth[a * 2 + axis] ?? 0));
    const flat = Math.hypot(du ?? 0, dv ?? 0);
    if (flat < 1e-6) return;
    const by = (0.5 * (flat - far(spotOf({ positions }, a), spotOf({ positions }, b)))) / flat;
    for (const [axis, d] of [du ?? 0, dv ?? 0].entries()) {
      cloth[a * 2 + axis] = (cloth[a * 2 + axis] ?? 0) + d * by;
      cloth[b * 2 + axis] = (cloth[b * 2 + axis] ?? 0) - d * by;
    }
  };
  for (let round = 0; round < flatRounds; round++)
    for (let row = 0; row < rows; row++)
      for (let column = 0; column < columns; column++) {
        const point = row * columns + column;
        if (column + 1 < columns) pull(point, point + 1);
        if (row + 1 < rows) pull(point, point + columns);
      }
}

/** A part of a sheet, laid over it by so much; `at` says the column and row, not whole, for 0 … 1 across and down. */
function over(
  sheet: BareSheet,
  columns: number,
  rows: number,
  at: (s: number, t: number) => readonly [column: number, row: number, out: number],
): BareSheet {
  const normals = normalsOf(sheet);
  const positions = new Float32Array(columns * rows * 3);
  const cloth = new Float32Array(columns * rows * 2);
  const look = (values: Float32Array, stride: number, axis: number, column: number, row: number) => {
    const [i, j] = [
      Math.max(0, Math.min(sheet.columns - 2, Math.floor(column))),
      Math.max(0, Math.min(sheet.rows - 2, Math.floor(row))),
    ];
    const [x, y] = [column - i, row - j];
    const value = (dx: number, dy: number) => values[((j + dy) * sheet.columns + i + dx) * stride + axis] ?? 0;
    return (value(0, 0) * (1 - x) + value(1, 0) * x) * (1 - y) + (value(0, 1) * (1 - x) + value(1, 1) * x) * y;
  };
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const [c, r, out] = at(column / (columns - 1), row / (rows - 1));
      const point = row * columns + column;
      for (let axis = 0; axis < 3; axis++)
        positions[point * 3 + axis] = look(sheet.positions, 3, axis, c, r) + out * look(normals, 3, axis, c, r);
      for (let axis = 0; axis < 2; axis++) cloth[point * 2 + axis] = look(sheet.cloth, 2, axis, c, r);
    }
  return { ...sheet, columns, rows, positions, cloth };
}

/** Down the middle of the front, a little off it, with edges that close to it. */
function placketOf(front: BareSheet, half: number): BareSheet {
  const middle = (front.columns - 1) / 2;
  const wide = Math.abs(
    (front.cloth[(front.rows - 1) * front.columns * 2 + 2] ?? 0) -
      (front.cloth[(front.rows - 1) * front.columns * 2] ?? 0),
  );
  const reach = half / Math.max(0.1, wide);
  const strip = over(front, 9, front.rows, (s, t) => {
    const across = s * 2 - 1;
    return [middle + across * reach, t * (front.rows - 1), 0.12 + 0.42 * (1 - Math.abs(across) ** 6)];
  });
  layFlat(strip);
  return strip;
}

function buttonsAlong(strip: BareSheet, gap: number): BareSheet[] {
  const normals = normalsOf(strip);
  const middle = (strip.columns - 1) / 2;
  const buttons: BareSheet[] = [];
  let along = gap * 0.5;
  for (let row = 1; row + 3 < strip.rows; row++) {
    const point = row * strip.columns + middle;
    along += far(spotOf(strip, point), spotOf(strip, point - strip.columns));
    if (along < gap) continue;
    along -= gap;
    const n = spotOf({ positions: normals }, point);
    const centre = sum(spotOf(strip, point), n, 0.12);
    const length = Math.hypot(n[0], n[2]) || 1;
    const right: Spot = [n[2] / length, 0, -n[0] / length];
    const up: Spot = [
      n[1] * right[2] - n[2] * right[1],
      n[2] * right[0] - n[0] * right[2],
      n[0] * right[1] - n[1] * right[0],
    ];
    buttons.push(
      solid(25, 9, 0.86, (s, t) => {
        const around = s * 2 * Math.PI;
        // A rim around a hollow, like a plate.
        const [r, out] = [
          0.7 * Math.max(0.001, Math.min(1, t * 1.35)),
          t < 0.45 ? 0.1 : t < 0.75 ? 0.2 : 0.2 * (1 - (t - 0.75) / 0.25),
        ];
        const spot = sum(sum(centre, right, -r * Math.sin(around)), up, r * Math.cos(around));
        return sum(spot, n, out);
      }),
    );
  }
  return buttons;
}

/** The last of a panel once more, a little off it. */
function hemOf(sheet: BareSheet, wide: number): BareSheet {
  const last = sheet.rows - 1;
  const middle = Math.floor(sheet.columns / 2);
  let rows = 0;
  for (let length = 0; length < wide && rows < last; rows++)
    length += far(
      spotOf(sheet, (last - rows) * sheet.columns + middle),
      spotOf(sheet, (last - rows - 1) * sheet.columns + middle),
    );
  const strip = over(sheet, sheet.columns, 6, (s, t) => [
    s * (sheet.columns - 1),
    last - rows * (1 - t),
    0.05 + 0.13 * Math.min(1, 2.5 * t),
  ]);
  layFlat(strip);
  return strip;
}
