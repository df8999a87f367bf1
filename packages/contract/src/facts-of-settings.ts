import type { ActionFact } from './entities/action-log.ts';
import type { ClientSettings } from './entities/client-settings.ts';
import { factsInWords } from './fact-words.ts';
import type { Language } from './options.ts';

type Some = { readonly [Name in keyof ClientSettings]?: ClientSettings[Name] | undefined };
type Facts = { readonly [Name in keyof ClientSettings]?: ActionFact | undefined };

/** Rules of a client as the action log has them: a holiday is its date and its name. */
export function factsOfSettings({ holidays, ...rules }: Some): Facts {
  return { ...rules, ...(holidays && { holidays: holidays.map((day) => `${day.date} ${day.name}`) }) };
}

/** Rules of a client in words, one after the other; of some only when they are named. */
export function settingsInWords(settings: Some, language: Language, named: Some = settings): string {
  const wanted = Object.entries(factsOfSettings(settings)).filter(([field]) => Object.hasOwn(named, field));
  return factsInWords(Object.fromEntries(wanted), language);
}
