import type { Family } from '@naksha/contract';
import type { Intent } from '../prompt/intent.ts';
import { hasHandFor } from '../vocabulary/can-draw.ts';
import { vocabularies } from '../vocabulary/families/vocabularies.ts';
import { figureSets } from '../vocabulary/figure-sets.ts';
import { commonMotifs } from '../vocabulary/lexicon-motifs.ts';
import type { MotifId } from '../vocabulary/motif-ids.ts';

const flowers: readonly MotifId[] = [
  'rosette',
  'blossom',
  'palmette',
  'carnation',
  'lotus',
  'bud',
  'bouquet',
  'vine',
  ...figureSets.plants,
];
/** At home among flowers without a word. */
const ofGardens: readonly MotifId[] = ['butterfly', 'feather', ...figureSets.plants];
/** What Indian crafts have drawn for ages: named for a saree or in an old manner they are no novelty. */
const traditionalStyles: readonly string[] = ['traditional', 'folk', 'royal', 'vintage'];

/** The beasts and things that words name, flowers and leaves aside. */
export function thingsNamed({ motifs, subjects }: Pick<Intent, 'motifs' | 'subjects'>): number {
  return motifs.filter((motif) => !commonMotifs.includes(motif) && !ofGardens.includes(motif)).length + subjects.length;
}

/**
 * Whether a designer could take a cloth that no one named for what the words name: things are not printed over a painted or a woven
 * ground unless that is named, and no garden grows around elephants and kites.
 */
export function isMeant(family: Family, intent: Intent): boolean {
  const { printed, layouts } = vocabularies[family];
  const isNamed =
    intent.patterns.includes(family) ||
    intent.ownLayouts.some((own) => own.family === family) ||
    Object.values(layouts).some(({ is = [] }: { is?: readonly string[] }) =>
      intent.layouts.some((word) => is.includes(word) && word === 'stripe'),
    );
  if (isNamed) return true;
  // A thicket is of great leaves.
  if (family === 'tropical' && intent.subjects.length > 0 && !isOfLeaves(intent)) return false;
  // No garden grows where beasts are to be all there is.
  if (family === 'floral' && intent.isAlone === true && !intent.motifs.some((motif) => flowers.includes(motif)))
    return false;
  const drawn = intent.motifs.some((motif) => hasHandFor(motif, family));
  if (printed === 'over' && intent.motifs.length + intent.subjects.length > 0 && !drawn) return false;
  return family !== 'floral' || thingsNamed(intent) === 0 || intent.motifs.some((motif) => flowers.includes(motif));
}

/** Animals and objects without a craft, a saree or an old manner: a novelty print. */
export function isNovelty(intent: Intent, isForChildren: boolean): boolean {
  const { usage, style, setting, motifs, subjects } = intent;
  // What flies over a garden is a figure of its own to children, and where there is to be no garden.
  if ((isForChildren || intent.isAlone === true) && isOfButterflies(intent)) return true;
  if (thingsNamed(intent) === 0) return false;
  if (isForChildren || subjects.length > 0) return true;
  const isOld =
    usage === 'sarees' ||
    usage === 'dupattas' ||
    setting === 'wedding' ||
    setting === 'festival' ||
    (style !== undefined && traditionalStyles.includes(style));
  return (
    !isOld &&
    !motifs.some((motif) => flowers.includes(motif) || motif === 'tree' || motif === 'paisley' || motif === 'dancer')
  );
}

/** Butterflies without flowers. */
function isOfButterflies({ motifs }: Intent): boolean {
  return motifs.includes('butterfly') && !motifs.some((motif) => flowers.includes(motif));
}

/** Great leaves of the warm south that are named with a bird or a beast among them. */
export function isOfLeaves({ tokens }: Intent): boolean {
  return tokens.some(
    ({ kind, word, value }) =>
      kind === 'motif' && (value === 'leaf' || greatLeaf.test(value)) && greatLeaves.test(word),
  );
}

/** Drawings of libraries that are leaves of a thicket, which has its own. */
export const greatLeaf = /frond|banana-leaf|monstera|palm-lea/;
const greatLeaves = /palm|fern|frond|banana|monstera|केल|ताड़|કેળ|તાડ/iu;
