import type { Family } from '@naksha/contract';
import type { FamilyDefinition } from './family.ts';

/** Every cloth the loom knows. A new one is a file of its own and one line here. */
export const families: Partial<Record<Family, FamilyDefinition>> = {
};
