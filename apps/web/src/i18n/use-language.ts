import { type Language, toLanguage } from '@naksha/contract';
import { useTranslation } from 'react-i18next';

/** The chosen language, for words that the loom keeps itself. */
export function useLanguage(): Language {
  return toLanguage(useTranslation().i18n.language);
}
