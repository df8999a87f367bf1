import { pxToCm } from '@naksha/contract';
import { cutMotif, layCutting } from '../../drawing/goods/cut-motif.ts';
import { createPlanner } from '../../drawing/planner.ts';
import type { Scene } from '../../drawing/scene.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import type { MotifId } from '../../vocabulary/motif-ids.ts';
import { planScene } from '../plan-scene.ts';
import { zoneRecipe } from './zone-recipe.ts';

const w = 1000;
/** Height of the main motif as a share of the strip's; of what stands between two of them; of the specks at the edges. */
const heroShare = 0.82;
const betweenShare = 0.42;
const betweenMost = 0.62;
const speckShare = 0.15;
/** Room a motif takes along the strip, in its own breadths. */
const roomy = 1.18;
const mostHeroes = 6;
/** The cloth from which the motifs are taken is this many heroes wide. */
const sourceHeroes = 4.5;

/** Steps that `surfaceOf` adds anyway. */
const finishing = ['hand', 'mottle', 'age', 'cloth'];

/**
 * A strip of the family's main motifs, taken from its cloth: upright, alternately mirrored, smaller ones between. Mirror-symmetric
 * about its beginning and its middle as far as the main motifs go, so that it goes round a corner at any half repeat. The
 * strip as the family plans it when its cloth has no motif that stands alone. `heroes` is the number of main motifs in the repeat, as many as
 * have room when absent; a single one stands alone. `motif` is the one that was named.
 */
export function rowScene(recipe: Recipe, heroes?: number, motif?: MotifId): Scene {
  const { widthPx, heightPx, dpi } = recipe.tile;
  const widthCm = pxToCm(widthPx, dpi);
  const h = (w * heightPx) / widthPx;
  const heroCm = pxToCm(heightPx, dpi) * heroShare;
  const side = heroCm * sourceHeroes;
  const source = planScene({ ...zoneRecipe(recipe, { heroCm, widthCm: side, heightCm: side }), repeat: 'straight' });
  const named = motif === undefined ? undefined : cutMotif(source, undefined, motif);
  const hero = named ?? cutMotif(source, 'hero');
  if (hero === undefined) return planScene(recipe);
  const k = Math.min((h * heroShare) / hero.height, w / (heroes ?? 2) / roomy / hero.width);
  // Of smaller and narrower motifs there are more; always an even number, so that mirrored ones take turns.
  const count = heroes ?? Math.min(mostHeroes, 2 * Math.max(1, Math.round(w / (hero.width * k * 1.45) / 2)));
  const pitch = w / count;
  const gap = pitch - hero.width * k;
  const between = cutMotif(source, 'secondary');
  const speck = cutMotif(source, 'filler');
  const strip = createPlanner(recipe, {
    torus: { w, h, dropY: 0, brickX: 0 },
    columns: 1,
    rows: 1,
    perCm: w / widthCm,
    hero: h,
  });
  const items = strip.items('motifs');
  for (const symbol of source.symbols) strip.add(symbol);
  for (let i = 0; i < count; i++) {
    const isFlipped = i % 2 === 1;
    const x = (i + 0.5) * pitch;
    items.push(...layCutting(hero, x, h / 2, k, isFlipped));
    strip.note({ x, y: h / 2, r: (hero.height * k) / 2, motif: 'hero', rank: 'hero' });
    if (count === 1) break;
    const small = between ?? speck ?? hero;
    // In a wide gap what stands there is larger too.
    const share = Math.min(betweenMost, Math.max(betweenShare, (0.6 * gap) / h));
    const smallK = Math.min((share * h) / small.height, (0.8 * gap) / small.width);
    if (smallK * small.width > 0.05 * h) items.push(...layCutting(small, i * pitch, h / 2, smallK, isFlipped));
    if (speck === undefined) continue;
    const size = (speckShare * h) / Math.max(speck.width, speck.height);
    for (const y of [0.13, 0.87]) items.push(...layCutting(speck, i * pitch, y * h, size, isFlipped));
  }
  const wash = source.layers.find((layer) => layer.wash !== undefined)?.wash ?? 'ground';
  return strip.finish([{ id: 'motifs', name: 'Motifs', kind: 'motifs' }], {
    wash,
    technique: source.surface.filter(({ shader }) => !finishing.includes(shader)),
  });
}
