import { limits } from '@naksha/contract';

/** The name of a form about some files, under which what was typed is kept for these alone; of very many a number made of all their ids stands for them. */
export function formOfFiles(what: string, rows: readonly { readonly _id: string }[]): string {
  const ids = rows.map(({ _id }) => _id);
  const named = [what, ids.length];
  if (ids.length > limits.filesAtOnce) named.push(hashOf(ids.join('.')));
  else named.push(...ids);
  return named.join('.');
}

/** FNV-1a, 32 bits: the page has a digest of its own only over HTTPS. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
