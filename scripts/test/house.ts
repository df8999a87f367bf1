import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { listLicences } from '../gates/list-licences.ts';
import { houseSources } from './house-sources.ts';
import { gates } from './run-gates.ts';

const root = resolve(import.meta.dirname, '../..');

const copied = [
  ...['.gitignore', '.dependency-cruiser.mjs', 'biome.json', 'knip.json', 'scripts/gates'],
  ...['tsconfig.base.json', 'tsconfig.json'],
];

/** Each floor with what of ours its package.json may name. */
const floors: Record<string, string[]> = {
  'packages/contract': [],
  'packages/colour': ['contract'],
  'packages/crafts': [],
  'packages/drape': [],
  'packages/money': [],
  'packages/loom': ['contract'],
  'packages/imaging': ['contract'],
  'packages/engines': ['contract', 'imaging', 'loom'],
  'apps/server': ['engines'],
  'apps/web': ['loom'],
};

/** Builds a small healthy house under the gates of this one, in a folder of its own, and gives the folder. */
export function buildHouse(): string {
  const house = mkdtempSync(join(tmpdir(), 'naksha-house-'));
  for (const path of copied) cpSync(join(root, path), join(house, path), { recursive: true, filter: isNoTest });
  for (const floor of Object.keys(floors)) {
    const configs = readdirSync(join(root, floor)).filter((name) => name.startsWith('tsconfig'));
    for (const name of configs) cpSync(join(root, floor, name), join(house, floor, name));
  }
  // Its packages are too small for the floors of this house.
  const floorsOfTests = 'scripts/gates/test-floors.ts';
  write(house, floorsOfTests, readFileSync(join(root, floorsOfTests), 'utf8').replaceAll(/: 0\.\d+,/g, ': 0.1,'));
  for (const [path, text] of Object.entries(houseSources)) write(house, path, text);
  writeManifests(house);
  write(house, 'docs/licences.md', listLicences(house).page);
  linkModules(house);
  return house;
}

/** Writes one file, with its folders. */
export function write(house: string, path: string, text: string): void {
  mkdirSync(dirname(join(house, path)), { recursive: true });
  writeFileSync(join(house, path), text);
}

function writeManifests(house: string): void {
  const { scripts, workspaces } = read('package.json');
  const tools = [
    '@biomejs/biome',
    '@swc/core',
    '@types/node',
    'dependency-cruiser',
    'drizzle-orm',
    'knip',
    'lightningcss',
    'typescript',
    'vitest',
  ];
  writeJson(house, 'package.json', {
    name: 'house',
    private: true,
    type: 'module',
    workspaces,
    scripts: Object.fromEntries(gates.filter((gate) => gate !== 'build').map((gate) => [gate, scripts[gate]])),
    devDependencies: Object.fromEntries(tools.map((tool) => [tool, '*'])),
  });
  for (const [floor, ours] of Object.entries(floors)) {
    const { name, exports } = read(join(floor, 'package.json'));
    const dependencies = Object.fromEntries(ours.map((other) => [`@naksha/${other}`, '*']));
    const devDependencies = floor === 'apps/web' ? { vite: '*' } : undefined;
    writeJson(house, join(floor, 'package.json'), {
      name,
      private: true,
      type: 'module',
      exports,
      dependencies,
      devDependencies,
    });
  }
}

// The packages of others are those of this house; ours are the small house's own.
function linkModules(house: string): void {
  mkdirSync(join(house, 'node_modules/@naksha'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name !== '@naksha') symlinkSync(join(root, 'node_modules', name), join(house, 'node_modules', name));
  }
  for (const floor of Object.keys(floors)) {
    symlinkSync(join(house, floor), join(house, 'node_modules', read(join(floor, 'package.json')).name));
  }
}

function read(path: string) {
  return JSON.parse(readFileSync(join(root, path), 'utf8'));
}

function writeJson(house: string, path: string, value: unknown): void {
  write(house, path, `${JSON.stringify(value, null, 2)}\n`);
}

function isNoTest(path: string): boolean {
  return !path.endsWith('.test.ts');
}
