import type { Item, SceneSymbol } from '../scene.ts';
import type { Cutting } from './cut-motif.ts';

interface Adopted {
  readonly cutting: Pick<Cutting, 'items'>;
  readonly symbols: readonly SceneSymbol[];
}

/**
 * Takes motifs of other scenes into a scene whose drawings are `symbols`, which grow: of each motif its items about its middle, numbered as
 * the scene numbers. Each is taken once. `made` draws a symbol for the ground that it comes to lie on.
 */
export function adoptMotifs<Motif extends Adopted>(
  symbols: SceneSymbol[],
  made: (symbol: SceneSymbol, motif: Motif) => SceneSymbol = (symbol) => symbol,
): (motif: Motif) => readonly Item[] {
  const adopted = new Map<Motif, readonly Item[]>();
  return (motif) => {
    const known = adopted.get(motif);
    if (known !== undefined) return known;
    const numbers = new Map<number, number>();
    const own = motif.cutting.items.flatMap((item) => {
      const symbol = motif.symbols[item.symbol];
      if (symbol === undefined) return [];
      const number = numbers.get(item.symbol) ?? symbols.push(made(symbol, motif)) - 1;
      numbers.set(item.symbol, number);
      return [{ ...item, symbol: number }];
    });
    adopted.set(motif, own);
    return own;
  };
}
