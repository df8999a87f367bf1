import type { Family } from '@naksha/contract';
import { ajrakh } from './ajrakh/ajrakh.ts';
import type { FamilyDefinition } from './family.ts';
import { kalamkari } from './kalamkari/kalamkari.ts';
import { paisley } from './paisley/paisley.ts';

/** Every cloth the loom knows. A new one is a file of its own and one line here. */
export const families: Partial<Record<Family, FamilyDefinition>> = {
  kalamkari,
  paisley,
  ajrakh,
};
