import type { Language } from '@naksha/contract';

/** Every language under its own name, in the order of the menu. */
export const languageNames: Record<Language, string> = { en: 'English', hi: 'हिन्दी', gu: 'ગુજરાતી' };
