interface Waiting<Asked, Answer> {
  readonly asked: Asked;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (problem: unknown) => void;
}

/** What came of one of a portion: its answer, or why it was refused. */
export type Outcome<Answer> = { readonly answer: Answer } | { readonly refusal: unknown };

/**
 * Does what is asked about one key in portions: the first at once, and all that comes meanwhile together, `most` at a time. Each hears of its own
 * outcome, in the order of the asked; when a portion fails, all of it.
 */
export function inPortions<Asked, Answer>(
  most: number,
  work: (portion: readonly Asked[]) => Promise<readonly Outcome<Answer>[]>,
): (key: string, asked: Asked) => Promise<Answer> {
  const lines = new Map<string, Waiting<Asked, Answer>[]>();
  async function drain(key: string, line: Waiting<Asked, Answer>[]): Promise<void> {
    while (line.length > 0) {
      const portion = line.splice(0, most);
      try {
        const outcomes = await work(portion.map(({ asked }) => asked));
        for (const [at, { resolve, reject }] of portion.entries()) {
          const outcome = outcomes[at];
          if (outcome && 'answer' in outcome) resolve(outcome.answer);
          else reject(outcome?.refusal ?? new Error('A portion left one of its own without an outcome.'));
        }
      } catch (problem) {
        for (const { reject } of portion) reject(problem);
      }
    }
    lines.delete(key);
  }
  return (key, asked) =>
    new Promise((resolve, reject) => {
      const waiting = { asked, resolve, reject };
      const line = lines.get(key);
      if (line) {
        line.push(waiting);
        return;
      }
      const begun = [waiting];
      lines.set(key, begun);
      void drain(key, begun);
    });
}
