import type { Point } from '../../geometry/point.ts';
import { polyline } from '../../geometry/polyline.ts';
import { cellShapeOf, type WallpaperGroup } from '../../layout/wallpaper-group.ts';
import type { Rng } from '../../random/rng.ts';
import type { Ink } from '../../scene/scene.ts';
import { cellsOf } from './cells.ts';
import type { GeometricTask } from './task.ts';
import { triangleKinds } from './triangle-kinds.ts';

const mirrored = ['pm', 'cm', 'pmm', 'pmg', 'cmm', 'p4m', 'p4g', 'p3m1', 'p31m', 'p6m'] as const;
const turning = ['p4', 'pgg', 'p4', 'p3', 'p6', 'p4g', 'p2', 'pg', 'p1'] as const;
/** About so many kinds of triangles make a unit: fewer are dull, more are noise. */
const kinds = 10;

/** Triangles coloured alike wherever the group carries them: quilts and tiled floors with mirrors. */
export function mosaic(task: GeometricTask): void {
  pave(task, task.rng.pick(mirrored));
}

/** The same without mirrors: everything turns one way. */
export function pinwheel(task: GeometricTask): void {
  pave(task, task.rng.pick(turning));
}

function pave({ plot, rng, dyes, stage, wash, recipe }: GeometricTask, group: WallpaperGroup): void {
  const cells = cellsOf(plot.torus, cellShapeOf(group), plot.hero * rng.between(0.95, 1.25));
  const inks = colours(dyes);
  const areas = new Map<Ink, string>();
  const { along, down } = cells.cell;
  for (const { corners, kind } of triangleKinds(group, recipe.detail >= 4 ? 2 * kinds : kinds)) {
    const placed = corners.map(([u, v]): Point => [u * along[0] + v * down[0], u * along[1] + v * down[1]]);
    areas.set(inks(kind), (areas.get(inks(kind)) ?? '') + polyline(placed, true));
  }
  wash('ground');
  areas.delete('ground');
  const shapes = [...areas].map(([fill, d]) => ({ d, fill, stroke: fill, strokeWidth: 0.7 }));
  stage.set('field', { shapes, radius: cells.side * 2 }, cells.sites);
  for (const { x, y } of cells.sites) stage.note({ x, y, r: cells.side / 2, motif: 'diamond', rank: 'hero' });
}

/** The ground takes every third kind, the rest are dealt so that no dye is left out. */
function colours(dyes: Rng): (kind: number) => Ink {
  const dealt = dyes.shuffle<Ink>(['a1', 'a2', 'light', 'a1', 'a3', 'a2', 'dark', 'a1']);
  const first = dyes.whole(0, 2);
  return (kind) => ((kind + first) % 3 === 0 ? 'ground' : (dealt[kind % dealt.length] ?? 'a1'));
}
