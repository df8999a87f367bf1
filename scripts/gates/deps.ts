import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { cruise } from 'dependency-cruiser';
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import { cyclesOf, type FolderCycle } from './folder-cycles.ts';
import { isTest, sourceFiles } from './sources.ts';

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

// What serves tests and measurements alone lies under test/ of its package: whoever reads the product need not hold it.
const spare = onlyTested(files.map((path) => ({ path, text: readFileSync(path, 'utf8') })));
for (const { path, name } of spare) console.error(`only tests import ${name} of ${path}: it belongs under test/`);

console.log(`${files.length - unseen.length} of ${files.length} files looked at`);
const faults = output.summary.violations.length + circles.length + unseen.length + spare.length;
if (faults > 0 || files.length === 0) process.exitCode = 1;

interface Source {
  readonly path: string;
  readonly text: string;
}

/** What files of the product export, and tests, journeys or measurements alone import. */
function onlyTested(sources: readonly Source[]): { path: string; name: string }[] {
  const isSupport = ({ path }: Source) => isTest(path) || /^(?:bench|e2e)\//.test(path);
  const product = sources.filter((source) => !isSupport(source));
  const used = importedBy(product);
  const tested = importedBy(sources.filter(isSupport));
  const whole = new Set(product.flatMap(takenWhole));
  return product
    .filter(({ path }) => /^(?:packages|apps)\/[^/]+\/src\//.test(path) && !whole.has(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/^export (?:async )?(?:function|const|class) (\w+)/gm)]
        .map(([, name = '']) => ({ path, name }))
        .filter(({ name }) => tested.has(name) && !used.has(name) && !isNamedTwice(name, text)),
    );
}

/** The names that are imported in these files, or exported further. */
function importedBy(sources: readonly Source[]): ReadonlySet<string> {
  const lists = sources.flatMap(({ text }) => [...text.matchAll(/\{([^{}]*)\}\s*(?:from\s|=\s*await import)/g)]);
  const named = lists.flatMap(([, list = '']) => list.split(','));
  return new Set(named.map((each) => /(?:type )?(\w+)/.exec(each.trim())?.[1] ?? ''));
}

/** The files that a file takes with all that they export, or starts by their path: what is used of them has no name here. */
function takenWhole({ path, text }: Source): string[] {
  const named = text.matchAll(/(?:\bimport\s*\(|\* as \w+ from|\bnew URL\()\s*'(\.{1,2}\/[^']+)'/g);
  return [...named].map(([, name = '']) => join(path, '..', name));
}

function isNamedTwice(name: string, text: string): boolean {
  return new RegExp(`\\b${name}\\b[^]*\\b${name}\\b`).test(text);
}
