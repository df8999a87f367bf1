import type { Ink } from '../../drawing/scene.ts';
import { circle, polyline, rectangle } from '../../numbers/geometry/path.ts';
import type { Point } from '../../numbers/geometry/point.ts';
import { steady } from '../../numbers/steady.ts';
import type { PlacedThing } from '../../prompt/border-wish.ts';
import type { PanelTask } from './panel-task.ts';
import { ownMotif } from './take-motif.ts';

/** Of the shorter side: from the middle to a tip, a corner's block, what stands in both. */
const shares = { tip: 0.47, hub: 0.17, block: 0.2 } as const;
/** A point of the star is pieced of so many lozenges to a side. */
const pieces = 5;

/** A star of eight points pieced of lozenges in rings of the cloth's dyes, its thing in the hub; in the blocks of the corners what was named for them, else the same thing small. */
export function setStar(task: PanelTask, centre: PlacedThing, corner?: PlacedThing): void {
  const { short, middle, lines, border, recipe, perCm, taken, census } = task;
  const [x, y] = middle;
  const side = (short * shares.tip) / (2 * steady.cos(Math.PI / 8));
  const on = (k: number, far: number): Point => [
    steady.sin((k * Math.PI) / 4) * far,
    -steady.cos((k * Math.PI) / 4) * far,
  ];
  const dyes: readonly Ink[] = ['a1', `${border.dye}>light:0.45`, border.dye, 'a1>light:0.5', 'a2', border.dye, 'a1'];
  const rings = new Map<number, string[]>();
  for (let k = 0; k < 8; k++) {
    const [u, v] = [on(k - 0.5, side / pieces), on(k + 0.5, side / pieces)];
    const at = (i: number, j: number): Point => [x + u[0] * i + v[0] * j, y + u[1] * i + v[1] * j];
    for (let i = 0; i < pieces; i++)
      for (let j = 0; j < pieces; j++)
        rings.set(i + j, [
          ...(rings.get(i + j) ?? []),
          polyline([at(i, j), at(i + 1, j), at(i + 1, j + 1), at(i, j + 1)], true),
        ]);
  }
  for (const [ring, d] of rings)
    lines.push({
      d: d.join(''),
      fill: dyes[ring % dyes.length] ?? 'a1',
      stroke: 'ground',
      strokeWidth: short * 0.0022,
    });
  const isNamed = (centre.motif ?? centre.subject) !== undefined && centre.motif !== 'star';
  const thing = (size: number) => (isNamed ? task.thing(centre, size) : ownMotif(recipe, 'secondary', size / perCm));
  const hub = short * shares.hub;
  if (isNamed) {
    lines.push({ d: circle(x, y, hub), fill: border.dye }, { d: circle(x, y, hub * 0.92), fill: 'ground' });
    const held = thing(hub * 1.4);
    if (held !== undefined) task.set(held, { x, y, wide: hub * 1.4, rank: 'hero' });
  }
  const [half, away] = [(short * shares.block) / 2, short * (0.5 - shares.block / 2 - 0.02)];
  for (const sideX of [-1, 1])
    for (const sideY of [-1, 1]) {
      const [cx, cy] = [x + sideX * away, y + sideY * away];
      const square = (of: number) => rectangle(cx - half * of, cy - half * of, cx + half * of, cy + half * of);
      lines.push({ d: square(1), fill: border.dye }, { d: square(0.86), fill: 'ground' });
      const mate = (corner === undefined ? undefined : task.thing(corner, half * 1.4)) ?? thing(half * 1.4);
      if (mate !== undefined) task.set(mate, { x: cx, y: cy, wide: half * 1.4, isFlipped: sideX > 0 });
      taken.push({ x: cx, y: cy, r: half * 1.2 });
    }
  census.push({ x, y, r: short * shares.tip, motif: 'star', rank: 'hero' });
  taken.push({ x, y, r: short * shares.tip });
}
