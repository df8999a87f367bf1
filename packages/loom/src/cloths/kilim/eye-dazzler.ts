import type { Planner } from '../../drawing/planner.ts';
import type { Ink } from '../../drawing/scene.ts';
import { createChart, fill, weaveChart } from '../../drawing/weaving/chart.ts';
import { modulo } from '../../numbers/torus.ts';

/** Serrated diamonds that ring each other over the whole cloth, as weavers of Germantown wool laid them. */
export function eyeDazzler(planner: Planner, wools: readonly Ink[]): void {
  const { plot, geo } = planner;
  const wide = geo.pick([40, 48, 56]);
  const tall = wide * geo.pick([1, 1.5]);
  const cell = Math.max(2.6, plot.hero / wide);
  const chart = createChart(planner, cell, [wide, tall]);
  const [first = 'a1', second = 'a2', third = 'a3', fourth = 'a4'] = wools;
  const rings: readonly Ink[] = [
    first,
    first,
    'light',
    second,
    'dark',
    second,
    third,
    third,
    'light',
    'ground',
    'ground',
    fourth,
    'dark',
    'ground',
    'light',
    first,
  ];
  const tooth = geo.pick([3, 4]);
  const slope = tall / wide;
  fill(chart, (x, y) => {
    const u = Math.abs(modulo(x, wide) - wide / 2 + 0.5);
    const v = Math.abs(modulo(y, tall) - tall / 2 + 0.5) / slope;
    // Each slope is broken into teeth that stand up from it.
    const saw = Math.abs(modulo(u - v + wide, tooth * 2) - tooth);
    const depth = Math.floor((u + v + saw * 0.9) / 3);
    return rings[depth % rings.length];
  });
  const [unitX, unitY] = [plot.torus.w / chart.columns, plot.torus.h / chart.rows];
  for (let y = tall / 2; y < chart.rows; y += tall)
    for (let x = wide / 2; x < chart.columns; x += wide)
      planner.note({ x: x * unitX, y: y * unitY, r: (wide / 2) * unitX, motif: 'diamond', rank: 'hero' });
  weaveChart(planner, chart);
}
