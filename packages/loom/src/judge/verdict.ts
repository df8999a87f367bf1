import type { Token } from '../prompt/intent.ts';
import type { Failing } from '../vocabulary/failings.ts';

/** What is found of one understood word. */
export interface Verdict {
  readonly token: Token;
  /** Absent where the word is seen in the cloth. */
  readonly failing?: Failing;
  /** By what it was judged, for reports: `0.31`, `ogee, not jaal`. */
  readonly measured: string;
}
