import { fitBrick } from '../../drawing/layout/fit-brick.ts';
import { along } from '../../drawing/mirrored/acanthus.ts';
import { ogeeSide } from '../../drawing/mirrored/ogee-side.ts';
import { createPlant, setPlant } from '../../drawing/mirrored/plant.ts';
import { isAllowed } from '../../drawing/motifs/is-allowed.ts';
import { steady } from '../../numbers/steady.ts';
import { blossom, carnation, leaf, pomegranate, rosette, star, stem } from './flowers.ts';
import { preferred, type SuzaniTask } from './task.ts';

const draw = { carnation, rosette, pomegranate, blossom, star };

/** Leafy creepers that cross into a net, a flower in each mesh, a lesser one at each crossing. */
export function jaal({ recipe, plot, planner, rng, width, silks }: SuzaniTask): void {
  const lattice = fitBrick(plot.torus, plot.hero * rng.between(1.15, 1.35), rng.between(0.6, 0.74));
  const w = lattice.stepX / 2;
  const h = lattice.stepY;
  const side = ogeeSide(w, h);
  const net = createPlant();
  net.pair({
    layer: 'stems',
    symbol: stem(side, width, Math.max(w, h) * 1.06, 3),
    at: { x: 0, y: 0 },
    note: { motif: 'vine', r: w * 0.12, rank: 'filler' },
  });
  const count = rng.pick([6, 8]);
  const r = Math.max(width * 3, Math.min(w, h) * 0.19);
  if (isAllowed(recipe, 'leaf')) {
    const blades = [0, 1].map((k) => leaf({ radius: r, width, rng: rng.fork(`leaf/${k}`) }));
    for (const [k, { x, y, turn }] of along(side, 0.08, 0.92, count).entries()) {
      const symbol = blades[k % 2];
      if (symbol === undefined) continue;
      const lean = turn + (k % 2 === 0 ? 0.8 : -0.8);
      net.pair({
        layer: 'leaves',
        symbol,
        at: { x: x + steady.sin(lean) * r, y: y - steady.cos(lean) * r, turn: lean },
        note: { motif: 'leaf', r: r * 0.6, rank: 'filler' },
      });
    }
  }
  const knot = Math.min(w, h) * 0.24;
  if (isAllowed(recipe, 'blossom'))
    net.add({
      layer: 'fill',
      symbol: blossom({ radius: knot, width, silks, kind: 2, rng: rng.fork('knot') }),
      at: { x: 0, y: h },
      note: { motif: 'blossom', r: knot, rank: 'secondary' },
    });
  setPlant(planner, net, lattice.sites);
  const heads = preferred(recipe, ['carnation', 'rosette', 'pomegranate', 'blossom', 'star']);
  const free = recipe.motifs.include.some((motif) => heads.some((head) => head === motif)) ? heads : rng.shuffle(heads);
  for (const kind of [0, 1]) {
    const motif = free[kind % Math.max(1, Math.min(2, free.length))];
    if (motif === undefined) continue;
    const round = motif === 'rosette' || motif === 'blossom' || motif === 'star';
    const radius = Math.min(w, h) * (round ? 0.56 : 0.5);
    const symbol = draw[motif]({ radius, width, silks, kind, rng: rng.fork(`head/${kind}`) });
    const plant = createPlant();
    plant.add({ layer: 'motifs', symbol, at: { x: 0, y: 0 }, note: { motif, r: radius, rank: 'hero' } });
    if (isAllowed(recipe, 'leaf'))
      for (const turn of [0.75, Math.PI - 0.75, 2.36 - 0.95]) {
        const blade = leaf({ radius: r * 0.8, width, rng: rng.fork('spray') });
        const away = radius * 1.04 + r * 0.72;
        plant.pair({
          layer: 'leaves',
          symbol: blade,
          at: { x: steady.sin(turn) * away, y: -steady.cos(turn) * away, turn: turn + 0.3 },
          note: { motif: 'leaf', r: r * 0.5, rank: 'filler' },
        });
      }
    setPlant(
      planner,
      plant,
      lattice.sites.filter(({ row }) => row % 2 === kind),
    );
  }
}
