import type { FamilyPalette } from './family.ts';

type Five = readonly [ground: string, a1: string, a2: string, a3: string, a4: string];

/** A set of yarn dyes: the ground, four dyes in the order of their weight, the darkest and the palest yarn. */
export function yarnDyes(
  name: string,
  [ground, a1, a2, a3, a4]: Five,
  { line, light, leaves = ['#5f7350', '#3f5a4e', '#8d9468'] }: { line: string; light: string; leaves?: Leaves },
): FamilyPalette {
  const [leaf1, leaf2, leaf3] = leaves;
  return { name, roles: { ground, line, light, a1, a2, a3, a4, leaf1, leaf2, leaf3, dark: line } };
}

type Leaves = readonly [string, string, string];
