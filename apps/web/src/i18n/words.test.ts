import { errors, errorWords, fieldWord, languages, localeTags } from '@naksha/contract';
import { expect, it } from 'vitest';
import { en } from './en/en.ts';
import { gu } from './gu/gu.ts';
import { hi } from './hi/hi.ts';

interface Tree {
  readonly [key: string]: string | Tree;
}

/** Every sentence by its whole key. */
const sentencesOf = (tree: Tree, before = ''): [key: string, sentence: string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[before + key, value] as [string, string]] : sentencesOf(value, `${before}${key}.`),
  );
const placeholders = (sentence: string) => [...new Set(sentence.match(/\{[\w:]+\}/g))].sort();

const words = { en: sentencesOf(en), hi: sentencesOf(hi), gu: sentencesOf(gu) };
const english = new Map(words.en);
const catalogue = Object.entries(errors);

it.each(['hi', 'gu'] as const)(
  'has every word in %s, and fills into it what is filled into the English one',
  (other) => {
    expect(words[other].map(([key]) => key).sort()).toEqual([...english.keys()].sort());
    const others = words[other].filter(([key, sentence]) => {
      const own = placeholders(sentence);
      return own.join() !== placeholders(english.get(key) ?? '').join();
    });
    expect(others).toEqual([]);
  },
);

it.each(languages)('says in %s how a question is left in other words than what it would do', (language) => {
  const does = /\.(revoke|delete|deactivate|remove|cancelDo|holidayRemoveAct|end)$/;
  const acts = words[language].filter(([key]) => does.test(key));
  expect(acts.length).toBeGreaterThan(8);
  const way = words[language].find(([key]) => key === 'shell.cancel')?.[1];
  expect(acts.filter(([, sentence]) => sentence === way)).toEqual([]);
});

it.each(['hi', 'gu'] as const)('has every refusal in %s with the same gaps', (other) => {
  const own: Readonly<Record<string, string>> = errorWords[other];
  expect(Object.keys(own).sort()).toEqual(Object.keys(errors).sort());
  const others = catalogue.filter(
    ([code, { message }]) => placeholders(own[code] ?? '').join() !== placeholders(message).join(),
  );
  expect(others).toEqual([]);
});

it.each(languages)(
  'has a form for each number in %s, and says the number where the form holds for more than one',
  (language) => {
    const rules = new Intl.PluralRules(localeTags[language]);
    const keys = new Set(words[language].map(([key]) => key));
    const counted = [...new Set([...keys].flatMap((key) => /^(.*)_(?:one|other)$/.exec(key)?.[1] ?? []))];
    expect(counted.length).toBeGreaterThan(10);
    for (const key of counted) {
      for (const category of rules.resolvedOptions().pluralCategories) expect(keys).toContain(`${key}_${category}`);
    }
    // Nought is "one" in Hindi and Gujarati: a form without the number would say one of nothing.
    const mute = words[language].filter(([key, sentence]) => key.endsWith('_one') && !sentence.includes('{count}'));
    expect(mute).toEqual([]);
  },
);

it.each([
  ['hi', /[\u0A80-\u0AFF]/],
  ['gu', /[\u0900-\u0963\u0966-\u097F]/],
] as const)('writes %s in its own letters and Latin digits', (language, others) => {
  // The hint of the first page names the other languages in their own letters.
  const strange = words[language].filter(
    ([key, sentence]) => key !== 'site.hero.hint' && (others.test(sentence) || /[०-९૦-૯]/.test(sentence)),
  );
  expect(strange).toEqual([]);
  const untranslated = words[language].filter(
    ([key, sentence]) => sentence === english.get(key) && /[a-z]{3,} [a-z]{3,}/.test(sentence),
  );
  // A press profile has one name everywhere.
  expect(untranslated.map(([key]) => key)).toEqual(['files.export.profileName']);
});

it.each(languages)('leaves nothing empty and no space at an end in %s', (language) => {
  expect(words[language].filter(([, sentence]) => sentence === '' || sentence !== sentence.trim())).toEqual([]);
});

/** What a thing of the trade is called: one word for it in a language, whatever the sentence says. */
const terms = [
  { en: /\blayers?\b/i, hi: /लेयर/, gu: /લેયર/ },
  { en: /\btransaction id\b/i, hi: /लेन-देन आईडी/, gu: /વ્યવહાર આઈડી/ },
  { en: /\btalk to sales\b/i, hi: /बिक्री दल/, gu: /વેચાણ ટીમ/ },
];

it.each(['hi', 'gu'] as const)('calls a thing by one word in all sentences of %s', (language) => {
  const own: Readonly<Record<string, string>> = { ...Object.fromEntries(words[language]), ...errorWords[language] };
  const all = [...words.en, ...catalogue.map(([code, { message }]) => [code, message] as const)];
  const others = terms.flatMap((term) =>
    all.filter(([key, sentence]) => term.en.test(sentence) && !term[language].test(own[key] ?? '')),
  );
  expect(others.map(([key]) => key)).toEqual([]);
});

it.each(languages)('calls the id of a transfer in %s as the log and the table of payments call it', (language) => {
  expect(new Map(words[language]).get('money.history.transaction')).toBe(fieldWord('transactionId', language));
});
