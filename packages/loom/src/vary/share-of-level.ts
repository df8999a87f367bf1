import { limits } from '@naksha/contract/limits';

/** How far a variation goes, 0 … 1, by its level 1 … 5. */
export function shareOfLevel(level: number): number {
  const found = Object.entries(limits.levelStrength).find(([each]) => Number(each) === level);
  return found?.[1] ?? limits.defaultLevelStrength;
}
