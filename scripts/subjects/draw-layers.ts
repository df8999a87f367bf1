/** A flat part of a drawing of our own: its colour and the path that it fills, in a box of 100 by 100, y down. */
export type Layer = readonly [hex: string, d: string];

/** A thing that we drew because no library has it, or has it badly: beside its names in three languages, parted by commas. */
export interface OwnDrawing {
  readonly id: string;
  readonly setting: 'garden' | 'sea' | 'sky' | 'sweet' | 'plain';
  readonly names: readonly [en: string, hi: string, gu: string];
  readonly layers: readonly Layer[];
  /** Parts that show in fewer cells of the raster are left out, where it is not the usual number. */
  readonly leastCells?: number;
  /** A beast that is green may have any dye, a plant not. */
  readonly isBeast?: boolean;
}

type Place = readonly [x: number, y: number];

const round = (value: number) => Math.round(value * 100) / 100;

/** An oval about a place. */
export function oval(cx: number, cy: number, rx: number, ry = rx): string {
  return `M${round(cx - rx)} ${round(cy)}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;
}

/** A closed area with corners at these places. */
export function corners(...places: readonly Place[]): string {
  return `M${places.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`;
}

/** A bar from left and top, so wide and high, its corners rounded by `bend`. */
export function bar(x: number, y: number, w: number, h: number, bend = 0): string {
  if (bend === 0) return `M${x} ${y}h${w}v${h}h${-w}Z`;
  const [across, down] = [w - 2 * bend, h - 2 * bend];
  const turn = (dx: number, dy: number) => `a${bend} ${bend} 0 0 1 ${dx} ${dy}`;
  return `M${x + bend} ${y}h${across}${turn(bend, bend)}v${down}${turn(-bend, bend)}h${-across}${turn(-bend, -bend)}v${-down}${turn(bend, -bend)}Z`;
}

const pieces = 6;

/** A band of even width along a smooth curve through these places, or one that narrows to `end`. */
export function ribbon(width: number, places: readonly Place[], end = width): string {
  const line = places.slice(1).flatMap((to, at) => {
    const from = places[at] ?? to;
    const [before, after] = [places[at - 1] ?? from, places[at + 2] ?? to];
    return Array.from({ length: pieces }, (_, k) => between(before, from, to, after, k / pieces));
  });
  const whole = [...line, places.at(-1) ?? [0, 0]] as const;
  const sides = whole.map((place, at): readonly [Place, Place] => {
    const [a, b] = [whole[Math.max(0, at - 1)] ?? place, whole[Math.min(whole.length - 1, at + 1)] ?? place];
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const half = (width + ((end - width) * at) / (whole.length - 1)) / 2;
    const [nx, ny] = [(-(b[1] - a[1]) / length) * half, ((b[0] - a[0]) / length) * half];
    return [
      [place[0] + nx, place[1] + ny],
      [place[0] - nx, place[1] - ny],
    ];
  });
  return corners(...sides.map(([left]) => left), ...sides.map(([, right]) => right).reverse());
}

function between(a: Place, b: Place, c: Place, d: Place, t: number): Place {
  const axis = (k: 0 | 1) =>
    b[k] +
    0.5 * t * (c[k] - a[k] + t * (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k] + t * (3 * (b[k] - c[k]) + d[k] - a[k])));
  return [axis(0), axis(1)];
}

/** Places at even steps round another. */
export function around(cx: number, cy: number, reach: number, count: number, from = 0): Place[] {
  return Array.from({ length: count }, (_, k) => {
    const a = from + (2 * Math.PI * k) / count;
    return [round(cx + Math.sin(a) * reach), round(cy - Math.cos(a) * reach)];
  });
}

/** The body of an icon: its layers back to front. */
export function bodyOf(layers: readonly Layer[]): string {
  return layers.map(([hex, d]) => `<path fill="${hex}" d="${d}"/>`).join('');
}
