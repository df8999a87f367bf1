import { type Family, families } from '@naksha/contract';
import type { Scene } from '../drawing/scene.ts';
import type { Recipe } from '../recipe/recipe.ts';
import { vocabularies } from '../vocabulary/families/vocabularies.ts';
import { commonMotifs, isMotifWord, motifsOfWord, motifsRefusedBy } from '../vocabulary/lexicon-motifs.ts';
import type { MotifId } from '../vocabulary/motif-ids.ts';
import type { Verdict } from './verdict.ts';

/** Least share of the cloth that a figure's discs cover, and of anything else that was asked for. */
const least = { figure: 0.02, other: 0.004 } as const;

/** Layouts of sprigs, each drawn as one with its leaves. */
const leafy: readonly string[] = ['sanganeri', 'buti', 'butidar', 'kadwa'];

/** Cloths whose figures are geometry, by the count of yarns or by the knife. */
const ofShapes: readonly Family[] = [
  'abstract',
  'checks',
  'ikat',
  'kilim',
  'mandala',
  'mashru',
  'patola',
  'small-weaves',
  'stripes',
];
/** Cloths that are made of dots, filled or ringed with them, whatever else they draw. */
const ofDots: readonly Family[] = ['ajrakh', 'bandhani', 'batik'];

/** What planners note of their own under other names. */
export const alsoCalled: Partial<Record<MotifId, readonly string[]>> = {
  medallion: ['kawung', 'coin', 'rosette', 'star'],
  star: ['star'],
  diamond: ['diamond', 'cut-out'],
  dot: ['dot', 'coin'],
  bouquet: ['bouquet', 'carnation', 'blossom'],
  wave: ['wave', 'fan'],
  shell: ['shell', 'fan'],
};

/** A word for a motif, or the name of a cloth that suggests its motifs → whether they are drawn, and large enough to be seen. */
export function judgeSubject(
  word: string,
  { family, layout, subjects }: Recipe,
  scene: Scene,
  isFilling = false,
): Omit<Verdict, 'token'> {
  const motifs = motifsMeant(word);
  // The name of another cloth that has no motif, as checks have none, is seen in the cloth itself alone.
  if (motifs.length === 0)
    return family === word ? { measured: family } : { measured: 'nothing of its own', failing: 'notDrawn' };
  // Plants have them; beasts and things have not.
  if (word === 'leaf' && leafy.includes(layout) && subjects === undefined) return { measured: layout };
  // Counted, woven and cut shapes are geometry.
  if (word === 'geometric' && ofShapes.includes(family)) return { measured: family };
  // All that is tied is dots, and wax is filled with them.
  if (word === 'dot' && ofDots.includes(family)) return { measured: family };
  // Bunches are made of whatever flowers were named.
  if (word === 'bouquet' && layout === 'bouquet') return { measured: layout };
  if (word === 'tree' && layout === 'tree-of-life') return { measured: layout };
  const share = shareDrawn(motifs, scene);
  const isFigure = !motifs.some((motif) => commonMotifs.includes(motif));
  const enough = isFigure ? least.figure : least.other;
  const measured = share.toFixed(3);
  if (share === 0) return { measured, failing: 'notDrawn' };
  const isSeen = share >= enough && !(isFilling && !isFigure && word !== 'dot');
  return !isSeen ? { measured, failing: 'tooSmall' } : { measured };
}

/** A thing that a library draws → whether the recipe holds its drawing and the cloth has it; a craft notes it under its own name or none. */
export function judgeThing(
  id: string,
  { family, layout, subjects = [] }: Recipe,
  scene: Scene,
): Omit<Verdict, 'token'> {
  const isHeld = subjects.some((outline) => outline.id === id) && carriesThings(family, layout);
  const { torus, census } = scene;
  const area = census.reduce((sum, { motif, r }) => (motif === id ? sum + Math.PI * r * r : sum), 0);
  const measured = (area / (torus.w * torus.h)).toFixed(3);
  if (!isHeld || (family === 'conversational' && area === 0)) return { measured, failing: 'notDrawn' };
  const isSpeck = area > 0 && area < least.figure * torus.w * torus.h;
  return isSpeck ? { measured, failing: 'tooSmall' } : { measured };
}

/** Of a cloth that draws things in some of its layouts, whether it does in this one. */
function carriesThings(family: Family, layout: string): boolean {
  const layouts: Readonly<Record<string, { readonly carriesSubjects?: boolean }>> = vocabularies[family].layouts;
  const isOfSome = Object.values(layouts).some(({ carriesSubjects }) => carriesSubjects === true);
  return !isOfSome || layouts[layout]?.carriesSubjects === true;
}

function motifsMeant(word: string): readonly MotifId[] {
  if (isMotifWord(word)) return [...(motifsRefusedBy[word] ?? []), ...motifsOfWord[word]];
  return isFamily(word) ? vocabularies[word].suggestedMotifs : [];
}

function isFamily(word: string): word is Family {
  return families.some((family) => family === word);
}

/** Share of the module that the motifs' discs take; of stems and leaves, which have few, any number is enough. */
function shareDrawn(motifs: readonly MotifId[], scene: Scene): number {
  const { census, torus, layers, symbols } = scene;
  const names = new Set<string>(motifs.flatMap((motif) => [motif, ...(alsoCalled[motif] ?? [])]));
  const discs = census.filter(({ motif }) => names.has(motif));
  const area = discs.reduce((sum, { r }) => sum + Math.PI * r * r, 0) / (torus.w * torus.h);
  if (area >= least.other) return area;
  const isStem = motifs.includes('vine') && layers.some(({ kind, items }) => kind === 'stems' && items.length > 0);
  const isLeaf = motifs.includes('leaf') && layers.some(({ kind, items }) => kind === 'leaves' && items.length > 0);
  // Strewn on the ground under all that is drawn.
  const isStrewn = motifs.includes('dot') && layers.some(({ id, items }) => id === 'pin-dots' && items.length > 0);
  const placed = layers.some(({ items }) => items.some(({ symbol }) => names.has(symbols[symbol]?.motif ?? '')));
  return isStem || isLeaf || isStrewn || (placed && !motifs.every((motif) => !commonMotifs.includes(motif)))
    ? Math.max(area, least.other)
    : area;
}
