/** Four figures: enough to find another cloth, short enough to be read out. */
export function newSeed(): string {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  return String(1000 + (random % 9000));
}
