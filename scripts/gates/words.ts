import { globSync, readFileSync } from 'node:fs';
import { sourceFiles } from './sources.ts';
import { retired, wordCeilings } from './word-ceilings.ts';

// Counts words that the house no longer writes, in pages, comments, sentences and names; `--all` shows each place.
const pages = globSync(['*.md', 'docs/**/*.md']);
const configs = globSync('*.{ts,mjs}');
const sheets = globSync('apps/*/src/**/*.{css,sql}');
const places = new Map<string, string[]>(Object.keys(wordCeilings).map((folder) => [folder, []]));
const faults: string[] = [];

for (const path of [...sourceFiles(), ...configs, ...sheets, ...pages]) {
  const folder = path.includes('/') ? (path.match(/^(?:packages|apps)\/[^/]+|^[^/]+/)?.[0] ?? '.') : '.';
  const list = places.get(folder);
  if (!list) faults.push(`${folder} has no ceiling in scripts/gates/word-ceilings.ts`);
  const text = readFileSync(path, 'utf8');
  const look = (line: number, prose: string) => {
    for (const { word, instead } of retired) {
      const found = prose.match(word);
      if (found) list?.push(`${path}:${line + 1}: "${found[0]}": ${instead}`);
    }
  };
  if (path.endsWith('.md')) {
    for (const [line, prose] of withoutCode(text).split('\n').entries()) look(line, prose);
    continue;
  }
  const { prose, names } = partsOf(path.endsWith('.sql') ? text.replaceAll('--', '//') : text);
  for (const [line, sentence] of prose) look(line, sentence);
  // A migration that has run keeps the names it has made.
  if (!path.endsWith('.sql')) for (const [line, name] of names) look(line, name);
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

type Part = readonly [line: number, text: string];

/** What is written for people, as comments and strings of more than a word, and what is named, each with its line from zero. */
function partsOf(text: string): { readonly prose: readonly Part[]; readonly names: readonly Part[] } {
  const prose: Part[] = [];
  const names: Part[] = [];
  const piece =
    /(?<string>'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`)|(?<comment>\/\/.*|\/\*[\s\S]*?\*\/)|(?<name>\\?[A-Za-z_$][\w$]*)/g;
  let [line, counted] = [0, 0];
  for (const { 0: found, index, groups } of text.matchAll(piece)) {
    line += text.slice(counted, index).split('\n').length - 1;
    counted = index;
    // What follows a backslash belongs to a pattern and names nothing.
    if (groups?.name && !found.startsWith('\\')) names.push([line, wordsOf(found)]);
    if (groups?.name || (groups?.string && !found.includes(' '))) continue;
    const written = groups?.comment ? withoutCode(found) : found;
    for (const [at, each] of written.split('\n').entries()) prose.push([line + at, each]);
  }
  return { prose, names };
}

/** `drawnTwice` as "drawn twice", `LAST_SEED` as "last seed". */
function wordsOf(name: string): string {
  return name.replaceAll(/_|(?<=[a-z\d])(?=[A-Z])/g, ' ').toLowerCase();
}

/** A name in backticks is a name, not prose. */
function withoutCode(text: string): string {
  return text.replaceAll(/`[^`\n]*`/g, '``');
}
