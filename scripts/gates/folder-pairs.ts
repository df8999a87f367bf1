import { isTest } from './sources.ts';

interface Import {
  readonly from: string;
  readonly to: string;
}

/** Two folders that lie beside each other and import each other. */
export interface FolderPair {
  readonly name: string;
  /** The imports of the direction that has fewer: those to turn. */
  readonly backward: readonly Import[];
}

/** The pairs of folders that import each other, tests aside: each import counts for the two folders in which the ways to its ends part. */
export function pairsOf(imports: readonly Import[]): FolderPair[] {
  const byWay = Map.groupBy(
    imports.filter(({ from, to }) => !isTest(from) && !isTest(to)),
    wayOf,
  );
  const pairs: FolderPair[] = [];
  for (const [way, there] of byWay) {
    const [one = '', other = ''] = way?.split(' → ') ?? [];
    const back = one < other ? byWay.get(`${other} → ${one}`) : undefined;
    if (back) pairs.push({ name: `${one} ↔ ${other}`, backward: back.length < there.length ? back : there });
  }
  return pairs;
}

/** From which folder to which one beside it an import leads; none where one of its ends lies straight in the folder of both. */
function wayOf({ from, to }: Import): string | undefined {
  const [one, other] = [from, to].map((path) => path.split('/').slice(0, -1));
  const at = one?.findIndex((part, i) => part !== other?.[i]) ?? -1;
  if (!one || !other || at < 0 || at >= other.length) return undefined;
  return `${one.slice(0, at + 1).join('/')} → ${other.slice(0, at + 1).join('/')}`;
}
