import type { Point } from '../../geometry/point.ts';
import type { NetSite } from '../../layout/net.ts';
import { createSketch } from '../../motifs/sketch.ts';
import { steady } from '../../number/steady.ts';
import type { Rng } from '../../random/rng.ts';
import type { Ink } from '../../scene/scene.ts';
import type { Draft } from '../draft/draft.ts';
import { spindle } from './spindle.ts';

interface Streak {
  readonly course: readonly Point[];
  readonly width: number;
}

/** Lays streaks, gathered into one drawing for each row of a net: `layer` in `ink`, wider by `grow`. */
export function layStreaks(
  draft: Draft,
  sites: readonly NetSite[],
  streaksAt: (site: NetSite, rng: Rng) => readonly Streak[],
): void {
  const rows = new Map<number, Streak[]>();
  for (const site of sites) {
    const found = streaksAt(site, draft.rng.fork(`streak/${site.i}/${site.j}`));
    const row = rows.get(site.j);
    if (row === undefined) rows.set(site.j, [...found]);
    else row.push(...found);
  }
  const passes: readonly { layer: string; ink: Ink; grow: number }[] = [
    { layer: 'halo', ink: 'a1', grow: 1.9 },
    { layer: 'reserve', ink: 'light', grow: 1 },
  ];
  for (const [j, streaks] of rows) {
    const [x0, y0] = streaks[0]?.course[0] ?? [0, 0];
    for (const { layer, ink, grow } of passes) {
      const symbol = draft.symbol(`${layer}/${j}`, () => {
        const sketch = createSketch();
        let reach = 0;
        let d = '';
        for (const { course, width } of streaks) {
          const local = course.map(([x, y]): Point => [x - x0, y - y0]);
          d += spindle(local, width * grow + (grow > 1 ? 1.5 : 0));
          for (const [x, y] of local) reach = Math.max(reach, steady.hypot(x, y));
        }
        sketch.area(d, ink);
        return sketch.done(reach + 12);
      });
      draft.put(layer, { symbol, x: x0, y: y0, turn: 0, scale: 1 });
    }
  }
}
