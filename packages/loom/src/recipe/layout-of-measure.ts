import type { Family } from '@naksha/contract';
import type { Intent } from '../prompt/intent.ts';

/** Stripes narrower than this are a shirt's, cm. */
const ofShirts = 1.3;

/** "5 cm stripes", "1 cm checks": even bands, even squares, where no kind of them is named; undefined where nothing but a lot decides. */
export function layoutOfMeasure(family: Family, intent: Intent): string | undefined {
  const { heroCm, motifs, subjects, ownLayouts, layouts, refused } = intent;
  const isOpen = motifs.length + subjects.length + refused.ownLayouts.length === 0;
  if (heroCm === undefined || !isOpen || ownLayouts.some((own) => own.family === family)) return undefined;
  if (family === 'checks') return 'gingham';
  const isUpright = layouts.every((word) => word === 'stripe');
  return family === 'stripes' && isUpright ? (heroCm < ofShirts ? 'bengal' : 'awning') : undefined;
}
