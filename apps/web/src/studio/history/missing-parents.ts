/** What results were made from and is not among them, each once. */
export function missingParents(
  rows: readonly { readonly _id: string; readonly parentId?: string | undefined }[],
): string[] {
  const known = new Set(rows.map((row) => row._id));
  const parents = rows.flatMap(({ parentId }) => (parentId === undefined || known.has(parentId) ? [] : [parentId]));
  return [...new Set(parents)];
}
