import type { Language } from '@naksha/contract';

/** Every language under its own name, in the order of the menu. */
export const languageNames: Record<Language, string> = { en: 'English', hi: 'हिन्दी', gu: 'ગુજરાતી' };

/** BCP 47 tags for dates and numbers; Latin digits in all three, as the trade writes them. */
export const localeTags: Record<Language, string> = { en: 'en-IN', hi: 'hi-IN-u-nu-latn', gu: 'gu-IN-u-nu-latn' };
