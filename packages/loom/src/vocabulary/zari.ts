/** Whether a colour by this name is metal thread, as zari of gold and silver. */
export function isZari(name: string): boolean {
  return /(?:^| )(?:gold|golden|silver|zari)$/.test(name);
}
