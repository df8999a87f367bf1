import { type FileRow, type OperationName, operations } from '@naksha/contract';

/** True for a design that this operation made with exactly these params: doing it again would change nothing. */
export function isMadeWith(
  design: Pick<FileRow, 'operation' | 'params'>,
  operation: OperationName,
  params: object,
): boolean {
  if (design.operation !== operation) return false;
  const row = operations[operation];
  const [made, asked] = [row.params.safeParse(design.params), row.params.safeParse(params)];
  return made.success && asked.success && JSON.stringify(made.data) === JSON.stringify(asked.data);
}
