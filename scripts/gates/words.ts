import { globSync, readFileSync } from 'node:fs';
import { isTest, sourceFiles } from './sources.ts';
import { retired, wordCeilings } from './word-ceilings.ts';

// Counts words that the house no longer writes, in comments, titles of tests and pages; `--all` shows each place.
const pages = globSync(['*.md', 'docs/**/*.md']);
const configs = globSync('*.{ts,mjs}');
const places = new Map<string, string[]>(Object.keys(wordCeilings).map((folder) => [folder, []]));
const faults: string[] = [];

for (const path of [...sourceFiles(), ...configs, ...pages]) {
  const folder = path.includes('/') ? (path.match(/^(?:packages|apps)\/[^/]+|^[^/]+/)?.[0] ?? '.') : '.';
  const list = places.get(folder);
  if (!list) faults.push(`${folder} has no ceiling in scripts/gates/word-ceilings.ts`);
  const text = readFileSync(path, 'utf8');
  for (const [line, prose] of path.endsWith('.md')
    ? withoutCode(text).split('\n').entries()
    : proseOf(text, isTest(path))) {
    for (const { word, instead } of retired) {
      const found = prose.match(word);
      if (found) list?.push(`${path}:${line + 1}: "${found[0]}": ${instead}`);
    }
  }
}

for (const [folder, found] of places) {
  const ceiling = wordCeilings[folder] ?? 0;
  console.log(`${folder}: ${found.length}, at most ${ceiling}`);
  if (process.argv.includes('--all')) console.log(found.map((place) => `  ${place}`).join('\n'));
  if (found.length <= ceiling) continue;
  faults.push(`${folder} holds ${found.length} retired words, at most ${ceiling}:`, ...found);
}
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;

/** The lines of comments and, in a test, of its titles, each with its number from zero. */
function* proseOf(text: string, isOfTest: boolean): Generator<[line: number, prose: string]> {
  // Strings are stepped over, so that what looks like a comment in one is none.
  const piece =
    /(?<title>(?:\b(?:test|it|describe)|\))\(\s*)?(?:'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`)|(?<comment>\/\/.*|\/\*[\s\S]*?\*\/)/g;
  for (const { 0: found, index, groups } of text.matchAll(piece)) {
    if (groups?.comment === undefined && !(isOfTest && groups?.title)) continue;
    const first = text.slice(0, index).split('\n').length - 1;
    const prose = groups?.comment === undefined ? found : withoutCode(found);
    for (const [at, line] of prose.split('\n').entries()) yield [first + at, line];
  }
}

/** A name in backticks is a name, not prose. */
function withoutCode(text: string): string {
  return text.replaceAll(/`[^`\n]*`/g, '``');
}
