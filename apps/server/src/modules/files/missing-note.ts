import type { Language } from '@naksha/contract';

const words: Readonly<Record<Language, { readonly title: string; readonly sentence: string }>> = {
  en: { title: 'Missing files.txt', sentence: 'These files are not in the archive, because they have been deleted:' },
  hi: { title: 'छूटी हुई फ़ाइलें.txt', sentence: 'ये फ़ाइलें आर्काइव में नहीं हैं, क्योंकि इन्हें हटा दिया गया है:' },
  gu: { title: 'ખૂટતી ફાઇલો.txt', sentence: 'આ ફાઇલો આર્કાઇવમાં નથી, કારણ કે તે કાઢી નાખવામાં આવી છે:' },
};

/** What an archive says of files that were asked for and are gone, as a text beside the others. */
export function missingNote(lang: Language, names: readonly string[]): { title: string; text: Buffer } {
  const { title, sentence } = words[lang];
  return { title, text: Buffer.from(`${[sentence, '', ...names].join('\r\n')}\r\n`) };
}
