import { type FillMaker, gapFill } from '../../../drawing/layout/gap-fill.ts';
import { circle } from '../../../numbers/geometry/path.ts';
import { type FlowerId, stemSymbol } from '../symbol-cache.ts';
import { wish } from '../task.ts';
import type { Bed } from './bed.ts';

/** What is free in a bed is filled with side flowers on stalks, buds, leaves and dots. */
export function fillBed(bed: Bed): void {
  const { task, way, rng, room } = bed;
  const { symbols, recipe } = task;
  const unit = room * 0.62;
  const others = way.flowers.slice(1);
  const flower =
    (id: FlowerId): FillMaker['make'] =>
    (radius, own, near) => {
      const fresh = others.filter(({ body }) => !near.includes(body));
      return symbols.motif(id, radius, own.pick(fresh.length > 0 ? fresh : others), own);
    };
  const leaf: FillMaker['make'] = (radius, own) => symbols.motif('leaf', radius, own.pick(way.leaves), own);
  const finest = [3.2, 2.6, 1.9, 1.6, 1.3][recipe.detail - 1] ?? 1.9;
  const dot = symbols.put({ shapes: [{ d: circle(0, 0, 10), fill: way.dots }], radius: 10 });
  const w = (id: Parameters<typeof wish>[1]) => wish(recipe, id);
  const filler = 'filler' as const;
  const menu: FillMaker[] = [
    {
      motif: 'blossom',
      from: unit * 0.2,
      to: unit * 0.4,
      weight: w('blossom'),
      rank: filler,
      collar: true,
      make: flower('blossom'),
    },
    {
      motif: 'carnation',
      from: unit * 0.22,
      to: unit * 0.4,
      weight: 0.8 * w('carnation'),
      rank: filler,
      grows: true,
      collar: true,
      make: flower('carnation'),
    },
    {
      motif: 'bud',
      from: unit * 0.1,
      to: unit * 0.22,
      weight: 1.2 * w('bud'),
      rank: filler,
      grows: true,
      make: flower('bud'),
    },
    {
      motif: 'leaf',
      from: unit * 0.09,
      to: unit * 0.2,
      weight: 1.4 * w('leaf'),
      rank: filler,
      grows: true,
      slim: 0.44,
      make: leaf,
    },
    {
      motif: 'blossom',
      from: unit * 0.09,
      to: unit * 0.14,
      weight: 0.8 * w('blossom'),
      rank: filler,
      make: flower('blossom'),
    },
    {
      motif: 'leaf',
      from: Math.max(3.4, unit * 0.06),
      to: unit * 0.1,
      weight: w('leaf'),
      rank: filler,
      grows: true,
      slim: 0.44,
      make: leaf,
    },
    {
      motif: 'dot',
      from: finest,
      to: Math.max(finest, unit * 0.06),
      weight: w('dot'),
      rank: filler,
      make: (radius) => ({ symbol: dot, scale: Math.min(radius * 0.7, unit * 0.05) / 10 }),
    },
  ];
  const filled = gapFill({
    torus: bed.torus,
    occupancy: bed.occupancy,
    rng: rng.fork('fill'),
    menu,
    heroRadius: unit,
    min: finest,
    gap: 1.1,
    stems: bed.stems,
    sprays: true,
    collar: { leaf: bed.leaf, from: unit * 0.22 },
    stalk: {
      reach: unit * 0.8,
      width: bed.stemWidth * 0.75,
      draw: (points, width) => symbols.put(stemSymbol(points, width, { stem: way.stem, contour: 'line' }, recipe.line)),
      leaf: bed.leaf,
    },
    most: 260,
  });
  bed.stalks.push(...filled.stalks);
  bed.leaves.push(...filled.leaves);
  bed.motifs.push(...filled.motifs);
}
