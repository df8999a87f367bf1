/** True for an error of the operating system with this code. */
export function isErrno(problem: unknown, code: string): boolean {
  return problem instanceof Error && 'code' in problem && problem.code === code;
}

/** The code of a system error, for a sentence about it. */
export function codeOf(problem: unknown): string {
  return problem instanceof Error && 'code' in problem ? String(problem.code) : 'unknown';
}
