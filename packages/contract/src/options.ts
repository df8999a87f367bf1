/**
 * The prompt options of a design, each a closed list. A word here is what travels in requests and is stored in
 * recipes; the screens translate it by `options.<list>.<word>`.
 */
export const families = [
  'kalamkari',
  'paisley',
  'ajrakh',
  'bandhani',
  'ikat',
  'floral',
  'tropical',
  'animal-skin',
  'abstract',
  'phulkari',
  'suzani',
  'kantha',
  'jamdani',
  'mashru',
  'patola',
  'brocade',
  'damask',
  'chikankari',
  'batik',
  'block-print',
  'leheriya',
  'shibori',
  'stripes',
  'checks',
  'small-weaves',
  'geometric',
  'dots',
  'mandala',
  'madhubani',
  'warli',
  'toile',
  'marble',
  'kilim',
  'camouflage',
  'tie-dye',
  'conversational',
  'kutch',
] as const;
/** The technique by which the cloth is made ("trained pattern"). A client's own style sets will join this type. */
export type Family = (typeof families)[number];

export const patternNames = [
  'flowers',
  'paisley',
  'lotus',
  'vine',
  'leaf',
  'medallion',
  'star',
  'tree-of-life',
  'geometric',
  'pomegranate',
  'peacock',
  'birds',
  'elephant',
  'animals',
] as const;
/** The world of motifs a design is drawn from ("pattern name"). */
export type PatternName = (typeof patternNames)[number];

export const styles = [
  'vintage',
  'modern',
  'traditional',
  'folk',
  'minimal',
  'royal',
  'bohemian',
  'contemporary',
] as const;
export type Style = (typeof styles)[number];

export const moods = ['vibrant', 'calm', 'romantic', 'playful', 'elegant', 'mysterious', 'festive', 'earthy'] as const;
export type Mood = (typeof moods)[number];

export const colorSchemes = [
  'vibrant',
  'pastel',
  'earthy',
  'jewel',
  'monochrome',
  'analogous',
  'complementary',
  'warm',
  'cool',
  'neutral',
] as const;
export type ColorScheme = (typeof colorSchemes)[number];

export const settings = ['wedding', 'festival', 'spring', 'summer', 'monsoon', 'garden', 'winter'] as const;
export type Setting = (typeof settings)[number];

export const elements = [
  'flowers',
  'leaves',
  'buds',
  'lotus',
  'paisley',
  'stars',
  'dots',
  'vines',
  'trees',
  'pomegranates',
  'peacocks',
  'parrots',
  'fish',
  'elephants',
] as const;
export type Element = (typeof elements)[number];

export const details = ['fine', 'bold', 'outlined', 'dotted', 'layered', 'plain'] as const;
export type Detail = (typeof details)[number];

export const genders = ['women', 'men', 'unisex', 'kids'] as const;
export type Gender = (typeof genders)[number];

export const ageGroups = ['infants', 'kids', 'teens', 'adults'] as const;
export type AgeGroup = (typeof ageGroups)[number];

export const usages = ['general textile', 'sarees', 'dupattas', 'kurtas', 'bedsheets', 'shirts', 'fabrics'] as const;
export type Usage = (typeof usages)[number];

/** Size in cm of the whole goods of a usage: what an export of a piece is large. Cloth by the metre for goods that are cut from it. */
export const pieceSizes: Readonly<Record<Usage, { readonly widthCm: number; readonly heightCm: number }>> = {
  'general textile': { widthCm: 112, heightCm: 100 },
  sarees: { widthCm: 550, heightCm: 115 },
  dupattas: { widthCm: 230, heightCm: 90 },
  kurtas: { widthCm: 120, heightCm: 116 },
  bedsheets: { widthCm: 240, heightCm: 270 },
  shirts: { widthCm: 150, heightCm: 100 },
  fabrics: { widthCm: 112, heightCm: 100 },
};

export const repeats = ['straight', 'half-drop', 'half-brick'] as const;
/** How the module is set in the tile; the tile itself always repeats straight. */
export type Repeat = (typeof repeats)[number];

export const languages = ['en', 'hi', 'gu'] as const;
export type Language = (typeof languages)[number];

/** The language of a locale, such as `hi-IN`; English where it is none of them. */
export function toLanguage(locale: string): Language {
  return languages.find((language) => locale.startsWith(language)) ?? 'en';
}

/** BCP 47 tags for dates and numbers; Latin digits in all three, as the trade writes them. */
export const localeTags: Readonly<Record<Language, string>> = {
  en: 'en-IN',
  hi: 'hi-IN-u-nu-latn',
  gu: 'gu-IN-u-nu-latn',
};
