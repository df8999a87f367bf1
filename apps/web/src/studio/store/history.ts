/** How the tree of results was walked. */
export interface History {
  /** Which way a step on goes: the child that was last looked at, by parent. */
  readonly wayOn: Readonly<Record<string, string>>;
  /** What results were made from and was asked for, whatever the answer was: nothing is asked for twice. */
  readonly asked: ReadonlySet<string>;
}

export const noHistory: History = { wayOn: {}, asked: new Set() };
