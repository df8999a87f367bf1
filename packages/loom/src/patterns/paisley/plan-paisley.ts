import { createOccupancy } from '../../layout/occupancy.ts';
import { createRng } from '../../random/rng.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import { surfaceOf } from '../../render/surface.ts';
import type { Item, Scene, SceneLayer } from '../../scene/scene.ts';
import type { Plot } from '../family.ts';
import type { Layout } from './arrangement.ts';
import { channelVine } from './channel-vine.ts';
import { plantGround } from './ground.ts';
import { interlock } from './layouts/interlock.ts';
import { mirroredHalfDrop } from './layouts/mirrored-half-drop.ts';
import { rows } from './layouts/rows.ts';
import { twoScaleToss } from './layouts/two-scale-toss.ts';
import { bellyOf, carried, guestOf, occupyAmbi } from './placed.ts';
import { createShelf } from './shelf.ts';
import { type PaisleyTask, smallestVined, wish } from './task.ts';

export const paisleyLayouts = ['mirrored-half-drop', 'interlock', 'two-scale-toss', 'rows'] as const;

const layouts: Record<string, Layout> = {
  'mirrored-half-drop': mirroredHalfDrop,
  interlock,
  'two-scale-toss': twoScaleToss,
  rows,
};

/** Throws RangeError for a layout that paisley does not have. */
export function planPaisley(recipe: Recipe, plot: Plot): Scene {
  const layout = layouts[recipe.layout];
  if (!layout) throw new RangeError(`Expected a layout of paisley but received ${recipe.layout}`);
  const rng = createRng(recipe.seed).fork('paisley').fork(recipe.layout);
  const shelf = createShelf(recipe, rng.fork('shelf'));
  const task: PaisleyTask = { recipe, plot, rng, shelf };
  const { placed, channels = [], shoots = [], under = [], over = [], taken = [] } = layout(task);

  const occupancy = createOccupancy(plot.torus);
  const air = 1.5 + (1 - recipe.density) * 5;
  for (const one of placed) occupyAmbi(occupancy, one, air);
  for (const [top, bottom] of taken) {
    occupancy.block([
      [0, top],
      [plot.torus.w, top],
      [plot.torus.w, bottom],
      [0, bottom],
    ]);
  }
  const belly = Math.max(1, ...placed.map(({ ambi }) => ambi.shape.belly));
  const isVined = wish(recipe, 'vine') > 0 && plot.hero > smallestVined;
  const vines = isVined ? channels.map((guess) => channelVine(occupancy, guess, plot.hero * 0.3)) : [];
  const ground = plantGround(task, occupancy, { vines, shoots: isVined ? shoots : [] }, belly);

  const bodies = placed.map(
    (one): Item => ({
      symbol: one.ambi.body,
      x: one.x,
      y: one.y,
      turn: one.turn,
      scale: 1,
      ...(one.flip ? { flip: true } : {}),
    }),
  );
  const garden = (part: 'stalks' | 'leaves' | 'motifs') =>
    placed.flatMap((one) => one.ambi.garden[part].map((item) => carried(one, item)));
  const layers: SceneLayer[] = [
    { id: 'ground', name: 'Ground', kind: 'ground', wash: 'ground', items: [] },
    ...under,
    { id: 'vines', name: 'Vines', kind: 'stems', items: [...ground.vines, ...ground.stalks] },
    { id: 'leaves', name: 'Leaves', kind: 'leaves', items: ground.leaves },
    { id: 'flowers', name: 'Flowers', kind: 'fill', items: ground.motifs },
    ...over,
    { id: 'paisleys', name: 'Paisleys', kind: 'motifs', items: bodies },
    { id: 'garden-stems', name: 'Garden stems', kind: 'stems', items: garden('stalks') },
    { id: 'garden-leaves', name: 'Garden leaves', kind: 'leaves', items: garden('leaves') },
    { id: 'garden-flowers', name: 'Garden flowers', kind: 'fill', items: garden('motifs') },
  ];
  return {
    torus: plot.torus,
    columns: plot.columns,
    rows: plot.rows,
    symbols: shelf.symbols,
    layers: layers.filter((layer) => layer.wash !== undefined || layer.items.length > 0),
    surface: surfaceOf(recipe, plot.perCm),
    census: [...placed.map(bellyOf), ...placed.flatMap(guestOf), ...ground.census],
  };
}
