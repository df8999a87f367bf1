import { readFileSync } from 'node:fs';
import { isTest, sourceFiles } from './sources.ts';

// A test runs, alone and once, or it is not there: nothing is focused, left out, expected to fail or tried again.
const dodge =
  /\b(?:describe|it|test|suite|bench)\b(?:\.\w+)*\.(?:only|skip|skipIf|runIf|todo|fails)\b|\b(?:xit|xdescribe|fit|fdescribe)\(|\bctx\.skip\(|\b(?:retry|retries)\s*:\s*[^0\s,}]|\.retry\(/g;

const files = [...sourceFiles().filter(isTest), 'vitest.config.ts'];
const found = files.flatMap((path) => {
  const lines = readFileSync(path, 'utf8').split('\n');
  return lines.flatMap((line, at) => (line.match(dodge) ?? []).map((what) => `${path}:${at + 1}: ${what}`));
});
for (const place of found) console.error(place);
console.log(`${files.length} files, ${found.length} tests focused, left out or tried again`);
if (found.length > 0) process.exitCode = 1;
