import type { Language } from '@naksha/contract';

/** What somebody wants, in their own words. */
export interface Wish {
  readonly prompt: string;
  readonly language: Language;
}
