import type { PlacedThing } from './border-wish.ts';
import type { Phrase } from './phrase.ts';
import { thingOf } from './take-places.ts';

/** The thing of the clause that a way is said of, the one before it and else the next: "parrots facing each other", "आमने सामने मोर". */
export function thingOfWay(phrases: readonly Phrase[], index: number): PlacedThing | undefined {
  for (let at = index; at > 0 && phrases[at]?.gap === 'none'; at--) {
    const thing = thingOf(phrases[at - 1]);
    if (thing !== undefined) return thing;
  }
  for (let at = index + 1; phrases[at]?.gap === 'none'; at++) {
    const thing = thingOf(phrases[at]);
    if (thing !== undefined) return thing;
  }
  return undefined;
}
