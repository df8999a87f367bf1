import { readFileSync } from 'node:fs';
import { isTest, sourceFiles } from './sources.ts';

// Keeps files, those of tests too, small enough to be read whole. A long file says why in its first line: `// long: …`.
const medianLimit = 80;
const fileLimit = 400;

const all = sourceFiles()
  .map((path) => {
    const lines = readFileSync(path, 'utf8').split('\n');
    return { path, lines: lines.length - 1, isExcused: lines[0]?.startsWith('// long: ') === true };
  })
  .sort((a, b) => a.lines - b.lines);
const files = all.filter(({ path }) => !isTest(path));

const quantile = (share: number) => files[Math.ceil(files.length * share) - 1]?.lines ?? 0;
const long = all.filter(({ lines }) => lines > fileLimit);
console.log(
  `${files.length} files: median ${quantile(0.5)}, p95 ${quantile(0.95)}, over ${fileLimit} lines: ${long.length}`,
);

const unexcused = long.filter(({ isExcused }) => !isExcused);
for (const { path, lines } of unexcused) console.error(`${path} has ${lines} lines and no reason in its first line`);
if (quantile(0.5) > medianLimit) console.error(`the median is over ${medianLimit} lines`);
if (unexcused.length > 0 || quantile(0.5) > medianLimit || files.length === 0) process.exitCode = 1;
