import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isTest, sourceFiles } from './sources.ts';

// Keeps files, those of tests too, small enough to be read whole. A long file says why in its first line: `// long: …`. And lets
// no shreds be: a helper of one caller lives beneath it.
const medianLimit = 80;
const fileLimit = 400;
/** A file of so few lines that one other file imports is a shred, whatever it is; what a table gathers is none. */
const shredLimit = 15;
/** So is one of so few lines, unless it is of a kind that is looked for by its name. */
const helperLimit = 40;
/** What gathers rows and what a package exports is no caller: each row has a file of its own, as the recipes say, however small. */
const gatherers =
  /(?:^|\/)(?:tables?|tools|handlers|planners|routes|families|library|shaders|get-report|plan-suzani|drape)\.tsx?$|^packages\/[^/]+\/src\/index\.ts$|^bench\/.*index\.ts$/;

/** Why a file of one caller may stay, over the size of a shred. */
const kinds = {
  data: ({ text }: Source) =>
    !/^export (?:default )?(?:async )?(?:function|class|const \w+(?:: [^=]+)? = (?:async )?\()/m.test(text),
  part: ({ text }: Source) => /^export (?:function [A-Z]|const [A-Z]\w+ = memo\()/m.test(text),
  thread: ({ path }: Source) => started.has(path),
  tested: ({ path }: Source) => tested.has(path),
  // It belongs to its own room, which answers for it: a client's credits are not taken in the payments' files.
  door: ({ path }: Source) => importersOf(path).every((importer) => roomOf(importer) !== roomOf(path)),
  // Beneath its caller it would make a file that is too long to be read whole.
  full: ({ path, lines }: Source) => importersOf(path).every((importer) => lines + linesOf(importer) > fileLimit),
  verb: ({ path }: Source) => verbs.includes(path),
} as const satisfies Record<string, (file: Source) => boolean>;

/** One act a file: each is read alone, beside the law or the promise that it keeps. */
const verbs: readonly string[] = [
  'apps/server/src/modules/payments/draw-qr.ts',
  'apps/server/src/modules/payments/earn-commission.ts',
  'apps/server/src/modules/payments/issue-credit-note.ts',
  'apps/server/src/modules/payments/providers/give-back.ts',
  'apps/server/src/modules/payments/return-commission.ts',
];

interface Source {
  readonly path: string;
  readonly text: string;
  readonly lines: number;
  readonly isExcused: boolean;
  readonly imports: readonly string[];
}

const all: readonly Source[] = sourceFiles()
  .map((path) => {
    const text = readFileSync(path, 'utf8');
    const lines = text.split('\n');
    return {
      path,
      text,
      lines: lines.length - 1,
      isExcused: lines[0]?.startsWith('// long: ') === true,
      imports: importsOf(path, text),
    };
  })
  .sort((a, b) => a.lines - b.lines);
const files = all.filter(({ path }) => !isTest(path));

const quantile = (share: number) => files[Math.ceil(files.length * share) - 1]?.lines ?? 0;
const long = all.filter(({ lines }) => lines > fileLimit);
console.log(
  `${files.length} files: median ${quantile(0.5)}, p95 ${quantile(0.95)}, over ${fileLimit} lines: ${long.length}`,
);

const importers = new Map<string, string[]>();
for (const { path, imports } of files)
  for (const each of imports) importers.set(each, [...(importers.get(each) ?? []), path]);
const tested = new Set(all.filter(({ path }) => isTest(path)).flatMap(({ imports }) => imports));
const started = new Set(files.flatMap(({ path, text }) => startedBy(path, text)));

const small = files.filter(({ path, lines }) => lines <= helperLimit && hasOneCaller(path));
const shreds = small.filter((file) => file.lines <= shredLimit || kindOf(file) === undefined);
for (const { path, lines } of shreds)
  console.error(`${path} has ${lines} lines and one caller, beneath which it belongs`);
const stale = files.filter(({ path }) => verbs.includes(path) && !small.some((file) => file.path === path));
for (const { path } of stale) console.error(`${path} needs no place among the verbs of scripts/gates/shape.ts`);
const counts = Object.keys(kinds).map((kind) => `${small.filter((file) => kindOf(file) === kind).length} ${kind}`);
console.log(`of at most ${helperLimit} lines and one caller: ${counts.join(', ')}`);

const unexcused = long.filter(({ isExcused }) => !isExcused);
for (const { path, lines } of unexcused) console.error(`${path} has ${lines} lines and no reason in its first line`);
if (quantile(0.5) > medianLimit) console.error(`the median is over ${medianLimit} lines`);
const faults = shreds.length + stale.length + unexcused.length;
if (faults > 0 || quantile(0.5) > medianLimit || files.length === 0) process.exitCode = 1;

function hasOneCaller(path: string): boolean {
  const by = importersOf(path);
  return by.length === 1 && by.every((importer) => !gatherers.test(importer));
}

function importersOf(path: string): readonly string[] {
  return importers.get(path) ?? [];
}

function linesOf(path: string): number {
  return files.find((file) => file.path === path)?.lines ?? 0;
}

/** The first kind that a file is of. */
function kindOf(file: Source): keyof typeof kinds | undefined {
  return keysOf(kinds).find((kind) => kinds[kind](file));
}

function keysOf<Key extends string>(table: Readonly<Record<Key, unknown>>): Key[] {
  return Object.keys(table) as Key[];
}

/** The folder that answers for a file: a module of the server, else a folder of a source or of tools. A file that bears the name of a folder beside it is of that folder. */
function roomOf(path: string): string {
  const folder = /^(?:apps\/server\/src\/modules|(?:apps|packages)\/[^/]+\/src)\/[^/]+(?=\/)|^[^/]+(?=\/)/;
  const own = path.replace(/\.tsx?$/, '');
  const bears = files.some((file) => file.path.startsWith(`${own}/`));
  return (bears ? `${own}/` : path).match(folder)?.[0] ?? path;
}

/** The files of ours that a file names in its imports, each once. */
function importsOf(path: string, text: string): string[] {
  const named = [...text.matchAll(/(?:from|import)\s*\(?\s*'(\.{1,2}\/[^']+\.tsx?)'/g)].map(([, name]) =>
    join(path, '..', name ?? ''),
  );
  return [...new Set(named)];
}

/** The files of ours that a file starts by their path, as a worker or in a pool of threads. */
function startedBy(path: string, text: string): string[] {
  return [...text.matchAll(/new URL\(\s*'(\.{1,2}\/[^']+\.tsx?)'/g)].map(([, name]) => join(path, '..', name ?? ''));
}
