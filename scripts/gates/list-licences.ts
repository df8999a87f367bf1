import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allowed, exceptions, otherParts } from './licence-rules.ts';

/** The part of an entry of the lock file that is read here. */
interface Locked {
  readonly name?: string;
  readonly version?: string;
  readonly license?: string;
  readonly optional?: boolean;
  readonly dependencies?: Record<string, string>;
  readonly optionalDependencies?: Record<string, string>;
  readonly peerDependencies?: Record<string, string>;
  readonly peerDependenciesMeta?: Record<string, { readonly optional?: boolean }>;
}
type Lock = Record<string, Locked>;

/** What is shipped, by where it runs; the root's own dependency is the Node that everything runs on. */
const products = { server: ['', 'apps/server'], pages: ['apps/web'] };
/** The end of the name of a package that is built for one platform. */
const platform = /-(aix|android|darwin|freebsd|linux|linuxmusl|openharmony|wasm32|webcontainers|win32)(-.*)?$/;

/** The page that names the licence of everything shipped in the house at `root`, and a sentence for each licence that may not be. */
export function listLicences(root: string): { page: string; faults: string[]; count: number } {
  const lock: Lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  const ours = new Map(
    globSync('{packages,apps}/*/package.json', { cwd: root }).map((path) => [
      `@naksha/${path.split('/')[1]}`,
      path.slice(0, -'/package.json'.length),
    ]),
  );
  const shipped = new Map<string, Set<string>>();
  for (const [product, starts] of Object.entries(products)) {
    for (const path of reach(lock, ours, starts)) shipped.set(path, (shipped.get(path) ?? new Set()).add(product));
  }
  const faults: string[] = [];
  const rows = new Map<string, Set<string>>();
  for (const [path, where] of shipped) {
    const { version = '', license = 'none named', optional } = lock[path] ?? {};
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    if (!isAllowed(name, license)) faults.push(`${name}@${version}: ${license} may not be shipped`);
    const shown = optional && platform.test(name) ? name.replace(platform, '-*') : name;
    const row = `- \`${shown}\` ${version}: ${license}`;
    rows.set(row, new Set([...(rows.get(row) ?? []), ...where]));
  }
  const list = [...rows].map(([row, where]) => `${row} (${[...where].join(', ')})`).sort();
  return { page: pageOf(list), faults: faults.sort(), count: shipped.size };
}

/** Every package of others that is installed for use with these of ours, for all platforms. */
function reach(lock: Lock, ours: ReadonlyMap<string, string>, starts: readonly string[]): string[] {
  const found = new Set(starts);
  // A set that grows while it is walked is walked to its new end.
  for (const path of found) {
    const { dependencies, optionalDependencies, peerDependencies = {}, peerDependenciesMeta = {} } = lock[path] ?? {};
    const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional);
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies }).concat(peers)) {
      const target = ours.get(name) ?? resolvePackage(lock, path, name);
      if (target) found.add(target);
    }
  }
  return [...found].filter((path) => path.includes('node_modules/'));
}

/** Where Node finds a package from a folder: in the nearest node_modules that holds it, going up. */
function resolvePackage(lock: Lock, from: string, name: string): string | undefined {
  const folders = from.split(/\/(?=node_modules\/)/);
  for (let depth = folders.length; depth >= 0; depth -= 1) {
    const path = [...folders.slice(0, depth), `node_modules/${name}`].filter(Boolean).join('/');
    if (lock[path]) return path;
  }
  return undefined;
}

/** Reads a licence as SPDX writes it: of those joined by OR one must be allowed, of those joined by AND each. */
function isAllowed(name: string, licence: string): boolean {
  const isOne = (one: string) =>
    one in allowed || exceptions.some((each) => each.licence === one && each.packages.test(name));
  const bare = licence.replace(/^\((.*)\)$/, '$1');
  return bare.split(' OR ').some((either) => either.split(' AND ').every(isOne));
}

function pageOf(list: readonly string[]): string {
  return `# Licences

Everything that is shipped and is not ours, from \`package-lock.json\`. Written by \`npm run licences -- --write\`; \`npm run licences\` is a
gate that fails where this page is not current, or a licence is neither allowed nor an exception in \`scripts/gates/licence-rules.ts\`.
What only builds and tests need is not shipped and not listed. \`-*\` stands for one package for each platform. In brackets stands
whose dependency it is: the build of the pages takes from it only what is imported.

## Exceptions

${exceptions.map(({ licence, reason }) => `- ${licence}: ${reason}.`).join('\n')}

## Not packages

${otherParts.map(({ name, licence, note }) => `- ${name}: ${licence}; ${note}.`).join('\n')}

## Packages

${list.join('\n')}
`;
}
