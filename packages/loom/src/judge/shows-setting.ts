import type { Scene } from '../drawing/scene.ts';

/** What a season or an occasion is seen by, by the names of motifs and drawings. */
const seenBy: Readonly<Record<string, RegExp>> = {
  garden:
    /flower|blossom|rosette|palmette|carnation|hibiscus|lotus|peony|iris|poppy|daisy|tulip|rose|bouquet|tree|vine|cottage|watering-can|butterfly/,
  spring: /blossom|bud|daisy|tulip|iris|nest|chick|butterfly|songbird/,
  summer:
    /palm|sun|beach|ice|sail|shell|lemon|watermelon|pineapple|parrot|leaf-frond|monstera|flamingo|deckchair|umbrella-on|sea-star/,
  monsoon: /peacock|cloud|umbrella|rain|frog|puddle|rubber-boot|paper-boat/,
  winter: /snow|pine|evergreen|holly|mitten|gloves|sled|skis|reindeer|christmas|bauble|penguin|polar/,
  festival:
    /lamp|diya|toran|garland|rakhi|kalash|firework|sparkler|lantern|ganesha|dandiya|dancer|pichkari|kite|laddu|modak|rangoli|medallion/,
  wedding: /elephant|kalash|shehnai|palanquin|toran|garland|bride|ring|paisley|horse|bell/,
};

/** Whether something of the season or the occasion is drawn among what the cloth is about. */
export function showsSetting(setting: string, { census }: Scene): boolean {
  const shown = seenBy[setting];
  return shown !== undefined && census.some(({ motif, rank }) => rank !== 'filler' && shown.test(motif));
}
