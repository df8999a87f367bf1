import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@naksha/contract';
import type { Intent } from '../../src/prompt/intent.ts';

/** A brief as a designer writes it, and what has to be read out of it. */
export interface Brief {
  readonly prompt: string;
  readonly language: Language;
  /** By letter: `g` ground, `a` other colours, `p` cloth, `m` motifs, `y` layouts, `c` colours in all, `s` size, `n` sizes, `d` density, `x` refused, `u` not known, `f` goods, `w` noted and never drawn, `r` how things lie and follow each other, `k` how many of a thing, `o` none of the cloth. */
  readonly expected: ReadonlyMap<string, readonly string[]>;
}

/** The four hundred briefs, in three languages. */
export function readBriefs(): Brief[] {
  return (['en', 'hi', 'gu'] as const).flatMap((language) =>
    readFileSync(join(import.meta.dirname, `briefs-${language}.txt`), 'utf8')
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => readLine(line, language)),
  );
}

function readLine(line: string, language: Language): Brief {
  const [prompt = '', asked] = line.split(' | ');
  if (asked === undefined) throw new SyntaxError(`Expected "words | what is read" but found "${line}"`);
  const expected = [...asked.matchAll(/(\w)=(.*?)(?= \w=|$)/g)].map(
    ([, key = '', values = '']) => [key, values.split(',')] as const,
  );
  return { prompt, language, expected: new Map(expected) };
}

/** What a brief asks for and was not read, by its letter: `g=navy`. */
export function missedIn({ expected }: Brief, intent: Intent): string[] {
  const read = readingOf(intent);
  return [...expected].flatMap(([key, values]) => {
    // What is refused or is no word of its own becomes nothing that is drawn or dyed.
    if (key === 'o')
      return values
        .filter((value) => ['g', 'a', 'p', 'm', 'y'].some((other) => read[other]?.includes(value)))
        .map((value) => `o=${value}`);
    // In a bare list of colours any may be the ground.
    const found = key === 'a' && !expected.has('g') ? [...(read.a ?? []), ...(read.g ?? [])] : (read[key] ?? []);
    return values.filter((value) => !found.includes(value)).map((value) => `${key}=${value}`);
  });
}

function readingOf(intent: Intent): Readonly<Record<string, readonly string[]>> {
  const names = (list: readonly { readonly name: string }[]) => list.map(({ name }) => name);
  const refused = intent.tokens.flatMap(({ kind, value }) => (kind === 'exclude' ? [value] : []));
  const one = (value: string | number | undefined) => (value === undefined ? [] : [String(value)]);
  return {
    g: intent.ground === undefined ? [] : [intent.ground.name],
    a: names([
      ...intent.accents,
      ...intent.leaves,
      ...[intent.line, intent.border?.colour].filter((part) => part !== undefined),
    ]),
    p: intent.patterns,
    m: [...intent.motifs, ...intent.subjects, ...intent.patterns, ...borderOf(intent)],
    y: [
      ...intent.layouts,
      ...(intent.border === undefined ? [] : ['borders', ...(intent.border.hasCentre ? ['medallion'] : [])]),
      ...intent.ownLayouts.map(({ layout }) => layout),
      ...one(intent.repeat),
    ],
    c: intent.scheme === 'monochrome' ? ['1', ...one(intent.colourCount)] : one(intent.colourCount),
    s: [
      ...(intent.heroFactor === undefined ? [] : [`×${intent.heroFactor}`]),
      ...(intent.heroCm === undefined ? [] : [`${intent.heroCm} cm`]),
    ],
    n: one(intent.sizes),
    d: one(intent.density),
    x: [...refused, ...intent.refused.motifs, ...intent.refused.layouts],
    f: one(intent.furnishing ?? intent.usage),
    w: intent.tokens.flatMap(({ value, word }) => (value === 'use' || value === 'manner' ? [word] : [])),
    r: [...(intent.related ?? []).map(({ where }) => where), ...(intent.ways ?? []).map(({ way }) => way)],
    k: (intent.counted ?? []).map(({ count }) => String(count)),
    u: [
      ...intent.unmatched.map(({ word }) => word),
      ...intent.tokens.flatMap(({ kind, word }) => (kind === 'later' ? [word] : [])),
    ],
  };
}

/** What a border and its pallu are of: a temple border is of gables. */
function borderOf({ border }: Intent): string[] {
  const own = border?.figure === 'temple' ? 'gable' : border?.motif;
  return [own, border?.pallu?.motif ?? border?.pallu?.subject].filter((each) => each !== undefined);
}
