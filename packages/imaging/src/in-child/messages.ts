import type { PictureFault } from '../picture-error.ts';

/** What a child is asked. */
export interface Question {
  readonly handler: string;
  readonly args: readonly unknown[];
  /** The handler is handed a function for the share of its work that is done, as its last argument. */
  readonly reportsProgress: boolean;
}

/** Sent any number of times before the answer: the share that is done, or null for a sign of work whose share is not known. */
export interface Progress {
  readonly progress: number | null;
}

/** What it answers: a value, or an error taken apart so that it can be put together again. */
export type Answer =
  | { readonly value: unknown }
  | {
      readonly error: {
        readonly message: string;
        /** Of a PictureError. */
        readonly picture?: { readonly code: PictureFault; readonly params: Readonly<Record<string, number | string>> };
        /** Of a file system error. */
        readonly code?: string;
      };
    };
