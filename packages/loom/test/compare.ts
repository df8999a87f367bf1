import type { Item, Scene } from '../src/drawing/scene.ts';
import { distance } from '../src/numbers/torus.ts';

/** A drawing on a scene: where it lies, how far it reaches, what it says it draws. */
export interface Drawn {
  readonly x: number;
  readonly y: number;
  readonly reach: number;
  readonly motif: string | undefined;
  readonly layer: string;
}

export interface Compared {
  readonly gone: readonly Drawn[];
  readonly new: readonly Drawn[];
  /** What stayed lies in the same order, to the last digit. */
  readonly isRestSame: boolean;
}

/** What differs between two scenes, drawing by drawing: layer, shapes, place, turn and size. */
export function compareScenes(before: Scene, after: Scene): Compared {
  const [one, other] = [listed(before), listed(after)];
  const [gone, fresh] = [lacking(one, other), lacking(other, one)];
  const rest = (list: readonly Listed[], without: ReadonlySet<Listed>) =>
    list.filter((each) => !without.has(each)).map(({ name }) => name);
  return {
    gone: [...gone].map(({ drawn }) => drawn),
    new: [...fresh].map(({ drawn }) => drawn),
    isRestSame: rest(one, gone).join('\n') === rest(other, fresh).join('\n'),
  };
}

/** Whether a drawing lies in the room of one of others, or reaches out of it by this share at most. */
export function isWithin(
  scene: Scene,
  drawn: Drawn,
  others: readonly Pick<Drawn, 'x' | 'y' | 'reach'>[],
  share: number,
): boolean {
  return others.some(({ x, y, reach }) => distance(scene.torus, x, y, drawn.x, drawn.y) <= reach * share);
}

interface Listed {
  readonly name: string;
  readonly drawn: Drawn;
}

function listed({ layers, symbols }: Scene): Listed[] {
  return layers.flatMap(({ id, kind, items }) =>
    items.map((item) => {
      const symbol = symbols[item.symbol];
      if (symbol === undefined) throw new RangeError(`Expected a symbol of number ${item.symbol}`);
      const { x, y, scale } = item;
      const motif = symbol.motif ?? (kind === 'leaves' ? 'leaf' : undefined);
      return {
        name: `${id} ${nameOf(item)} ${JSON.stringify(symbol.shapes)}`,
        drawn: { x, y, reach: symbol.radius * scale, motif, layer: id },
      };
    }),
  );
}

function nameOf({ x, y, turn, scale, flip = false }: Item): string {
  return `${x} ${y} ${turn} ${scale} ${flip}`;
}

/** Those of one list that the other has not, as often as it has not. */
function lacking(list: readonly Listed[], other: readonly Listed[]): Set<Listed> {
  const counts = new Map<string, number>();
  for (const { name } of other) counts.set(name, (counts.get(name) ?? 0) + 1);
  return new Set(
    list.filter(({ name }) => {
      const count = counts.get(name) ?? 0;
      counts.set(name, count - 1);
      return count <= 0;
    }),
  );
}
