/** A pattern that finds `part` anywhere, with the wildcards in it taken as they are. */
export function likePattern(part: string): string {
  return `%${part.replace(/[\\%_]/g, '\\$&')}%`;
}
