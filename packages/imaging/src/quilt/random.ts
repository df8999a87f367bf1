/** Numbers in [0, 1), always the same ones for one text: sfc32 (Doty-Humphrey, PractRand), seeded by FNV-1a. */
export function createRandom(seed: string): () => number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < seed.length; i++) hash = Math.imul(hash ^ seed.charCodeAt(i), 0x01000193);
  let [a, b, c, d] = [hash, hash ^ 0x9e3779b9, hash ^ 0x85ebca6b, 1];
  const next = (): number => {
    const sum = (a + b + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + sum) | 0;
    return (sum >>> 0) / 4294967296;
  };
  for (let i = 0; i < 16; i++) next();
  return next;
}
