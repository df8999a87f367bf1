/**
 * The place of the first text in `value` that no database keeps (NUL, half of a surrogate pair), the names of fields
 * included; undefined when there is none. `value` has passed its schema, which bounds its depth.
 */
export function findUnstorable(value: unknown, path: readonly string[] = []): string | undefined {
  if (typeof value === 'string') return isStorable(value) ? undefined : path.join('.');
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [name, part] of Object.entries(value)) {
    const place = isStorable(name) ? findUnstorable(part, [...path, name]) : path.join('.');
    if (place !== undefined) return place;
  }
  return undefined;
}

function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}
