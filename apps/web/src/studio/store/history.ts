/** How the tree of results was walked. */
export interface History {
  /** Which way a step on goes: the child that was last looked at, by parent. */
  readonly wayOn: Readonly<Record<string, string>>;
}

export const noHistory: History = { wayOn: {} };
