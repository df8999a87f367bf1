import type { Made } from '../../layout/gap-fill.ts';
import { steady } from '../../number/steady.ts';
import type { Rng } from '../../random/rng.ts';
import type { SceneSymbol } from '../../scene/scene.ts';

/** The drawings of one scene. Equal asks share a drawing, so that a cloth of a thousand fillers stays light. */
export interface Stock {
  readonly symbols: readonly SceneSymbol[];
  /** Keeps a drawing of its own and answers its number. */
  add(symbol: SceneSymbol): number;
  /** One of a few drawings of this kind at about this radius, and the scale that gives exactly it. */
  take(kind: string, radius: number, draw: (radius: number, rng: Rng) => SceneSymbol, rng: Rng): Made;
}

/** Drawings of one kind and size step; the smallest, in units of radius, do with fewer. */
const variants = 3;
const fewVariants = 2;
const small = 22;
/** Sizes are drawn in steps of this factor and scaled between, so that line weights stay true. */
const sizeStep = 1.22;

/** `rng` is forked by kind and size, never by the order of asking. */
export function createStock(rng: Rng): Stock {
  const symbols: SceneSymbol[] = [];
  const known = new Map<string, number>();
  const add = (symbol: SceneSymbol) => symbols.push(symbol) - 1;
  return {
    symbols,
    add,
    take: (kind, radius, draw, asking) => {
      const step = Math.round(steady.log(radius) / steady.log(sizeStep));
      const drawn = steady.power(sizeStep, step);
      const name = `${kind}/${step}/${asking.fork('variant').whole(1, drawn < small ? fewVariants : variants)}`;
      let symbol = known.get(name);
      if (symbol === undefined) {
        symbol = add(draw(drawn, rng.fork(name)));
        known.set(name, symbol);
      }
      return { symbol, scale: radius / drawn };
    },
  };
}
