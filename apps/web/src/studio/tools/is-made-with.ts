import { type FileRow, type OperationName, operations } from '@naksha/contract';

/** True for a design that this operation made with exactly these params, but for the palette, which is read from the picture: doing it again would change nothing. */
export function isMadeWith(
  design: Pick<FileRow, 'operation' | 'params'>,
  operation: OperationName,
  params: object,
): boolean {
  if (design.operation !== operation) return false;
  const row = operations[operation];
  const [made, asked] = [row.params.safeParse(design.params), row.params.safeParse(params)];
  const text = (data: object) => JSON.stringify({ ...data, palette: undefined });
  return made.success && asked.success && text(made.data) === text(asked.data);
}
