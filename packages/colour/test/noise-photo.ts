/**
 * A picture of noise and nothing else: each pixel is `memory` of those beside and above it, and chance for the rest. 0 is snow, near 1 are clouds
 * of every size.
 */
export function noisePhoto(width: number, height: number, memory: number, seed: number) {
  let state = seed * 7919 + 1;
  const chance = () => {
    let sum = -6;
    for (let i = 0; i < 12; i++) {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      sum += state / 2 ** 32;
    }
    return sum;
  };
  const fields = [0, 1, 2].map(() => {
    const own = new Float64Array(width * height);
    for (let at = 0; at < own.length; at++) {
      const [left, above] = [at % width > 0 ? (own[at - 1] ?? 0) : 0, own[at - width] ?? 0];
      const corner = at % width > 0 ? (own[at - width - 1] ?? 0) : 0;
      own[at] = memory * (left + above) - memory * memory * corner + chance();
    }
    const spread = Math.sqrt(own.reduce((sum, value) => sum + value * value, 0) / own.length);
    return own.map((value) => 128 + (40 * value) / spread);
  });
  const pixels = Uint8Array.from({ length: width * height * 3 }, (_, at) =>
    Math.min(255, Math.max(0, fields[at % 3]?.[Math.floor(at / 3)] ?? 0)),
  );
  return { width, height, pixels };
}
