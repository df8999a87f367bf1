import type { maskActions } from '@naksha/contract';

/** What is done to what is marked. */
export interface MaskValue {
  readonly action: (typeof maskActions)[number];
  readonly prompt: string;
  readonly strength: number;
  readonly seed: string;
}
