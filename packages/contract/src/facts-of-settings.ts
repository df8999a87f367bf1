import type { ActionFact } from './entities/action-log.ts';
import type { ClientSettings } from './entities/client-settings.ts';
import { factWord, fieldWord } from './fact-words.ts';
import type { Language } from './options.ts';

type Some = { readonly [Name in keyof ClientSettings]?: ClientSettings[Name] | undefined };
type Facts = { readonly [Name in keyof ClientSettings]?: ActionFact | undefined };

/** Rules of a client as the action log has them: a holiday is its date and its name. */
export function factsOfSettings({ holidays, ...rules }: Some): Facts {
  return { ...rules, ...(holidays && { holidays: holidays.map((day) => `${day.date} ${day.name}`) }) };
}

/** Rules of a client in words, one after the other; of some only when they are named. */
export function settingsInWords(settings: Some, language: Language, named: Some = settings): string {
  return Object.entries(factsOfSettings(settings))
    .flatMap(([field, fact]) =>
      fact === undefined || !Object.hasOwn(named, field)
        ? []
        : [`${fieldWord(field, language)}: ${factWord(field, fact, language)}`],
    )
    .join('; ');
}
