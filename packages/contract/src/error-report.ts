import { errors, isErrorCode } from './errors.ts';

/** The subject of an error report: which call, and with which code it was answered. */
export function reportSubject(
  { method, path }: { readonly method: string; readonly path: string },
  code: string,
): string {
  return `${method} ${path}: ${code}`;
}

/** Whether a report is of what was refused by a rule, as slips of people are, and of no fault. What names no code of ours is taken for a fault. */
export function isOfRefusal(subject: string): boolean {
  const code = /: (\w+)$/.exec(subject)?.[1] ?? '';
  return isErrorCode(code) && !errors[code].reportable;
}
