import { fitLattice } from '../../drawing/botanical/fit-lattice.ts';
import { setFigure } from '../../drawing/botanical/set-figure.ts';
import { halfDropLattice } from '../../drawing/layout/lattice.ts';
import { createSketch } from '../../drawing/motifs/sketch.ts';
import type { Planner } from '../../drawing/planner.ts';
import type { Item, Scene, SceneSymbol } from '../../drawing/scene.ts';
import { circle, fixed, polyline } from '../../numbers/geometry/path.ts';
import { steady } from '../../numbers/steady.ts';
import { beginPainting, colourwayOf, figuresFor, finishPainting, mayShow } from './easel.ts';

/** Ponds in half-drop, each a wheel of fish about a lotus within a hatched rim; leaves and ripples between. */
export function planFishPond(planner: Planner): Scene {
  const { recipe, plot, rng } = planner;
  const easel = beginPainting(planner);
  const step = plot.hero * 1.3;
  const lattice = fitLattice(halfDropLattice, plot.torus, { stepX: step, stepY: step });
  const radius = Math.min(plot.hero * 0.68, Math.min(lattice.stepX, lattice.stepY) * 0.485);
  const swimmers = figuresFor(recipe, ['fish']);
  const rim = easel.add(drawRim(radius, recipe.line, rng.fork('rim').pick([20, 24, 28])));
  const rims: Item[] = [];
  const kinds = 1 + Math.round(recipe.freedom * 2);
  for (const [i, { x, y, row, column }] of lattice.sites.entries()) {
    const own = rng.fork('ponds').fork((row + column) % kinds);
    rims.push({ symbol: rim, x, y, turn: 0, scale: 1 });
    easel.occupancy.add(x, y, radius + 2);
    const count = own.pick([3, 4, 5]);
    const way = own.chance(0.5) ? 1 : -1;
    const centre = radius * (count === 3 ? 0.24 : 0.27);
    const lotus = mayShow(recipe, 'lotus-front') ? 'lotus-front' : 'rosette';
    setFigure(
      easel,
      { motif: lotus, colourway: colourwayOf(easel, i), x, y, radius: centre, rank: 'secondary', air: 2 },
      own.fork('lotus'),
    );
    const start = own.between(0, 6);
    // Lilies lie where the fish leave room.
    for (let k = 0; k < count * 2; k++) {
      const a = start + ((k + 1) / (count * 2)) * 2 * Math.PI;
      const [reach, size] = k % 2 === 0 ? [0.79, 0.095] : [0.38, 0.05];
      const lily = {
        x: x + steady.sin(a) * radius * reach,
        y: y - steady.cos(a) * radius * reach,
        radius: radius * size,
      };
      setFigure(
        easel,
        { ...lily, motif: 'blossom', colourway: colourwayOf(easel, i + k), rank: 'filler', air: 1 },
        own.fork('lilies'),
      );
    }
    for (let k = 0; k < count; k++) {
      const a = start + (k / count) * 2 * Math.PI;
      const motif = swimmers[(k + i) % swimmers.length] ?? swimmers[0];
      if (motif === undefined) continue;
      const size = radius * (count === 3 ? 0.48 : count === 4 ? 0.42 : 0.35);
      setFigure(
        easel,
        {
          motif,
          colourway: colourwayOf(easel, i + k + 1),
          x: x + steady.sin(a) * radius * 0.58,
          y: y - steady.cos(a) * radius * 0.58,
          radius: size,
          turn: motif === 'fish' ? a : 0,
          flip: way < 0,
          rank: 'hero',
          air: 2.5,
        },
        own.fork('fish'),
      );
    }
  }
  return finishPainting(easel, radius * 0.62, 'water', rng.fork('nib'), [
    { id: 'rims', name: 'Rims of the ponds', kind: 'motifs', items: rims },
  ]);
}

/** Two rings with hatching between, and round arches outside them. */
function drawRim(radius: number, line: number, arches: number): SceneSymbol {
  const sketch = createSketch();
  const pen = 1.4 * line;
  const [outer, inner] = [radius * 0.98, radius * 0.91];
  let petals = '';
  const size = (outer * Math.PI) / arches;
  for (let k = 0; k < arches; k++) {
    const a = ((k + 0.5) / arches) * 2 * Math.PI;
    petals += circle(steady.sin(a) * outer * 0.985, -steady.cos(a) * outer * 0.985, size);
  }
  sketch.outlined(petals, 'a3', 'line', pen);
  sketch.outlined(round(outer), 'light', 'line', pen);
  let ticks = '';
  const count = Math.round(radius * 1.1);
  for (let k = 0; k < count; k++) {
    const a = (k / count) * 2 * Math.PI;
    const [s, c] = [steady.sin(a), -steady.cos(a)];
    ticks += `M${fixed(s * inner)} ${fixed(c * inner)}L${fixed(s * outer)} ${fixed(c * outer)}`;
  }
  sketch.line(ticks, 'line', pen * 0.6);
  sketch.outlined(round(inner), 'light', 'line', pen);
  let ripples = '';
  const pitch = Math.max(6, radius * 0.058);
  for (let j = -Math.floor(inner / pitch); j <= inner / pitch; j++) {
    const y = j * pitch;
    const reach = Math.sqrt(Math.max(0, inner * inner - y * y)) - pitch * 0.8;
    for (let i = -Math.floor(reach / (pitch * 1.5)); i <= reach / (pitch * 1.5); i++) {
      const x = (i + (j % 2 === 0 ? 0 : 0.5)) * pitch * 1.5;
      if (Math.abs(x) + pitch * 0.6 > reach) continue;
      ripples += `M${fixed(x - pitch * 0.6)} ${fixed(y + pitch * 0.2)}Q${fixed(x)} ${fixed(y - pitch * 0.5)} ${fixed(x + pitch * 0.6)} ${fixed(y + pitch * 0.2)}`;
    }
  }
  sketch.line(ripples, 'a4', pen);
  return sketch.done(outer + size);
}

/** A circle of straight lines: where an edge of the picture cuts a long arc, what is left of it would be drawn otherwise. */
function round(r: number): string {
  const count = 120;
  return polyline(
    Array.from({ length: count }, (_, k) => {
      const a = (k / count) * 2 * Math.PI;
      return [steady.sin(a) * r, -steady.cos(a) * r];
    }),
    true,
  );
}
