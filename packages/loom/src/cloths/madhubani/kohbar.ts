import { fitLattice } from '../../drawing/botanical/fit-lattice.ts';
import { setFigure } from '../../drawing/botanical/set-figure.ts';
import { gridLattice, halfDropLattice } from '../../drawing/layout/lattice.ts';
import { createSketch } from '../../drawing/motifs/sketch.ts';
import type { Planner } from '../../drawing/planner.ts';
import type { Item, Scene, SceneSymbol } from '../../drawing/scene.ts';
import { polyline } from '../../numbers/geometry/path.ts';
import { steady } from '../../numbers/steady.ts';
import { beginPainting, colourwayOf, figuresFor, finishPainting, mayShow } from './easel.ts';

/** The painting of the bridal room: lotus rings threaded on bamboo, fish and parrots in pairs, sun and moon. */
export function planKohbar(planner: Planner): Scene {
  const { recipe, plot, rng } = planner;
  const easel = beginPainting(planner);
  const step = plot.hero * 1.32;
  const lattice = fitLattice(step > plot.torus.w * 0.7 ? gridLattice : halfDropLattice, plot.torus, {
    stepX: step,
    stepY: step * 1.16,
  });
  const half = Math.min(lattice.stepX, lattice.stepY / 1.16) / 2;
  const ring = rng.fork('ring').pick([6, 7, 8]);
  const petal = mayShow(recipe, 'lotus-front') ? 'lotus-front' : 'rosette';
  const sides = figuresFor(recipe, ['fish', 'parrot', 'fish', 'swan']);
  const signs = figuresFor(recipe, ['sun', 'moon', 'butterfly']);
  const bamboo = easel.add(drawBamboo(lattice.stepY, half * 0.075, recipe.line));
  const stems: Item[] = [];
  for (const [i, { x, y, row, column }] of lattice.sites.entries()) {
    const own = rng.fork('rings').fork((row + column) % 2);
    stems.push({ symbol: bamboo, x, y, turn: 0, scale: 1 });
    easel.occupancy.chain(
      [
        [x, y - lattice.stepY / 2],
        [x, y + lattice.stepY / 2],
      ],
      half * 0.1,
    );
    for (let k = 0; k < ring; k++) {
      const a = (k / ring) * 2 * Math.PI;
      const [px, py] = [x + steady.sin(a) * half * 0.64, y - steady.cos(a) * half * 0.64];
      const size = half * 0.64 * steady.sin(Math.PI / ring) * 0.98;
      setFigure(
        easel,
        {
          motif: petal,
          colourway: colourwayOf(easel, k % 2 === 0 ? i : i + 1),
          x: px,
          y: py,
          radius: size,
          turn: a,
          rank: 'secondary',
          air: 2,
        },
        own.fork('petal').fork(k % 2),
      );
      easel.occupancy.add(px, py, size + 1);
    }
    setFigure(
      easel,
      { motif: petal, colourway: colourwayOf(easel, i + 2), x, y, radius: half * 0.4, rank: 'hero', air: 2 },
      own.fork('heart'),
    );
    easel.occupancy.add(x, y, half * 0.4);
    const motif = sides[i % sides.length] ?? sides[0];
    const sign = signs[i % signs.length] ?? signs[0];
    for (const side of [-1, 1]) {
      if (motif)
        setFigure(
          easel,
          {
            motif,
            colourway: colourwayOf(easel, i + 3),
            x: x + side * half * 0.5,
            y: y - lattice.stepY * 0.5,
            radius: half * 0.36,
            flip: side > 0,
            turn: motif === 'fish' ? side * -0.9 : 0,
            rank: 'hero',
            air: 2.5,
          },
          own.fork('side'),
        );
    }
    if (sign)
      setFigure(
        easel,
        {
          motif: sign,
          colourway: colourwayOf(easel, i + 4),
          x: x + lattice.stepX / 2,
          y,
          radius: half * 0.28,
          rank: 'secondary',
          air: 2.5,
        },
        own.fork('sign'),
      );
  }
  return finishPainting(easel, half * 0.55, 'rain', rng.fork('nib'), [
    { id: 'bamboo', name: 'Bamboo', kind: 'stems', items: stems },
  ]);
}

/** A jointed stem of whole joints, so that it goes on over every edge. */
function drawBamboo(length: number, half: number, line: number): SceneSymbol {
  const sketch = createSketch();
  const joints = Math.max(3, Math.round(length / half / 4));
  const step = length / joints;
  for (let k = 0; k < joints; k++) {
    const [top, bottom] = [-length / 2 + k * step, -length / 2 + (k + 1) * step];
    sketch.outlined(
      polyline(
        [
          [-half, top],
          [half, top],
          [half * 0.8, (top + bottom) / 2],
          [half, bottom],
          [-half, bottom],
          [-half * 0.8, (top + bottom) / 2],
        ],
        true,
      ),
      'leaf1',
      'line',
      1.3 * line,
    );
    sketch.line(
      `${polyline([
        [-half * 0.3, top + step * 0.12],
        [-half * 0.25, bottom - step * 0.12],
      ])}${polyline([
        [half * 0.3, top + step * 0.12],
        [half * 0.25, bottom - step * 0.12],
      ])}`,
      'leaf1>dark:0.6',
      0.9 * line,
    );
  }
  return sketch.done(length / 2 + half);
}
