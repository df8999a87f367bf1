import type { OperationName } from '@naksha/contract';
import { useErrorSentence } from '../../api/use-error-sentence.ts';
import { useStudio } from '../store/studio-store.ts';

/** What is wrong with a field of a tool since its button was pressed; null while nothing is. */
export function useFieldProblem(operation: OperationName, field: string): string | null {
  const sentence = useErrorSentence();
  const problem = useStudio(({ tools }) => tools.problems[operation]);
  return problem && (problem.field === field || problem.field === `params.${field}`) ? sentence(problem.error) : null;
}
