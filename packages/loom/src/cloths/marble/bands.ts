import type { Planner } from '../../drawing/planner.ts';
import type { Ink } from '../../drawing/scene.ts';
import { curve } from '../../numbers/geometry/path.ts';
import type { Point } from '../../numbers/geometry/point.ts';
import type { Rng } from '../../numbers/rng.ts';
import { comb, current, type Move } from './bath.ts';

interface BandsAsk {
  /** From tooth to tooth of the fine comb, units. */
  readonly pitch: number;
  /** What is done to the water afterwards. */
  readonly moves: readonly Move[];
}

/** Points of an edge for each tooth. */
const perTooth = 9;
/** How far bands go on past the module's sides and under the next band, so that no hairline shows. */
const lap = 1.5;

/** Bands across the bath, drawn by a comb into rows of arches. Each is closed by the edge of the next one. */
export function layBands(planner: Planner, { pitch, moves }: BandsAsk): void {
  const { plot, geo, recipe } = planner;
  const { torus } = plot;
  const teeth = 2 * Math.max(2, Math.round(torus.w / pitch / 2));
  const step = torus.w / teeth;
  const half = torus.dropY === 0 ? torus.h : torus.h / 2;
  const order = orderOf(planner, half, step);
  const bands = torus.dropY === 0 ? order : [...order, ...order.map((band) => ({ ...band, top: band.top + half }))];
  const drag = comb(torus, teeth, step * (1.5 + recipe.freedom), 3.2);
  const drift = current(torus, { fewest: 1, most: 4, way: step * 0.5, steps: 1 }, geo.fork('drift'));
  const waver = current(torus, { fewest: 3, most: 7, way: step * 0.045, steps: 1 }, geo.fork('waver'));
  const all = [...drift, ...waver, ...moves];
  const count = teeth * perTooth;
  const edgeAt = (y: number, from: number): Point[] =>
    Array.from({ length: count + 1 + 2 * from }, (_, k): Point => {
      const x = ((k - from) * torus.w) / count;
      // A rake's lines are not quite level.
      let place: Point = [x, y];
      for (const move of drift) place = move(place);
      place = [place[0], place[1] + drag(x)];
      for (const move of all.slice(drift.length)) place = move(place);
      return place;
    });
  const edges = bands.map(({ top }) => edgeAt(top, 1));
  const first = edges[0] ?? [];
  for (const [i, { ink }] of bands.entries()) {
    const upper = edges[i] ?? [];
    const next = edges[i + 1] ?? first.map(([x, y]): Point => [x, y + torus.h]);
    const lower = next.map(([x, y]): Point => [x, y + lap]).toReversed();
    const [cx, cy] = upper[Math.floor(upper.length / 2)] ?? [0, 0];
    const local = (points: readonly Point[]) => points.map(([x, y]): Point => [x - cx, y - cy]);
    const d = `${curve(local(upper))}L${curve(local(lower)).slice(1)}Z`;
    const far = Math.max(...local([...upper, ...lower]).map(([x, y]) => x * x + y * y));
    planner.set('pools', { shapes: [{ d, fill: ink }], radius: Math.ceil(Math.sqrt(far)) + 2 }, [{ x: cx, y: cy }]);
  }
}

interface Band {
  readonly top: number;
  readonly ink: Ink;
}

const inks: readonly Ink[] = ['a1', 'ground', 'a2', 'a3', 'ground', 'a4', 'light'];

/** Bands of uneven width over a height; no ink beside itself. */
function orderOf({ col, geo, recipe }: Planner, height: number, step: number): Band[] {
  const cast = turned(col.fork('bands'), inks);
  const usual = step * (0.62 - 0.16 * recipe.density);
  const count = cast.length * Math.max(1, Math.round(height / usual / cast.length));
  const widths = Array.from({ length: count }, (_, i) => geo.fork(`band/${i}`).between(0.5, 1.5));
  const total = widths.reduce((sum, width) => sum + width, 0);
  let top = 0;
  return widths.map((width, i) => {
    const band = { top, ink: cast[i % cast.length] ?? 'a1' };
    top += (width / total) * height;
    return band;
  });
}

/** The order begun elsewhere, with its dyes in other places. */
function turned(rng: Rng, order: readonly Ink[]): Ink[] {
  const dyes = rng.shuffle<Ink>(['a1', 'a2', 'a3', 'a4']);
  const old: readonly Ink[] = ['a1', 'a2', 'a3', 'a4'];
  return order.map((ink) => dyes[old.indexOf(ink)] ?? ink);
}
