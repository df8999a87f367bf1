import { type FileRow, operations } from '@naksha/contract';

/** True for a design that this operation made with exactly these params: doing it again would change nothing. */
export function isMadeWith(
  design: Pick<FileRow, 'operation' | 'params'>,
  operation: 'flatten' | 'vectorise',
  params: object,
): boolean {
  if (design.operation !== operation) return false;
  const row = operations[operation];
  const made = row.params.safeParse(design.params);
  return made.success && JSON.stringify(made.data) === JSON.stringify(row.params.parse(params));
}
