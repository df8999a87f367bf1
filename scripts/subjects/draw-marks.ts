import { form, limb } from './draw-forms.ts';

export type Spot = readonly [x: number, y: number];

const tenth = (value: number) => Math.round(value * 10) / 10;

/** A place and a direction on the smooth line through these, a share of the way along it. */
export function onLine(places: readonly Spot[], share: number): { readonly at: Spot; readonly turn: number } {
  const last = places.length - 1;
  const whole = Math.min(1, Math.max(0, share)) * last;
  const k = Math.min(last - 1, Math.floor(whole));
  const t = whole - k;
  const [a, b, c, d] = [k - 1, k, k + 1, k + 2].map((n) => places[Math.min(last, Math.max(0, n))] ?? [0, 0]);
  if (a === undefined || b === undefined || c === undefined || d === undefined) return { at: [0, 0], turn: 0 };
  const axis = (n: 0 | 1) =>
    b[n] +
    0.5 * t * (c[n] - a[n] + t * (2 * a[n] - 5 * b[n] + 4 * c[n] - d[n] + t * (3 * (b[n] - c[n]) + d[n] - a[n])));
  const slope = (n: 0 | 1) =>
    0.5 *
    (c[n] - a[n] + 2 * t * (2 * a[n] - 5 * b[n] + 4 * c[n] - d[n]) + 3 * t * t * (3 * (b[n] - c[n]) + d[n] - a[n]));
  return { at: [axis(0), axis(1)], turn: Math.atan2(slope(1), slope(0)) };
}

/** Beside a line: `off` to the right of its direction, y down. */
export function beside(places: readonly Spot[], share: number, off: number): Spot {
  const { at, turn } = onLine(places, share);
  return [at[0] - Math.sin(turn) * off, at[1] + Math.cos(turn) * off];
}

/** A pen stroke through places, full in its middle and fine at both ends. */
export function stroke(width: number, ...places: readonly Spot[]): string {
  const last = places.length - 1;
  return limb(
    places
      .map(([x, y], k) => `${tenth(x)} ${tenth(y)} ${tenth(k === 0 || k === last ? width * 0.4 : width)}`)
      .join(', '),
  );
}

/** A smooth area through places. */
export function area(...places: readonly Spot[]): string {
  return form(places.map(([x, y]) => `${tenth(x)} ${tenth(y)}`).join(', '));
}

/** A drop from its point to its round end. */
export function drop([x, y]: Spot, turn: number, length: number, width: number): string {
  const on = (along: number, across: number): string =>
    `${tenth(x + Math.cos(turn) * along - Math.sin(turn) * across)} ${tenth(y + Math.sin(turn) * along + Math.cos(turn) * across)}`;
  const half = width / 2;
  return form(
    `${on(0, 0)}!, ${on(length * 0.58, half)}, ${on(length * 0.94, half * 0.5)}, ${on(length * 0.94, -half * 0.5)}, ${on(length * 0.58, -half)}`,
  );
}

/** The long eye of Indian drawing, its corner behind drawn out, looking to the left. */
export function almond(x: number, y: number, length: number, turn = 0, open = 0.46): string {
  const on = (along: number, across: number): string => {
    const [a, b] = [along * length, across * length];
    return `${tenth(x + Math.cos(turn) * a - Math.sin(turn) * b)} ${tenth(y + Math.sin(turn) * a + Math.cos(turn) * b)}`;
  };
  return form(
    `${on(-0.5, 0.06)}!, ${on(-0.22, -open * 0.5)}, ${on(0.12, -open * 0.5)}, ${on(0.62, -0.04)}!, ${on(0.1, open * 0.48)}, ${on(-0.26, open * 0.46)}`,
  );
}

/** Rows of round scales across a band, open towards its beginning: strokes. `half` is the band's half width at a share. */
export function scales(
  places: readonly Spot[],
  half: (share: number) => number,
  { from, to, rows, across, width }: { from: number; to: number; rows: number; across: number; width: number },
): string {
  const step = (to - from) / rows;
  return Array.from({ length: rows }, (_, row) => {
    const t = from + row * step;
    const count = across - (row % 2);
    return Array.from({ length: count }, (__, k) => {
      const s = -0.84 + (1.68 / across) * (k + (row % 2) / 2);
      const place = (share: number, side: number) => beside(places, share, side * half(share));
      return stroke(width, place(t, s), place(t + step * 0.98, s + 0.84 / across), place(t, s + 1.68 / across));
    }).join('');
  }).join('');
}
