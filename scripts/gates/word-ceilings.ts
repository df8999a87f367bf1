interface Retired {
  readonly word: RegExp;
  readonly instead: string;
}

/** Words that read like a translation, and what to write instead; in names, which are split into their words, as well. */
export const retired: readonly Retired[] = [
  { word: /\banew\b/i, instead: 'again' },
  { word: /\bnobody\b/i, instead: 'no one' },
  { word: /\bby (?:itself|themselves)\b/i, instead: 'automatically, alone' },
  // A text may ask people to: tell us, tell your administrator.
  {
    word: /\btold\b|\btelling\b|\btells?\b(?! (?:us|your)\b)/i,
    instead: 'report, show, announce, notify, distinguish',
  },
  { word: /\blends?\b/i, instead: 'suggests, gives' },
  { word: /\bso manieth\b/i, instead: 'index' },
  { word: /\b(?:by|of|for|to|from) who\b(?!,)/i, instead: 'whoever, the person who' },
  // A question may begin with it, and so may what names a person: who may, who sells here.
  {
    word: /(?:[.:;!] |\/\/ |^\s*-- |^)Who\b(?= [a-z])(?! may\b)(?![^.]*\?)|(?:;|\b(?:but|because|that|until|while)) who\b/,
    instead: 'whoever, anyone who, the one who',
  },
  { word: /\bwithal\b/i, instead: 'also' },
  { word: /\bso lately\b|\bbe it\b|\bnowhere any ?more\b/i, instead: 'so recently, whether, no longer' },
  // The words that a prompt may hold are listed with their like.
  { word: /(?<!\bmust )\bshall\b/i, instead: 'is to, must' },
  {
    word: /\b(?:that|which|what) (?:is|are) no more\b(?! than)|\b(?:knows|sells|waits|paints|works|wanted|answered|drawn|about|for|it) no more(?=[.,;]|$)/i,
    instead: 'gone, no longer',
  },
  { word: /\b(?:behaves?|named|mixed|handed over|set out|divided|shown|moved) so(?=[.;,:]|$)/i, instead: 'like that' },
  { word: /\breckon(?:s|ed|ing)?\b/i, instead: 'work out, count' },
];

/** How many of these words the comments, sentences, names and pages below a folder may still hold; it only falls. */
export const wordCeilings: Record<string, number> = {
  '.': 0,
  'apps/server': 0,
  'apps/web': 0,
  bench: 0,
  docs: 0,
  e2e: 0,
  'packages/colour': 0,
  'packages/contract': 0,
  'packages/crafts': 0,
  'packages/engines': 0,
  'packages/imaging': 0,
  'packages/loom': 0,
  'packages/drape': 0,
  'packages/money': 0,
  scripts: 0,
};
