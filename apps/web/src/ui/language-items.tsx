import { languages, toLanguage } from '@naksha/contract';
import { useTranslation } from 'react-i18next';
import { languageNames } from '../i18n/languages.ts';
import { ChoiceItems } from './choice-items.tsx';
import { useChooseLanguage } from './use-choose-language.ts';

/** The languages of a menu, each under its own name. */
export function LanguageItems() {
  const { i18n } = useTranslation();
  const choose = useChooseLanguage();
  return (
    <ChoiceItems
      value={toLanguage(i18n.language)}
      choices={languages.map((value) => ({ value, label: languageNames[value], lang: value }))}
      onChange={(value) => void choose(value)}
    />
  );
}
