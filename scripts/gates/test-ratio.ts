import { globSync, readFileSync } from 'node:fs';
import { isTest, sourceFiles } from './sources.ts';
import { testFloors } from './test-floors.ts';

// Keeps the tests of each package from falling behind its sources; the floors and the rule of counting are in test-floors.ts.
const isWordTable = (path: string) => /\/(i18n|vocabulary)\/|\/(vocabulary|lexicon[^/]*)\.ts$/.test(path);

const faults: string[] = [];
const files = sourceFiles().filter((path) => !isWordTable(path));
const packages = globSync('{packages,apps}/*').sort();
for (const folder of packages) {
  const own = files.filter((path) => path.startsWith(`${folder}/src/`) || path.startsWith(`${folder}/test/`));
  const tests = countLines(own.filter(isTest));
  const sources = countLines(own.filter((path) => !isTest(path)));
  const ratio = sources === 0 ? 0 : tests / sources;
  const floor = testFloors[folder];
  console.log(`${folder}: ${ratio.toFixed(3)} (${tests} lines of tests, ${sources} of source; at least ${floor})`);
  if (floor === undefined) faults.push(`${folder} has no floor in scripts/gates/test-floors.ts`);
  else if (ratio < floor) faults.push(`${folder} has too few tests: ${ratio.toFixed(3)} lines for a line of source`);
}
for (const folder of Object.keys(testFloors)) {
  if (!packages.includes(folder)) faults.push(`${folder} has a floor and is not there`);
}

for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;

function countLines(paths: readonly string[]): number {
  return paths
    .map((path) => readFileSync(path, 'utf8').split('\n'))
    .reduce((sum, lines) => sum + lines.filter((line) => line.trim() !== '').length, 0);
}
