import type { Rng } from '../../random/rng.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import type { Item, MotifDisc, SceneSymbol } from '../../scene/scene.ts';
import type { Plot } from '../family.ts';
import { chooseDeck } from './choose-deck.ts';
import { createClosedGround } from './closed-ground.ts';
import { createKnots } from './knots.ts';
import type { BandhaniTask, FigureRoles } from './task.ts';

/** Distance of knots on cloth in mm, finer with more detail, and its bounds in units: smaller ones can't be seen. */
const pitchMm = [4.2, 3.6, 3.1, 2.8, 2.6] as const;
const finest = 9.6;
const coarsest = 17;

const usual: FigureRoles = ['light', 'a1', 'a2', 'a3'];
const schemes: readonly FigureRoles[] = [
  usual,
  ['light', 'a1', 'a3', 'a2'],
  ['a1', 'light', 'a3', 'a2'],
  ['light', 'a3', 'a1', 'a2'],
  ['a1', 'a3', 'light', 'a2'],
];

export interface Cloth {
  readonly task: BandhaniTask;
  readonly dyed: { readonly symbols: readonly SceneSymbol[]; readonly items: readonly Item[] };
  readonly woven: readonly Item[];
  readonly census: readonly MotifDisc[];
}

export function createTask(recipe: Recipe, plot: Plot, root: Rng): Cloth {
  const mm = pitchMm[recipe.detail - 1] ?? pitchMm[2];
  const pitch = Math.min(coarsest, Math.max(finest, (plot.perCm * mm) / 10));
  const census: MotifDisc[] = [];
  const symbols: SceneSymbol[] = [];
  const items: Item[] = [];
  const woven: Item[] = [];
  const add = (to: Item[]) => (symbol: SceneSymbol, x: number, y: number) => {
    symbols.push(symbol);
    to.push({ symbol: symbols.length - 1, x, y, turn: 0, scale: 1 });
  };
  const col = root.fork('col');
  const order = col.shuffle(schemes);
  const ground = createClosedGround(plot.torus);
  return {
    census,
    dyed: { symbols, items },
    woven,
    task: {
      recipe,
      plot,
      rng: root.fork('geo'),
      col,
      knots: createKnots(plot.torus, pitch, recipe.line, root.fork('knots')),
      deck: chooseDeck(recipe, root.fork('deck')),
      roles: (n) => order[n % order.length] ?? usual,
      dye: add(items),
      weave: add(woven),
      note: (disc) => census.push(disc),
      noted: census,
      close: (outlines, x, y) => {
        for (const outline of outlines) ground.close(outline, x, y);
      },
      isOpen: ground.isOpen,
    },
  };
}
