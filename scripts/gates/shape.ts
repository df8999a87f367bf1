import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isTest, sourceFiles } from './sources.ts';

// Keeps files, those of tests too, small enough to be read whole. A long file says why in its first line: `// long: …`. And lets
// no shreds be: a helper of one caller lives beneath it.
const medianLimit = 80;
const fileLimit = 400;
/** A file of so few lines that one other file imports is a shred. */
const shredLimit = 15;
/** What gathers rows and what a package exports is no caller: each row has a file of its own, as the recipes say, however small. */
const gatherers = /(?:^|\/)(?:table|tools|handlers|planners|routes)\.tsx?$|^packages\/[^/]+\/src\/index\.ts$/;

const all = sourceFiles()
  .map((path) => {
    const text = readFileSync(path, 'utf8');
    const lines = text.split('\n');
    return {
      path,
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
const shreds = files.filter(({ path, lines }) => lines <= shredLimit && hasOneCaller(path));
for (const { path, lines } of shreds)
  console.error(`${path} has ${lines} lines and one caller, beneath which it belongs`);

const unexcused = long.filter(({ isExcused }) => !isExcused);
for (const { path, lines } of unexcused) console.error(`${path} has ${lines} lines and no reason in its first line`);
if (quantile(0.5) > medianLimit) console.error(`the median is over ${medianLimit} lines`);
if (shreds.length + unexcused.length > 0 || quantile(0.5) > medianLimit || files.length === 0) process.exitCode = 1;

function hasOneCaller(path: string): boolean {
  const by = importers.get(path) ?? [];
  return by.length === 1 && by.every((importer) => !gatherers.test(importer));
}

/** The files of ours that a file names in its imports, each once. */
function importsOf(path: string, text: string): string[] {
  const named = [...text.matchAll(/(?:from|import)\s*\(?\s*'(\.{1,2}\/[^']+\.tsx?)'/g)].map(([, name]) =>
    join(path, '..', name ?? ''),
  );
  return [...new Set(named)];
}
