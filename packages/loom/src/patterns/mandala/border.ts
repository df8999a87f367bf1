import { fixed } from '../../geometry/fixed.ts';
import type { SceneSymbol } from '../../scene/scene.ts';
import type { MandalaTask } from './task.ts';

/** Half mandalas that rise from both sides of a band, and a field of small ones between the bands. */
export function border({ plot, rng, stage, make, floret, small, recipe }: MandalaTask): void {
  const { torus } = plot;
  const bands =
    (torus.dropY === 0 ? 1 : 2) * Math.max(1, Math.round(torus.h / (plot.hero * 2.9) / (torus.dropY === 0 ? 1 : 2)));
  const pitch = torus.h / bands;
  const even = torus.brickX === 0 ? 1 : 2;
  const across = even * Math.max(1, Math.round(torus.w / (plot.hero * 0.98) / even));
  const step = torus.w / across;
  const r = Math.min(step * 0.5, pitch * 0.3);
  const half = r * 0.24;
  const rows = Array.from({ length: bands }, (_, k) => k * pitch);
  const sites = rows.flatMap((y) => Array.from({ length: across }, (_, i) => ({ x: (i + 0.5) * step, y })));
  stage.set('motifs', make('rise', r), sites);
  for (const { x, y } of sites) stage.note({ x, y, r, motif: 'medallion', rank: 'hero' });
  const joints = sites.flatMap(({ x, y }) => [-1, 1].map((side) => ({ x: x + step / 2, y: y + side * r * 0.62 })));
  stage.set('motifs', floret('joint', Math.min(r * 0.2, step * 0.14)), joints);
  const pieces = rows.flatMap((y) => Array.from({ length: across }, (_, i) => ({ x: i * step, y })));
  // Dye by dye over all pieces: a piece's edge would show on the one before.
  const { shapes, radius } = band(step, half);
  for (const shape of shapes) stage.set('motifs', { shapes: [shape], radius }, pieces);
  const beads = sites.flatMap(({ x, y }) => [
    { x, y },
    { x: x + step / 2, y },
  ]);
  stage.set('motifs', floret('bead', half * 0.62), beads);

  const top = r * 1.06;
  const free = pitch - 2 * top;
  const lines = Math.max(1, Math.round(free / (step * 0.46)));
  const size = Math.min(free / lines, step / 2) * 0.47;
  const field = rows.flatMap((y) =>
    Array.from({ length: lines }, (_, line) =>
      Array.from({ length: across * 2 }, (__, i) => ({
        x: (i + (line % 2 === 0 ? 0.5 : 1)) * (step / 2) + step / 4,
        y: y + top + (free * (line + 0.5)) / lines,
      })),
    ).flat(),
  );
  stage.set('motifs', size > 22 ? make('field', size, rng.pick([8, 10])) : floret('field', size), field);
  for (const { x, y } of field) stage.note({ x, y, r: size, motif: small, rank: 'secondary' });
  if (recipe.detail < 2) return;
  const dots = field.map(({ x, y }) => ({ x: x + step / 4, y }));
  const least = size * 0.26;
  stage.set('fill', floret('dot', least), dots);
  for (const { x, y } of dots) stage.note({ x, y, r: least, motif: small, rank: 'filler' });
}

/** A piece of the band: its dye between lines, one repeat long. */
function band(length: number, half: number): SceneSymbol {
  const bar = (reach: number) => `M-1 ${fixed(-reach)}h${fixed(length + 2)}v${fixed(2 * reach)}h${fixed(-length - 2)}Z`;
  return {
    shapes: [
      { d: bar(half * 1.22), fill: 'line' },
      { d: bar(half * 1.14), fill: 'a3' },
      { d: bar(half * 0.96), fill: 'line' },
      { d: bar(half * 0.9), fill: 'a1' },
    ],
    radius: Math.ceil(length + half * 2),
  };
}
