import { type Family, families, patternNames } from '@naksha/contract';
import { familyName } from '@naksha/loom';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import { chipPictures } from '../../ui/chip-pictures.ts';
import type { Ask } from '../store/asks.ts';
import { findFamilies, findMotifs } from './find-patterns.ts';

export type PatternKind = 'trained' | 'motifs';

interface Pattern {
  readonly key: string;
  readonly name: string;
  readonly picture: string | undefined;
  readonly isChosen: boolean;
  readonly choose: () => void;
}

/** What there is to choose of a kind. */
export interface Patterns {
  readonly all: readonly Pattern[];
  readonly isAny: boolean;
  readonly chooseAny: () => void;
  /** What is found by some typed letters, under the heads of the pattern book; one without a title has none. */
  readonly find: (typed: string) => readonly { readonly title: string; readonly found: readonly Pattern[] }[];
}

/** The techniques and the worlds of motifs, as things to choose from. */
export function usePatterns(
  { trainedPattern, patternName }: Pick<Ask, 'trainedPattern' | 'patternName'>,
  onChange: (options: Partial<Ask>) => void,
): Readonly<Record<PatternKind, Patterns>> {
  const { t } = useTranslation();
  const language = useLanguage();
  const byName = (a: Pattern, b: Pattern) => a.name.localeCompare(b.name, language);
  const trained = families.map((family) => ({
    key: family,
    name: familyName(family, language),
    picture: chipPictures[`family-${family}`],
    isChosen: trainedPattern === family,
    choose: () => onChange({ trainedPattern: family }),
  }));
  const motifs = patternNames.map((name) => ({
    key: name,
    name: t(`options.patternName.${name}`),
    picture: chipPictures[`name-${name}`],
    isChosen: patternName === name,
    choose: () => onChange({ patternName: name }),
  }));
  return {
    trained: {
      all: trained,
      isAny: !trainedPattern,
      chooseAny: () => onChange({ trainedPattern: undefined }),
      find: (typed) => {
        const found = new Set<string>(findFamilies(typed, language));
        return crafts.map((craft) => {
          const members = new Set<string>(familiesOf(craft));
          return {
            title: t(`options.craft.${craft}`),
            found: trained.filter(({ key }) => members.has(key) && found.has(key)).sort(byName),
          };
        });
      },
    },
    motifs: {
      all: motifs,
      isAny: !patternName,
      chooseAny: () => onChange({ patternName: undefined }),
      find: (typed) => {
        const found = new Set<string>(findMotifs(typed, (name) => t(`options.patternName.${name}`)));
        return [{ title: '', found: motifs.filter(({ key }) => found.has(key)).sort(byName) }];
      },
    },
  };
}

/** How a cloth gets its pattern, in the order of the pattern book. Its word is `options.craft.<craft>`. */
const crafts = ['dyed', 'printed', 'woven', 'drawn', 'print'] as const;
type Craft = (typeof crafts)[number];

const craftOf: Readonly<Record<Family, Craft>> = {
  bandhani: 'dyed',
  leheriya: 'dyed',
  shibori: 'dyed',
  batik: 'dyed',
  ikat: 'dyed',
  patola: 'dyed',
  kalamkari: 'printed',
  ajrakh: 'printed',
  'block-print': 'printed',
  toile: 'printed',
  brocade: 'woven',
  damask: 'woven',
  stripes: 'woven',
  checks: 'woven',
  'small-weaves': 'woven',
  chikankari: 'drawn',
  phulkari: 'drawn',
  suzani: 'drawn',
  kutch: 'drawn',
  mashru: 'dyed',
  jamdani: 'woven',
  kantha: 'drawn',
  madhubani: 'drawn',
  warli: 'drawn',
  floral: 'print',
  paisley: 'print',
  tropical: 'print',
  mandala: 'print',
  geometric: 'print',
  dots: 'print',
  'animal-skin': 'print',
  abstract: 'print',
  marble: 'print',
  kilim: 'woven',
  camouflage: 'print',
  'tie-dye': 'dyed',
  conversational: 'print',
};

/** The families of a craft. */
const familiesOf = (craft: Craft): Family[] => families.filter((family) => craftOf[family] === craft);
