import { errors, fillSentence, ruleOfIssue } from '@naksha/contract';
import type { z } from 'zod';

/** What was said to a command is not what it needs. */
export class CommandFault extends Error {
  override readonly name = 'CommandFault';

  /** `usage`: how it is called; `issues`: what is wrong, each said once with the option that it stands at and the sentence that a form says there; `options`: the option of a field, where they differ; `said`: what is said of a field instead, where the command counts otherwise than the form. */
  constructor(
    usage: string,
    issues: readonly z.core.$ZodIssue[],
    options: Readonly<Record<string, string>> = {},
    said: Readonly<Record<string, string>> = {},
  ) {
    const faults = issues.map((issue) => {
      const { field, code, params } = ruleOfIssue(issue);
      const [head = '', ...rest] = field.split('.');
      const option = [options[head] ?? head, ...rest].filter(Boolean).join('.');
      return `  ${option && `${option}: `}${said[head] ?? fillSentence(errors[code].message, params)}`;
    });
    super(`${usage}\n${[...new Set(faults)].join('\n')}`);
  }
}
