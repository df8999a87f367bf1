/** True for an error of the operating system with this code. */
export function isErrno(problem: unknown, code: string): boolean {
  return problem instanceof Error && 'code' in problem && problem.code === code;
}
