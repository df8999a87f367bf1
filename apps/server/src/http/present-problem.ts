import { DrizzleQueryError } from 'drizzle-orm';

/** A failure as it is written into the log; a type, so that it counts as an object of any words. */
type Presented = {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  readonly code?: unknown;
  readonly cause?: Presented;
};

/** A chain of causes may be circular: it is followed no deeper than this. */
const deepest = 5;

/**
 * What the log may know of a failure: the statement that failed and where, never the values it was about. Among them are
 * names, addresses and the hashes of passwords.
 */
export function presentProblem(problem: unknown, depth = 0): Presented {
  if (!(problem instanceof Error)) return { type: typeof problem, message: String(problem), stack: '' };
  const message = problem instanceof DrizzleQueryError ? `Failed query: ${problem.query}` : problem.message;
  const { stack = '', cause } = problem;
  // A stack begins with the whole message.
  const frames = stack.slice(stack.indexOf(problem.message) + problem.message.length);
  return {
    type: problem.constructor.name,
    message,
    stack: `${problem.name}: ${message}${frames}`,
    ...('code' in problem && { code: problem.code }),
    ...(cause !== undefined && depth < deepest && { cause: presentProblem(cause, depth + 1) }),
  };
}
