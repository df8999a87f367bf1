import type { Family } from '@naksha/contract';
import type { BorderMotif } from '../../drawing/goods/lay-border.ts';
import { isAllowed } from '../../drawing/motifs/is-allowed.ts';
import type { Ink, Shape } from '../../drawing/scene.ts';
import { circle, fixed } from '../../numbers/geometry/path.ts';
import { steady } from '../../numbers/steady.ts';
import type { MotifId } from '../../vocabulary/motif-ids.ts';
import type { PanelTask } from './panel-task.ts';

/** Crafts whose small filling is of dots or of lines; all others have sprigs. */
const dotted: readonly Family[] = ['bandhani', 'shibori', 'batik', 'dots', 'kantha', 'warli', 'mandala', 'abstract'];
const counted: readonly Family[] = ['phulkari', 'patola', 'jamdani', 'brocade', 'kilim', 'ikat'];
/** Of the shorter side: how far marks stand from each other and how large they are. */
const [step, size] = [0.058, 0.046] as const;

/** Small marks of the craft on a half-drop about the middle, wherever nothing else stands: no panel has a bare ground unless it is asked for. */
export function fillField(task: PanelTask, wide: number, high: number): void {
  const { recipe, short, middle, census, set } = task;
  const { family } = recipe;
  const kinds: readonly MarkKind[] = counted.includes(family)
    ? ['cross', 'cross']
    : dotted.includes(family)
      ? ['dots', 'dots']
      : ['sprig', 'dots'];
  const marks = kinds.filter((kind) => isAllowed(recipe, motifOf[kind])).map(markOf);
  const air = short * (step + 0.02 * (1 - recipe.density));
  const own = short * size;
  // A medallion fills its circle.
  const others = census.map(({ x, y, r, motif }) => ({ x, y, r: motif === 'medallion' ? r : r * 0.86 }));
  const [across, down] = [Math.floor((wide / 2 - own) / air), Math.floor((high / 2 - own) / air)];
  for (let row = -down; row <= down; row++) {
    for (let column = -across; column <= across; column++) {
      if ((row + column) % 2 !== 0) continue;
      const [x, y] = [middle[0] + column * air, middle[1] + row * air];
      const isFree = others.every((each) => steady.hypot(x - each.x, y - each.y) > each.r + own * 0.8);
      const mark = marks[Math.abs(row) % marks.length];
      if (!isFree || mark === undefined) continue;
      set(mark, { x, y, wide: own * (row % 2 === 0 ? 1 : 0.55), isFlipped: column > 0, rank: 'filler' });
    }
  }
}

type MarkKind = 'sprig' | 'dots' | 'cross';
const motifOf = { sprig: 'leaf', dots: 'dot', cross: 'dot' } as const satisfies Record<MarkKind, MotifId>;

/** A mark in a disc of one hundred units. */
function markOf(kind: MarkKind): BorderMotif {
  const shapes = { sprig: sprig(), dots: dots(), cross: cross() }[kind];
  const items = [{ symbol: 0, x: 0, y: 0, turn: 0, scale: 1 }];
  return {
    cutting: { items, width: 100, height: 100 },
    symbols: [{ shapes, radius: 60 }],
    motif: motifOf[kind],
    isOnDye: false,
    way: 'dyed',
  };
}

/** Three leaves and a bud on a bowed stalk. */
function sprig(): Shape[] {
  const leaf = (x: number, y: number, turn: number, long: number) => {
    const at = (along: number, aside: number) =>
      `${fixed(x + steady.sin(turn) * along * long + steady.cos(turn) * aside * long)} ${fixed(y - steady.cos(turn) * along * long + steady.sin(turn) * aside * long)}`;
    return `M${at(0, 0)}C${at(0.2, 0.3)} ${at(0.7, 0.26)} ${at(1, 0)}C${at(0.7, -0.26)} ${at(0.2, -0.3)} ${at(0, 0)}Z`;
  };
  const green: Ink = 'leaf1';
  return [
    { d: 'M-8 50C4 30 4 8 0 -14', stroke: green, strokeWidth: 5 },
    { d: leaf(1, 20, 1.05, 38) + leaf(-1, 32, -1.15, 36) + leaf(2, 2, -0.9, 28), fill: green },
    { d: circle(0, -28, 15), fill: 'a1' },
    { d: circle(0, -28, 6), fill: 'light' },
  ];
}

function dots(): Shape[] {
  return [
    {
      d: [0, 1, 2, 3]
        .map((k) => circle(steady.sin((k * Math.PI) / 2) * 28, -steady.cos((k * Math.PI) / 2) * 28, 13))
        .join(''),
      fill: 'a1',
    },
  ];
}

function cross(): Shape[] {
  const square = (x: number, y: number) => `M${x - 14} ${y}L${x} ${y - 14}L${x + 14} ${y}L${x} ${y + 14}Z`;
  return [{ d: square(0, -28) + square(28, 0) + square(0, 28) + square(-28, 0), fill: 'a1' }];
}
