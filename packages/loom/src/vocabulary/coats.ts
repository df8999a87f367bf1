import type { MotifId } from './motif-ids.ts';
import { usualDyeOf } from './subjects/usual-dyes.ts';

type Coats = Readonly<Partial<Record<string, string>>>;

/** The coats of beasts, which they have where no one names a colour. */
const wild: Coats = {
  tiger: '#d08a38',
  lion: '#c99a4e',
  deer: '#a8703f',
  cow: '#f6efe0',
  parrot: '#5f9148',
} satisfies Partial<Record<MotifId, string>>;

/** Those that carry saddles and cloths, in as many dyes as a craft has for these, and birds, whose feathers a craft dyes as it likes. */
const harnessed: Coats = {
  elephant: '#7f95ad',
  horse: '#8f5a38',
  camel: '#c39a63',
  parrot: '#6f9a3e',
  peacock: '#2c6f8e',
} satisfies Partial<Record<MotifId, string>>;

/** The colour of a beast by nature; of those that are harnessed only where they go bare, as on novelty prints. Undefined for what may have any. */
export function coatOf(motif: string, isBare: boolean): string | undefined {
  return wild[motif] ?? (isBare ? (harnessed[motif] ?? usualDyeOf(motif)) : undefined);
}
