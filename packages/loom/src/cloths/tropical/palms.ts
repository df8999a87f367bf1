import { brush, clothoid, normals } from '../../numbers/geometry/line.ts';
import { curve, wedge } from '../../numbers/geometry/path.ts';
import { type Point, place } from '../../numbers/geometry/point.ts';
import { steady } from '../../numbers/steady.ts';
import { blade, type Frond } from './frond.ts';

/** A fan palm: pleats that spring from one point. */
export const fanPalm: Frond = (radius, inks, detail, rng) => {
  const count = 9 + 2 * rng.whole(1, 3);
  const hub: Point = [0, radius * 0.26];
  const spread = rng.between(1.85, 2.25);
  let body = '';
  let pleats = '';
  let ribs = '';
  for (let k = 0; k < count; k++) {
    const own = rng.fork(k);
    const t = (2 * k) / (count - 1) - 1;
    const angle = t * spread;
    const long = radius * (1.24 - 0.34 * t * t) * own.between(0.93, 1.03);
    const tip: Point = [hub[0] + steady.sin(angle) * long, hub[1] - steady.cos(angle) * long];
    const wide = ((2 * spread * long) / count) * 0.86;
    const bow = own.between(-0.03, 0.03) * long;
    body += blade(hub, tip, wide, bow);
    pleats += blade(hub, tip, wide, bow, 1);
    ribs += wedge(hub, [(hub[0] + tip[0]) / 2, (hub[1] + tip[1]) / 2], tip, Math.max(0.8, radius * 0.012));
  }
  const stalk = wedge(
    [rng.between(-0.12, 0.12) * radius, radius],
    [0, radius * 0.6],
    hub,
    Math.max(1.6, radius * 0.045),
  );
  return {
    shapes: [
      { d: stalk, fill: inks.vein },
      { d: body, fill: inks.lit },
      { d: pleats, fill: inks.shade },
      ...(detail >= 3 ? [{ d: ribs, fill: inks.vein }] : []),
    ],
    radius: Math.ceil(radius * 1.35),
  };
};

/** A feather palm: a bowed rib with long leaflets that hang towards the tip. */
export const featherPalm: Frond = (radius, inks, detail, rng) => {
  const bend = rng.between(0.5, 1.1);
  const pairs = 11 + detail * 2;
  const raw = clothoid(1, bend * 0.1, bend * 1.9, pairs + 2);
  const [ex, ey] = raw.at(-1) ?? [0, -1];
  const spine = place(raw, 0, radius, -steady.atan2(ex, -ey), (1.9 * radius) / steady.hypot(ex, ey));
  const sides = normals(spine);
  const halves: [string, string] = ['', ''];
  for (let k = 2; k <= pairs + 1; k++) {
    const own = rng.fork(k);
    const t = (k - 2) / (pairs - 1);
    const [x, y] = spine[k] ?? [0, 0];
    const [nx, ny] = sides[k] ?? [1, 0];
    const long = radius * (0.3 + 0.5 * steady.sin(Math.PI * (0.16 + 0.72 * t))) * own.between(0.92, 1.06);
    const fall = 0.5 + 0.75 * t;
    for (const side of [1, -1] as const) {
      const [ox, oy] = [side * nx + ny * fall, side * ny - nx * fall];
      const size = steady.hypot(ox, oy);
      const tip: Point = [x + (ox / size) * long, y + (oy / size) * long];
      halves[side > 0 ? 0 : 1] += blade([x, y], tip, radius * 0.062, -side * long * 0.07);
    }
  }
  const end = spine.at(-1) ?? [0, -radius];
  const last = sides.at(-1) ?? [1, 0];
  halves[0] += blade(end, [end[0] + last[1] * radius * 0.24, end[1] - last[0] * radius * 0.24], radius * 0.055, 0);
  const rib = curve(
    brush(spine, (t) => radius * (0.04 - 0.03 * t)),
    true,
  );
  return {
    shapes: [
      { d: halves[1], fill: inks.shade },
      { d: halves[0], fill: inks.lit },
      { d: rib, fill: inks.vein },
    ],
    radius: Math.ceil(radius * 1.3),
  };
};
