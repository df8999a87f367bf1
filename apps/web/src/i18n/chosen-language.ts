import { type Language, languages } from '@naksha/contract';

const key = 'naksha.lang';

/** What somebody at this browser chose by hand, if anybody did. */
export function chosenLanguage(): Language | undefined {
  const kept = localStorage.getItem(key);
  return languages.find((language) => language === kept);
}

export function keepChosenLanguage(language: Language): void {
  localStorage.setItem(key, language);
}
