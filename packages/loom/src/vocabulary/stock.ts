import type { Family } from '@naksha/contract';
import { type LayoutWord, motifsOfLayout } from './lexicon-layouts.ts';
import { motifsRefused } from './lexicon-motifs.ts';
import { type MotifId, motifIds } from './motif-ids.ts';

/** What a cloth brings of its own where nothing asks for it, as the kinds of things that words refuse. */
interface Stock {
  /** Of every layout: drawn whatever is refused. */
  readonly everywhere?: readonly MotifId[];
  /** The same of layouts by their names. */
  readonly layouts?: Readonly<Record<string, readonly MotifId[]>>;
  /** What a motif of this cloth looks like, or holds within it: where that is refused it is not drawn either. */
  readonly within?: Partial<Record<MotifId, readonly MotifId[]>>;
}

const stock: Partial<Record<Family, Stock>> = {
  // Rings and bands of pearls kept from the dye.
  ajrakh: { everywhere: ['dot'], layouts: { roundel: ['blossom', 'leaf'], almond: ['blossom', 'leaf'] } },
  // All of it is tied of dots; fine filling of wax is.
  bandhani: { everywhere: ['dot'] },
  batik: { everywhere: ['dot'], layouts: { ceplok: ['blossom'] } },
  // Every mango has a rim of pearls.
  paisley: { everywhere: ['dot'] },
  // A dot is a ring of drops about a middle, and a mango has a spray in it.
  kalamkari: { within: { dot: ['blossom'], paisley: ['blossom'] } },
  conversational: { layouts: { boughs: ['vine'] } },
  // Whatever fills its net has petals about a middle.
  damask: { layouts: { ogee: ['blossom'], pomegranate: ['blossom'], acanthus: ['blossom'], diaper: ['blossom'] } },
  kantha: { layouts: { padma: ['blossom'] } },
  // Rings of petals.
  mandala: { everywhere: ['blossom'] },
  suzani: { layouts: { medallions: ['blossom'], palak: ['blossom'] } },
};

/** What a layout draws whatever is refused: by this it is not chosen, nor said to be without it. */
export function stockOf(family: Family, layout: string): readonly MotifId[] {
  const { everywhere = [], layouts = {} } = stock[family] ?? {};
  return [...everywhere, ...(layouts[layout] ?? [])];
}

/** What a craft draws on all its cloth: "only elephants" of bandhani are tied of dots still. */
export function stockEverywhere(family: Family): readonly MotifId[] {
  return stock[family]?.everywhere ?? [];
}

/** What is not drawn on a cloth where these are refused: they, and what looks like them or holds them there. */
export function withWhatHolds(family: Family, refused: readonly MotifId[]): MotifId[] {
  const { within = {} } = stock[family] ?? {};
  return motifIds.filter(
    (motif) => refused.includes(motif) || within[motif]?.some((held) => refused.includes(held)) === true,
  );
}

const flowers = motifsRefused('flower');
/** A flower stands on its stem, a tree has leaves, a creeper grows them. */
const leafy: readonly MotifId[] = [...flowers, 'tree', 'vine', 'leaf', 'trefoil', 'pomegranate'];

/** What may be drawn where nothing but these is to be: they, what grows of them, and what the named layouts are made of. */
export function aloneWith(named: readonly MotifId[], layouts: readonly LayoutWord[]): MotifId[] {
  const ofLayouts = layouts.flatMap((word) => motifsOfLayout[word] ?? []);
  const grown: readonly MotifId[] = [...named, ...ofLayouts].some((motif) => leafy.includes(motif))
    ? ['leaf', 'vine']
    : [];
  return [...new Set([...named, ...ofLayouts, ...grown])];
}
