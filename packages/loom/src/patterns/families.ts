import type { Family } from '@naksha/contract';
import { ajrakh } from './ajrakh/ajrakh.ts';
import { bandhani } from './bandhani/bandhani.ts';
import type { FamilyDefinition } from './family.ts';
import { floral } from './floral/floral.ts';
import { ikat } from './ikat/ikat.ts';
import { kalamkari } from './kalamkari/kalamkari.ts';
import { paisley } from './paisley/paisley.ts';

/** Every cloth the loom knows. A new one is a file of its own and one line here. */
export const families: Readonly<Record<Family, FamilyDefinition>> = {
  kalamkari,
  floral,
  paisley,
  ajrakh,
  bandhani,
  ikat,
};
