import { isTest } from './sources.ts';

interface Import {
  readonly from: string;
  readonly to: string;
}

/** Folders that lie beside each other and import each other, each the next and the last one the first. */
export interface FolderCycle {
  readonly name: string;
  readonly folders: readonly string[];
  /** The imports of the way that has fewest: those to turn. */
  readonly backward: readonly Import[];
}

/**
 * The ways by which folders import each other in a circle, the shortest through each two of them, tests aside: an import counts for the two
 * folders in which the paths of its ends part.
 */
export function cyclesOf(imports: readonly Import[]): FolderCycle[] {
  const ways = new Map<string, Map<string, Import[]>>();
  for (const one of imports) {
    const parting = isTest(one.from) || isTest(one.to) ? undefined : partingOf(one);
    if (parting === undefined) continue;
    const [from, to] = parting;
    const next = ways.get(from) ?? new Map<string, Import[]>();
    ways.set(from, next.set(to, [...(next.get(to) ?? []), one]));
  }
  const cycles = new Map<string, FolderCycle>();
  for (const [from, next] of ways) {
    for (const to of next.keys()) {
      const found = shortestWay(ways, to, from);
      if (found === undefined) continue;
      const start = found.indexOf(found.toSorted()[0] ?? '');
      const cycle = [...found.slice(start), ...found.slice(0, start)];
      const links = cycle.map((folder, at) => ways.get(folder)?.get(cycle[(at + 1) % cycle.length] ?? '') ?? []);
      const backward = links.toSorted((one, other) => one.length - other.length)[0] ?? [];
      const name = cycle.length === 2 ? cycle.join(' ↔ ') : [...cycle, cycle[0]].join(' → ');
      cycles.set(cycle.toSorted().join(), { name, folders: cycle, backward });
    }
  }
  return [...cycles.values()];
}

/** Folders from one to another, both among them, each importing the next. */
function shortestWay(ways: ReadonlyMap<string, ReadonlyMap<string, unknown>>, from: string, to: string) {
  const seen = new Set([from]);
  let open = [[from]];
  while (open.length > 0) {
    const further: string[][] = [];
    for (const way of open) {
      for (const next of ways.get(way.at(-1) ?? '')?.keys() ?? []) {
        if (next === to) return [...way, next];
        if (seen.has(next)) continue;
        seen.add(next);
        further.push([...way, next]);
      }
    }
    open = further;
  }
  return undefined;
}

/** From which folder to which one beside it an import leads; none where one of its ends lies straight in the folder of both. */
function partingOf({ from, to }: Import): readonly [string, string] | undefined {
  const [one, other] = [from, to].map((path) => path.split('/').slice(0, -1));
  const at = one?.findIndex((part, i) => part !== other?.[i]) ?? -1;
  if (!one || !other || at < 0 || at >= other.length) return undefined;
  return [one.slice(0, at + 1).join('/'), other.slice(0, at + 1).join('/')];
}
