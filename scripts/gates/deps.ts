import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { cruise } from 'dependency-cruiser';
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import { cyclesOf, type FolderCycle } from './folder-cycles.ts';
import { sourceFiles } from './sources.ts';

// Checks who imports whom, by the rules of .dependency-cruiser.mjs.
const options = await extractOptions(resolve('.dependency-cruiser.mjs'));
const { output } = await cruise(['packages', 'apps', 'e2e', 'bench', 'scripts'].filter(existsSync), options);
if (typeof output === 'string') throw new Error('expected a result, not a report');

for (const { rule, from, to, cycle } of output.summary.violations) {
  const way = cycle ? [from, ...cycle.map(({ name }) => name)] : [from, to];
  console.error(`${rule.name}: ${way.join(' → ')}`);
}

// Of folders beside each other one stands below: the reader of that one need not hold the others. The pages' still go round in longer circles.
const imports = output.modules.flatMap(({ source, dependencies }) =>
  dependencies.map(({ resolved }) => ({ from: source, to: resolved })),
);
const isOpen = ({ folders }: FolderCycle) => folders.length > 2 && folders[0]?.startsWith('apps/web/') === true;
const circles = cyclesOf(imports).filter((cycle) => !isOpen(cycle));
for (const { name, backward } of circles) {
  console.error(`folders that import each other: ${name}:`);
  for (const { from, to } of backward) console.error(`  ${from} → ${to}`);
}

// Without a parser for this TypeScript the tool sees no file and finds no fault: a file unseen is a fault.
const seen = new Set(output.modules.map(({ source }) => source));
const files = sourceFiles();
const unseen = files.filter((file) => !seen.has(file));
for (const file of unseen) console.error(`not looked at: ${file}`);

console.log(`${files.length - unseen.length} of ${files.length} files looked at`);
const faults = output.summary.violations.length + circles.length + unseen.length;
if (faults > 0 || files.length === 0) process.exitCode = 1;
