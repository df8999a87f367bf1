import type { MotifId } from './recipe.ts';

/** What comes nearest to a motif where a cloth cannot draw it, the nearest first. */
export const nearMotifs: Partial<Record<MotifId, readonly MotifId[]>> = {
  star: ['diamond', 'medallion', 'rosette', 'dot'],
  diamond: ['star', 'medallion', 'dot', 'rosette'],
  medallion: ['rosette', 'star', 'diamond', 'lotus'],
  dot: ['bud', 'star', 'diamond'],
  tree: ['leaf', 'bouquet', 'vine'],
  bouquet: ['blossom', 'rosette', 'bud', 'leaf'],
  vine: ['leaf', 'bud', 'paisley'],
  trefoil: ['leaf', 'bud', 'dot', 'rosette'],
  palmette: ['lotus', 'rosette', 'blossom'],
  carnation: ['palmette', 'rosette', 'blossom', 'lotus'],
  lotus: ['palmette', 'rosette', 'blossom'],
  rosette: ['blossom', 'medallion', 'lotus', 'star'],
  blossom: ['rosette', 'medallion', 'star'],
  bud: ['blossom', 'leaf', 'dot', 'rosette'],
  leaf: ['vine', 'bud', 'paisley', 'diamond'],
  paisley: ['leaf', 'palmette', 'bud', 'diamond'],
};
